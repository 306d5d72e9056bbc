import { present } from '@fairground/domain/present.ts'
import pg from 'pg'
import { cpuOf, cpuOfFamily } from '../cpu.ts'
import { percentile } from '../load.ts'
import { newSite } from '../new-site.ts'
import { type Merchant, merchantOf } from '../our-shop.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import type { Shop } from '../shop.ts'
import { startOurs } from '../start-process.ts'
import { holdTicket, newVisitor, orderHeld, payOnline, readPage, type TicketSale } from '../visitor.ts'
import { type Connection, openConnection } from '../wire-connection.ts'
import type { Figure, Measurement } from './measurement.ts'

const CONNECTIONS = 128
const DAY_MS = 24 * 60 * 60 * 1000

/** A concert goes on sale: everybody wants a ticket of the same kind at the same moment. One server process. */
export const onSaleMeasurement = saleOf({
  name: 'on-sale',
  title: 'Tickets go on sale',
  pools: 'tickets',
  sellTickets,
  seconds: { answered: 6, issued: 12 },
})

/** The same with numbered seats, of which each buyer gets the best that is free. */
export const onSaleSeatsMeasurement = saleOf({
  name: 'on-sale-seats',
  title: 'Numbered seats go on sale',
  pools: 'seat',
  sellTickets: sellSeats,
  seconds: { answered: 10 },
})

interface OnSale extends Pick<Measurement, 'name' | 'title'> {
  /** Kind of the pools whose units are scarce. */
  readonly pools: 'tickets' | 'seat'
  readonly sellTickets: (merchant: Merchant, quota: number) => Promise<Tickets>
  /** Goals. */
  readonly seconds: { readonly answered: number; readonly issued?: number }
}

function saleOf({ name, title, pools, sellTickets: offer, seconds }: OnSale): Measurement {
  return {
    name,
    title,
    measure: ({ quick, print }) =>
      withOwnPostgres(async ({ connectionString, dataDir, postmasterPid }) => {
        const [buyers, quota] = quick ? [1_000, 200] : [5_000, 1_000]
        const undo: (() => unknown)[] = []
        const client = new pg.Client({ connectionString })
        try {
          const { clientId, apiKey } = await newSite(connectionString)
          await client.connect()
          await client.query(`update sites set settings = settings || '{"testPayments": true}'`)
          const { port, pid } = await startOurs({ connectionString, dataDir, poolSize: 4 }, undo)
          const shop = { port, clientId, items: [] }
          const tickets = await offer(merchantOf(`http://localhost:${port}`, apiKey), quota)
          print(`  ${buyers} buyers, ${quota} tickets`)
          const cpu = () => [cpuOf(pid), cpuOfFamily(postmasterPid)] as const
          const sale = await sell(shop, tickets, { buyers, issued: () => count(client, ISSUED), cpu })
          const used = await count(client, usedOf(pools))
          return figuresOf(sale, { buyers, quota, used, goals: quick ? undefined : seconds })
        } finally {
          for (const step of undo.reverse()) await step()
          await client.end().catch(() => {})
        }
      }),
  }
}

interface Terms {
  readonly buyers: number
  readonly quota: number
  /** Units that the ledger counts as taken. */
  readonly used: number
  readonly goals: OnSale['seconds'] | undefined
}

function figuresOf(sale: Sold, { buyers, quota, used, goals }: Terms): Figure[] {
  const most = (seconds: number | undefined) => present({ goal: seconds === undefined ? undefined : { most: seconds } })
  const [ours = 0, database = 0] = sale.cpuOfHolds
  const [paidByOurs = 0, paidByDatabase = 0] = sale.cpuOfOrders
  const perOrder = (seconds: number) => (seconds * 1000) / sale.held
  return [
    { what: `until ${buyers} buyers were answered`, value: sale.answered, unit: 's', ...most(goals?.answered) },
    { what: 'until all tickets were paid and issued', value: sale.issued, unit: 's', ...most(goals?.issued) },
    { what: 'processor time of all answers: server', value: ours, unit: 's' },
    { what: 'processor time of all answers: PostgreSQL', value: database, unit: 's' },
    { what: 'processor time of a ticket, ordered, paid and issued: server', value: perOrder(paidByOurs), unit: 'ms' },
    { what: 'the same: PostgreSQL', value: perOrder(paidByDatabase), unit: 'ms' },
    { what: 'an answer, p50', value: percentile(sale.times, 0.5), unit: 'ms' },
    { what: 'an answer, p99', value: percentile(sale.times, 0.99), unit: 'ms' },
    { what: 'another page meanwhile, p50', value: percentile(sale.pages, 0.5), unit: 'ms' },
    { what: 'another page, p99', value: percentile(sale.pages, 0.99), unit: 'ms', ...most(goals && 300) },
    { what: 'calls that a busy server had repeated', value: sale.repeated, unit: '' },
    { what: 'tickets held beyond those there were', value: sale.held - quota, unit: '', goal: { most: 0 } },
    { what: 'tickets held', value: sale.held, unit: '', goal: { least: quota } },
    { what: 'units that the ledger counts beside them', value: used - sale.held, unit: '', goal: { most: 0 } },
  ]
}

type Tickets = Omit<TicketSale, 'repeated'>

const SEATS_OF_A_ROW = 50

