import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Storage } from './storage.ts'

export interface ObjectStore {
  /** Address of the store; absent for Amazon's own. */
  readonly endpoint?: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Before every key, without slashes at its ends; empty: none. */
  readonly prefix: string
}

const MAX_KEYS = 1_000

/** Files in a bucket of any store that speaks S3. The client is loaded when the first file is requested. */
export function s3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey, prefix }: ObjectStore): Storage {
  let opened: Promise<{ client: S3Client; sdk: typeof import('@aws-sdk/client-s3') }> | undefined
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        credentials: { accessKeyId, secretAccessKey },
        // Stores other than Amazon's know buckets as paths, and no checksums in trailers.
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }))
    return opened
  }
  const at = (key: string) => ({ Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` })

  const put = async (key: string, body: Buffer | Readable, bytes: number): Promise<void> => {
    const { client, sdk } = await open()
    await client.send(new sdk.PutObjectCommand({ ...at(key), Body: body, ContentLength: bytes }))
  }
  const get: Storage['open'] = async (key, range) => {
    const { client, sdk } = await open()
    try {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const {
        Body,
        ContentLength = 0,
        ContentRange,
      } = await client.send(new sdk.GetObjectCommand({ ...at(key), ...part }))
      const total = Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1] ?? ContentLength)
      return { stream: Body as Readable, bytes: total } // in Node a body is a stream
    } catch (error) {
      if (error instanceof sdk.NoSuchKey || (error as { name?: string }).name === 'NotFound') return undefined
      throw error
    }
  }
  return {
    async read(key) {
      const found = await get(key)
      return found && Buffer.concat(await found.stream.toArray())
    },
    open: get,
    write: (key, bytes) => {
      const body = Buffer.from(bytes)
      return put(key, body, body.length)
    },
    writeStream: (key, stream, bytes) => put(key, stream, bytes),
    async remove(keys) {
      const { client, sdk } = await open()
      for (let from = 0; from < keys.length; from += MAX_KEYS) {
        const Objects = keys.slice(from, from + MAX_KEYS).map((key) => ({ Key: at(key).Key }))
        await client.send(new sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
      }
    },
  }
}
