import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../ground/api-error.ts'
import { hasAlready } from '../http/if-none-match.ts'
import type { MediaFiles } from './files.ts'
import type { ByteRange } from './storage.ts'

interface SentFile {
  readonly siteId: string
  readonly id: string
  readonly filename: string
  readonly mime: string
  /** Shown in its page instead of saved: videos and music. */
  readonly inline: boolean
  readonly caching: string
}

/** The bytes as they came, whole or one range of them, in a way that nothing in them can run as one of our pages. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: MediaFiles,
  { siteId, id, filename, mime, inline, caching }: SentFile,
): Promise<FastifyReply> {
  const etag = `"${id}"`
  reply
    .header('etag', etag)
    .header('cache-control', caching)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(filename)}`)
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const requestedRange = request.headers.range
  if (requestedRange === undefined || request.headers['if-range'] !== undefined) {
    const file = await files.openOriginal(siteId, id)
    if (!file) throw new ApiError({ code: 'NOT_FOUND' })
    return reply.type(mime).header('content-length', file.bytes).send(file.stream)
  }
  const whole = await files.openOriginal(siteId, id, { start: 0, end: 0 })
  if (!whole) throw new ApiError({ code: 'NOT_FOUND' })
  whole.stream.destroy()
  const range = rangeIn(requestedRange, whole.bytes)
  if (!range) return reply.code(416).header('content-range', `bytes */${whole.bytes}`).send()
  const part = await files.openOriginal(siteId, id, range)
  if (!part) throw new ApiError({ code: 'NOT_FOUND' })
  return reply
    .code(206)
    .type(mime)
    .header('content-range', `bytes ${range.start}-${range.end}/${whole.bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(part.stream)
}

/** One range of RFC 9110; undefined when it lies outside the file. More than one is answered as if it were outside. */
function rangeIn(header: string, bytes: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return start <= end && start < bytes ? { start, end } : undefined
}

/** RFC 8187. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
