import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts a server on this Node and waits for the line that names its port; `undo` gets what ends it. */
export const startProcess = (
  args: readonly string[],
  environment: Record<string, string>,
  opened: RegExp,
  undo: (() => unknown)[],
): Promise<{ pid: number; port: number }> => startCommand([process.execPath, ...args], environment, opened, undo)

/** As `startProcess`, for any command. */
export async function startCommand(
  [command = '', ...args]: readonly string[],
  environment: Record<string, string>,
  opened: RegExp,
  undo: (() => unknown)[],
): Promise<{ pid: number; port: number }> {
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  undo.push(() => {
    child.kill('SIGTERM')
    return ended
  })
  const port = await new Promise<number>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const found = opened.exec(output)?.[1]
      if (found) resolve(Number(found))
      // A log line at this level is why the run is about to fail.
      if (String(chunk).startsWith('{"level"')) process.stderr.write(chunk)
    })
    child.once('exit', (code) => reject(new Error(`A server of the bench ended with ${code}: ${output}`)))
    child.once('error', reject)
  })
  return { pid: child.pid!, port } // it has printed, so it has a pid
}

interface OursSettings {
  readonly connectionString: string
  readonly dataDir: string
  readonly poolSize: number
  readonly nodeOptions?: readonly string[]
}

/** Our server on a database that is up to date. It refuses nobody: what a busy machine refuses is not measured here. */
export const startOurs = (
  { connectionString, dataDir, poolSize, nodeOptions = [] }: OursSettings,
  undo: (() => unknown)[],
) =>
  startProcess(
    [...nodeOptions, fileURLToPath(new URL('../src/main.ts', import.meta.url))],
    {
      DATABASE_URL: connectionString,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      RATE_LIMIT_FACTOR: '1000000',
      POOL_SIZE: String(poolSize),
      LOG_LEVEL: 'warn',
      OVERLOAD_LAG_MS: '60000',
      OVERLOAD_QUEUE: '1000000',
    },
    /is open\.\s+http:\/\/localhost:(\d+)/,
    undo,
  )

export type Environment = Record<string, string>

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

/** The server as `npm start` runs it: built, with its bounds of memory. */
export const startBuilt = (environment: Environment, undo: (() => unknown)[]) =>
  startProcess(
    [START],
    { PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000000', ...environment },
    /is open\.\s+http:\/\/localhost:(\d+)/,
    undo,
  )
