import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredFile {
  readonly stream: Readable
  /** Of the whole file. */
  readonly bytes: number
}

/** Where files lie: a directory, or a store that speaks S3. Keys are made of ids alone; no part of one is a caller's text. */
export interface Storage {
  read(key: string): Promise<Buffer | undefined>
  /** Whole or in part; undefined when there is no such file. Whoever opens it reads or destroys the stream. */
  open(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  /** A reader finds the whole file or none. */
  write(key: string, bytes: Buffer | string): Promise<void>
  /** Of a stream whose length is known. */
  writeStream(key: string, stream: Readable, bytes: number): Promise<void>
  /** What is not there is gone already. */
  remove(keys: readonly string[]): Promise<void>
}
