import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MODULE = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0'
const BIN = fileURLToPath(new URL('../../.cache/versitygw-1.8.0', import.meta.url))
export const BUCKET = 'stackdrift-test'

/** A real S3 server on this machine with one bucket. `env` is what a command needs to reach it. */
export interface S3Server {
  readonly env: Readonly<Record<string, string>>
  /** Where the objects of the bucket lie as files. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

/** Installs versitygw with Go, once. Null, and a loud line, where that cannot be done. */
export async function installGateway(): Promise<string | null> {
  const file = join(BIN, process.platform === 'win32' ? 'versitygw.exe' : 'versitygw')
  if (existsSync(file)) return file
  const why = await install()
  if (why === null) return file
  process.stderr.write(`\n!!! SKIPPED: the S3 store was not tested against a real server. ${why}\n\n`)
  return null
}

/** Takes a minute or two where Go has built nothing of it before. Gives the reason of a failure, or null. */
function install(): Promise<string | null> {
  const env = { ...process.env, GOBIN: BIN }
  return new Promise(resolve =>
    execFile('go', ['install', MODULE], { env }, (error, _, stderr) => {
      if (error === null) resolve(null)
      else
        resolve(error.code === 'ENOENT' ? 'Go is missing' : `go install: ${stderr.trim().split('\n').at(-1)}`)
    }),
  )
}

export async function startGateway(program: string): Promise<S3Server> {
  const root = await mkdtemp(join(tmpdir(), 'stackdrift-s3-'))
  await mkdir(join(root, BUCKET))
  const port = await freePort()
  const credentials = { ROOT_ACCESS_KEY: 'testkey1', ROOT_SECRET_KEY: 'testsecret1' }
  const server = spawn(program, ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', root], {
    env: { ...process.env, ...credentials },
    stdio: 'ignore',
  })
  await answers(port, server)
  return {
    env: {
      AWS_ACCESS_KEY_ID: credentials.ROOT_ACCESS_KEY,
      AWS_SECRET_ACCESS_KEY: credentials.ROOT_SECRET_KEY,
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    },
    folder: join(root, BUCKET),
    async stop() {
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill()
      await ended
      await rm(root, { recursive: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error(`versitygw ended with ${server.exitCode}`)
    const open = await new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket.end() !== null))
      socket.once('error', () => resolve(false))
    })
    if (open) return
    await wait(50)
  }
  throw new Error('versitygw does not answer')
}
