import { createHash, randomBytes, randomFillSync } from 'node:crypto'

/** Counts the ids of this process, so that those of one millisecond sort in the order in which they were made. 26 bits. */
let made = randomBytes(4).readUInt32BE() % 2 ** 26

/** Random bytes for many ids: the system takes as long for a few as for thousands. */
const random = Buffer.alloc(6 * 1024)
let used = random.length

function sixRandomBytes(): number {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += 6
  return random.readUIntBE(used - 6, 6)
}

/** UUID v7 of `at`: rows made together lie together. Made in the app; PostgreSQL 15 to 17 have no `uuidv7()`. */
export function newId(at: Date): string {
  made = (made + 1) % 2 ** 26
  const bytes = Buffer.allocUnsafe(16)
  bytes.writeUIntBE(at.getTime(), 0, 6)
  // 12 bits of the count beside the version, 14 beside the variant; 48 random bits follow.
  bytes.writeUInt16BE(0x7000 | (made >>> 14), 6)
  bytes.writeUInt16BE(0x8000 | (made & 0x3fff), 8)
  bytes.writeUIntBE(sixRandomBytes(), 10, 6)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Some ids are plain text on the wire; one that is no UUID names nothing here. */
export const isUuid = (id: string): boolean => UUID.test(id)

/** An id for what has only a name: the same name under the same owner is always the same id (a UUID of version 8). */
export function derivedId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\u0000')).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
