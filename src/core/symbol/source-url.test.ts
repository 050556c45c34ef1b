import { describe, expect, it } from 'vitest'
import { sourceUrl } from './source-url.ts'

describe('sourceUrl', () => {
  it.each([
    [
      '/go/pkg/mod/k8s.io/apimachinery@v0.18.8/pkg/watch/streamwatcher.go',
      'https://github.com/kubernetes/apimachinery/blob/v0.18.8/pkg/watch/streamwatcher.go#L7',
    ],
    [
      '/go/pkg/mod/golang.org/x/net@v0.17.0/http2/transport.go',
      'https://github.com/golang/net/blob/v0.17.0/http2/transport.go#L7',
    ],
    [
      '/go/pkg/mod/gopkg.in/yaml.v3@v3.0.1/decode.go',
      'https://github.com/go-yaml/yaml/blob/v3.0.1/decode.go#L7',
    ],
    [
      '/go/pkg/mod/github.com/jackc/pgx/v5@v5.5.0/conn.go',
      'https://github.com/jackc/pgx/blob/v5.5.0/conn.go#L7',
    ],
    ['/go/pkg/mod/github.com/a/b/sub/v2@v2.1.0/c.go', 'https://github.com/a/b/blob/sub/v2.1.0/sub/c.go#L7'],
    [
      '/go/pkg/mod/go.etcd.io/etcd/client/v3@v3.5.0/lease.go',
      'https://github.com/etcd-io/etcd/blob/client/v3.5.0/client/v3/lease.go#L7',
    ],
    [
      '/go/pkg/mod/go.etcd.io/etcd/server/v3@v3.5.0/lease/lessor.go',
      'https://github.com/etcd-io/etcd/blob/server/v3.5.0/server/lease/lessor.go#L7',
    ],
    ['/go/pkg/mod/gitlab.com/a/b@v1.0.0/c.go', 'https://gitlab.com/a/b/-/blob/v1.0.0/c.go#L7'],
    ['/go/pkg/mod/gitlab.com/group/sub/project@v1.0.0/c.go', null],
    ['/go/pkg/mod/modernc.org/libc@v1.22.2/libc.go', 'https://gitlab.com/cznic/libc/-/blob/v1.22.2/libc.go#L7'],
    ['/go/pkg/mod/bitbucket.org/a/b@v1.0.0/c.go', 'https://bitbucket.org/a/b/src/v1.0.0/c.go#lines-7'],
    [
      'C:/Users/x/go/pkg/mod/k8s.io/klog/v2@v2.4.0/klog.go',
      'https://github.com/kubernetes/klog/blob/v2.4.0/klog.go#L7',
    ],
    [
      '/go/pkg/mod/k8s.io/kubernetes@v1.20.2/pkg/a.go',
      'https://github.com/kubernetes/kubernetes/blob/v1.20.2/pkg/a.go#L7',
    ],
    [
      '/go/pkg/mod/gopkg.in/!data!dog/dd-trace-go.v1@v1.60.0/ddtrace/a.go',
      'https://github.com/DataDog/dd-trace-go/blob/v1.60.0/ddtrace/a.go#L7',
    ],
    [
      '/go/pkg/mod/google.golang.org/genproto/googleapis/rpc@v0.0.0-20240123012728-ef4313101c80/status/a.go',
      'https://github.com/googleapis/go-genproto/blob/ef4313101c80/googleapis/rpc/status/a.go#L7',
    ],
    [
      '/go/pkg/mod/cloud.google.com/go/pubsub@v1.36.1/pubsub.go',
      'https://github.com/googleapis/google-cloud-go/blob/pubsub/v1.36.1/pubsub/pubsub.go#L7',
    ],
    [
      '/go/pkg/mod/go.opentelemetry.io/otel/sdk@v1.24.0/trace/batch.go',
      'https://github.com/open-telemetry/opentelemetry-go/blob/sdk/v1.24.0/sdk/trace/batch.go#L7',
    ],
    [
      '/go/pkg/mod/github.com/apache/arrow/go/v13@v13.0.0/arrow/a.go',
      'https://github.com/apache/arrow/blob/go/v13.0.0/go/arrow/a.go#L7',
    ],
    [
      '/go/pkg/mod/github.com/blang/semver/v4@v4.0.0/range.go',
      'https://github.com/blang/semver/blob/v4.0.0/v4/range.go#L7',
    ],
    [
      '/go/pkg/mod/github.com/a/b@v1.2.4-0.20240102030405-0123456789ab/c.go',
      'https://github.com/a/b/blob/0123456789ab/c.go#L7',
    ],
    [
      '/go/pkg/mod/go.uber.org/zap@v1.26.0/logger.go',
      'https://github.com/uber-go/zap/blob/v1.26.0/logger.go#L7',
    ],
    ['/go/pkg/mod/go.uber.org/yarpc@v1.70.0/a.go', null],
    ['/go/pkg/mod/github.com/a/b@v1.0.0/what?#.go', 'https://github.com/a/b/blob/v1.0.0/what%3F%23.go#L7'],
    ['github.com/me/app/main.go', null],
    ['vendor/github.com/moby/spdystream/stream.go', null],
    [
      '/go/pkg/mod/github.com/docker/docker@v20.10.0+incompatible/c.go',
      'https://github.com/docker/docker/blob/v20.10.0/c.go#L7',
    ],
    [
      '/go/pkg/mod/k8s.io/apiserver@v0.0.0-20190918160949-bfa5e2e684ad/pkg/a.go',
      'https://github.com/kubernetes/apiserver/blob/bfa5e2e684ad/pkg/a.go#L7',
    ],
    ['/go/pkg/mod/corp.example/private@v1.0.0/c.go', null],
    ['/go/src/github.com/moby/moby/daemon/x.go', null],
    ['/usr/local/go/src/net/http/server.go', null],
  ])('%s', (path, url) => expect(sourceUrl(path, 7)).toBe(url))

  it.each([
    ['go1.22.1', 'go1.22.1'],
    ['go1.22.3 X:boringcrypto', 'go1.22.3'],
    ['go1.19', 'go1.19'],
    ['go1.23rc1', 'go1.23rc1'],
    ['go1.22', null],
    ['go1.18.1-dd1', null],
    ['devel go1.24-abcdef', null],
    [null, null],
  ])('the standard library needs the tag of its release: %s', (goVersion, tag) => {
    const url = tag === null ? null : `https://github.com/golang/go/blob/${tag}/src/net/http/server.go#L3086`
    expect(sourceUrl('net/http/server.go', 3086, goVersion)).toBe(url)
  })
})
