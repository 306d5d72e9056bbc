import type { FastifyInstance, FastifyReply } from 'fastify'
import type pg from 'pg'
import { newId } from '../../src/ground/ids.ts'
import { eventsSql, leanEventsSql } from './events-schema.ts'
import { EVENT_FIELDS, template } from './template.ts'
import { sendJson, type visitorTokens } from './visitor-tokens.ts'

type Visitors = ReturnType<typeof visitorTokens>
type Paged = { query: { paging: { limit: number; offset: number } } }
type Offered = { query: { filter: { eventId: string } } }
type Held = { ticketReservation: { tickets: { ticketDefinitionId: string }[] } }
type Ordered = { reservationId: string; eventId: string; buyer: { email: string } }

const PATHS = {
  list: '/events/v3/events/query',
  event: '/events/v3/events/slug/:slug',
  offered: '/events/v3/ticket-definitions/available/query',
  reserve: '/events/v1/ticket-reservations',
  order: '/events/v1/checkout',
} as const

const HOLD_MS = 20 * 60 * 1000

function refuse(reply: FastifyReply) {
  reply.code(409)
  return sendJson(reply, '{"message":"sold out","details":{"applicationError":{"code":"NOT_ENOUGH_TICKETS"}}}')
}

/** Routes of the events of the ceiling that gives the same answers. */
export async function eventRoutes(app: FastifyInstance, pool: pg.Pool, visitors: Visitors): Promise<void> {
  const { rows } = await pool.query<{ name: string; body: string }>('select name, body from templates')
  const written = (name: string) => template(rows.find((row) => row.name === name)?.body ?? '', EVENT_FIELDS)
  const [reservation, order] = [written('reservation'), written('ticket order')]
  app.post(PATHS.list, async (request, reply) => {
    const { limit, offset } = (request.body as Paged).query.paging
    const { rows: found } = await pool.query({ ...eventsSql.list, values: [limit, offset] })
    const paging = `{"count":${found.length},"offset":${offset},"total":${found[0]?.total ?? 0},"tooManyToCount":false}`
    return sendJson(reply, `{"events":[${found.map(({ listed }) => listed).join(',')}],"pagingMetadata":${paging}}`)
  })
  app.get(PATHS.event, async (request, reply) => {
    const { rows: found } = await pool.query({
      ...eventsSql.event,
      values: [(request.params as { slug: string }).slug],
    })
    return sendJson(reply, found[0].shown)
  })
  app.post(PATHS.offered, async (request, reply) => {
    const { rows: found } = await pool.query({
      ...eventsSql.offered,
      values: [(request.body as Offered).query.filter.eventId],
    })
    return sendJson(reply, found[0].offered)
  })
  app.post(PATHS.reserve, async (request, reply) => {
    const [VISITOR, now] = [visitors.read(request), new Date()]
    const [RESERVATION, EXPIRES] = [newId(now), new Date(now.getTime() + HOLD_MS)]
    const KIND = (request.body as Held).ticketReservation.tickets[0]?.ticketDefinitionId ?? ''
    const { rows: taken } = await pool.query({ ...eventsSql.reserve, values: [RESERVATION, VISITOR, KIND, EXPIRES] })
    const EVENT = taken[0]?.event as string | undefined
    if (!EVENT) return refuse(reply)
    const facts = {
      ORDER: '',
      NUMBER: '',
      EMAIL: '',
      LINE: newId(now),
      NOW: now.toISOString(),
      EXPIRES: EXPIRES.toISOString(),
    }
    return sendJson(reply, reservation({ RESERVATION, EVENT, KIND, VISITOR, ...facts }))
  })
  app.post(PATHS.order, async (request, reply) => {
    const [VISITOR, now] = [visitors.read(request), new Date()]
    const { reservationId: RESERVATION, eventId: EVENT, buyer } = request.body as Ordered
    const ORDER = newId(now)
    const NUMBER = `${ORDER.slice(-9, -5)}-${ORDER.slice(-5)}`.toUpperCase()
    const values = [RESERVATION, VISITOR, ORDER, NUMBER, now, JSON.stringify(request.body)]
    const { rows: sold } = await pool.query({ ...eventsSql.order, values })
    const KIND = sold[0]?.kind as string | undefined
    if (!KIND) return refuse(reply)
    const facts = { LINE: '', NOW: now.toISOString(), EXPIRES: new Date(now.getTime() + HOLD_MS).toISOString() }
    return sendJson(reply, order({ RESERVATION, EVENT, KIND, VISITOR, ORDER, NUMBER, EMAIL: buyer.email, ...facts }))
  })
}

/** The same of the leanest one: an event is its id, title, address and price, an order its id. */
export function leanEventRoutes(app: FastifyInstance, pool: pg.Pool, visitors: Visitors): void {
  app.post(PATHS.list, async (request, reply) => {
    const { limit, offset } = (request.body as Paged).query.paging
    const { rows } = await pool.query({ ...leanEventsSql.list, values: [limit, offset] })
    return sendJson(reply, `{"events":[${rows.map(({ card }) => card).join(',')}]}`)
  })
  app.get(PATHS.event, async (request, reply) => {
    const { rows } = await pool.query({ ...leanEventsSql.event, values: [(request.params as { slug: string }).slug] })
    return sendJson(reply, rows[0].card)
  })
  app.post(PATHS.offered, async (request, reply) => {
    const { rows } = await pool.query({
      ...leanEventsSql.offered,
      values: [(request.body as Offered).query.filter.eventId],
    })
    return sendJson(reply, `{"ticketDefinitions":[{"id":"${rows[0].kind}","left":${rows[0].places}}]}`)
  })
  app.post(PATHS.reserve, async (request, reply) => {
    const id = newId(new Date())
    const kind = (request.body as Held).ticketReservation.tickets[0]?.ticketDefinitionId
    const { rowCount } = await pool.query({ ...leanEventsSql.reserve, values: [id, visitors.read(request), kind] })
    return rowCount === 1 ? sendJson(reply, `{"ticketReservation":{"id":"${id}"}}`) : refuse(reply)
  })
  app.post(PATHS.order, async (request, reply) => {
    const id = newId(new Date())
    const values = [(request.body as Ordered).reservationId, visitors.read(request), id, JSON.stringify(request.body)]
    const { rowCount } = await pool.query({ ...leanEventsSql.order, values })
    return rowCount === 1 ? sendJson(reply, `{"orderPageUrl":"http://localhost/orders/${id}"}`) : refuse(reply)
  })
}
