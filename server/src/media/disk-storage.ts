import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from './storage.ts'

/** Files under a directory of the server. Keys come checked. */
export function diskStorage(root: string): Storage {
  const at = (key: string): string => join(root, key)
  const whole = async (key: string, write: (part: string) => Promise<void>): Promise<void> => {
    const path = at(key)
    const part = `${path}.${randomUUID()}.part`
    await mkdir(dirname(path), { recursive: true })
    try {
      await write(part)
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    read: (key) => ifThere(readFile(at(key))),
    async open(key, range) {
      const known = await ifThere(stat(at(key)))
      return known && { stream: createReadStream(at(key), { ...range }), bytes: known.size }
    },
    write: (key, bytes) => whole(key, (part) => writeFile(part, bytes)),
    writeStream: (key, stream) => whole(key, (part) => pipeline(stream, createWriteStream(part))),
    async remove(keys) {
      for (const key of keys) await rm(at(key), { force: true })
    },
  }
}

async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
