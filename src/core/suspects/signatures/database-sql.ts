import type { Family } from '#core/suspects/signature.ts'

export const databaseSql: Family = {
  signatures: [
    {
      id: 'sql-db-not-closed',
      title: 'sql.Open per request without Close (connectionOpener)',
      modules: ['std'],
      match: { frames: ['database/sql.(*DB).connectionOpener'], blocking: true, states: ['select'] },
      lines: [
        { file: 'database/sql/sql.go', line: 1224, versions: 'go1.19.8', what: 'select' },
        { file: 'database/sql/sql.go', line: 792, versions: 'go1.19.8', what: 'go statement' },
        { file: 'database/sql/sql.go', line: 1218, versions: 'go1.21', what: 'select' },
        { file: 'database/sql/sql.go', line: 791, versions: 'go1.21', what: 'go statement' },
        {
          file: 'database/sql/sql.go',
          line: 1067,
          versions: 'go1.19.8',
          what: '`connectionCleaner`, only with a connection lifetime set',
        },
      ],
      createdBy: [{ function: 'database/sql.OpenDB', file: 'database/sql/sql.go' }],
      cause:
        "OpenDB starts the opener at once; a DB that is dropped, or whose Ping failed and that was not closed, never stops it. It also keeps idle connections and the driver's watcher goroutines.",
      affected:
        'All versions; Go 1.10 to 1.13 have in addition a `connectionResetter` goroutine (issue 22699).',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'One *sql.DB per DSN for the whole process; Close it on error paths.',
      healthyWhen: 'One per *sql.DB, plus one connectionCleaner when lifetimes are set.',
      companions: ['mysql-watcher'],
      evidence: [
        'https://github.com/golang/go/issues/50616',
        'https://github.com/golang/go/issues/22699',
        'https://github.com/quay/claircore/issues/1696',
        'https://github.com/SAP/go-hdb/issues/130',
      ],
    },
    {
      id: 'sql-rows-not-closed',
      title: 'Rows not closed: Rows.awaitDone waits for ctx',
      modules: ['std'],
      match: { frames: ['database/sql.(*Rows).awaitDone'], blocking: true, states: ['select'] },
      lines: [
        { file: 'database/sql/sql.go', line: 2970, versions: 'go1.19.8', what: 'select' },
        { file: 'database/sql/sql.go', line: 2958, versions: 'go1.19.8', what: 'go statement' },
        { file: 'database/sql/sql.go', line: 2121, versions: 'go1.8', what: 'select (from the issue)' },
        { file: 'database/sql/sql.go', line: 2116, versions: 'go1.8', what: 'go statement (from the issue)' },
        {
          file: 'database/sql/sql.go',
          line: 1294,
          versions: 'go1.19.8',
          what: 'callers that then wait in `(*DB).conn`',
        },
        {
          file: 'database/sql/sql.go',
          line: 1351,
          versions: 'go1.19.8',
          what: 'callers that then wait in `(*DB).conn`',
        },
      ],
      createdBy: [{ function: 'database/sql.(*Rows).initContextClose', file: 'database/sql/sql.go' }],
      cause:
        'Leaving a rows loop early without Close keeps the goroutine, the connection (a pool slot) and driver buffers. With MaxOpenConns the next symptom is callers in `database/sql.(*DB).conn`; the goroutine is absent when the context has no Done channel.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`defer rows.Close()` and check `rows.Err()`; use QueryRow for single rows.',
      healthyWhen: 'One per open result set.',
      companions: ['sql-conn-pool-exhausted'],
      evidence: [
        'https://github.com/rkt/rkt/issues/3682',
        'https://github.com/open-telemetry/opentelemetry-collector-contrib/issues/49462',
        'https://github.com/golang/go/blob/go1.19.8/src/database/sql/sql.go#L2965',
      ],
    },
    {
      id: 'sql-tx-not-finished',
      title: 'Transaction neither committed nor rolled back (Tx.awaitDone)',
      modules: ['std'],
      match: { frames: ['database/sql.(*Tx).awaitDone'], blocking: true, states: ['chan receive'] },
      lines: [
        { file: 'database/sql/sql.go', line: 2187, versions: 'go1.19.8', what: '`<-tx.ctx.Done()`' },
        { file: 'database/sql/sql.go', line: 1901, versions: 'go1.19.8', what: 'go statement' },
      ],
      createdBy: [{ function: 'database/sql.(*DB).beginDC', file: 'database/sql/sql.go', line: 1901 }],
      cause:
        'Every open Tx has this goroutine. A Commit or Rollback forgotten on an error path leaks it with its connection until the context passed to BeginTx ends, which is never for Background.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`defer tx.Rollback()` right after Begin.',
      healthyWhen: 'One per open transaction.',
      companions: ['sql-conn-pool-exhausted'],
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/database/sql/sql.go#L2184'],
    },
    {
      id: 'sql-conn-pool-exhausted',
      title: 'Callers queued for a connection (DB.conn)',
      modules: ['std'],
      match: { frames: ['database/sql.(*DB).conn'], blocking: true, states: ['select'] },
      lines: [
        { file: 'database/sql/sql.go', line: 1287, versions: 'go1.19.8', what: 'conn' },
        {
          file: 'database/sql/sql.go',
          line: 1341,
          versions: 'go1.19.8',
          what: 'select, waits for a connection',
        },
        {
          file: 'database/sql/sql.go',
          line: 1351,
          versions: 'go1.19.8',
          what: 'select, waits for a connection',
        },
      ],
      cause:
        'MaxOpenConns is reached because rows or transactions are not closed, or because queries are slow. The queue of callers is unbounded unless the context has a deadline.',
      affected: 'All Go versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Fix the leak of rows or transactions, set context deadlines, watch `DB.Stats().WaitCount`.',
      healthyWhen: 'Short bursts.',
      companions: ['sql-rows-not-closed', 'sql-tx-not-finished'],
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/database/sql/sql.go#L1287'],
    },
  ],
  benign: [
    {
      id: 'sql-connection-opener',
      per: 'object',
      match: { frames: ['database/sql.(*DB).connectionOpener'], blocking: true, states: ['select'] },
      why: 'One per sql.DB.',
      expected: '1 per `*sql.DB`; growth means sql.Open per request (`sql-db-not-closed`).',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/database/sql/sql.go#L792'],
    },
    {
      id: 'sql-connection-cleaner',
      per: 'object',
      match: { frames: ['database/sql.(*DB).connectionCleaner'], blocking: true, states: ['select'] },
      why: 'Only with a maximum lifetime or idle time.',
      expected: '1 per `*sql.DB`.',
      evidence: ['https://github.com/golang/go/blob/go1.19.8/src/database/sql/sql.go#L1054'],
    },
  ],
}
