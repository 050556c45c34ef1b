import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { TAR_ZST, tarOf, ZSTD_OF_FILE, ZSTD_OF_PIPE, zipOf } from '#core/profile/packing/archive.testkit.ts'
import { streamDeflater } from '#core/share/deflate.ts'
import { encodeShared } from '#core/share/link.ts'
import { AFTER, BEFORE, handoverOf } from '#core/share/shared.testkit.ts'
import { LEVELS } from '#core/share/shared.ts'
import { sharedOf } from '#core/share/shared-of.ts'
import { LINK } from './targets.ts'

const LARGEST = 12_000

/** Goroutines and memory; a few, so that an input is the same when cases are added. */
const CASES = ['client-go-streamwatcher-receive', 'ttrpc-server-receive', 'open-simulator-deepcopy-heap']

const bytesOf = (text: string) => new TextEncoder().encode(text)

const HEAP = `heap profile: 3: 4096 [10: 8192] @ heap/1048576
1: 1024 [2: 2048] @ 0x48a0f1 0x48a2c3
#	0x48a0f0	main.alloc+0x10	/app/main.go:7
#	0x48a2c2	main.main+0x22	/app/main.go:30

# runtime.MemStats
# Alloc = 4096
`
const MUTEX = `--- mutex:
cycles/second=2600000000
sampling period=1
5200 2 @ 0x4721f4 0x48a1c0
#	0x4721f3	sync.(*Mutex).Unlock+0x33	/go/src/sync/mutex.go:223
#	0x48a1bf	main.work+0x5f	/app/main.go:44
`
const COCKROACH = `goroutine profile: total 2
2 @ 0x48a0f1 0x48a2c3
# labels: {"go::goroutine":"42", "go::goroutine_state":"chan receive, 12 minutes", "n":"1"}
#	0x48a0f0	main.wait+0x10	/app/main.go:7
`
const CONTROLLED = `=== BEGIN goroutine stack dump ===
goroutine 1 gp=0xc000002380 m=0 mp=0x5a1 [select, 5 minutes, locked to thread]:
main.loop(0x1, {0x2, 0x3?})
	/app/main.go:7 +0x1d fp=0xc00009 sp=0xc00008 pc=0x48a0f1
...additional frames elided...
created by main.main in goroutine 1
	/app/main.go:5 +0x2a

goroutine 7 [running]:
	goroutine running on other thread; stack unavailable
=== END goroutine stack dump ===
`

/** What mutations start from: real captures in every form, and small files of the forms that they lack. */
export async function fuzzSeeds(root: string): Promise<readonly Uint8Array[]> {
  const captures = join(root, 'e2e/fixtures/captures')
  const real = CASES.flatMap(name => readdirSync(join(captures, name)).map(file => join(name, file)))
    .filter(name => /\.(?:txt|gz)$/.test(name) && !name.includes('fixed.'))
    .map(name => readFileSync(join(captures, name)))
    .map(bytes => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes))
    .map(bytes => Uint8Array.from(bytes.subarray(0, LARGEST)))
  return [
    ...real,
    ...packed(),
    ...(await links()),
    ...[HEAP, MUTEX, COCKROACH, CONTROLLED, ...logs(), 'main;a;b 1 2\nmain;c 3 4\n', ...handedOver()].map(
      bytesOf,
    ),
  ]
}

/** A comparison as it travels in a link, at every level. */
async function links(): Promise<Uint8Array[]> {
  const handover = await handoverOf(BEFORE, AFTER)
  return Promise.all(
    LEVELS.map(async level => {
      const { shared } = await sharedOf(handover, level)
      return Uint8Array.from([...LINK, ...(await encodeShared(shared, streamDeflater))])
    }),
  )
}

/** Archives and packings, one in the other too. */
function packed(): Uint8Array[] {
  const zipped = zipOf('pod/heap.txt', HEAP)
  const tar = tarOf('pod/goroutine.txt', CONTROLLED)
  return [
    zipped,
    tar,
    ZSTD_OF_FILE,
    ZSTD_OF_PIPE,
    TAR_ZST,
    gzipSync(MUTEX),
    gzipSync(gzipSync(HEAP)),
    gzipSync(tar),
    tarOf('inner.zip', String.fromCharCode(...zipped)),
    Buffer.from(`\ufeff${CONTROLLED}`, 'utf16le'),
    Buffer.from(CONTROLLED, 'utf16le'),
  ].map(bytes => Uint8Array.from(bytes))
}

/** The same dump as log systems wrap it. */
function logs(): string[] {
  const lines = CONTROLLED.split('\n')
  const escaped = JSON.stringify(CONTROLLED)
  const time = '2026-03-21T05:33:39.123456789Z'
  return [
    `time="${time}" level=info msg=${escaped}\n`,
    lines.map((line, i) => `${time} stderr ${i % 5 ? 'F' : 'P'} ${line}`).join('\n'),
    lines.map(line => JSON.stringify({ log: `${line}\n`, stream: 'stderr', time })).join('\n'),
    lines.map(line => JSON.stringify({ MESSAGE: line, _PID: '7' })).join('\n'),
    lines.map(line => `Mar 21 05:33:39 node1 containerd[612]: ${line}`).join('\n'),
    Buffer.from(gzipSync(HEAP)).toString('base64'),
    `\ufeff${MUTEX}`,
  ]
}

/** The same texts as exports, pages, mails and servers hand them over. */
function handedOver(): string[] {
  const lines = HEAP.split('\n')
  const time = '2026-03-21T05:33:39Z'
  return [
    `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${HEAP.length.toString(16)}\r\n${HEAP}\r\n0\r\n\r\n`,
    lines.map(line => `---\ntextPayload: ${JSON.stringify(line)}\ntimestamp: '${time}'`).join('\n'),
    JSON.stringify({ tables: [{ rows: lines.map(line => [time, line]) }] }),
    JSON.stringify(
      lines.map(value => [{ field: '@message', value }]),
      null,
      1,
    ),
    `Content-Transfer-Encoding: quoted-printable\n\n${HEAP.replace(/[=\t]/g, sign => (sign === '=' ? '=3D' : '=09'))}`,
    `From: a@example.com\n\n${Buffer.from(HEAP).toString('base64').replace(/.{76}/g, '$&\n')}\n\n--b7--\n`,
    lines.map((line, i) => `| ${i} | \`${line}\` |`).join('\n'),
    lines
      .filter(line => line !== '')
      .toReversed()
      .join('\n'),
    lines.map(line => line.replace(/.{50}(?=.)/g, '$&\n')).join('\n'),
    `b'${HEAP.replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`,
    lines.map((log, i) => `[${i}] kube: [[17.5, {}], {"log"=>${JSON.stringify(log)}}]`).join('\n'),
  ]
}
