/**
 * Pieces of Go symbols, paths and versions that a link writes as one byte. At most 158, none a part of an earlier one
 * matters: the longest that fits is taken. Links of version 1 hold positions in this list: it never changes.
 */
export const WORDS_V1: readonly string[] = `
github.com/ gitlab.com/ google.golang.org/ golang.org/x/ k8s.io/ sigs.k8s.io/ go.opentelemetry.io/ gopkg.in/ go.etcd.io/etcd/ hashicorp/ prometheus/
kubernetes/ containerd/ docker/ /internal /server /client /pkg/ /cmd/ /api /service /store /transport /handler /controller /util /proto /v2 /v3 /v4 /v5
/usr/local/go/src/ /usr/lib/go/src/ /root/go/pkg/mod/ /go/pkg/mod/ /home/ /app/ /src/ /vendor/ /opt/ main.go _test.go .pb.go .go server client
@v0. @v1. @v2. -0.20 +incompatible .func1 .func2 .func3 .func4 .gowrap1 .deferwrap1 .(* (* ). New Get Set Close Start Stop Run run Loop loop serve Serve
Server Client Conn conn Handle handle Handler Controller Manager Service Worker worker Watch watch Send send Recv recv Receive receive Read read Write write Request
Response Stream stream Reader Writer Wait wait With Context Process process Queue queue Pool pool Store Cache cache Event Listen listen Dispatch dispatch
Publish publish Subscribe Session session Message message Batch batch Monitor Update update Load load Sync sync Fetch fetch Task Job Group Watcher
Informer Reflector Registry Scheduler Provider Async async Invoke Unary Interceptor go1. Transport Lock Exec Query Connection
`
  .trim()
  .split(/\s+/)
