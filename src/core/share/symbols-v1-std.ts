/**
 * Functions of the standard library where goroutines are seen waiting. A path with a leading slash is below GOROOT/src.
 * A package stands on a line of its own; below it a source file with its functions, longer lists indented twice.
 * Links of version 1 hold positions in this table: it never changes. A better table is a new version.
 */
export const STD_SYMBOLS_V1 = `
bufio
 bufio.go (*Reader).Peek (*Reader).Read (*Reader).ReadByte (*Reader).ReadBytes (*Reader).ReadLine
  (*Reader).ReadSlice (*Reader).ReadString (*Reader).WriteTo (*Reader).collectFragments (*Reader).fill
  (*Writer).Write
bytes
 buffer.go (*Buffer).ReadFrom
context
 context.go (*cancelCtx).propagateCancel.func2 WithCancel propagateCancel propagateCancel.func1
crypto/tls
 conn.go (*Conn).Read (*Conn).readFromUntil (*Conn).readRecord (*Conn).readRecordOrCCS (*atLeastReader).Read
database/sql
 ctxutil.go ctxDriverExec
 sql.go (*DB).ExecContext (*DB).ExecContext.func1 (*DB).QueryContext (*DB).conn (*DB).connectionOpener
  (*DB).exec (*DB).execDC (*DB).execDC.func2 (*DB).retry (*Rows).awaitDone withLock
encoding/json
 stream.go (*Decoder).Decode (*Decoder).readValue (*Decoder).refill
fmt
 print.go Fprint
internal/poll
 /runtime/netpoll.go runtime_pollWait
 /runtime/sema.go runtime_Semacquire
 fd_mutex.go (*FD).readLock (*FD).writeLock (*fdMutex).rwlock
 fd_poll_runtime.go (*pollDesc).wait (*pollDesc).waitRead (*pollDesc).waitWrite
 fd_unix.go (*FD).Accept (*FD).RawRead (*FD).Read (*FD).ReadFromInet4 (*FD).ReadMsg (*FD).WaitWrite
  (*FD).Write ignoringEINTRIO
internal/sync
 /runtime/sema.go runtime_SemacquireMutex
 mutex.go (*Mutex).Lock (*Mutex).lockSlow
internal/synctest
 /runtime/synctest.go Run Wait
internal/syscall/unix
 waitid_linux.go Waitid
io
 io.go Copy ReadAtLeast ReadFull copyBuffer discard.ReadFrom
 multi.go (*multiReader).Read
 pipe.go (*PipeReader).Read (*PipeWriter).Write (*pipe).read (*pipe).write
iter
 iter.go Pull2[go.shape.int,go.shape.string].func1 Pull2[go.shape.int,go.shape.string].func1.1
  Pull[go.shape.int].func1 Pull[go.shape.int].func1.1 Pull[go.shape.int].func2
net
 dial.go (*Dialer).Dial (*Dialer).DialContext (*sysDialer).dialParallel (*sysDialer).dialSerial
  (*sysDialer).dialSingle
 fd_posix.go (*netFD).Read (*netFD).Write (*netFD).readFromInet4 (*netFD).readMsg
 fd_unix.go (*netFD).accept (*netFD).connect (*netFD).connect.func2
 ipsock_posix.go internetSocket
 net.go (*conn).Read (*conn).Write
 pipe.go (*pipe).Read (*pipe).Write (*pipe).read (*pipe).write
 rawconn.go (*rawConn).Read
 sock_posix.go (*netFD).dial socket
 tcpsock.go (*TCPListener).Accept
 tcpsock_posix.go (*TCPListener).accept (*sysDialer).dialTCP (*sysDialer).doDialTCP
  (*sysDialer).doDialTCPProto
 udpsock.go (*UDPConn).ReadFrom (*UDPConn).readFromUDP
 udpsock_posix.go (*UDPConn).readFrom
 unixsock.go (*UnixConn).ReadMsgUnix (*UnixListener).Accept
 unixsock_posix.go (*UnixConn).readMsg (*UnixListener).accept
net/http
 client.go (*Client).Do (*Client).Get (*Client).do (*Client).send send
 request.go readRequest
 roundtrip.go (*Transport).RoundTrip
 server.go (*ServeMux).ServeHTTP (*Server).ListenAndServe (*Server).Serve (*chunkWriter).Write
  (*conn).readRequest (*conn).serve (*connReader).Read (*connReader).backgroundRead (*response).Write
  (*response).write HandlerFunc.ServeHTTP ListenAndServe Serve checkConnErrorWriter.Write
  serverHandler.ServeHTTP
 transport.go (*Transport).roundTrip (*persistConn).Read (*persistConn).readLoop (*persistConn).roundTrip
  (*persistConn).writeLoop
net/http/httputil
 reverseproxy.go (*ReverseProxy).ServeHTTP
net/http/pprof
 pprof.go Index Profile Trace handler.ServeHTTP sleep
net/textproto
 reader.go (*Reader).ReadLine (*Reader).readLineSlice
os
 exec.go (*Process).Wait
 exec_unix.go (*Process).wait
 file.go (*File).Read (*File).ReadFrom (*File).Write (*File).WriteTo Open OpenFile genericReadFrom
  genericWriteTo
 file_open_unix.go open
 file_posix.go (*File).read (*File).write ignoringEINTR
 file_unix.go openFileNolog openFileNolog.func1
 pidfd_linux.go (*Process).pidfdWait (*Process).pidfdWait.func1
 wait_waitid.go (*Process).blockUntilWaitable
os/exec
 exec.go (*Cmd).Run (*Cmd).Start.func2 (*Cmd).Wait (*Cmd).childStdin.func1 (*Cmd).watchCtx
  (*Cmd).writerDescriptor.func1
os/signal
 /runtime/sigqueue.go signal_recv
 signal_unix.go loop
reflect
 /runtime/chan.go chanrecv chansend0
 /runtime/select.go rselect
 value.go Select Value.Recv Value.Send Value.recv Value.send chansend select0
runtime
 asm_amd64.s cgocallback goexit systemstack_switch
 cgocall.go cgocall cgocallbackg cgocallbackg1
 chan.go chanrecv chanrecv1 chanrecv2 chansend chansend1
 coro.go corostart coroswitch
 lock_futex.go notetsleepg
 malloc.go deductAssistCredit mallocgc mallocgcSmallNoscan
 mcleanup.go callCleanup[go.shape.string] runCleanups
 mfinal.go runFinalizers
 mgc.go gcTrigger.test
 mgcmark.go gcAssistAlloc
 mprof.go goroutineProfileWithLabels pprof_goroutineProfileWithLabels
 netpoll.go netpollblock
 panic.go gopanic
 preempt.go asyncPreempt2
 preempt_amd64.s asyncPreempt
 proc.go Gosched gopark goparkunlock main
 profbuf.go (*profBuf).read
 select.go block selectgo
 sema.go semacquire1
 signal_unix.go sigNoteSleep
 slice.go makeslice
 trace.go ReadTrace traceEvent traceGCMarkAssistDone
runtime/pprof
 /runtime/cpuprof.go readProfile
 /runtime/mprof.go runtime_goroutineProfileWithLabels
 pprof.go (*Profile).WriteTo profileWriter writeGoroutine writeGoroutineStacks writeRuntimeProfile
 runtime.go Do
runtime/trace
 /runtime/trace.go runtime_readTrace
 subscribe.go (*traceMultiplexer).startLocked.func1
 trace.go Start.func1
sync
 /runtime/sema.go runtime_Semacquire runtime_SemacquireMutex runtime_SemacquireRWMutex
  runtime_SemacquireRWMutexR runtime_SemacquireWaitGroup runtime_notifyListWait
 cond.go (*Cond).Wait
 mutex.go (*Mutex).Lock (*Mutex).lockSlow
 once.go (*Once).Do (*Once).doSlow
 oncefunc.go OnceFunc.func1 OnceFunc.func1.1
 rwmutex.go (*RWMutex).Lock (*RWMutex).RLock (*rlocker).Lock
 waitgroup.go (*WaitGroup).Go.func1 (*WaitGroup).Wait
syscall
 syscall_linux.go Open Syscall Syscall6
 syscall_unix.go Read
 zsyscall_linux_amd64.go Flock Nanosleep openat read
testing
 testing.go (*M).Run (*T).Run runTests runTests.func1 tRunner tRunner.func1 tRunner.func1.1
testing/synctest
 synctest.go Run Wait
time
 /runtime/time.go Sleep
`
