import { present } from '@fairground/domain/present.ts'
import pg from 'pg'
import { cpuOf, cpuOfFamily } from '../cpu.ts'
import { percentile } from '../load.ts'
import { newSite } from '../new-site.ts'
import { type Merchant, merchantOf } from '../our-shop.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import type { Shop } from '../shop.ts'
import { startOurs } from '../start-process.ts'
import { holdTicket, newVisitor, orderHeld, payOnline, type TicketSale } from '../visitor.ts'
import { type Connection, openConnection } from '../wire-connection.ts'
import type { Measurement } from './measurement.ts'

const CONNECTIONS = 128
const DAY_MS = 24 * 60 * 60 * 1000

/** A concert goes on sale: everybody wants a ticket of the same kind at the same moment. One server process. */
export const onSaleMeasurement: Measurement = {
  name: 'on-sale',
  title: 'Tickets go on sale',
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
        const tickets = await sellTickets(merchantOf(`http://localhost:${port}`, apiKey), quota)
        print(`  ${buyers} buyers, ${quota} tickets`)
        const cpu = () => [cpuOf(pid), cpuOfFamily(postmasterPid)] as const
        const before = cpu()
        const sale = await sell(shop, tickets, { buyers, issued: () => count(client, ISSUED) })
        const [ours, database] = cpu().map((seconds, i) => seconds - before[i]!) // as many as before
        const used = await count(client, USED)
        const goals = quick ? [] : [{ most: 6 }, { most: 12 }]
        return [
          {
            what: `until ${buyers} buyers were answered`,
            value: sale.answered,
            unit: 's',
            ...present({ goal: goals[0] }),
          },
          {
            what: 'until all tickets were paid and issued',
            value: sale.issued,
            unit: 's',
            ...present({ goal: goals[1] }),
          },
          { what: 'processor time of it all: server', value: ours ?? Number.NaN, unit: 's' },
          { what: 'processor time of it all: PostgreSQL', value: database ?? Number.NaN, unit: 's' },
          { what: 'an answer, p50', value: percentile(sale.times, 0.5), unit: 'ms' },
          { what: 'an answer, p99', value: percentile(sale.times, 0.99), unit: 'ms' },
          { what: 'calls that a busy server had repeated', value: sale.repeated, unit: '' },
          { what: 'tickets held beyond those there were', value: sale.held - quota, unit: '', goal: { most: 0 } },
          { what: 'tickets held', value: sale.held, unit: '', goal: { least: quota } },
          { what: 'units that the ledger counts beside them', value: used - sale.held, unit: '', goal: { most: 0 } },
        ]
      } finally {
        for (const step of undo.reverse()) await step()
        await client.end().catch(() => {})
      }
    }),
}

type Tickets = Omit<TicketSale, 'repeated'>

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
}

/** Each buyer tries once, as many at a time as there are connections; who holds a ticket then orders and pays it. */
async function sell(shop: Shop, tickets: Tickets, { buyers, issued }: Sale) {
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
  const began = performance.now()
  const secondsSince = () => (performance.now() - began) / 1000
  await each(async (connection, buyer) => {
    const sent = performance.now()
    reservations[buyer] = await holdTicket(connection, tokens[buyer]!, sale, buyer) // made above
    times.push(performance.now() - sent)
  })
  const answered = secondsSince()
  const held = reservations.filter((id) => id !== undefined).length
  await each(async (connection, buyer) => {
    const reservationId = reservations[buyer]
    const token = tokens[buyer]! // made above
    if (reservationId) await payOnline(connection, token, await orderHeld(connection, token, sale, reservationId))
  })
  while ((await issued()) < held) await new Promise((resolve) => setTimeout(resolve, 50))
  const seconds = secondsSince()
  for (const connection of open) connection.end()
  return { answered, issued: seconds, held, repeated, times: times.sort((a, b) => a - b) }
}

const USED = `select coalesce(sum(used), 0)::int4 as n from pools where kind = 'tickets'`
const ISSUED = 'select count(*)::int4 as n from tickets'

const count = async (client: pg.Client, sql: string): Promise<number> =>
  (await client.query<{ n: number }>(sql)).rows[0]?.n ?? 0
