/**
 * Functions of well-known modules where goroutines are seen waiting, and packages of others.
 * A package stands on a line of its own; below it a source file with its functions, longer lists indented twice.
 * Links of version 1 hold positions in this table: it never changes. A better table is a new version.
 */
export const MODULE_SYMBOLS_V1 = `
github.com/IBM/sarama
github.com/Shopify/sarama
github.com/allegro/bigcache
 bigcache.go newBigCache.func1
github.com/aws/aws-sdk-go-v2/aws
github.com/cockroachdb/pebble
github.com/coder/websocket
 conn.go (*Conn).timeoutLoop
 frame.go readFrameHeader
 read.go (*Conn).Read (*Conn).Reader (*Conn).readFrameHeader (*Conn).readLoop (*Conn).reader
github.com/confluentinc/confluent-kafka-go/v2/kafka
github.com/containerd/containerd/pkg/cri/server
github.com/containerd/containerd/v2/core/transfer/streaming
github.com/containerd/ttrpc
 channel.go (*channel).recv (*channel).send readMessageHeader
 client.go (*Client).Call (*Client).createStream (*Client).deleteStream (*Client).dispatch
  (*Client).getStream (*Client).receiveLoop (*Client).run (*Client).run.func1 (*Client).run.func2
  (*Client).send (*receiver).run
 interceptor.go defaultClientInterceptor defaultServerInterceptor
 server.go (*Server).Serve (*serverConn).run (*serverConn).run.func1 (*serverConn).run.func2
 services.go (*serviceSet).call (*serviceSet).dispatch
github.com/coreos/etcd/clientv3
github.com/coreos/go-systemd/dbus
github.com/dgraph-io/badger/v4
github.com/dgraph-io/ristretto
 cache.go (*Cache).processItems
 policy.go (*defaultPolicy).processItems (*lfuPolicy).processItems
github.com/docker/docker/container/stream
github.com/docker/docker/daemon
github.com/docker/docker/daemon/logger
github.com/eclipse/paho.mqtt.golang
github.com/envoyproxy/go-control-plane/pkg/server/delta/v3
github.com/fsnotify/fsnotify
github.com/gin-contrib/pprof
 pprof.go pprofHandler.func1
github.com/gin-gonic/gin
 context.go (*Context).Next
 gin.go (*Engine).Run (*Engine).ServeHTTP (*Engine).handleHTTPRequest
github.com/go-redis/redis/v8/internal/pool
github.com/go-sql-driver/mysql
 buffer.go (*buffer).fill (*buffer).readNext
 connection.go (*mysqlConn).Exec (*mysqlConn).ExecContext (*mysqlConn).exec (*mysqlConn).startWatcher.func1
 packets.go (*mysqlConn).readPacket (*mysqlConn).readResultSetHeaderPacket
github.com/gocql/gocql
github.com/godbus/dbus
github.com/golang/glog
 glog.go (*loggingT).flushDaemon
github.com/google/cadvisor/manager
github.com/gorilla/mux
github.com/gorilla/websocket
 conn.go (*Conn).NextReader (*Conn).ReadMessage (*Conn).advanceFrame (*Conn).read
github.com/hashicorp/memberlist
github.com/hashicorp/raft
github.com/hashicorp/serf/serf
github.com/hashicorp/vault/api
github.com/hashicorp/yamux
github.com/jackc/pgx/v5
 conn.go (*Conn).Exec (*Conn).exec (*Conn).execSimpleProtocol
github.com/jackc/pgx/v5/pgconn
 pgconn.go (*MultiResultReader).NextResult (*MultiResultReader).receiveMessage (*PgConn).peekMessage
  (*PgConn).receiveMessage
github.com/jackc/pgx/v5/pgconn/ctxwatch
 context_watcher.go (*ContextWatcher).Watch.func1
github.com/jackc/pgx/v5/pgconn/internal/bgreader
 bgreader.go (*BGReader).Read
github.com/jackc/pgx/v5/pgproto3
 chunkreader.go (*chunkReader).Next
 frontend.go (*Frontend).Receive
github.com/jackc/pgx/v5/pgxpool
 conn.go (*Conn).Exec
 pool.go (*Pool).Acquire (*Pool).Exec (*Pool).backgroundHealthCheck NewWithConfig.func5
github.com/jackc/puddle/v2
 pool.go (*Pool[go.shape.*uint8]).Acquire (*Pool[go.shape.*uint8]).acquire
github.com/labstack/echo/v4
github.com/lib/pq
github.com/minio/minio-go/v7
github.com/moby/moby/v2/daemon
github.com/moby/spdystream
 connection.go (*Connection).shutdown
github.com/nats-io/nats.go
github.com/opencontainers/runc/libcontainer
github.com/panjf2000/ants/v2
github.com/patrickmn/go-cache
github.com/pion/ice/v2
github.com/prometheus/client_golang/prometheus
github.com/prometheus/client_golang/prometheus/promhttp
github.com/prometheus/exporter-toolkit/web
github.com/prometheus/node_exporter/collector
github.com/prometheus/prometheus/tsdb
github.com/quic-go/quic-go
github.com/rabbitmq/amqp091-go
github.com/redis/go-redis/v9/internal/pool
github.com/segmentio/kafka-go
github.com/soheilhy/cmux
 buffer.go (*bufferedReader).Read
 cmux.go (*MuxConn).Read (*cMux).Serve muxListener.Accept
github.com/spf13/cobra
github.com/spf13/viper
github.com/streadway/amqp
github.com/syndtr/goleveldb/leveldb
github.com/thanos-io/thanos/pkg/store
github.com/urfave/cli/v2
github.com/valyala/fasthttp
github.com/vishvananda/netlink
go.etcd.io/etcd/client/v3
go.etcd.io/etcd/clientv3
 client.go (*Client).autoSync
 lease.go (*lessor).deadlineLoop (*lessor).keepAliveCtxCloser (*lessor).recvKeepAliveLoop
  (*lessor).sendKeepAliveLoop
 watch.go (*watchGrpcStream).run (*watchGrpcStream).serveSubstream (*watchGrpcStream).serveWatchClient
go.etcd.io/etcd/clientv3/concurrency
 election.go (*Election).Campaign
 key.go waitDelete waitDeletes
 session.go NewSession.func1
go.etcd.io/etcd/etcdserver/etcdserverpb
 rpc.pb.go (*leaseLeaseKeepAliveClient).Recv (*watchWatchClient).Recv
go.etcd.io/etcd/pkg/logutil
 merge_logger.go (*MergeLogger).outputLoop
go.etcd.io/etcd/server/v3/etcdserver
go.etcd.io/etcd/server/v3/etcdserver/api/v3rpc
go.mongodb.org/mongo-driver/x/mongo/driver/topology
go.opencensus.io/stats/view
 worker.go (*worker).start
go.opentelemetry.io/contrib/instrumentation/net/http/otelhttp
go.opentelemetry.io/otel/sdk/metric
go.opentelemetry.io/otel/sdk/trace
go.uber.org/fx
go.uber.org/goleak
 testmain.go VerifyTestMain
go.uber.org/zap
golang.org/x/net/http2
 frame.go (*Framer).ReadFrame (*Framer).ReadFrameHeader readFrameHeader
 pipe.go (*pipe).Read
 transport.go (*ClientConn).readLoop (*clientConnReadLoop).run (*clientStream).doRequest
  (*clientStream).writeRequest transportResponseBody.Read
golang.org/x/sync/errgroup
 errgroup.go (*Group).Go.func1 (*Group).Wait
golang.org/x/sync/semaphore
 semaphore.go (*Weighted).Acquire
golang.org/x/time/rate
 rate.go (*Limiter).Wait (*Limiter).WaitN (*Limiter).wait
google.golang.org/grpc
 balancer_conn_wrappers.go (*ccBalancerWrapper).watcher
 call.go (*ClientConn).Invoke invoke
 clientconn.go (*addrConn).resetTransport
 rpc_util.go (*parser).recvMsg recv recvAndDecompress
 server.go (*Server).Serve (*Server).handleRawConn.func1 (*Server).handleStream
  (*Server).processStreamingRPC (*Server).serveStreams (*Server).serveStreams.func2.1
 stream.go (*clientStream).RecvMsg (*clientStream).RecvMsg.func1 (*clientStream).withRetry
  (*csAttempt).recvMsg (*serverStream).RecvMsg newClientStream.func5
google.golang.org/grpc/internal/grpcsync
 callback_serializer.go (*CallbackSerializer).run
google.golang.org/grpc/internal/transport
 controlbuf.go (*controlBuffer).get (*loopyWriter).run
 http2_client.go (*http2Client).keepalive (*http2Client).reader newHTTP2Client.func3 newHTTP2Client.func6
 http2_server.go (*http2Server).HandleStreams (*http2Server).keepalive NewServerTransport.func3
 http_util.go (*framer).readFrame
 transport.go (*Stream).Read (*Stream).ReadMessageHeader (*Stream).RecvCompress (*Stream).waitOnHeader
  (*recvBufferReader).Read (*recvBufferReader).ReadMessageHeader (*recvBufferReader).readClient
  (*recvBufferReader).readMessageHeader (*transportReader).Read (*transportReader).ReadMessageHeader
google.golang.org/grpc/internal/transport/readyreader
 ready_reader.go (*bufReadyReader).Read (*nonBlockingReader).ReadOnReady
gopkg.in/DataDog/dd-trace-go.v1/profiler/internal/stackparse
gopkg.in/natefinch/lumberjack%2ev2
istio.io/istio/pilot/pkg/xds
k8s.io/apimachinery/pkg/runtime/serializer/streaming
 streaming.go (*decoder).Decode
k8s.io/apimachinery/pkg/util/framer
 framer.go (*jsonFrameReader).Read
k8s.io/apimachinery/pkg/util/wait
 wait.go (*Group).Start.func1 (*Group).StartWithChannel.func1 BackoffUntil BackoffUntil.func1 JitterUntil
  JitterUntilWithContext JitterUntilWithContext.func1 Until UntilWithContext
k8s.io/apimachinery/pkg/watch
 mux.go (*Broadcaster).loop
 streamwatcher.go (*StreamWatcher).receive
k8s.io/apiserver/pkg/server/filters
 timeout.go (*timeoutHandler).ServeHTTP.func1 (*timeoutHandler).ServeHTTP.func1.1
k8s.io/apiserver/pkg/storage/cacher
k8s.io/apiserver/pkg/storage/etcd3
k8s.io/apiserver/pkg/util/wsstream
 conn.go (*Conn).Close (*Conn).Open (*Conn).Open.func1
k8s.io/client-go/informers
 factory.go (*sharedInformerFactory).Start.func1
k8s.io/client-go/rest/watch
 decoder.go (*Decoder).Decode
k8s.io/client-go/tools/cache
 controller.go (*controller).Run (*controller).Run.func1 (*controller).processLoop
 delta_fifo.go (*DeltaFIFO).Pop
 reflector.go (*Reflector).ListAndWatch (*Reflector).ListAndWatch.func2 (*Reflector).Run
  (*Reflector).Run.func1 (*Reflector).startResync (*Reflector).watch (*Reflector).watchHandler
  (*Reflector).watchWithResync handleAnyWatch handleWatch watchHandler
 shared_informer.go (*processorListener).pop (*processorListener).run (*processorListener).run.func1
  (*sharedIndexInformer).Run (*sharedProcessor).run
k8s.io/client-go/tools/events
 event_broadcaster.go (*eventBroadcasterImpl).StartEventWatcher.func1
  (*eventBroadcasterImpl).startRecordingEvents.func2
k8s.io/client-go/tools/leaderelection
k8s.io/client-go/tools/portforward
k8s.io/client-go/tools/record
 event.go (*eventBroadcasterImpl).StartEventWatcher.func1
k8s.io/client-go/tools/remotecommand
k8s.io/client-go/tools/watch
k8s.io/client-go/transport
k8s.io/client-go/util/workqueue
 delaying_queue.go (*delayingType[go.shape.string]).waitingLoop
 queue.go (*Typed[go.shape.string]).Get
k8s.io/cri-api/pkg/apis/runtime/v1
 api.pb.go (*runtimeServiceClient).ListContainerStats
k8s.io/cri-api/pkg/apis/runtime/v1alpha2
 api.pb.go (*runtimeServiceClient).ListContainerStats
k8s.io/cri-client/pkg
 remote_runtime.go (*remoteRuntimeService).ListContainerStats (*remoteRuntimeService).listContainerStatsV1
k8s.io/klog
 klog.go (*loggingT).flushDaemon
k8s.io/klog/v2
 klog.go (*loggingT).flushDaemon
k8s.io/kubernetes/pkg/kubelet
k8s.io/kubernetes/pkg/kubelet/cri/remote
 remote_runtime.go (*remoteRuntimeService).ListContainerStats
k8s.io/kubernetes/pkg/kubelet/pleg
k8s.io/kubernetes/pkg/scheduler
 scheduler.go (*Scheduler).Run (*Scheduler).scheduleOne
k8s.io/kubernetes/pkg/scheduler/framework/runtime
 metrics_recorder.go (*metricsRecorder).run
k8s.io/kubernetes/pkg/scheduler/internal/cache/debugger
 debugger.go (*CacheDebugger).ListenForSignal.func1
k8s.io/kubernetes/pkg/scheduler/internal/queue
 scheduling_queue.go (*PriorityQueue).Pop MakeNextPodFunc.func1
sigs.k8s.io/controller-runtime/pkg/controller
sigs.k8s.io/controller-runtime/pkg/internal/controller
sigs.k8s.io/controller-runtime/pkg/manager
`
