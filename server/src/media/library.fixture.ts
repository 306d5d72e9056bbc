import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { type Reply, type TestSite, testSite } from '../../test/fixture.ts'
import type { AssemblySettings } from '../assembly.ts'
import type { ObjectStore } from './s3-storage.ts'

export interface Library extends TestSite {
  readonly dataDir: string
  /** Sends a file part by part and finishes it. */
  upload(name: string, bytes: Buffer, more?: object, partBytes?: number): Promise<Reply>
  sendPart(uploadId: string, offset: number, bytes: Buffer, headers?: Record<string, string>): Promise<Reply>
  fetch(
    url: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; bytes: Buffer; headers: Reply['headers'] }>
}

export async function library(more: Partial<AssemblySettings> = {}): Promise<Library> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-library-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const site = await testSite({ dataDir, ...more })
  const sendPart: Library['sendPart'] = async (uploadId, offset, payload, headers = {}) => {
    const reply = await site.assembly.app.inject({
      method: 'PUT',
      url: `/media/uploads/${uploadId}?offset=${offset}`,
      headers: { authorization: site.apiKey, 'content-type': 'application/octet-stream', ...headers },
      payload,
    })
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers, statements: 0 }
  }
  return {
    ...site,
    dataDir,
    sendPart,
    async upload(filename, bytes, given = {}, partBytes = bytes.length) {
      const begun = await site.admin.call('POST', '/fairground/v1/media-uploads', {
        filename,
        bytes: bytes.length,
        ...given,
      })
      if (begun.status !== 200) return begun
      const { uploadId } = begun.body
      for (let from = 0; from < bytes.length; from += partBytes)
        await sendPart(uploadId, from, bytes.subarray(from, from + partBytes))
      return site.admin.call('POST', `/fairground/v1/media-uploads/${uploadId}/finish`, {})
    },
    async fetch(url, headers = {}) {
      const path = url.replace('http://localhost:8080', '')
      const {
        statusCode,
        rawPayload,
        headers: answered,
      } = await site.assembly.app.inject({ method: 'GET', url: path, headers })
      return { status: statusCode, bytes: rawPayload, headers: answered }
    },
  }
}

export const jpeg = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#10593e' } })
    .jpeg()
    .toBuffer()

export const pdf = (bytes = 2_000): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'a')])
export const zip = (): Buffer => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500, 1)])
export const mp3 = (): Buffer => Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(500, 2)])
export const mp4 = (): Buffer => Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0'), Buffer.alloc(5_000, 3)])

/** A store that speaks as much S3 as we do: objects in memory, requests that are not signed refused. */
export async function objectStore(): Promise<{ store: ObjectStore; objects: Map<string, Buffer>; server: Server }> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://store')
      const key = decodeURIComponent(url.pathname).replace(/^\/shop-files\/?/, '')
      if (!/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ''))
        return reply.writeHead(403).end()
      const body = Buffer.concat(parts)
      if (request.method === 'PUT') {
        objects.set(key, body)
        return reply.writeHead(200, { etag: '"e"' }).end()
      }
      if (request.method === 'POST' && url.searchParams.has('delete')) {
        for (const [, gone = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(gone)
        return reply.writeHead(200, { 'content-type': 'application/xml' }).end('<DeleteResult></DeleteResult>')
      }
      const found = objects.get(key)
      if (!found) {
        const xml = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>'
        return reply.writeHead(404, { 'content-type': 'application/xml' }).end(xml)
      }
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      if (from === undefined) return reply.writeHead(200, { 'content-length': found.length }).end(found)
      const part = found.subarray(Number(from), Number(to) + 1)
      const range = `bytes ${from}-${Number(from) + part.length - 1}/${found.length}`
      return reply.writeHead(206, { 'content-length': part.length, 'content-range': range }).end(part)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number } // listening on TCP
  const endpoint = `http://127.0.0.1:${port}`
  const store = {
    endpoint,
    region: 'us-east-1',
    bucket: 'shop-files',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    prefix: 'fair',
  }
  return { store, objects, server }
}
