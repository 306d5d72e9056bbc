import type { ServerResponse } from 'node:http'
import { hasAlready } from './if-none-match.ts'
import type { CachedRead } from './read-cache.ts'
import { type Body, bytesOf, Parts } from './written.ts'

/** Bytes of a body that Node writes together with the headers, which takes half the time of writing two parts. */
const LONGEST_PIECE = 12 * 1024
const NOT_MODIFIED = 304

interface Sent {
  /** Names and values in turn, without the etag and the length. */
  readonly headers: readonly string[]
  readonly ifNoneMatch: string | undefined
}

type Piece = string | Buffer | Parts

/** By the bytes themselves, which many addresses may show, or by the read. */
const pieces = new WeakMap<object, Piece>()

/** Sends the answer of a read, or that it has not changed. */
export function sendRead(response: ServerResponse, read: CachedRead, { headers, ifNoneMatch }: Sent): void {
  const { etag, length } = read
  if (hasAlready(ifNoneMatch, etag)) {
    response.writeHead(NOT_MODIFIED, [...headers, 'etag', etag]).end()
    return
  }
  response.writeHead(200, [...headers, 'etag', etag, 'content-length', String(length)])
  const piece = pieceOf(read)
  if (!(piece instanceof Parts)) {
    response.end(piece, 'latin1')
    return
  }
  // Node holds the parts of one turn together and writes them at once.
  for (const part of piece.all) response.write(part)
  response.end()
}

function pieceOf(read: CachedRead): Piece {
  const by = read.body instanceof Buffer ? read.body : read
  const known = pieces.get(by)
  if (known !== undefined) return known
  const piece = newPiece(read)
  pieces.set(by, piece)
  return piece
}

/** Short ones as Latin-1, which ASCII is already and which is then not stored twice. */
function newPiece({ body, length }: Pick<CachedRead, 'body' | 'length'>): Piece {
  if (length > LONGEST_PIECE) return body instanceof Parts ? body : bytesOf(body)
  const isAscii = (text: Body): text is string => typeof text === 'string' && text.length === length
  return isAscii(body) ? body : bytesOf(body).toString('latin1')
}
