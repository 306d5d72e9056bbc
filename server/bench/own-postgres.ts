import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterOf } from '../src/db/managed/cluster.ts'
import { startManagedPostgres } from '../src/db/managed/managed-postgres.ts'
import { readPostmasterPid } from '../src/db/managed/postmaster-pid.ts'

const quiet = { info() {}, warn() {}, error: console.error }

export interface OwnPostgres {
  readonly connectionString: string
  readonly dataDir: string
  readonly postmasterPid: number
}

/** Runs `use` with a new PostgreSQL in a temporary folder that is gone afterwards. */
export async function withOwnPostgres<T>(use: (postgres: OwnPostgres) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-bench-'))
  try {
    const postgres = await startManagedPostgres({ dataDir, log: quiet })
    try {
      const postmasterPid = readPostmasterPid(clusterOf(dataDir))?.pid ?? 0
      return await use({ connectionString: postgres.connectionString, dataDir, postmasterPid })
    } finally {
      await postgres.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
