import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Width } from './widths.ts'

/** Pictures on disk, under DATA_DIR/media: `originals` as they came, `derived` as they are served. */
export interface MediaFiles {
  original(siteId: string, id: string): Promise<Buffer | undefined>
  keepOriginal(siteId: string, id: string, bytes: Buffer | string): Promise<void>
  derived(siteId: string, id: string, width: Width): Promise<Buffer | undefined>
  keepDerived(siteId: string, id: string, width: Width, bytes: Buffer): Promise<void>
}

/** Ids are UUIDs and come checked: no part of a path is a caller's text. */
export function mediaFiles(dataDir: string): MediaFiles {
  const originalAt = (siteId: string, id: string) => join(dataDir, 'media', 'originals', siteId, id)
  const derivedAt = (siteId: string, id: string, width: Width) =>
    join(dataDir, 'media', 'derived', siteId, `${id}-${width}.webp`)
  return {
    original: (siteId, id) => readIfThere(originalAt(siteId, id)),
    keepOriginal: (siteId, id, bytes) => writeWhole(originalAt(siteId, id), bytes),
    derived: (siteId, id, width) => readIfThere(derivedAt(siteId, id, width)),
    keepDerived: (siteId, id, width, bytes) => writeWhole(derivedAt(siteId, id, width), bytes),
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A reader finds the whole file or none. */
async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(part, bytes)
  await rename(part, path)
}
