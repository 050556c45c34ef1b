import type { Family } from '#core/suspects/signature.ts'

export const databases: Family = {
  signatures: [
    {
      id: 'mongo-server-update',
      per: 'object',
      title: 'MongoDB client not disconnected (topology server monitors)',
      modules: ['go.mongodb.org/mongo-driver', 'go.mongodb.org/mongo-driver/v2'],
      match: {
        frames: [
          'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*Server).update',
          'go.mongodb.org/mongo-driver/v2/x/mongo/driver/topology.(*Server).update',
        ],
        blocking: false,
        states: ['select', 'IO wait'],
      },
      lines: [
        { file: 'x/mongo/driver/topology/server.go', line: 159, versions: 'v1.0.0', what: 'go statement' },
        { file: 'x/mongo/driver/topology/server.go', line: 345, versions: 'v1.0.0', what: 'select (also 353)' },
        { file: 'x/mongo/driver/topology/server.go', line: 198, versions: 'v1.4.0', what: 'go statement' },
        { file: 'x/mongo/driver/topology/server.go', line: 448, versions: 'v1.4.0', what: 'selects (448-467)' },
        { file: 'x/mongo/driver/topology/server.go', line: 207, versions: 'v1.11.0', what: 'go statement' },
        {
          file: 'x/mongo/driver/topology/server.go',
          line: 507,
          versions: 'v1.11.0',
          what: 'selects (507-526)',
        },
        { file: 'x/mongo/driver/topology/server.go', line: 252, versions: 'v1.17.0', what: 'go statement' },
        {
          file: 'x/mongo/driver/topology/server.go',
          line: 575,
          versions: 'v1.17.0',
          what: 'selects (575-595)',
        },
        {
          file: 'x/mongo/driver/topology/pool.go',
          line: 783,
          versions: 'v1.11.0',
          what: 'partner createConnections, two per server, created at 195',
        },
        {
          file: 'x/mongo/driver/topology/pool.go',
          line: 877,
          versions: 'v1.11.0',
          what: 'partner maintain, created at 202',
        },
      ],
      createdBy: [
        {
          function: 'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*Server).Connect',
          file: 'x/mongo/driver/topology/server.go',
        },
      ],
      cause:
        '`mongo.Connect` starts five goroutines per server (update, rttMonitor.start, two createConnections, maintain), also when the later Ping fails. Connecting per request, or dropping the client after a Ping error, leaks them for each replica-set member, with sockets.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'One client per process; `defer client.Disconnect(ctx)`, also after a Ping error.',
      healthyWhen: 'Five goroutines per known server, one of them in this function.',
      companions: ['mongo-rttmonitor'],
      evidence: [
        'https://github.com/dapr/components-contrib/issues/3538',
        'https://github.com/gravitational/teleport/issues/60645',
        'https://github.com/gravitational/teleport/issues/10664',
        'https://github.com/mongodb/mongo-go-driver/blob/v1.11.0/x/mongo/driver/topology/server.go#L467',
      ],
    },
    {
      id: 'mongo-rttmonitor',
      per: 'object',
      title: 'MongoDB rttMonitor survives Disconnect (connect/disconnect race)',
      modules: ['go.mongodb.org/mongo-driver'],
      match: {
        frames: [
          'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*rttMonitor).start',
          'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*rttMonitor).runHellos',
        ],
        blocking: false,
        states: ['select'],
      },
      lines: [
        {
          file: 'x/mongo/driver/topology/rtt_monitor.go',
          line: 89,
          versions: 'v1.13.0, v1.15.0',
          what: 'go statement',
        },
        {
          file: 'x/mongo/driver/topology/rtt_monitor.go',
          line: 145,
          versions: 'v1.13.0, v1.15.0',
          what: 'ticker select',
        },
        {
          file: 'x/mongo/driver/topology/rtt_monitor.go',
          line: 162,
          versions: 'v1.13.0, v1.15.0',
          what: 'hello loop',
        },
        {
          file: 'x/mongo/driver/topology/rtt_monitor.go',
          line: 87,
          versions: 'v1.13.4, v1.15.1 (fixed)',
          what: 'go statement',
        },
        {
          file: 'x/mongo/driver/topology/rtt_monitor.go',
          line: 139,
          versions: 'v1.13.4, v1.15.1 (fixed)',
          what: 'ticker select',
        },
        {
          file: 'x/mongo/driver/topology/rtt_monitor.go',
          line: 156,
          versions: 'v1.13.4, v1.15.1 (fixed)',
          what: 'hello loop',
        },
        { file: 'x/mongo/driver/topology/rtt_monitor.go', line: 50, versions: 'v1.4.0', what: 'go statement' },
        { file: 'x/mongo/driver/topology/rtt_monitor.go', line: 87, versions: 'v1.4.0', what: 'select' },
        { file: 'x/mongo/driver/topology/rtt_monitor.go', line: 78, versions: 'v1.11.0', what: 'go statement' },
        {
          file: 'x/mongo/driver/topology/rtt_monitor.go',
          line: 124,
          versions: 'v1.11.0',
          what: 'selects (124, 141)',
        },
        { file: 'x/mongo/driver/topology/rtt_monitor.go', line: 87, versions: 'v1.17.0', what: 'go statement' },
        {
          file: 'x/mongo/driver/topology/rtt_monitor.go',
          line: 139,
          versions: 'v1.17.0',
          what: 'selects (139, 156)',
        },
      ],
      createdBy: [
        {
          function: 'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*rttMonitor).connect',
          file: 'x/mongo/driver/topology/rtt_monitor.go',
        },
      ],
      cause:
        '`disconnect()` before `connect()` took a shortcut and never cancelled the loop that was started later.',
      affected: 'v1.13.0 to v1.13.3, v1.14.0, v1.15.0 (since PR 1376).',
      range: { module: 'go.mongodb.org/mongo-driver', introduced: 'v1.13.0', fixed: 'v1.15.1' },
      fixed: 'v1.13.4, v1.14.1, v1.15.1, v1.16.0, v2.0 (PR 1587, GODRIVER-3107).',
      remedy: 'Upgrade.',
      healthyWhen:
        'One per server. Growth without growth of `(*Server).update` is the race; growth of both is `mongo-server-update`.',
      evidence: [
        'https://github.com/mongodb/mongo-go-driver/issues/1587',
        'https://github.com/mongodb/mongo-go-driver/issues/1376',
        'https://github.com/mongodb/mongo-go-driver/blob/v1.15.0/x/mongo/driver/topology/rtt_monitor.go#L145',
      ],
    },
    {
      id: 'gocql-session-not-closed',
      per: 'object',
      title: 'gocql sessions not closed',
      modules: ['github.com/gocql/gocql'],
      match: { frames: ['github.com/gocql/gocql.(*Conn).heartBeat'], blocking: true, states: ['select'] },
      lines: [
        { file: 'conn.go', line: 609, versions: 'v1.0.0', what: 'heartBeat select' },
        { file: 'conn.go', line: 334, versions: 'v1.0.0', what: 'go statements (334, 335, 778)' },
        { file: 'conn.go', line: 610, versions: 'v1.6.0', what: 'heartBeat select' },
        { file: 'conn.go', line: 314, versions: 'v1.6.0', what: 'go statements (314, 315, 847)' },
        {
          file: 'control.go',
          line: 76,
          versions: 'v1.0.0 / v1.6.0',
          what: 'partner `(*controlConn).heartBeat` select, created at 265 / 260',
        },
        {
          file: 'events.go',
          line: 42,
          versions: 'v1.0.0, v1.6.0',
          what: 'partner `(*eventDebouncer).flusher` select, created at 30',
        },
        { file: 'session.go', line: 299, versions: 'v1.0.0', what: 'go statement of reconnectDownedHosts' },
        { file: 'session.go', line: 316, versions: 'v1.6.0', what: 'go statement of reconnectDownedHosts' },
      ],
      createdBy: [
        { function: 'github.com/gocql/gocql.(*Conn).init', file: 'conn.go' },
        { function: 'github.com/gocql/gocql.(*Session).init', file: 'session.go' },
      ],
      cause:
        'CreateSession per request leaves three goroutines per connection and host (serve, heartBeat, writeFlusher) and four per session.',
      affected: 'All versions.',
      fixed: 'Usage error; older leaks were fixed 2016 to 2019 (838e601, 6197257, 84e7188).',
      remedy: '`session.Close()`.',
      healthyWhen: 'Three goroutines per connection, one of them in this function, and four per session.',
      evidence: [
        'https://github.com/gocql/gocql/commit/6197257',
        'https://github.com/gocql/gocql/blob/v1.6.0/conn.go#L567',
      ],
    },
    {
      id: 'mysql-watcher',
      per: 'connection',
      title: 'go-sql-driver/mysql connection watcher',
      modules: ['github.com/go-sql-driver/mysql'],
      match: {
        frames: ['github.com/go-sql-driver/mysql.(*mysqlConn).startWatcher.func*'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'connection.go', line: 621, versions: 'v1.5.0', what: 'select (also 627)' },
        { file: 'connection.go', line: 618, versions: 'v1.5.0', what: 'go statement' },
        { file: 'connection_go18.go', line: 189, versions: '2017', what: 'watcher' },
      ],
      createdBy: [
        {
          function: 'github.com/go-sql-driver/mysql.(*mysqlConn).startWatcher',
          file: 'connection.go',
          line: 618,
        },
      ],
      cause:
        'There is one per open connection; growth today means a leaked *sql.DB, rows or transaction. In June 2017 a failed dial leaked it (100 failed Opens left 100 goroutines).',
      affected: 'Dial error leak: before July 2017 (before v1.4).',
      fixed: 'Dial error leak: PR 627.',
      remedy: 'See `sql-db-not-closed`, `sql-rows-not-closed`, `sql-tx-not-finished`; upgrade.',
      healthyWhen: 'One per open MySQL connection.',
      companions: ['sql-db-not-closed', 'sql-rows-not-closed', 'sql-tx-not-finished'],
      evidence: [
        'https://github.com/go-sql-driver/mysql/issues/626',
        'https://github.com/go-sql-driver/mysql/blob/v1.5.0/connection.go#L613',
      ],
    },
    {
      id: 'pgx-contextwatcher',
      per: 'request',
      title: 'pgx context watcher not unwatched',
      modules: ['github.com/jackc/pgx/v5'],
      match: {
        frames: ['github.com/jackc/pgx/v5/pgconn/internal/ctxwatch.(*ContextWatcher).Watch.func*'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'pgconn/internal/ctxwatch/context_watcher.go', line: 47, versions: 'v5.5.0', what: 'select' },
        {
          file: 'pgconn/internal/ctxwatch/context_watcher.go',
          line: 46,
          versions: 'v5.5.0',
          what: 'go statement',
        },
        {
          file: 'pgconn/internal/ctxwatch/context_watcher.go',
          line: 51,
          versions: 'v5.5.0',
          what: '`<-unwatchChan`',
        },
      ],
      createdBy: [
        {
          function: 'github.com/jackc/pgx/v5/pgconn/internal/ctxwatch.(*ContextWatcher).Watch',
          file: 'pgconn/internal/ctxwatch/context_watcher.go',
          line: 46,
        },
      ],
      cause:
        'The Watch goroutine waits for the context or for Unwatch. Pipelines or error paths that miss Unwatch, and results or transactions that are not closed, keep it.',
      affected: 'Before v5.9.0.',
      range: { module: 'github.com/jackc/pgx/v5', introduced: null, fixed: 'v5.9.0' },
      fixed: 'v5.9.0 uses context.AfterFunc (commit eaf6f997).',
      remedy: 'Close rows and pipelines; upgrade.',
      healthyWhen: 'One per running query with a cancellable context.',
      evidence: [
        'https://github.com/jackc/pgx/commit/eaf6f997',
        'https://github.com/jackc/pgx/blob/v5.5.0/pgconn/internal/ctxwatch/context_watcher.go#L46',
      ],
    },
    {
      id: 'pgxpool-healthcheck',
      per: 'object',
      title: 'pgxpool background health check of unclosed pools',
      modules: ['github.com/jackc/pgx/v5'],
      match: {
        frames: ['github.com/jackc/pgx/v5/pgxpool.(*Pool).backgroundHealthCheck'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'pgxpool/pool.go', line: 400, versions: 'v5.5.0', what: 'select (also 425)' },
        { file: 'pgxpool/pool.go', line: 262, versions: 'v5.5.0', what: 'go statement' },
      ],
      createdBy: [
        { function: 'github.com/jackc/pgx/v5/pgxpool.NewWithConfig.func*', file: 'pgxpool/pool.go', line: 262 },
      ],
      cause: '`pgxpool.New` is called per request or tenant without Close.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`pool.Close()`.',
      healthyWhen: 'One per pool.',
      evidence: ['https://github.com/jackc/pgx/blob/v5.5.0/pgxpool/pool.go#L262'],
    },
    {
      id: 'pq-watchcancel',
      per: 'request',
      title: 'lib/pq query-cancel watcher',
      modules: ['github.com/lib/pq'],
      match: { frames: ['github.com/lib/pq.(*conn).watchCancel.func*'], blocking: true, states: ['select'] },
      lines: [
        { file: 'conn_go18.go', line: 106, versions: 'v1.10.7', what: 'selects (106-135)' },
        { file: 'conn_go18.go', line: 105, versions: 'v1.10.7', what: 'go statement' },
        { file: 'conn_go18.go', line: 104, versions: 'v1.10.7', what: 'finished channel' },
        {
          file: 'notify.go',
          line: 830,
          versions: 'v1.10.7',
          what: 'Listener blocked on a Notify send (also 842)',
        },
      ],
      createdBy: [{ function: 'github.com/lib/pq.(*conn).watchCancel', file: 'conn_go18.go', line: 105 }],
      cause:
        'There is one per QueryContext until the rows are closed; a leak on an error path was fixed in 2017. A lib/pq Listener keeps listenerMain and listenerConnMain until Close and blocks on Notify sends.',
      affected: 'Error path leak: before May 2017.',
      fixed: 'Error path leak: commit 8540d8a.',
      remedy: '`rows.Close()`; `listener.Close()`.',
      healthyWhen: 'One per open query with a cancellable context.',
      evidence: [
        'https://github.com/lib/pq/commit/8540d8a',
        'https://github.com/lib/pq/blob/v1.10.7/conn_go18.go#L105',
      ],
    },
    {
      id: 'elastic-sniffer',
      per: 'object',
      title: 'olivere/elastic client background loops',
      modules: ['github.com/olivere/elastic', 'github.com/olivere/elastic/v7'],
      match: {
        frames: [
          'github.com/olivere/elastic/v7.(*Client).healthchecker',
          'github.com/olivere/elastic.(*Client).healthchecker',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'client.go', line: 1044, versions: 'v7.0.0', what: 'select' },
        { file: 'client.go', line: 1034, versions: 'v7.0.0', what: 'loop' },
        { file: 'client.go', line: 850, versions: 'v7.0.0', what: 'partner sniffer select' },
        { file: 'client.go', line: 840, versions: 'v7.0.0', what: 'partner sniffer loop' },
        { file: 'client.go', line: 394, versions: 'v7.0.0', what: 'go statement (also 755)' },
        { file: 'client.go', line: 397, versions: 'v7.0.0', what: 'go statement (also 758)' },
      ],
      createdBy: [
        { function: 'github.com/olivere/elastic/v7.(*Client).Start', file: 'client.go' },
        { function: 'github.com/olivere/elastic.(*Client).Start', file: 'client.go' },
      ],
      cause:
        'NewClient per request leaves two ticker loops each (healthchecker and sniffer). NewSimpleClient is made for short-lived clients.',
      affected: 'All versions; helper leaks in health checks were fixed in 2017 (issue 543).',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`client.Stop()`, or NewSimpleClient.',
      healthyWhen: 'Two goroutines per client, one of them in this function.',
      evidence: [
        'https://github.com/olivere/elastic/commit/d30f26a0',
        'https://github.com/olivere/elastic/blob/v7.0.0/client.go#L394',
      ],
    },
  ],
  benign: [
    {
      id: 'mongo-server-set',
      per: 'object',
      match: {
        frames: [
          'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*Server).update',
          'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*rttMonitor).start',
          'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*pool).maintain',
          'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*pool).createConnections',
          'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*Topology).pollSRVRecords',
        ],
        blocking: false,
        states: ['select', 'IO wait', 'sync.Cond.Wait'],
      },
      why: 'Monitors of one replica-set member.',
      expected: 'About 5 per server times clients.',
      evidence: ['https://github.com/mongodb/mongo-go-driver/blob/v1.12.0/x/mongo/driver/topology/server.go'],
    },
    {
      id: 'gocql-conn-set',
      per: 'connection',
      match: {
        frames: [
          'github.com/gocql/gocql.(*Conn).serve',
          'github.com/gocql/gocql.(*Conn).heartBeat',
          'github.com/gocql/gocql.(*writeCoalescer).writeFlusher',
        ],
        blocking: false,
        states: ['IO wait', 'select'],
      },
      why: 'Per Cassandra connection.',
      expected: '3 per connection, plus 4 per session.',
      evidence: ['https://github.com/gocql/gocql/blob/v1.6.0/conn.go#L314'],
    },
  ],
  sets: [
    {
      id: 'set-mongo-client',
      title: 'mongo client not disconnected (per server)',
      lead: 'mongo-server-update',
      members: [
        { frame: 'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*Server).update', perUnit: [1, 1] },
        { frame: 'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*rttMonitor).start', perUnit: [1, 1] },
        { frame: 'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*pool).maintain', perUnit: [1, 1] },
        {
          frame: 'go.mongodb.org/mongo-driver/x/mongo/driver/topology.(*pool).createConnections',
          perUnit: [2, 2],
        },
      ],
    },
  ],
}
