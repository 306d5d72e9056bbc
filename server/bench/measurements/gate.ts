import { present } from '@fairground/domain/present.ts'
import pg from 'pg'
import { cpuOf, cpuOfFamily } from '../cpu.ts'
import { percentile } from '../load.ts'
import { newSite } from '../new-site.ts'
import { merchantOf } from '../our-shop.ts'
import { withOwnPostgres } from '../own-postgres.ts'
import { startOurs } from '../start-process.ts'
import { authorized, holdTicket, networkHeader, newVisitor, ok, type TicketSale } from '../visitor.ts'
import { type Connection, openConnection } from '../wire-connection.ts'
import type { Measurement } from './measurement.ts'
import { sellTickets } from './on-sale.ts'

const CONNECTIONS = 128
const RATE = 1_200

/** A concert goes on sale behind a gate: everybody takes a place at the same moment and looks again until they are let in. One server process. */
export const gateMeasurement: Measurement = {
  name: 'gate',
  title: 'Tickets go on sale behind a gate',
  measure: ({ quick, print }) =>
    withOwnPostgres(async ({ connectionString, dataDir, postmasterPid }) => {
      const [visitors, looks, admitted] = quick ? [1_000, 10, 200] : [5_000, 20, 400]
      const undo: (() => unknown)[] = []
      const client = new pg.Client({ connectionString })
      try {
        const { clientId, apiKey } = await newSite(connectionString)
        await client.connect()
        const { port, pid } = await startOurs({ connectionString, dataDir, poolSize: 4 }, undo)
        const merchant = merchantOf(`http://localhost:${port}`, apiKey)
        const tickets = await sellTickets(merchant, visitors)
        await merchant('PATCH', gatePath(tickets.eventId), { enabled: true, admissionsPerMinute: RATE, difficulty: 0 })
        print(`  ${visitors} visitors, ${RATE} let in a minute`)
        const open = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)))
        const cpu = () => [cpuOf(pid), cpuOfFamily(postmasterPid)] as const
        const found = await queue({ open, clientId, port, tickets, visitors, looks, admitted, client, cpu })
        for (const connection of open) connection.end()
        return rowsOf(found, { visitors, looks, quick })
      } finally {
        for (const step of undo.reverse()) await step()
        await client.end().catch(() => {})
      }
    }),
}

const gatePath = (eventId: string, rest = '') => `/fairground/v1/events/${eventId}/gate${rest}`

interface Queueing {
  readonly open: readonly Connection[]
  readonly port: number
  readonly clientId: string
  readonly tickets: Omit<TicketSale, 'repeated'>
  readonly visitors: number
  /** Looks of each visitor, one right after another. */
  readonly looks: number
  /** Visitors who are awaited. */
  readonly admitted: number
  readonly client: pg.Client
  cpu(): readonly [number, number]
}

type Found = Awaited<ReturnType<typeof queue>>

