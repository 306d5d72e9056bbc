import { execFile } from 'node:child_process'
import { commandLine, type Launcher } from './launcher.ts'

/** English messages whatever the machine speaks; none of the caller's PG* settings. */
export const engineEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...windowsEnvironment() }

function windowsEnvironment() {
  return process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {}
}

/** Runs one of PostgreSQL's programs to its end. `output` is the last line it printed. */
export function runEngine(launcher: Launcher, program: string, programArgs: string[]) {
  const { command, args, as } = commandLine(launcher, program, programArgs)
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; output: string }>()
  execFile(command, args, { ...as, cwd: '/', env: engineEnvironment, encoding: 'utf8' }, (error, stdout, stderr) => {
    const lines = `${stdout}\n${stderr}`.trim()
    resolve({ ok: error === null, output: lines.split('\n').at(-1) || (error?.message ?? '') })
  })
  return promise
}
