import { join } from 'node:path'
import { diskStorage } from './disk-storage.ts'
import { type ObjectStore, s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

interface StorageSettings {
  readonly dataDir: string
  /** Absent: files lie under DATA_DIR/media. */
  readonly objectStore?: ObjectStore
}

export const openStorage = ({ dataDir, objectStore }: StorageSettings): Storage =>
  objectStore ? s3Storage(objectStore) : diskStorage(join(dataDir, 'media'))
