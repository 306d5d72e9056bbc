import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { parseCookies } from '../http/cookies.ts'
import type { Identified, Identify } from '../http/credentials.ts'
import type { Relay } from '../outbox/relay.ts'
import { endsBy, eventsFor, type LiveStream, tell } from './live-streams.ts'

export interface LiveDeps {
  readonly relay: Pick<Relay, 'subscribe'>
  readonly identify: Identify
  /** Milliseconds between heartbeats: below the 30 s after which the server closes a silent connection. */
  readonly heartbeatMs?: number
}

/** Streams that one process keeps open; a page beyond them asks again later. */
const MAX_STREAMS = 500
/** How long a page waits before it connects again, in milliseconds. */
const RETRY_MS = 3_000

/**
 * `GET /_live`: changes of the caller's site as Server-Sent Events `{entity, entityId, slug}`, for staff sessions. Nothing is kept
 * for absent readers: whoever connects, or connects again, reads its data first. The session is checked again with every heartbeat.
 */
export function liveRoutes(
  app: FastifyInstance,
  { relay, identify, heartbeatMs = 15_000 }: LiveDeps,
): { open(): number } {
  const streams = new Set<LiveStream>()
  const unsubscribe = relay.subscribe((happened) => {
    for (const stream of streams) {
      tell(stream, eventsFor(stream, happened))
      if (endsBy(stream, happened)) stream.response.end()
    }
  })

  app.addHook('preClose', async () => {
    unsubscribe()
    for (const { response } of streams) response.end()
  })

  app.get('/_live', { config: { who: 'anyone' } }, async (request, reply) => {
    const { site, caller } = await staffOf(request, identify)
    if (streams.size >= MAX_STREAMS) throw new ApiError({ code: 'BUSY' })
    reply.hijack()
    const response = reply.raw
    const stream: LiveStream = { siteId: site.id, caller, response }
    const beat = setInterval(() => {
      staffOf(request, identify).then(
        () => tell(stream, ':\n\n'),
        () => response.end(),
      )
    }, heartbeatMs)
    response.once('close', () => {
      clearInterval(beat)
      streams.delete(stream)
    })
    streams.add(stream)
    response.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    } as Record<string, string>) // headers that helmet and cors set are texts
    tell(stream, `retry: ${RETRY_MS}\n\n`)
  })

  return { open: () => streams.size }
}

/** `EventSource` cannot say `session staff`: the cookie is read as if it had. */
async function staffOf({ headers }: FastifyRequest, identify: Identify): Promise<Identified> {
  const found = await identify({
    authorization: 'session staff',
    siteId: undefined,
    cookies: parseCookies(headers.cookie ?? ''),
    sameOrigin: headers['sec-fetch-site'] === 'same-origin',
  })
  if (found.caller.kind !== 'staff') throw new ApiError({ code: 'UNAUTHENTICATED' })
  return found
}
