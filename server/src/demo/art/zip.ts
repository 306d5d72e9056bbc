import { crc32, deflateRawSync } from 'node:zlib'

interface ZippedFile {
  /** ASCII alone. */
  readonly name: string
  readonly bytes: Buffer
}

/** 1 January 2026, as archives write dates: the same files give the same archive. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1
const DEFLATED = 8
const VERSION = 20

/** A ZIP archive of the files, each compressed. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(VERSION, 0)
    facts.writeUInt16LE(DEFLATED, 4)
    facts.writeUInt16LE(DATE, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = [Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name, 'ascii'), packed]
    const entry = [Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([VERSION, 0]), facts, place]
    directory.push(...entry, Buffer.from(name, 'ascii'))
    parts.push(...local)
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}
