import type { Readable } from 'node:stream'
import type { ByteRange, Storage, StoredFile } from './storage.ts'
import { nameOf, type Variant } from './variants.ts'

/** Files of the library: `originals` as they came, `derived` as pictures are served, `uploads` on their way. */
export interface MediaFiles {
  original(siteId: string, id: string): Promise<Buffer | undefined>
  openOriginal(siteId: string, id: string, range?: ByteRange): Promise<StoredFile | undefined>
  storeOriginal(siteId: string, id: string, bytes: Buffer | string): Promise<void>
  storeOriginalStream(siteId: string, id: string, stream: Readable, bytes: number): Promise<void>
  derived(siteId: string, id: string, variant: Variant): Promise<Buffer | undefined>
  storeDerived(siteId: string, id: string, variant: Variant, bytes: Buffer): Promise<void>
  /** Parts are numbered from 0. */
  part(siteId: string, uploadId: string, number: number): Promise<Buffer | undefined>
  storePart(siteId: string, uploadId: string, number: number, bytes: Buffer): Promise<void>
  forgetParts(siteId: string, uploadId: string, count: number): Promise<void>
  forgetOriginal(siteId: string, id: string): Promise<void>
  forgetDerived(siteId: string, id: string, variants: readonly Variant[]): Promise<void>
}

/** Ids are UUIDs and come checked: no part of a key is a caller's text. */
export function mediaFiles(storage: Storage): MediaFiles {
  const originalAt = (siteId: string, id: string) => `originals/${siteId}/${id}`
  const derivedAt = (siteId: string, id: string, variant: Variant) =>
    `derived/${siteId}/${id}-${nameOf(variant)}.${variant.format}`
  const partAt = (siteId: string, id: string, number: number) => `uploads/${siteId}/${id}-${number}`
  return {
    original: (siteId, id) => storage.read(originalAt(siteId, id)),
    openOriginal: (siteId, id, range) => storage.open(originalAt(siteId, id), range),
    storeOriginal: (siteId, id, bytes) => storage.write(originalAt(siteId, id), bytes),
    storeOriginalStream: (siteId, id, stream, bytes) => storage.writeStream(originalAt(siteId, id), stream, bytes),
    derived: (siteId, id, variant) => storage.read(derivedAt(siteId, id, variant)),
    storeDerived: (siteId, id, variant, bytes) => storage.write(derivedAt(siteId, id, variant), bytes),
    part: (siteId, id, number) => storage.read(partAt(siteId, id, number)),
    storePart: (siteId, id, number, bytes) => storage.write(partAt(siteId, id, number), bytes),
    forgetParts: (siteId, id, count) =>
      storage.remove(Array.from({ length: count }, (_, number) => partAt(siteId, id, number))),
    forgetOriginal: (siteId, id) => storage.remove([originalAt(siteId, id)]),
    forgetDerived: (siteId, id, variants) => storage.remove(variants.map((variant) => derivedAt(siteId, id, variant))),
  }
}
