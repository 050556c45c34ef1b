import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Send } from '#core/share/store-client.ts'

/** The command, built as it is delivered, beside a page of one line. Returns the folder, which the test removes. */
export async function buildCommand(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stackdrift-command-'))
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>page</title>')
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/cli/main.ts',
      outDir: join(folder, 'dist-cli'),
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs' } },
    },
  })
  return folder
}

const agent = new Agent({ keepAlive: true })

/** As `fetch`, which gives up on a connection after ten seconds: a machine that is busy with tests may take longer. */
export const send: Send = async (url, { method, headers, body }) => {
  const asked = request(url, { method, headers, agent })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks = await answer.toArray()
  const bytes = new Uint8Array(Buffer.concat(chunks))
  return {
    status: answer.statusCode ?? 0,
    headers: { get: name => answer.headers[name]?.toString() ?? null },
    json: async () => JSON.parse(new TextDecoder().decode(bytes)),
    arrayBuffer: async () => bytes.buffer,
  }
}

/** `stackdrift serve` in a process of its own. */
export interface Served {
  readonly address: string
  readonly process: ChildProcess
  /** Ends it by a signal and gives its exit code, null where it was killed. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts on a port of its own unless `args` name one. Rejects with what it said when it ends instead. */
export async function serve(built: string, args: readonly string[], env = {}): Promise<Served> {
  const child = spawn(
    process.execPath,
    [join(built, 'dist-cli', 'main.mjs'), 'serve', '--port', '0', '--rate', '0', ...args],
    { cwd: built, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  let complaint = ''
  child.stderr.on('data', data => {
    complaint += data
  })
  const lines = createInterface(child.stdout)
  const address = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    void ended.then(code => reject(new Error(`${code}: ${complaint}`)))
  })
  return {
    address,
    process: child,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}
