import type pg from 'pg'
import { eventPath, eventsQuery, LISTS, OFFERS, ticketsQuery } from '../event-scenarios.ts'
import { PAGE_SIZE, type Shop } from '../shop.ts'
import { newVisitor, orderTickets, query, read, reserveTicket } from '../visitor.ts'
import { openConnection } from '../wire-connection.ts'
import { EVENTS_SCHEMA } from './events-schema.ts'
import type { EVENT_FIELDS } from './template.ts'

const utf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString()

/** Makes the tables of the events, and stores what our server answers about each, so that the ceiling gives the same. One ticket is held and ordered. */
export async function fillEvents(client: pg.Client, shop: Shop, places: number): Promise<void> {
  await client.query(EVENTS_SCHEMA)
  const connection = await openConnection(shop.port)
  try {
    const token = await newVisitor(connection, shop)
    const byId = new Map((shop.events ?? []).map((event) => [event.eventId, event]))
    for (let place = 0; place < byId.size; ) {
      const page = utf8(
        await query(connection, token, { path: LISTS, request: eventsQuery({ limit: PAGE_SIZE, offset: place }) }),
      )
      for (const listed of (JSON.parse(page) as { events: { id: string; title: string; slug: string }[] }).events) {
        const event = byId.get(listed.id)! // every event was made by the bench
        const shown = utf8(await read(connection, token, eventPath(event)))
        const offered = utf8(await query(connection, token, { path: OFFERS, request: ticketsQuery(event) }))
        const card = JSON.stringify({ id: listed.id, slug: listed.slug, title: listed.title, price: '35.00' })
        const values = [
          listed.id,
          place++,
          listed.slug,
          JSON.stringify(listed),
          shown,
          offered,
          card,
          event.ticketDefinitionId,
          places,
        ]
        await client.query('insert into events values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)', values)
      }
    }
    await storeTemplates(client, shop, token)
  } finally {
    connection.end()
  }
}

/** Answers to a reservation and an order with marks in the place of ids, times and the buyer's address. */
async function storeTemplates(client: pg.Client, shop: Shop, token: string): Promise<void> {
  const [event] = shop.events ?? []
  if (!event) return
  const connection = await openConnection(shop.port)
  try {
    const sale = { ...event, repeated: () => {} }
    const held = utf8((await reserveTicket(connection, token, sale, 1)) ?? '')
    const { ticketReservation: hold } = JSON.parse(held) as { ticketReservation: Reservation }
    const ordered = utf8(await orderTickets(connection, token, sale, hold.id))
    const { order } = JSON.parse(ordered) as { order: Order }
    const common = {
      RESERVATION: hold.id,
      EVENT: event.eventId,
      KIND: event.ticketDefinitionId,
      EXPIRES: hold.expirationDate,
    }
    const ofHold = {
      ...common,
      LINE: hold.tickets[0]!.ticketLineItemId,
      VISITOR: hold.visitorId,
      NOW: hold.createdDate,
    }
    const ofOrder = {
      EMAIL: order.email,
      ...common,
      ORDER: order.snapshotId,
      NUMBER: order.orderNumber,
      NOW: order.created,
    }
    for (const [name, body] of [
      ['reservation', marked(held, ofHold)],
      ['ticket order', marked(ordered, ofOrder)],
    ])
      await client.query('insert into templates values ($1, $2)', [name, body])
  } finally {
    connection.end()
  }
}

type Marks = Partial<Record<(typeof EVENT_FIELDS)[number], string>>

const marked = (text: string, marks: Marks): string =>
  Object.entries(marks).reduce((body, [name, value]) => body.replaceAll(value, `$${name}`), text)

interface Reservation {
  readonly id: string
  readonly createdDate: string
  readonly expirationDate: string
  readonly visitorId: string
  /** Exactly one. */
  readonly tickets: readonly { readonly ticketLineItemId: string }[]
}

interface Order {
  readonly orderNumber: string
  readonly snapshotId: string
  readonly email: string
  readonly created: string
}
