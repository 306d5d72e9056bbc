import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parent of a process; undefined when it is gone. */
function parentOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]
  } catch {
    return undefined
  }
}

/** Sends a signal where the process still is. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

/** True when this process is the PostgreSQL of the directory: a file that is left over may name any program that runs under its number now. */
function servesFrom(pid: number, dataDir: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(dataDir, 'pg'))
  } catch {
    return false
  }
}

/** The process that all others of the PostgreSQL in this directory belong to; undefined while there is none. */
export function postmasterOf(dataDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8'), 10)
    return servesFrom(pid, dataDir) ? pid : undefined
  } catch {
    return undefined
  }
}

/** The postmaster and its backends. */
export function processesOf(dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir)
  if (postmaster === undefined) return []
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === String(postmaster))
  return [postmaster, ...children.map(Number)]
}

/** All processes of PostgreSQL stand still for a while. */
export async function frozen(dataDir: string, meanwhile: () => Promise<void>): Promise<void> {
  const pids = processesOf(dataDir)
  for (const pid of pids) signal(pid, 'SIGSTOP')
  try {
    await meanwhile()
  } finally {
    for (const pid of pids) signal(pid, 'SIGCONT')
  }
}
