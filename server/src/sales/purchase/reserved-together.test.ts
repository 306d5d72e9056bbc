import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fixture.ts'
import { placeHeld } from './placing.ts'
import {
  type BareSite,
  type Bought,
  bareSite,
  clientOf,
  contentsOf,
  heldCall,
  ids,
  oneByOne,
  putEvents,
  putPools,
  putReservations,
  together,
  untilOneWaits,
  whileSeen,
} from './together.fixture.ts'

let connectionString: string
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ connectionString, drop } = await freshDatabase())
})
afterAll(() => drop())

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const ROOM = { holdAddress: '10.0.0.1', perOwner: 5, perAddress: 50, ownerUnits: 10, addressUnits: 100 }
const callsOf = (all: readonly Bought[]) => all.map(({ call }) => call)

interface Sale {
  readonly eventIds: readonly string[]
  readonly tickets: string
  readonly tier: string
}
const newSale = (): Sale => {
  const [first, second, tickets, tier] = ids(4) as [string, string, string, string]
  return { eventIds: [first, second], tickets, tier }
}
const buys = ({ eventIds, tickets, tier }: Sale, changes: Parameters<typeof heldCall>[2] = {}) =>
  heldCall(
    eventIds.slice(0, 1),
    [
      { poolId: tickets, units: 2, kind: 'tickets' },
      { poolId: tier, units: 2, kind: 'ticketTier' },
    ],
    changes,
  )
async function siteOf({ eventIds, tickets, tier }: Sale, all: readonly Bought[]): Promise<BareSite> {
  const site = await bareSite(connectionString)
  await putEvents(site, eventIds)
  await putPools(site, [
    { id: tickets, kind: 'tickets', capacity: 100 },
    { id: tier, kind: 'ticketTier', capacity: 100 },
  ])
  await putReservations(site, all)
  return site
}
const three = async () => {
  const sale = newSale()
  const all = upTo(3).map(() => buys(sale))
  return { all, site: await siteOf(sale, all) }
}
/** Units that are with orders, with reservations and in use, of each pool. */
const unitsOf = ({ query }: BareSite) =>
  query(`
    select p.kind, p.used::int, coalesce(sum(a.quantity) filter (where a.purpose = 'order' and a.ref_id in (select id from orders)), 0)::int as ordered,
      coalesce(sum(a.quantity) filter (where a.purpose = 'reservation'), 0)::int as reserved
    from pools p left join allocations a on a.site_id = $1 and a.pool_id = p.id where p.site_id = $1 group by 1, 2 order by 1`)
const unitsAre = async (site: BareSite, ordered: number, reserved: number) => {
  const used = ordered + reserved
  expect(await unitsOf(site)).toEqual([
    { kind: 'ticketTier', used, ordered, reserved },
    { kind: 'tickets', used, ordered, reserved },
  ])
}
const numbersOf = async ({ query }: BareSite) =>
  (await query('select number::int as number from orders where site_id = $1 order by 1')).map(({ number }) => number)

describe('orders of reservations that are placed together', () => {
  test('are written as they are one by one, column by column', async () => {
    const sale = newSale()
    const all = [
      buys(sale),
      buys(sale, { isOffer: true, ...ROOM }),
      heldCall(
        sale.eventIds,
        [
          { poolId: sale.tickets, units: 1, kind: 'tickets' },
          { poolId: sale.tickets, units: 3, kind: 'tickets' },
        ].slice(0, 1),
      ),
      heldCall(sale.eventIds.toReversed(), [{ poolId: sale.tickets, units: 3, kind: 'tickets' }], ROOM),
      buys(sale, { status: 'APPROVED', unitState: 'COMMITTED', payBy: null, remindAt: null, ownerId: null }),
      heldCall([], []),
    ]
    const [one, many] = [await siteOf(sale, all), await siteOf(sale, all)]
    const { rows, left } = await together(many, placeHeld, callsOf(all))
    expect(left).toBe(0)
    const alone = await oneByOne(one, placeHeld, callsOf(all))
    const answered = (row: (typeof rows)[number]) => ({ ...row!, position: '' })
    expect(rows.map(answered)).toEqual(alone.map(answered))
    const [expected, found] = [await contentsOf(one), await contentsOf(many)]
    expect(found.orders).toHaveLength(all.length)
    expect(found.ticket_waiting_entries).toMatchObject([{ status: 'BOUGHT' }])
    for (const table of Object.keys(expected)) expect([table, found[table]]).toEqual([table, expected[table]])
  })

  test('are numbered one after another, while another process places the same and others', async () => {
    const sale = newSale()
    const all = upTo(40).map(() => buys(sale))
    const site = await siteOf(sale, all)
    const other = await bareSite(connectionString, site.siteId)
    const twice = callsOf(all).map((call) => ({ ...call, id: ids(1)[0]!, lines: [], happenings: [], events: [] }))
    const rows = await Promise.all([
      ...callsOf(all).map((call) => site.db.row(placeHeld, call)),
      ...twice.toReversed().map((call) => other.db.row(placeHeld, call)),
    ])
    expect(rows.filter((row) => row!.ok)).toHaveLength(40)
    expect(await numbersOf(site)).toEqual(upTo(40))
    await unitsAre(site, 80, 0)
  })
})

