import type { Family } from '#core/suspects/signature.ts'

export const redis: Family = {
  signatures: [
    {
      id: 'goredis-pool-reaper',
      per: 'object',
      title: 'go-redis client not closed (idle-connection reaper)',
      modules: ['github.com/go-redis/redis', 'github.com/go-redis/redis/v7', 'github.com/go-redis/redis/v8'],
      match: {
        frames: [
          'github.com/go-redis/redis/internal/pool.(*ConnPool).reaper',
          'github.com/go-redis/redis/v7/internal/pool.(*ConnPool).reaper',
          'github.com/go-redis/redis/v8/internal/pool.(*ConnPool).reaper',
        ],
        blocking: true,
        states: ['select', 'chan receive'],
      },
      lines: [
        { file: 'internal/pool/pool.go', line: 444, versions: 'v7.0.0', what: 'select' },
        { file: 'internal/pool/pool.go', line: 100, versions: 'v7.0.0', what: 'go statement' },
        { file: 'internal/pool/pool.go', line: 453, versions: 'v8.0.0', what: 'select' },
        { file: 'internal/pool/pool.go', line: 107, versions: 'v8.0.0', what: 'go statement' },
        { file: 'internal/pool/pool.go', line: 485, versions: 'v8.11.5', what: 'select' },
        { file: 'internal/pool/pool.go', line: 111, versions: 'v8.11.5', what: 'go statement' },
        { file: 'cluster.go', line: 1060, versions: 'v8.11.5', what: 'cluster reaper loop' },
        { file: 'cluster.go', line: 720, versions: 'v8.11.5', what: 'go statement of the cluster reaper' },
      ],
      createdBy: [
        { function: 'github.com/go-redis/redis/v8/internal/pool.NewConnPool', file: 'internal/pool/pool.go' },
        { function: 'github.com/go-redis/redis/v7/internal/pool.NewConnPool', file: 'internal/pool/pool.go' },
        { function: 'github.com/go-redis/redis/internal/pool.NewConnPool', file: 'internal/pool/pool.go' },
      ],
      cause:
        '`redis.NewClient` per request leaves one reaper (60 s ticker) and MinIdleConns sockets each, for ever.',
      affected: 'v6 to v8.',
      range: { module: 'github.com/go-redis/redis', introduced: 'v6.0.0', fixed: 'v9.0.0' },
      fixed: 'v9 has no reaper (a client still needs Close for its sockets).',
      remedy: 'Reuse one client; `client.Close()`.',
      healthyWhen: 'One per client, or per cluster node.',
      evidence: ['https://github.com/redis/go-redis/blob/v8.11.5/internal/pool/pool.go#L480'],
    },
    {
      id: 'goredis-pool-waitturn',
      per: 'connection',
      title: 'go-redis callers queued for a connection',
      modules: ['github.com/redis/go-redis/v9', 'github.com/go-redis/redis/v8', 'github.com/go-redis/redis/v7'],
      match: {
        frames: [
          'github.com/redis/go-redis/v9/internal/pool.(*ConnPool).waitTurn',
          'github.com/go-redis/redis/v8/internal/pool.(*ConnPool).waitTurn',
          'github.com/go-redis/redis/v7/internal/pool.(*ConnPool).waitTurn',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'internal/pool/pool.go', line: 277, versions: 'v7', what: 'select' },
        { file: 'internal/pool/pool.go', line: 285, versions: 'v8.0', what: 'select' },
        { file: 'internal/pool/pool.go', line: 306, versions: 'v8.11.5', what: 'select' },
        { file: 'internal/pool/pool.go', line: 298, versions: 'v9.0.0', what: 'select' },
        { file: 'internal/pool/pool.go', line: 318, versions: 'v9.5, v9.7', what: 'select' },
      ],
      cause:
        'All connections are checked out: PubSub, Tx or `Conn` not closed, or blocking commands (BLPOP, XREAD BLOCK) hold them. PoolTimeout (ReadTimeout + 1 s) limits the wait, so it is back-pressure and not an eternal leak.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: 'Close PubSub and Conn, raise PoolSize, use shorter blocking commands.',
      healthyWhen: 'Short bursts.',
      evidence: ['https://github.com/redis/go-redis/blob/v9.7.0/internal/pool/pool.go#L302'],
    },
    {
      id: 'goredis-pubsub-channel',
      per: 'object',
      title: 'go-redis PubSub.Channel goroutines not closed or blocked by slow reader',
      modules: ['github.com/redis/go-redis/v9', 'github.com/go-redis/redis/v8', 'github.com/go-redis/redis/v7'],
      match: {
        frames: [
          'github.com/redis/go-redis/v9.(*channel).initMsgChan.func*',
          'github.com/go-redis/redis/v8.(*channel).initMsgChan.func*',
          'github.com/go-redis/redis/v7.(*PubSub).initMsgChan.func*',
        ],
        blocking: false,
        states: ['select', 'IO wait', 'sleep'],
      },
      lines: [
        { file: 'pubsub.go', line: 484, versions: 'v7.0.0', what: 'go statement' },
        { file: 'pubsub.go', line: 448, versions: 'v7.0.0', what: 'go statement of the partner' },
        { file: 'pubsub.go', line: 565, versions: 'v8.11.5', what: 'go statement' },
        { file: 'pubsub.go', line: 536, versions: 'v8.11.5', what: 'go statement of initHealthCheck' },
        { file: 'pubsub.go', line: 587, versions: 'v8.11.5', what: 'select (also 599)' },
        {
          file: 'pubsub.go',
          line: 578,
          versions: 'v8.11.5',
          what: 'sleep while the server is down, as measured',
        },
        { file: 'pubsub.go', line: 626, versions: 'v9.5.0', what: 'go statement' },
        { file: 'pubsub.go', line: 597, versions: 'v9.5.0', what: 'go statement of initHealthCheck' },
        { file: 'pubsub.go', line: 648, versions: 'v9.5.0', what: 'select (also 660)' },
      ],
      createdBy: [
        { function: 'github.com/redis/go-redis/v9.(*channel).initMsgChan', file: 'pubsub.go', line: 626 },
        { function: 'github.com/go-redis/redis/v8.(*channel).initMsgChan', file: 'pubsub.go', line: 565 },
        { function: 'github.com/go-redis/redis/v7.(*PubSub).initMsgChan', file: 'pubsub.go', line: 484 },
      ],
      cause:
        'Each subscription costs two goroutines (initMsgChan and initHealthCheck) and a connection until `pubsub.Close()`. Forgetting Close in websocket fan-out servers is typical; a slow reader holds it in a send with a 60 s timeout.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`defer pubsub.Close()`.',
      healthyWhen: 'Two goroutines per live subscription, one of them in this function.',
      evidence: ['https://github.com/redis/go-redis/blob/v9.5.0/pubsub.go#L622'],
    },
  ],
  benign: [
    {
      id: 'redis-pool-reaper',
      per: 'object',
      match: {
        frames: [
          'github.com/go-redis/redis/internal/pool.(*ConnPool).reaper',
          'github.com/go-redis/redis/v7/internal/pool.(*ConnPool).reaper',
          'github.com/go-redis/redis/v8/internal/pool.(*ConnPool).reaper',
        ],
        blocking: true,
        states: ['select', 'chan receive'],
      },
      why: 'One per client (v6-v8; removed in v9).',
      expected: '1 per redis.Client node pool.',
      evidence: ['https://github.com/redis/go-redis/blob/v8.11.5/internal/pool/pool.go'],
    },
  ],
  sets: [
    {
      id: 'set-goredis-subscription',
      title: 'go-redis subscription read through Channel',
      lead: 'goredis-pubsub-channel',
      members: [
        { frame: 'github.com/redis/go-redis/v9.(*channel).initMsgChan.func*', perUnit: [1, 1] },
        { frame: 'github.com/redis/go-redis/v9.(*channel).initHealthCheck.func*', perUnit: [1, 1] },
        { frame: 'github.com/go-redis/redis/v8.(*channel).initMsgChan.func*', perUnit: [1, 1] },
        { frame: 'github.com/go-redis/redis/v8.(*channel).initHealthCheck.func*', perUnit: [1, 1] },
      ],
    },
  ],
}