/** A hall of so many numbered seats, all of one kind of ticket. */
async function sellSeats(merchant: Merchant, seats: number): Promise<Tickets> {
  const tickets = await sellTickets(merchant, seats)
  const rows = Array.from({ length: Math.ceil(seats / SEATS_OF_A_ROW) }, (_, r) => ({
    kind: 'ROW',
    label: String(r + 1),
    seats: Array.from({ length: Math.min(SEATS_OF_A_ROW, seats - r * SEATS_OF_A_ROW) }, (_, i) => ({
      label: String(i + 1),
      x: i * 55,
      y: 300 + r * 90,
    })),
  }))
  const layout = { focus: { x: 1_375, y: 0 }, sections: [{ label: 'Hall', elements: rows }] }
  const { seatPlan } = (await merchant('POST', '/fairground/v1/seat-plans', { name: 'Hall', layout })) as {
    seatPlan: { id: string }
  }
  const path = `/fairground/v1/events/${tickets.eventId}/seating`
  const { seating } = (await merchant('PUT', path, { seatPlanId: seatPlan.id })) as { seating: { revision: string } }
  const kinds = [{ ticketDefinitionId: tickets.ticketDefinitionId, partIds: ['1'] }]
  await merchant('PUT', `${path}/tickets`, { revision: seating.revision, tickets: kinds })
  return tickets
}

export async function sellTickets(merchant: Merchant, quota: number): Promise<Tickets> {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const { event } = (await merchant('POST', '/events/v3/events', {
    event: {
      title: 'Concert',
      location: { type: 'VENUE', name: 'Bandstand' },
      dateAndTimeSettings: { startDate: at(10), endDate: at(11), timeZoneId: 'Europe/London' },
      registration: { initialType: 'TICKETING' },
    },
    draft: false,
  })) as { event: { id: string } }
  const { ticketDefinition } = (await merchant('POST', '/events-ticket-definitions/v3/ticket-definitions', {
    ticketDefinition: {
      eventId: event.id,
      name: 'Standing',
      initialLimit: quota,
      pricingMethod: { fixedPrice: { value: '35.00', currency: 'GBP' } },
      feeType: 'NO_FEE',
      limitPerCheckout: 10,
    },
  })) as { ticketDefinition: { id: string } }
  return { eventId: event.id, ticketDefinitionId: ticketDefinition.id }
}

interface Sale {
  readonly buyers: number
  /** Tickets that have been issued so far. */
  issued(): Promise<number>
  /** Seconds of the server and of PostgreSQL. */
  cpu(): readonly [number, number]
}

type Sold = Awaited<ReturnType<typeof sell>>

/** Each buyer tries once, as many at a time as there are connections; who holds a ticket then orders and pays it. */
async function sell(shop: Shop, tickets: Tickets, { buyers, issued, cpu }: Sale) {
  const open = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(shop.port)))
  const each = async (work: (connection: Connection, buyer: number) => Promise<void>) => {
    let next = 0
    await Promise.all(
      open.map(async (connection) => {
        for (let buyer = next++; buyer < buyers; buyer = next++) await work(connection, buyer)
      }),
    )
  }
  const tokens: string[] = []
  await each(async (connection, buyer) => {
    tokens[buyer] = await newVisitor(connection, shop)
  })
  const times: number[] = []
  const reservations: (string | undefined)[] = []
  let repeated = 0
  const sale = { ...tickets, repeated: () => repeated++ }
  const endReading = await readPages(shop.port)
  const used = usedSince(cpu)
  const began = performance.now()
  const secondsSince = () => (performance.now() - began) / 1000
  await each(async (connection, buyer) => {
    const sent = performance.now()
    reservations[buyer] = await holdTicket(connection, tokens[buyer]!, sale, buyer) // made above
    times.push(performance.now() - sent)
  })
  const [answered, cpuOfHolds] = [secondsSince(), used()]
  const held = reservations.filter((id) => id !== undefined).length
  await each(async (connection, buyer) => {
    const reservationId = reservations[buyer]
    const token = tokens[buyer]! // made above
    if (!reservationId) return
    const orderId = await orderHeld(connection, token, sale, reservationId)
    await payOnline(connection, token, orderId, sale.repeated)
  })
  while ((await issued()) < held) await new Promise((resolve) => setTimeout(resolve, 50))
  const [seconds, cpuOfOrders] = [secondsSince(), used()]
  const pages = await endReading()
  for (const connection of open) connection.end()
  times.sort((a, b) => a - b)
  return { answered, issued: seconds, held, repeated, times, pages, cpuOfHolds, cpuOfOrders }
}

/** Seconds of each since the call before. */
function usedSince(cpu: Sale['cpu']): () => readonly number[] {
  let last = cpu()
  return () => {
    const now = cpu()
    const used = now.map((seconds, i) => seconds - last[i]!) // as many as before
    last = now
    return used
  }
}

const OTHER_PAGES = ['/', '/shop', '/events']
const PAUSE_BETWEEN_PAGES_MS = 50

/** Reads other pages, one after another, each once before this returns. The end returns the milliseconds of each, sorted. */
async function readPages(port: number): Promise<() => Promise<number[]>> {
  const connection = await openConnection(port)
  for (const path of OTHER_PAGES) await readPage(connection, path)
  const times: number[] = []
  let isOver = false
  const reading = (async () => {
    for (let n = 0; !isOver; n++) {
      const sent = performance.now()
      await readPage(connection, OTHER_PAGES[n % OTHER_PAGES.length]!) // not empty
      times.push(performance.now() - sent)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_PAGES_MS))
    }
  })()
  // Awaited at the end: where a buyer's call fails before that, its error is the one that counts.
  reading.catch(() => {})
  return async () => {
    isOver = true
    await reading
    connection.end()
    return times.sort((a, b) => a - b)
  }
}

const usedOf = (kind: OnSale['pools']): string =>
  `select coalesce(sum(used), 0)::int4 as n from pools where kind = '${kind}'`
const ISSUED = 'select count(*)::int4 as n from tickets'

const count = async (client: pg.Client, sql: string): Promise<number> =>
  (await client.query<{ n: number }>(sql)).rows[0]?.n ?? 0
