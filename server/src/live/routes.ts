import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from '../db/database.ts'
import { ApiError } from '../ground/api-error.ts'
import type { Caller } from '../ground/caller.ts'
import { isUuid } from '../ground/ids.ts'
import type { Identified, Identify } from '../http/credentials.ts'
import { networkOf } from '../http/network.ts'
import { presentedBy } from '../http/presented.ts'
import type { Happened, Relay } from '../outbox/relay.ts'
import {
  endsBy,
  eventsFor,
  type LiveStream,
  OWN_ENTITIES,
  ownEventsFor,
  receivesOwn,
  seatsFor,
  send,
} from './live-streams.ts'
import { ownersOf } from './queries.ts'

export interface LiveDeps {
  readonly relay: Pick<Relay, 'subscribe'>
  readonly identify: Identify
  readonly pool: Pick<Pool, 'forSite'>
  /** Receives a lookup that failed; the stream of those who waited for it ends, and they read again. */
  readonly onFault: (error: unknown) => void
  /** Milliseconds between heartbeats: below the 30 s after which the server closes a silent connection. */
  readonly heartbeatMs?: number
}

/** Streams that one process keeps open; a page beyond them asks again later. */
const MAX_STREAMS = 500
/** Streams of visitors, members and passers-by among them, and of one of these: they cannot crowd the staff out. */
const MAX_OWN = 400
const MAX_OF_ONE = 5
/** A staff user or key has more pages and programs, and may not crowd the others out either. */
const MAX_OF_STAFF = 50
/** And for one network, where another ends its oldest: no address keeps all others out. */
const MAX_OF_NETWORK = 20
/** Milliseconds that a page waits before it connects again. */
const RETRY_MS = 3_000

/**
 * `GET /_live`: changes of the caller's site as Server-Sent Events `{entity, entityId, slug}`: for staff sessions and API keys as
 * far as their scopes reach, for visitors and members of their own orders and reservations. `?event=ID` adds a note whenever seats of that
 * event may have been taken or given back. Nothing is stored for absent readers: a page that connects, or connects again, reads its data first. The credentials are checked again with every heartbeat.
 */
export function liveRoutes(
  app: FastifyInstance,
  { relay, identify, pool, onFault, heartbeatMs = 15_000 }: LiveDeps,
): { open(): number } {
  const streams = new Set<LiveStream>()
  const unsubscribe = relay.subscribe((happened) => {
    for (const stream of streams) {
      send(stream, eventsFor(stream, happened))
      send(stream, seatsFor(stream, happened))
      if (endsBy(stream, happened)) stream.response.end()
    }
    const own = [...streams].filter(({ caller }) => receivesOwn(caller))
    for (const [siteId, listening] of Map.groupBy(own, (stream) => stream.siteId))
      sendOwn(siteId, listening, happened).catch((error: unknown) => {
        onFault(error)
        for (const { response } of listening) response.end()
      })
  })

  async function sendOwn(siteId: string, listening: readonly LiveStream[], all: readonly Happened[]): Promise<void> {
    const happened = all.filter((one) => one.siteId === siteId && OWN_ENTITIES.includes(one.entity))
    if (happened.length === 0) return
    const ids = (entity: string) => happened.filter((one) => one.entity === entity).map(({ entityId }) => entityId)
    const rows = await pool
      .forSite(siteId)
      .rows(ownersOf, { orders: ids('order'), reservations: ids('ticketReservation') })
    const owners = new Map(rows.map(({ id, owner }) => [id, owner]))
    for (const stream of listening) send(stream, ownEventsFor(stream, happened, owners))
  }

  /** It counts no more from here on, though its connection closes a moment later. */
  function end(stream: LiveStream): void {
    streams.delete(stream)
    stream.response.end()
  }

  app.addHook('preClose', async () => {
    unsubscribe()
    for (const { response } of streams) response.end()
  })

  app.get('/_live', { config: { who: 'anyone' } }, async (request, reply) => {
    const { site, caller } = await readerOf(request, identify)
    const network = networkOf(request.ip)
    if (streams.size >= MAX_STREAMS) throw new ApiError({ code: 'BUSY' })
    const theirs = [...streams].filter((one) => 'id' in one.caller && 'id' in caller && one.caller.id === caller.id)
    if (theirs.length >= (isVisitor(caller) ? MAX_OF_ONE : MAX_OF_STAFF))
      throw new ApiError({ code: 'TOO_MANY_REQUESTS' })
    if (isVisitor(caller)) {
      const own = [...streams].filter((stream) => isVisitor(stream.caller))
      const near = own.filter((stream) => stream.network === network)
      if (own.length >= MAX_OWN && near.length < MAX_OF_NETWORK) throw new ApiError({ code: 'BUSY' })
      for (const oldest of near.slice(0, Math.max(0, near.length + 1 - MAX_OF_NETWORK))) end(oldest)
    }
    reply.hijack()
    const response = reply.raw
    const stream: LiveStream = { siteId: site.id, caller, network, response, seatsOf: followedBy(request) }
    const beat = setInterval(() => {
      readerOf(request, identify).then(
        (now) => (isSameReader(now.caller, caller) ? send(stream, ':\n\n') : response.end()),
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
    send(stream, `retry: ${RETRY_MS}\n\n`)
  })

  return { open: () => streams.size }
}

const isVisitor = (caller: Caller): boolean => receivesOwn(caller) || caller.kind === 'anonymous'

/** Id of the event whose seats the page follows. */
function followedBy({ query }: FastifyRequest): string | undefined {
  const { event } = query as { event?: unknown } // of any shape
  return typeof event === 'string' && isUuid(event) ? event.toLowerCase() : undefined
}

/**
 * `EventSource` cannot send a header: then the staff cookie is read as if its header were `session staff`. Where the page follows the seats
 * of an event, a visitor's comes first: staff who look at the shop are visitors there. Seats are followed without a session, too.
 */
async function readerOf(request: FastifyRequest, identify: Identify): Promise<Identified> {
  const presented = presentedBy(request)
  const as = (session: string) => identify({ ...presented, authorization: presented.authorization ?? session })
  if (followedBy(request) !== undefined) {
    const passerBy = () => {
      if (presented.authorization) throw new ApiError({ code: 'UNAUTHENTICATED' })
      return identify(presented)
    }
    return as('session visitor')
      .catch(() => as('session staff'))
      .catch(passerBy)
  }
  const found = await as('session staff')
  if (found.caller.kind === 'anonymous') throw new ApiError({ code: 'UNAUTHENTICATED' })
  return found
}

const isSameReader = (one: Caller, other: Caller): boolean =>
  one.kind === other.kind && ('id' in one && one.id) === ('id' in other && other.id)