async function queue({ open, port, clientId, tickets, visitors, looks, admitted, client, cpu }: Queueing) {
  const { eventId } = tickets
  const shop = { port, clientId, items: [] }
  const each = async (count: number, work: (connection: Connection, visitor: number) => Promise<void>) => {
    let next = 0
    await Promise.all(
      open.map(async (connection) => {
        for (let visitor = next++; visitor < count; visitor = next++) await work(connection, visitor)
      }),
    )
  }
  const tokens: string[] = []
  await each(visitors, async (connection, visitor) => {
    tokens[visitor] = await newVisitor(connection, shop)
  })
  const headersOf = (visitor: number) => authorized(tokens[visitor]!) + networkHeader(visitor) // made above
  const places: string[] = []
  const join = { times: [] as number[], began: performance.now() }
  await each(visitors, async (connection, visitor) => {
    const sent = performance.now()
    const answer = await connection.call('POST', gatePath(eventId, '/places'), headersOf(visitor), '{}')
    const { gate } = JSON.parse(ok(answer, 'places'))
    places[visitor] = gate.place.token
    join.times.push(performance.now() - sent)
  })
  const joined = (performance.now() - join.began) / 1000
  const writes = async () => (await client.query<{ n: number }>(WRITES)).rows[0]?.n ?? 0
  const [cpuBefore, writesBefore] = [cpu(), await writes()]
  const look = { times: [] as number[], began: performance.now() }
  for (let n = 0; n < looks; n++)
    await each(visitors, async (connection, visitor) => {
      const sent = performance.now()
      const path = gatePath(eventId, `/places/mine?token=${places[visitor]}`)
      ok(await connection.call('GET', path, headersOf(visitor)), 'places/mine')
      look.times.push(performance.now() - sent)
    })
  const looked = (performance.now() - look.began) / 1000
  const cpuAfter = cpu()
  const turns = (await writes()) - writesBefore
  while ((await count(client, 'select let_in::int4 as n from event_gates')) < admitted) {
    const path = gatePath(eventId, `/places/mine?token=${places.at(-1)}`)
    ok(await open[0]!.call('GET', path, headersOf(visitors - 1)), 'places/mine') // there is a connection
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  const letIn = await count(client, 'select let_in::int4 as n from event_gates')
  let [held, refused] = [0, 0]
  await each(visitors, async (connection, visitor) => {
    const sale = { ...tickets, repeated: () => undefined }
    const answer = await holdTicket(connection, tokens[visitor]!, sale, visitor).catch(() => undefined) // made above
    if (answer) held += 1
    else refused += 1
  })
  const most = await count(client, 'select let_in::int4 as n from event_gates')
  const early = await count(client, EARLY)
  const used = cpuAfter.map((seconds, i) => seconds - cpuBefore[i]!) // as many as before
  return { joined, join: join.times, looked, look: look.times, turns, used, letIn, most, held, refused, early }
}

const rowsOf = (
  { joined, join, looked, look, turns, used, letIn, most, held, refused, early }: Found,
  { visitors, looks, quick }: { visitors: number; looks: number; quick: boolean },
) => [
  {
    what: `until ${visitors} visitors had a place`,
    value: joined,
    unit: 's',
    ...present({ goal: quick ? undefined : { most: 6 } }),
  },
  { what: 'a place, p50', value: percentile(sorted(join), 0.5), unit: 'ms' },
  { what: 'a place, p99', value: percentile(sorted(join), 0.99), unit: 'ms' },
  { what: 'looks a second', value: (visitors * looks) / looked, unit: '' },
  { what: 'a look, p50', value: percentile(sorted(look), 0.5), unit: 'ms' },
  { what: 'a look, p99', value: percentile(sorted(look), 0.99), unit: 'ms' },
  {
    what: 'processor time of a thousand looks: server',
    value: ((used[0] ?? 0) * 1000) / (visitors * looks),
    unit: 's',
  },
  {
    what: 'processor time of a thousand looks: PostgreSQL',
    value: ((used[1] ?? 0) * 1000) / (visitors * looks),
    unit: 's',
  },
  {
    what: 'turns written during all looks, one a second',
    value: turns,
    unit: '',
    goal: { most: Math.ceil(looked) + 2 },
  },
  { what: 'tickets held by who was not let in', value: Math.max(0, held - most), unit: '', goal: { most: 0 } },
  { what: 'tickets held by who was', value: held, unit: '', goal: { least: letIn } },
  { what: 'refused at the gate', value: refused, unit: '' },
  { what: 'let in before their turn by the rate', value: early, unit: '', goal: { most: 0 } },
]

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b)

const WRITES = 'select count(*)::int4 as n from event_gate_turns'
/** Turns that are beyond the rate since the gate was set, and the one that is due at once. */
const EARLY = `select count(*)::int4 as n from event_gate_turns t join event_gates g on g.event_id = t.event_id
  where t.up_to > extract(epoch from t.at - g.created_at) * g.per_minute / 60.0 + 2`

const count = async (client: pg.Client, sql: string): Promise<number> =>
  (await client.query<{ n: number }>(sql)).rows[0]?.n ?? 0
