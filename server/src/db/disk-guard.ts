import { statfs } from 'node:fs/promises'

/** Below this, changes are refused before PostgreSQL has to. */
export const LEAST_FREE_BYTES = 200 * 1024 * 1024
const EVERY_MS = 5_000

interface DiskGuard {
  /** True while the disk that holds the database has too little room for changes. */
  readonly isFull: () => boolean
  look(): Promise<void>
  stop(): void
}

export type FreeBytes = (path: string) => Promise<number>

const freeBytes: FreeBytes = async (path) => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

/** Watches the room left for our own database; the operator of a database elsewhere watches it. */
export async function diskGuard(dataDir: string, free: FreeBytes = freeBytes): Promise<DiskGuard> {
  let full = false
  const look = async () => {
    // A disk that cannot be read is no reason to refuse: PostgreSQL reports when it is full.
    full = await free(dataDir).then(
      (bytes) => bytes < LEAST_FREE_BYTES,
      () => false,
    )
  }
  await look()
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return { isFull: () => full, look, stop: () => clearInterval(timer) }
}

/** A database that somebody else keeps: never full as far as we know. */
export const noGuard: DiskGuard = { isFull: () => false, look: async () => {}, stop: () => {} }
