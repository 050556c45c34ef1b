import type { Family } from '#core/suspects/signature.ts'

export const embeddedStores: Family = {
  signatures: [
    {
      id: 'badger-db-not-closed',
      title: 'Badger DB not closed (≈ 10–20 goroutines per DB)',
      modules: [
        'github.com/dgraph-io/badger',
        'github.com/dgraph-io/badger/v2',
        'github.com/dgraph-io/badger/v3',
        'github.com/dgraph-io/badger/v4',
      ],
      match: {
        frames: [
          'github.com/dgraph-io/badger/v4/y.(*WaterMark).process',
          'github.com/dgraph-io/badger/v3/y.(*WaterMark).process',
          'github.com/dgraph-io/badger/v2/y.(*WaterMark).process',
          'github.com/dgraph-io/badger/y.(*WaterMark).process',
        ],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'y/watermark.go', line: 144, versions: 'v1.6.2', what: 'process' },
        { file: 'y/watermark.go', line: 78, versions: 'v1.6.2', what: 'go statement' },
        { file: 'y/watermark.go', line: 136, versions: 'v2.2007.4', what: 'process' },
        { file: 'y/watermark.go', line: 70, versions: 'v2.2007.4', what: 'go statement' },
        { file: 'y/watermark.go', line: 138, versions: 'v3.2103.5, v4.2.0', what: 'process' },
        { file: 'y/watermark.go', line: 72, versions: 'v3.2103.5, v4.2.0', what: 'go statement' },
        {
          file: 'db.go',
          line: 313,
          versions: 'v4.2.0',
          what: 'other go statements (313, 333, 358, 382, 389, 393, 397)',
        },
      ],
      createdBy: [
        { function: 'github.com/dgraph-io/badger/v4/y.(*WaterMark).Init', file: 'y/watermark.go', line: 72 },
        { function: 'github.com/dgraph-io/badger/v3/y.(*WaterMark).Init', file: 'y/watermark.go', line: 72 },
        { function: 'github.com/dgraph-io/badger/v2/y.(*WaterMark).Init', file: 'y/watermark.go', line: 70 },
        { function: 'github.com/dgraph-io/badger/y.(*WaterMark).Init', file: 'y/watermark.go', line: 78 },
      ],
      cause:
        'Open in tests or requests without Close leaves about 10 to 20 goroutines per DB (doWrites, updateSize, listenForUpdates, runCompactor, waitOnGC and others). Before v1.6 the watermark goroutines could not be stopped even with Close (PR 688).',
      affected: 'All versions without Close; the WaterMark leak despite Close before v1.6.',
      fixed: 'WaterMark leak: PR 688 (January 2019).',
      remedy: '`db.Close()`.',
      healthyWhen: 'Two WaterMark goroutines, about eight others and the compactors per open DB.',
      companions: ['ristretto-processitems'],
      evidence: [
        'https://github.com/dgraph-io/badger/commit/8de64642',
        'https://github.com/dgraph-io/badger/blob/v4.2.0/y/watermark.go#L72',
      ],
    },
    {
      id: 'goleveldb-mpooldrain',
      title: 'goleveldb DB closed or not: mpoolDrain (30 s), compaction loops, buffer pool drain',
      modules: ['github.com/syndtr/goleveldb'],
      match: {
        frames: ['github.com/syndtr/goleveldb/leveldb.(*DB).mpoolDrain'],
        blocking: true,
        states: ['select'],
      },
      lines: [
        { file: 'leveldb/db_state.go', line: 98, versions: 'v1.0.0', what: 'mpoolDrain' },
        { file: 'leveldb/db_state.go', line: 101, versions: 'v1.0.0', what: 'select of the live loop' },
        {
          file: 'leveldb/db_state.go',
          line: 110,
          versions: 'August 2020 (measured)',
          what: 'wait of at most 30 s after Close',
        },
        {
          file: 'leveldb/db.go',
          line: 143,
          versions: 'v1.0.0',
          what: 'go statements (142 compactionError, 143 mpoolDrain, 149 tCompaction, 150 mCompaction)',
        },
        { file: 'leveldb/util/buffer_pool.go', line: 202, versions: 'v1.0.0', what: 'drain, created at 237' },
      ],
      createdBy: [{ function: 'github.com/syndtr/goleveldb/leveldb.openDB', file: 'leveldb/db.go', line: 143 }],
      cause:
        'Each DB has about five goroutines. After Close mpoolDrain may linger for up to 30 s; anything older is a DB that was not closed.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`db.Close()`.',
      healthyWhen:
        'Five goroutines per open DB, one of them in this function; one for up to 30 s after Close (another line than the live loop).',
      evidence: ['https://github.com/syndtr/goleveldb/blob/v1.0.0/leveldb/db_state.go#L98'],
    },
    {
      id: 'pebble-db-not-closed',
      title: 'Pebble DB / table cache / disk-health tickers not closed',
      modules: ['github.com/cockroachdb/pebble'],
      match: {
        frames: [
          'github.com/cockroachdb/pebble.(*tableCacheShard).releaseLoop',
          'github.com/cockroachdb/pebble.(*tableCacheShard).releaseLoop.func*',
        ],
        blocking: true,
        states: ['chan receive'],
      },
      lines: [
        { file: 'table_cache.go', line: 321, versions: 'v1.0.0', what: 'loop' },
        { file: 'table_cache.go', line: 314, versions: 'v1.0.0', what: 'go statement' },
        {
          file: 'vfs/disk_health.go',
          line: 172,
          versions: 'v1.0.0',
          what: 'partner startTicker select, created at 167',
        },
        { file: 'vfs/disk_health.go', line: 554, versions: 'v1.0.0', what: 'partner select, created at 548' },
        {
          file: 'record/log_writer.go',
          line: 365,
          versions: 'v1.0.0',
          what: 'partner `(*LogWriter).flushLoop` in sync.Cond.Wait, created at 359',
        },
      ],
      createdBy: [
        {
          function: 'github.com/cockroachdb/pebble.(*tableCacheShard).init',
          file: 'table_cache.go',
          line: 314,
        },
      ],
      cause:
        'A table cache has 2 to 16 shards, each with this goroutine: DBs that were not closed, or a missing `TableCache.Unref`, show multiples of GOMAXPROCS.',
      affected: 'All versions.',
      fixed: 'No upstream fix: usage error or by design.',
      remedy: '`db.Close()`; `cache.Unref()`.',
      healthyWhen: 'One per shard and DB.',
      evidence: ['https://github.com/cockroachdb/pebble/blob/v1.0.0/table_cache.go#L313'],
    },
  ],
  benign: [
    {
      id: 'goleveldb-set',
      per: 'object',
      match: {
        frames: [
          'github.com/syndtr/goleveldb/leveldb.(*DB).compactionError',
          'github.com/syndtr/goleveldb/leveldb.(*DB).mpoolDrain',
          'github.com/syndtr/goleveldb/leveldb.(*DB).tCompaction',
          'github.com/syndtr/goleveldb/leveldb.(*DB).mCompaction',
        ],
        blocking: true,
        states: ['select'],
      },
      why: 'Background set of one open DB.',
      expected: '4 per DB; mpoolDrain lives up to 30 s after Close, that is not a leak.',
      evidence: ['https://github.com/syndtr/goleveldb/blob/v1.0.0/leveldb/db.go#L142'],
    },
    {
      id: 'badger-set',
      per: 'object',
      match: {
        frames: [
          'github.com/dgraph-io/badger.(*levelsController).runCompactor',
          'github.com/dgraph-io/badger.(*DB).doWrites',
          'github.com/dgraph-io/badger.(*DB).flushMemtable',
          'github.com/dgraph-io/badger.(*publisher).listenForUpdates',
          'github.com/dgraph-io/badger/y.(*WaterMark).process',
          'github.com/dgraph-io/badger/v2.(*levelsController).runCompactor',
          'github.com/dgraph-io/badger/v2.(*DB).doWrites',
          'github.com/dgraph-io/badger/v2.(*DB).flushMemtable',
          'github.com/dgraph-io/badger/v2.(*publisher).listenForUpdates',
          'github.com/dgraph-io/badger/v2/y.(*WaterMark).process',
          'github.com/dgraph-io/badger/v3.(*levelsController).runCompactor',
          'github.com/dgraph-io/badger/v3.(*DB).doWrites',
          'github.com/dgraph-io/badger/v3.(*DB).flushMemtable',
          'github.com/dgraph-io/badger/v3.(*publisher).listenForUpdates',
          'github.com/dgraph-io/badger/v3/y.(*WaterMark).process',
          'github.com/dgraph-io/badger/v4.(*levelsController).runCompactor',
          'github.com/dgraph-io/badger/v4.(*DB).doWrites',
          'github.com/dgraph-io/badger/v4.(*DB).flushMemtable',
          'github.com/dgraph-io/badger/v4.(*publisher).listenForUpdates',
          'github.com/dgraph-io/badger/v4/y.(*WaterMark).process',
        ],
        blocking: true,
        states: ['select', 'chan receive'],
      },
      why: 'Background set of one open DB, plus 2 ristretto caches.',
      expected: 'About 10-15 per DB.',
      evidence: ['https://github.com/dgraph-io/badger/blob/v3.2103.0/db.go'],
    },
  ],
}
