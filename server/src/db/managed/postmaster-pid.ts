import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, isAlive } from './process-identity.ts'

/** Facts that a running PostgreSQL writes in its data directory (PostgreSQL: src/include/utils/pidfile.h). Times in seconds. */
type PostmasterPid = { pid: number; startedAt: number; port: number; status: string }

/** Undefined when there is none or PostgreSQL has not finished writing it. Reads only: PostgreSQL alone removes that file. */
export function readPostmasterPid(cluster: string): PostmasterPid | undefined {
  try {
    const [pid, , startedAt, port, , , , status] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    if (!pid || !startedAt) return undefined
    return { pid: Number(pid), startedAt: Number(startedAt), port: Number(port), status: (status ?? '').trim() }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Is the process of that number PostgreSQL on this cluster? It may be a stranger by now, above all after a restart of a container, or
 * the directory a copy of one in use. A running PostgreSQL works in its data directory; where the system does not tell, any live process may be it.
 */
export function mayBeRunning({ pid }: PostmasterPid, cluster: string): boolean {
  const folder = folderOf(pid)
  return isAlive(pid) && (folder === undefined || folder === realpathSync(cluster))
}