describe('a call that is refused among others', () => {
  test.for<[string, (sale: Sale) => Parameters<typeof heldCall>[2] & object, object]>([
    ['beyond its open holds', () => ({ ...ROOM, perOwner: 0 }), { crowding: 'HOLDS' }],
    ['of fewer units than it paid for', () => ({ heldUnits: 3n }), { heldEnough: false }],
    ['in another currency', () => ({ currency: 'EUR' }), { sameCurrency: false }],
    ['of an event that is gone', () => ({ eventIds: ids(1) }), { eventsThere: false }],
    ['whose reservation is gone', () => ({ reservationId: ids(1)[0]! }), { sourceOpen: false }],
    ['that ran out', () => ({ at: new Date('2026-06-01T12:31:00Z') }), { sourceOpen: false }],
  ])('%s: the others are placed', async ([, changesOf, verdict]) => {
    const sale = newSale()
    const all = upTo(3).map(() => buys(sale))
    const site = await siteOf(sale, all)
    const calls = callsOf(all)
    calls[1] = { ...calls[1]!, ...changesOf(sale) }
    const { rows, left } = await together(site, placeHeld, calls)
    expect(rows).toMatchObject([{ ok: true }, { ok: false, number: null, ...verdict }, { ok: true }])
    expect(left).toBe(1)
    await unitsAre(site, 4, 2)
    expect(await numbersOf(site)).toEqual([1, 2])
  })

  test('for the reservation of another call: one order', async () => {
    const { all, site } = await three()
    const [first, second] = callsOf(all)
    const again = { ...first!, id: ids(1)[0]!, lines: [], happenings: [], events: [] }
    const { rows } = await together(site, placeHeld, [first!, again, second!])
    expect(rows.map((row) => row!.ok).toSorted()).toEqual([false, true, true])
    expect(rows[2]).toMatchObject({ ok: true })
    expect(await numbersOf(site)).toEqual([1, 2])
    await unitsAre(site, 4, 2)
  })

  test('with a number that another order has: the others are placed', async () => {
    const { all, site } = await three()
    const calls = callsOf(all)
    calls[2] = {
      ...calls[2]!,
      events: [{ event_id: calls[2]!.eventIds[0]!, number: (calls[0]!.events[0] as { number: string }).number }],
    }
    const rows = await Promise.allSettled(calls.map((call) => site.db.row(placeHeld, call)))
    expect(rows.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(rows[1]).toMatchObject({ value: { ok: true } })
    expect(await numbersOf(site)).toEqual([1, 2])
    await unitsAre(site, 4, 2)
  })
})

describe('a row that somebody else has locked', () => {
  const locks: [string, (call: Bought, sale: Sale) => string][] = [
    ['a reservation', ({ call }) => `select from ticket_reservations where id = '${call.reservationId}' for update`],
    [
      'units of it',
      ({ call }) => `update allocations set updated_at = now() where ref_id = '${call.reservationId}'
         and pool_id in (select id from pools where kind = 'tickets')`,
    ],
    [
      'units of its tier',
      ({ call }) => `update allocations set updated_at = now() where ref_id = '${call.reservationId}'
         and pool_id in (select id from pools where kind = 'ticketTier')`,
    ],
    [
      'its offer of a waiting list',
      ({ call }) => `select from ticket_waiting_entries where reservation_id = '${call.reservationId}' for update`,
    ],
    ['its event', ({ call }) => `select from events where id = '${call.eventIds[0]}' for update`],
  ]
  test.for(locks)('%s: holds up nobody else, and is waited for', async ([, lockOf]) => {
    const sale = newSale()
    const late = heldCall(
      sale.eventIds.slice(1),
      [
        { poolId: sale.tickets, units: 2, kind: 'tickets' },
        { poolId: sale.tier, units: 2, kind: 'ticketTier' },
      ],
      { isOffer: true },
    )
    const [first, last, next] = [buys(sale), buys(sale), buys(sale)]
    const site = await siteOf(sale, [first, late, last, next])
    const other = await clientOf(connectionString)
    await other.query('begin')
    await other.query(lockOf(late, sale))
    const [a, b, c] = [first, late, last].map(({ call }) => site.db.row(placeHeld, call))
    expect(await Promise.all([a, c])).toMatchObject([{ ok: true }, { ok: true }])
    await untilOneWaits(site)
    expect(await site.db.row(placeHeld, next.call)).toMatchObject({ ok: true })
    await other.query('commit')
    expect(await b).toMatchObject({ ok: true })
    await unitsAre(site, 8, 0)
    expect(await site.query('select status from ticket_waiting_entries where site_id = $1')).toEqual([
      { status: 'BOUGHT' },
    ])
  })
})

/** As organisers change and delete it: an update alone is no change of its key, which orders hold back. */
const changedEvent = (id: string, changes: string) =>
  `begin; select from events where id = '${id}' for update; update events set ${changes} where id = '${id}'; commit`

describe('rows that others change after a statement of many has seen them', () => {
  test.for<[string, string, (call: Bought) => string, object]>([
    [
      'a reservation that was canceled',
      'ticket_reservations r',
      ({ call }) => `update ticket_reservations set status = 'CANCELED' where id = '${call.reservationId}'`,
      { ok: false, sourceOpen: false },
    ],
    [
      'units that were given back',
      'allocations a',
      ({
        call,
      }) => `update allocations set state = 'RELEASED', purpose = 'adjustment' where ref_id = '${call.reservationId}'
        and pool_id in (select id from pools where kind = 'tickets')`,
      { ok: false, heldEnough: false },
    ],
    [
      'an event that was deleted',
      'events e',
      ({ call }) => changedEvent(call.eventIds[0]!, 'deleted_at = now()'),
      { ok: false, eventsThere: false },
    ],
    [
      'an event that was priced in another currency',
      'events e',
      ({ call }) => changedEvent(call.eventIds[0]!, `doc = '{"tickets": {"currency": "EUR"}}'`),
      { ok: false, sameCurrency: false },
    ],
  ])('%s makes no order', async ([, table, change, verdict]) => {
    const sale = newSale()
    const other = heldCall(sale.eventIds.slice(1), [{ poolId: sale.tickets, units: 2, kind: 'tickets' }])
    const all = [buys(sale), other, buys({ ...sale, eventIds: sale.eventIds.slice(1) })]
    const site = await siteOf(sale, all)
    const rows = await whileSeen(site, table, {
      calls: () => Promise.all(callsOf(all).map((call) => site.db.row(placeHeld, call))),
      others: [change(all[0]!)],
    })
    expect(rows).toMatchObject([verdict, { ok: true }, { ok: true }])
    expect(await numbersOf(site)).toEqual([1, 2])
  })

  test.for([3, 1])('units of a tier that were moved to another are the order’s, too, of %i', async (count) => {
    const sale = newSale()
    const all = upTo(count).map(() => buys(sale))
    const site = await siteOf(sale, all)
    const [pool] = ids(1) as [string]
    await putPools(site, [{ id: pool, kind: 'ticketQuota', capacity: 10 }])
    const rows = await whileSeen(site, 'allocations a', {
      calls: () => Promise.all(callsOf(all).map((call) => site.db.row(placeHeld, call))),
      others: [
        `update allocations set pool_id = '${pool}' where pool_id = '${sale.tier}' and ref_id = '${all[0]!.call.reservationId}'`,
      ],
    })
    expect(rows.map((row) => row!.ok)).toEqual(all.map(() => true))
    expect(await site.query(`select from allocations where site_id = $1 and purpose <> 'order'`)).toEqual([])
  })
})
