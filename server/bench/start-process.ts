import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts a server on this Node and waits for the line that names its port; `undo` gets what ends it. */
export async function startProcess(
  args: readonly string[],
  environment: Record<string, string>,
  opened: RegExp,
  undo: (() => unknown)[],
): Promise<{ pid: number; port: number }> {
  const child = spawn(process.execPath, args, {
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

/** Our server as `npm start` runs it, on a database that is up to date. */
export const startOurs = (connectionString: string, dataDir: string, poolSize: number, undo: (() => unknown)[]) =>
  startProcess(
    [fileURLToPath(new URL('../src/main.ts', import.meta.url))],
    {
      DATABASE_URL: connectionString,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      RATE_LIMIT_FACTOR: '1000000',
      POOL_SIZE: String(poolSize),
      LOG_LEVEL: 'warn',
    },
    /is open\.\s+http:\/\/localhost:(\d+)/,
    undo,
  )
