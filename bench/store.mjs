import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../dist-cli/stackdrift.js', import.meta.url))
const COUNT = 1000
/** A large comparison of goroutines as it is stored. */
const BYTES = 20_000
const AT_ONCE = [1, 50, 1000]

/** Puts and gets per second of `stackdrift serve` on loopback with a folder, and how many were lost. */
export async function measureStore(_, { skip }) {
  const folder = mkdtempSync(join(tmpdir(), 'stackdrift-bench-store-'))
  const server = spawn(process.execPath, [COMMAND, 'serve', '--port', '0', '--rate', '0', '--store', folder])
  try {
    const address = await Promise.race([
      once(createInterface(server.stdout), 'line').then(([line]) => line),
      once(server, 'exit').then(() => null),
    ])
    if (address === null) return skip('store', '`stackdrift serve` did not start')
    const rows = []
    for (const atOnce of AT_ONCE) rows.push(await measure(address, atOnce))
    return { title: `Store: ${COUNT} comparisons of ${BYTES / 1000} kB in a folder, on loopback`, rows }
  } finally {
    server.kill()
    rmSync(folder, { recursive: true })
  }
}

async function measure(address, atOnce) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const bodies = Array.from({ length: COUNT }, () => randomBytes(BYTES))
  const put = await timed(atOnce, bodies, body => ask(agent, `${address}api/blobs`, 'POST', body))
  const got = await timed(atOnce, put.answers, answer =>
    ask(agent, `${address}api/blobs/${JSON.parse(answer).id}`, 'GET'),
  )
  agent.destroy()
  const kept = got.answers.filter((bytes, i) => bytes.equals(bodies[i])).length
  return {
    'at once': atOnce,
    'puts per second': Math.round(put.perSecond),
    'gets per second': Math.round(got.perSecond),
    lost: COUNT - kept,
  }
}

/** The answers in the order of the inputs. */
async function timed(atOnce, inputs, task) {
  const answers = []
  let next = 0
  const line = async () => {
    while (next < inputs.length) {
      const at = next++
      answers[at] = await task(inputs[at])
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: atOnce }, line))
  return { answers, perSecond: (inputs.length * 1000) / (performance.now() - begun) }
}

async function ask(agent, url, method, body) {
  const asked = request(url, { agent, method, headers: { 'content-type': 'application/octet-stream' } })
  asked.end(body)
  const [answer] = await once(asked, 'response')
  const bytes = Buffer.concat(await answer.toArray())
  if (answer.statusCode >= 300) throw new Error(`${method} answered ${answer.statusCode}: ${bytes}`)
  return bytes
}
