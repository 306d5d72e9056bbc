import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'
import type { CachedRead } from '../http/read-cache.ts'
import { lastingCopy } from '../http/written.ts'

export type Encoding = 'br' | 'gzip' | 'zstd' | 'identity'

/** Cached pages are compressed once and read often; others are written for one reader and done lightly. */
const BROTLI_QUALITY = { cached: 5, once: 2 } as const
const GZIP_LEVEL = { cached: 6, once: 3 } as const
/** Up to this, a page that is written once is compressed where it is: another thread would be woken for a tenth of a millisecond's work. */
const BRIEF_BYTES = 150_000
/** Below this, compression costs more than it saves. */
const WORTH_BYTES = 1_400

/** The best encoding that a browser takes, by its `Accept-Encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = namesIn(accepted)
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}

/** The encoding for a page that is written for one reader: Zstandard makes it as small as a light Brotli does, in three fifths of the time. */
export const encodingOnce = (accepted: string | undefined): Encoding =>
  namesIn(accepted).includes('zstd') ? 'zstd' : encodingFor(accepted)

const namesIn = (accepted = ''): string[] =>
  accepted.split(',').flatMap((part) => {
    const [name = '', weight = ''] = part.split(';')
    return /q=0(\.0*)?$/.test(weight.trim()) ? [] : [name.trim().toLowerCase()]
  })

export interface Encoded {
  readonly body: Buffer
  readonly encoding: Encoding
}

const inPool = { gzip: promisify(gzip), brotli: promisify(brotliCompress), zstd: promisify(zstdCompress) }

export async function encode(html: string | Uint8Array, wanted: Encoding, use: 'cached' | 'once'): Promise<Encoded> {
  const plain =
    typeof html === 'string' ? Buffer.from(html) : Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const encoding = plain.length < WORTH_BYTES ? 'identity' : wanted
  const isBrief = use === 'once' && plain.length <= BRIEF_BYTES
  switch (encoding) {
    case 'identity':
      return { body: plain, encoding }
    case 'gzip': {
      const options = { level: GZIP_LEVEL[use] }
      return { body: isBrief ? gzipSync(plain, options) : await inPool.gzip(plain, options), encoding }
    }
    case 'br': {
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use] } }
      return { body: isBrief ? brotliCompressSync(plain, options) : await inPool.brotli(plain, options), encoding }
    }
    case 'zstd':
      return { body: isBrief ? zstdCompressSync(plain) : await inPool.zstd(plain), encoding }
    default:
      return encoding satisfies never
  }
}

const lasting = (encoded: Encoded): Encoded => ({ ...encoded, body: lastingCopy(encoded.body) })

/** Bodies of cached pages by encoding, or their compression under way; they go when the page goes. */
const encodings = new WeakMap<CachedRead, Map<Encoding, Encoded | Promise<Encoded>>>()

export function encodeCached(page: CachedRead, encoding: Encoding): Encoded | Promise<Encoded> {
  const known = encodings.get(page) ?? new Map<Encoding, Encoded | Promise<Encoded>>()
  encodings.set(page, known)
  const body = known.get(encoding)
  if (body) return body
  const compressing = encode(String(page.body), encoding, 'cached').then(lasting)
  known.set(encoding, compressing)
  compressing.then(
    (encoded) => known.set(encoding, encoded),
    () => known.delete(encoding),
  )
  return compressing
}

/** The body of a cached page as it was sent before; undefined where it was not yet compressed so. */
export function encodedBefore(page: CachedRead, encoding: Encoding): Encoded | undefined {
  const body = encodings.get(page)?.get(encoding)
  return body instanceof Promise ? undefined : body
}

/** Validator of a page's bytes in an encoding. */
export const etagIn = ({ etag }: CachedRead, encoding: Encoding): string =>
  encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`)
