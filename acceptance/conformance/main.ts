import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { permitTesting } from '../src/permit-testing.ts'
import type { Credentials } from '../src/running-shop.ts'

const here = import.meta.dirname
const root = join(here, '..', '..')
const READY_MS = 120_000
const print = (text: string) => process.stderr.write(`${text}\n`)

/** Runs a program to its end with our terminal; its exit code. */
const run = (command: string, args: readonly string[], options: { cwd: string; env?: NodeJS.ProcessEnv }) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: 'inherit', shell: process.platform === 'win32' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })

const isInstalled = (name: string, version: string): boolean => {
  const manifest = join(here, 'node_modules', name, 'package.json')
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version
}

/** The published clients, 670 MB on disk: fetched when one is missing or of another version. */
async function ensureClients(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  if (Object.entries(dependencies).every(([name, version]) => isInstalled(name, version))) return
  print('Installing the published clients, once, about 670 MB ...')
  const started = Date.now()
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`
  const timer = setInterval(() => print(`Installing the published clients ... ${elapsed()}`), 15_000)
  try {
    const code = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here })
    if (code !== 0) throw new Error('The published clients could not be installed.')
    print(`Installing the published clients: done in ${elapsed()}`)
  } finally {
    clearInterval(timer)
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number } // listening on TCP
      probe.close(() => resolve(port))
    })
  })

/** The real server with an empty shop, its clock settable and its rate limits out of the way. */
function startServer(dataDir: string, port: number): ChildProcess {
  return spawn(process.execPath, ['--unhandled-rejections=strict', join(root, 'server', 'src', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      TEST_CLOCK: '1',
      RATE_LIMIT_FACTOR: '10000',
      PUBLIC_URL: '',
      DATABASE_URL: '',
    },
  })
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const last = Date.now() + READY_MS
  while (Date.now() < last) {
    if (server.exitCode !== null) throw new Error(`The server ended with exit code ${server.exitCode}.`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The server was not ready within ${READY_MS / 1000} s.`)
}

const stop = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })

async function conform(args: readonly string[]): Promise<number> {
  await ensureClients()
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-conformance-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = startServer(dataDir, port)
  try {
    await untilReady(server, url)
    const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Credentials
    await permitTesting({ ...credentials, url })
    const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config']
    const code = await run(process.execPath, [...vitest, join(here, 'vitest.config.mjs'), ...args], {
      cwd: root,
      env: { ...process.env, FAIRGROUND_URL: url, FAIRGROUND_CREDENTIALS: join(dataDir, 'credentials.json') },
    })
    if (code !== 0 || args.length > 0) return code
    const browserTests = join(root, 'acceptance', 'vitest.browser.config.ts')
    return await run(process.execPath, [...vitest, browserTests, 'headless-components'], {
      cwd: root,
      env: { ...process.env, CI: '' },
    })
  } finally {
    await stop(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

// Ctrl-C reaches the tests and the server, too: this process only waits for them and tidies up.
process.on('SIGINT', () => {})
try {
  process.exitCode = await conform(process.argv.slice(2))
} catch (error) {
  print(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
