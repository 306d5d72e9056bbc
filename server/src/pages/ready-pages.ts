import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { makeRoom } from '../ground/oldest.ts'
import { newRequestId } from '../http/api-routes.ts'
import { hasAlready } from '../http/if-none-match.ts'
import type { CachedRead, ReadCache } from '../http/read-cache.ts'
import { isForKnownHost } from '../http/request-headers.ts'
import { type Encoded, type Encoding, encodedBefore, encodingFor, etagIn } from './page-body.ts'
import { homeFor } from './page-language.ts'
import { pickedCurrency } from './picked-currency.ts'

/**
 * Sends cached pages without routes and hooks: the same address was answered from the cache before, with these headers. Whatever is not
 * plain (another method, a page that is not cached or not yet compressed so, a foreign host name) takes the whole way.
 */
export interface ReadyPages {
  /** After a page was found in the cache at this address (path and query); `reply` has the headers that all its answers have. */
  remember(address: string | undefined, reply: FastifyReply): void
  /** The server's listener: a page that is ready, else `whole`. */
  before(whole: RequestListener): RequestListener
  /** From now on everything takes the whole way, which knows how a server closes. */
  close(): void
}

interface World {
  readonly cache: ReadCache
  readonly site: () => SiteFacts & { readonly id: string; readonly clockOffsetMs: number; readonly revision: number }
}

/** A page in one encoding: names and values of its headers in turn, and its bytes. */
interface Piece {
  readonly headers: readonly string[]
  readonly body: string | Buffer
}

const MOST_ADDRESSES = 20_000
const LONGEST_ADDRESS = 1_000
/** Bytes of a body that Node writes together with the headers, which takes half the time of writing two parts. */
const LONGEST_PIECE = 16 * 1024
const NOT_MODIFIED = 304
/** Headers that each answer sets for itself. */
const OWN_HEADERS = ['x-wix-request-id', 'etag', 'content-length', 'content-encoding', 'content-type', 'set-cookie']

/** Key of a page: it follows the currency that its reader picked, the site's settings, and its clock, which tests move. */
export function keyOf(
  { site }: Pick<World, 'site'>,
  address: string,
  request: Pick<FastifyRequest, 'headers'>,
): string {
  const facts = site()
  const { id, clockOffsetMs, revision } = facts
  const shownIn = pickedCurrency(request, facts)
  return `page ${id} ${clockOffsetMs} ${revision} ${shownIn === undefined ? '' : `${shownIn} `}${address}`
}

export function readyPages(world: World, isKnownHost: (host: string) => boolean): ReadyPages {
  const known = new Map<string, readonly string[]>()
  const pieces = new WeakMap<Encoded, Piece>()
  const encodings = rememberedEncodings()
  let closed = false

  const pieceOf = (page: CachedRead, encoding: Encoding): Piece | undefined => {
    const encoded = encodedBefore(page, encoding)
    const piece = encoded && (pieces.get(encoded) ?? newPiece(encoded))
    if (piece) pieces.set(encoded, piece)
    return piece
  }

  const isAnswered = (address: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const shared = known.get(address)
    if (!shared || !isForKnownHost(request, isKnownHost) || homeFor(request, world.site()) !== undefined) return false
    const page = world.cache.get(keyOf(world, address, request))
    const encoding = encodings(request.headers['accept-encoding'])
    const piece = page && pieceOf(page, encoding)
    if (!piece) return false
    const etag = etagIn(page, encoding)
    const own = ['etag', etag, 'x-wix-request-id', newRequestId()]
    if (hasAlready(request.headers['if-none-match'], etag)) response.writeHead(NOT_MODIFIED, [...shared, ...own]).end()
    else response.writeHead(200, [...shared, ...own, ...piece.headers]).end(piece.body, 'latin1')
    return true
  }

  return {
    remember(address, reply) {
      if (address === undefined || address.length > LONGEST_ADDRESS || known.has(address)) return
      makeRoom(known, MOST_ADDRESSES)
      const sent = Object.entries(reply.getHeaders()).filter(([name, value]) => value && !OWN_HEADERS.includes(name))
      known.set(
        address,
        sent.flatMap(([name, value]) => [name, String(value)]),
      )
    },
    before: (whole) => (request, response) => {
      if (request.method !== 'GET' || closed || !isAnswered(request.url ?? '', request, response))
        whole(request, response)
    },
    close() {
      closed = true
    },
  }
}

/** Pages that are ready are looked up before everything else that the server does with a request. */
export function serveReadyFirst(app: FastifyInstance, ready: ReadyPages): void {
  for (const whole of app.server.listeners('request') as RequestListener[]) {
    app.server.off('request', whole).on('request', ready.before(whole))
  }
  app.addHook('preClose', async () => ready.close())
}

/** Short bodies as Latin-1, so that they are written in one piece with the headers. */
function newPiece({ body, encoding }: Encoded): Piece {
  return {
    headers: [
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-type',
      'text/html; charset=utf-8',
      'content-length',
      String(body.length),
    ],
    body: body.length > LONGEST_PIECE ? body : body.toString('latin1'),
  }
}

/** Browsers send the same few `Accept-Encoding` headers. */
function rememberedEncodings(): (accepted: string | undefined) => Encoding {
  const known = new Map<string | undefined, Encoding>()
  return (accepted) => {
    const encoding = known.get(accepted) ?? encodingFor(accepted)
    if (known.size < 100) known.set(accepted, encoding)
    return encoding
  }
}
