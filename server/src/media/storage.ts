import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredFile {
  readonly stream: Readable
  /** Size of the whole file. */
  readonly bytes: number
}

/** Place of files: a directory, or a store that speaks S3. Keys are made of ids alone; no part of one is a caller's text. */
export interface Storage {
  read(key: string): Promise<Buffer | undefined>
  /** Whole or in part; undefined when there is no such file. The caller reads or destroys the stream. */
  open(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  /** A reader finds the whole file or none. */
  write(key: string, bytes: Buffer | string): Promise<void>
  /** Writes a stream whose length is known. */
  writeStream(key: string, stream: Readable, bytes: number): Promise<void>
  /** Deletes a file; a missing one is gone already. */
  remove(keys: readonly string[]): Promise<void>
}
