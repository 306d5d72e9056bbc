import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Buffer
  /** Unpacked size in the directory, where that is not true. */
  readonly claims?: number
}

/** A zip file of these entries, as the format is written down in APPNOTE 6.3. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, claims = bytes.length } of entries) {
    const packed = deflateRawSync(bytes)
    const called = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims, 18)
    common.writeUInt16LE(called.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, called, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, called]))
    locals.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, listed, end])
}
