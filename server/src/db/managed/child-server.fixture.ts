import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

type Line = { log?: string; connectionString?: string; adopted?: boolean; refused?: string }

/** Runs `run-in-child.fixture.ts` as a process that can be killed. */
export class ChildServer {
  readonly process: ChildProcess
  readonly #lines: AsyncIterator<string>

  constructor(dataDir: string, as: { uid?: number; gid?: number } = {}) {
    const script = fileURLToPath(new URL('run-in-child.fixture.ts', import.meta.url))
    this.process = spawn(process.execPath, [script, dataDir], { ...as, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] })
    this.#lines = createInterface({ input: this.process.stdout! })[Symbol.asyncIterator]()
  }

  /** The next line that `wanted` accepts. */
  async line(wanted: (line: Line) => boolean): Promise<Line> {
    for (;;) {
      const { value, done } = await this.#lines.next()
      if (done) throw new Error('The process ended without saying what was awaited')
      const line = JSON.parse(value) as Line
      if (wanted(line)) return line
    }
  }

  /** Up, or refused. */
  outcome(): Promise<Line> {
    return this.line(({ connectionString, refused }) => connectionString !== undefined || refused !== undefined)
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return this.process.exitCode
    const exit = once(this.process, 'exit')
    this.process.kill(signal)
    const [code] = await exit
    return code
  }
}
