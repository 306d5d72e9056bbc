import type { IncomingMessage } from 'node:http'

/** Bytes read of a body that is refused; beyond them the connection is closed while its client still writes. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Reads the rest of a request's body and drops it: a client that still writes when its connection is closed reads no answer.
 * The server's request time-out bounds how long it takes.
 */
export async function discard(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return
  let left = MOST_BYTES
  await new Promise<void>((resolve) => {
    const done = () => {
      request.off('data', count)
      resolve()
    }
    const count = (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) done()
    }
    for (const end of ['end', 'close', 'error']) request.once(end, done)
    request.on('data', count).resume()
  })
}
