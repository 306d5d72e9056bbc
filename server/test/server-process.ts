import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const fileOf = (name: string) => fileURLToPath(new URL(`../src/${name}`, import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly err: string
}

/** The program as an operator runs it. */
export interface Program {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Output so far. */
  output(): string
  /** Standard error so far. */
  errors(): string
}

/** Every one that a test starts, for the end of the file. */
const running = new Set<Program>()

function run(file: string, args: readonly string[], env: Record<string, string>): Program {
  // A promise that fails and that nobody waits for ends the program, and with it the test.
  const child = spawn(process.execPath, ['--unhandled-rejections=strict', fileOf(file), ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', OVERLOAD_LAG_MS: '5000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, out, err })),
  )
  const program = { child, ended, output: () => out + err, errors: () => err }
  running.add(program)
  void ended.then(() => running.delete(program))
  return program
}

/** Stops programs that a failed test has left running. */
export const stopAll = (): Promise<unknown> =>
  Promise.all(
    [...running].map(({ child, ended }) => {
      child.kill('SIGTERM')
      return ended
    }),
  )

export const serverEnv = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  DEMO: '0',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '100000',
})

export const startServerProcess = (env: Record<string, string>): Program => run('main.ts', [], env)
export const fairground = (env: Record<string, string>, ...args: string[]): Promise<Ended> =>
  run('cli.ts', args, env).ended

/** The address, once the server prints that it is open; an end before that is an error with its output. */
export function addressOf({ child, ended, output }: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /Fairground is open\.\s+(http:\/\/\S+)/.exec(output())?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    }
    child.stdout?.on('data', look)
    look()
    void ended.then(({ code, signal }) => reject(new Error(`ended with ${code ?? signal}: ${output()}`)))
  })
}
