import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const root = fileURLToPath(new URL('../../', import.meta.url))

const START_MS = 300_000

/** Variables with which a shop of the same data can be started; of each value of `DEMO` there is one. */
const LEAVES_DATA = ['DEMO', 'TEST_CLOCK']

export interface Credentials {
  readonly url: string
  readonly siteId: string
  readonly clientId: string
  readonly apiKey: string
  readonly admin: { readonly url: string; readonly email: string; readonly signInLink: string }
}

export interface RunningShop {
  readonly url: string
  readonly dataDir: string
  /** Output of the server so far. */
  readonly printed: () => string
  /** Runs `npm run -s fairground -- <args>` beside the server. */
  fairground(...args: string[]): Promise<string>
  credentials(): Promise<Credentials>
  stop(): Promise<number | null>
}

const run = promisify(execFile)

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number } // listening on TCP
      server.close(() => resolve(port))
    })
  })
}

/**
 * `npm start`, or another script, on a data directory of its own, ready to serve. `environment` adds to it. Where a run of tests
 * keeps filled shops (`FILLED_SHOPS`, a directory), a shop whose data its environment leaves alone begins as a copy of one that was started
 * before.
 */
export async function startShop(
  environment: Record<string, string> = {},
  script: 'start' | 'dev' = 'start',
): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-shop-'))
  const plain = script === 'start' && Object.keys(environment).every((name) => LEAVES_DATA.includes(name))
  const port = plain && process.env.FILLED_SHOPS ? await copyFilledShop(environment, dataDir) : await freePort()
  return startIn(dataDir, port, environment, script)
}

/**
 * A shop remembers the address at which it was made: copies listen at the same one. Each worker has shops of its own, and runs one at a
 * time. The port.
 */
async function copyFilledShop(environment: Record<string, string>, dataDir: string): Promise<number> {
  const name = `demo-${environment.DEMO ?? '1'}-worker-${process.env.VITEST_POOL_ID ?? '0'}`
  const filled = join(process.env.FILLED_SHOPS ?? '', name)
  if (!existsSync(filled)) await fillShop(environment, filled)
  // Node's own copy opens directories to everybody, and PostgreSQL refuses those.
  await run('cp', ['-a', `${filled}/.`, dataDir])
  return Number(readFileSync(`${filled}.port`, 'utf8'))
}

/** The first start of a shop, and its end; `filled` exists once both went well. */
async function fillShop(environment: Record<string, string>, filled: string): Promise<void> {
  const port = await freePort()
  const making = `${filled}.making`
  rmSync(making, { recursive: true, force: true })
  const shop = await startIn(making, port, environment, 'start')
  const code = await shop.end()
  if (code !== 0) throw new Error(`The first start ended with ${code}:\n${shop.printed()}`)
  writeFileSync(`${filled}.port`, String(port))
  renameSync(making, filled)
}

/** Printed by a server in which a promise failed that nobody waits for. */
const FORGOTTEN_PROMISE = 'A promise failed that nobody waits for'

async function startIn(
  dataDir: string,
  port: number,
  environment: Record<string, string>,
  script: 'start' | 'dev',
): Promise<RunningShop & { end(): Promise<number | null> }> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    // A browser and its shop share two cores: what keeps the shop waiting is not its load.
    OVERLOAD_LAG_MS: '5000',
    ...environment,
  }
  const server = spawn('npm', ['run', script, '--silent'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  // A file of tests that fails before its first test never stops its shop.
  process.once('exit', () => server.kill('SIGTERM'))
  let printed = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))
  const url = `http://localhost:${port}`
  const shop = {
    url,
    dataDir,
    printed: () => printed,
    async fairground(...args: string[]) {
      const { stdout } = await run('npm', ['run', '-s', 'fairground', '--', ...args], {
        cwd: root,
        env,
        maxBuffer: 8 * 1024 * 1024,
      })
      return stdout
    },
    credentials: async () => JSON.parse(await shop.fairground('credentials', '--json')) as Credentials,
    end: () => ended(server),
    async stop() {
      const code = await ended(server)
      rmSync(dataDir, { recursive: true, force: true })
      if (printed.includes(FORGOTTEN_PROMISE)) throw new Error(printed)
      return code
    },
  }
  await ready(server, url, shop.printed)
  return shop
}

async function ready(server: ChildProcess, url: string, printed: () => string): Promise<void> {
  const until = Date.now() + START_MS
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${printed()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > until) throw new Error(`The server was not ready in ${START_MS / 1000} s:\n${printed()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function ended(server: ChildProcess): Promise<number | null> {
  if (server.exitCode !== null) return Promise.resolve(server.exitCode)
  return new Promise((resolve) => {
    server.once('exit', (code) => resolve(code))
    server.kill('SIGTERM')
  })
}
