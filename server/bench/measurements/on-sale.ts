import { present } from '@fairground/domain/present.ts'
import pg from 'pg'
import { percentile } from '../load.ts'
import { newSite } from '../new-site.ts'
import { type Merchant, merchantOf } from '../our-shop.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import type { Shop } from '../shop.ts'
import { startOurs } from '../start-process.ts'
import { holdTicket, newVisitor } from '../visitor.ts'
import { type Connection, openConnection } from '../wire-connection.ts'
import type { Measurement } from './measurement.ts'

const CONNECTIONS = 128
const DAY_MS = 24 * 60 * 60 * 1000

/** A concert goes on sale: everybody wants a ticket of the same kind at the same moment. One server process. */
export const onSaleMeasurement: Measurement = {
  name: 'on-sale',
  title: 'Tickets go on sale',
  measure: ({ quick, print }) =>
    withOwnPostgres(async ({ connectionString, dataDir }) => {
      const [buyers, tickets] = quick ? [1_000, 200] : [5_000, 1_000]
      const undo: (() => unknown)[] = []
      try {
        const { clientId, apiKey } = await newSite(connectionString)
        const { port } = await startOurs({ connectionString, dataDir, poolSize: 4 }, undo)
        const definitionId = await sellTickets(merchantOf(`http://localhost:${port}`, apiKey), tickets)
        print(`  ${buyers} buyers, ${tickets} tickets`)
        const sale = await sell({ port, clientId, items: [] }, definitionId, buyers)
        const held = await unitsOf(connectionString)
        const goal = quick ? undefined : { most: 6 }
        return [
          { what: `until ${buyers} buyers were answered`, value: sale.seconds, unit: 's', ...present({ goal }) },
          { what: 'an answer, p50', value: percentile(sale.times, 0.5), unit: 'ms' },
          { what: 'an answer, p99', value: percentile(sale.times, 0.99), unit: 'ms' },
          { what: 'tickets held beyond those there were', value: sale.held - tickets, unit: '', goal: { most: 0 } },
          { what: 'tickets held', value: sale.held, unit: '', goal: { least: tickets } },
          { what: 'units that the ledger counts beside them', value: held - sale.held, unit: '', goal: { most: 0 } },
        ]
      } finally {
        for (const step of undo.reverse()) await step()
      }
    }),
}

async function sellTickets(merchant: Merchant, quota: number): Promise<string> {
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
  return ticketDefinition.id
}

/** Each buyer tries once, as many at a time as there are connections. */
async function sell(shop: Shop, definitionId: string, buyers: number) {
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
  let held = 0
  const began = performance.now()
  await each(async (connection, buyer) => {
    const sent = performance.now()
    if (await holdTicket(connection, tokens[buyer]!, definitionId, buyer)) held++ // made above
    times.push(performance.now() - sent)
  })
  const seconds = (performance.now() - began) / 1000
  for (const connection of open) connection.end()
  return { seconds, held, times: times.sort((a, b) => a - b) }
}

async function unitsOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ used: number }>(
    `select sum(used)::int4 as used from pools where kind = 'tickets'`,
  )
  await client.end()
  return rows[0]?.used ?? 0
}
