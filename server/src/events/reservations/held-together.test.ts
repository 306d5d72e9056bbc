import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fixture.ts'
import type { ParamsOf } from '../../db/statement.ts'
import { unitsOfPools } from '../../sales/ledger/units-in-statements.ts'
import { NO_LIMITS } from '../../sales/purchase/open-holds.ts'
import {
  type BareSite,
  bareSite,
  clientOf,
  contentsOf,
  ids,
  LATER,
  NOW,
  oneByOne,
  type PoolOfUnits,
  putEvents,
  putPools,
  together,
  whileSeen,
} from '../../sales/purchase/together.fixture.ts'
import { holdReservation } from './queries.ts'

let connectionString: string
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ connectionString, drop } = await freshDatabase())
})
afterAll(() => drop())

type Hold = ParamsOf<typeof holdReservation>
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const ROOM = { holdAddress: '10.0.0.1', perOwner: 5, perAddress: 50, ownerUnits: 10, addressUnits: 100 }
interface Take {
  readonly poolId: string
  readonly units: number
  readonly version?: number
}

/** A hold of units, and of nothing that was remembered. */
function holdOf(takes: readonly Take[], changes: Partial<Hold> = {}): Hold {
  const [id, ownerId, happeningId, eventId] = ids(4) as [string, string, string, string]
  const units = takes.map((take) => ({ ...take, units: BigInt(take.units) }))
  return {
    id,
    ownerId,
    ownerKind: 'visitor',
    expiresAt: LATER,
    at: NOW,
    doc: { tickets: [] },
    units: units.reduce((sum, take) => sum + take.units, 0n),
    ...NO_LIMITS,
    ...unitsOfPools(units),
    allocations: ids(takes.length),
    allocatedPools: takes.map(({ poolId }) => poolId),
    allocatedUnits: units.map((take) => take.units),
    lines: ids(takes.length),
    happeningId,
    actorKind: 'staff',
    actorId: ownerId,
    payload: { ticketsOf: [eventId] },
    awaited: false,
    kinds: [],
    kindRevisions: [],
    eventRevisions: [],
    ...changes,
  }
}

async function siteWith(pools: readonly PoolOfUnits[]): Promise<BareSite> {
  const site = await bareSite(connectionString)
  await putPools(site, pools)
  return site
}
const one = (changes: Partial<PoolOfUnits> = {}) => ({ id: ids(1)[0]!, kind: 'tickets', capacity: 100, ...changes })
/** Used units of each pool, and those that reservations have. */
const unitsOf = async ({ query }: BareSite) =>
  Object.fromEntries(
    (
      await query(`
        select p.id, p.used::int as used, coalesce(sum(a.quantity), 0)::int as allocated
        from pools p left join allocations a on a.site_id = $1 and a.pool_id = p.id and a.ref_id in (select id from ticket_reservations)
        where p.site_id = $1 group by 1, 2`)
    ).map(({ id, used, allocated }) => [id, [used, allocated]]),
  )
const isHeld = (
  row: { crowding: string; outdated: boolean; found: string[]; shortPools: string[] } | undefined,
  of: Hold,
) => row!.crowding === 'NONE' && !row!.outdated && row!.shortPools.length === 0 && row!.found.length === of.pools.length

/** A kind of ticket of an event, at the first revision of both. */
async function putKind(site: BareSite, poolId: string, gated = false): Promise<string> {
  const [eventId, id] = ids(2) as [string, string]
  await putEvents(site, [eventId])
  await site.query(
    `insert into ticket_definitions (site_id, id, event_id, pool_id, name, position, pricing, lowest_price, fee_type, created_at, updated_at, doc)
     values ($1, $2, $3, $4, 'Standing', 0, 'fixed', 100, 'NO_FEE', $5, $5, '{}')`,
    [id, eventId, poolId, NOW],
  )
  if (gated)
    await site.query(
      `insert into event_gates (site_id, event_id, enabled, per_minute, admission_minutes, difficulty, counted_at, created_at, updated_at)
       values ($1, $2, true, 1, 1, 0, $3, $3, $3)`,
      [eventId, NOW],
    )
  return id
}
const remembering = (id: string, revision = 1n) => ({ kinds: [id], kindRevisions: [revision], eventRevisions: [1n] })

describe('callers who hold together', () => {
  test('have what they have one by one, column by column', async () => {
    const [ample, few, endless, awaited] = [
      one({ capacity: 1000, version: 2 }),
      one({ used: 60 }),
      one({ capacity: null, kind: 'ticketTier' }),
      one({ awaited: 60 }),
    ]
    const pools = [ample, few, endless, awaited]
    const calls = [
      holdOf([{ poolId: ample.id, units: 2, version: 2 }], ROOM),
      holdOf([endless, ample].map(({ id }) => ({ poolId: id, units: 3 }))),
      holdOf(
        [ample, endless, ample].map(({ id }) => ({ poolId: id, units: 1 })),
        { ...ROOM, awaited: true },
      ),
      holdOf([{ poolId: few.id, units: 1 }], { actorKind: null, actorId: null }),
      holdOf([{ poolId: awaited.id, units: 50 }], { awaited: true, ownerId: null, ownerKind: 'staff' }),
      holdOf([]),
    ]
    const [alone, many] = [await siteWith(pools), await siteWith(pools)]
    const { rows, left } = await together(many, holdReservation, calls)
    expect(left).toBe(0)
    const expected = await oneByOne(alone, holdReservation, calls)
    const answered = (row: (typeof rows)[number]) => ({ ...row!, position: '' })
    expect(rows.map(answered)).toEqual(expected.map(answered))
    expect(rows.map((row) => row!.few)).toEqual([false, false, false, true, true, false])
    const [wanted, found] = [await contentsOf(alone), await contentsOf(many)]
    expect(found.ticket_reservations).toHaveLength(calls.length)
    for (const table of Object.keys(wanted)) expect([table, found[table]]).toEqual([table, wanted[table]])
  })

  test('of two processes, for fewer units than they want, in any order of pools, take all and no more', async () => {
    const [first, second] = [one({ capacity: 30 }), one({ capacity: 40, kind: 'ticketQuota' })]
    const site = await siteWith([first, second])
    const other = await bareSite(connectionString, site.siteId)
    const calls = upTo(90).map((n) => {
      const takes = [first, second].map(({ id }) => ({ poolId: id, units: 1 }))
      return holdOf(n % 3 === 0 ? takes.slice(1) : n % 3 === 1 ? takes : takes.toReversed())
    })
    const rows = await Promise.all(calls.map((call, i) => (i % 2 ? site : other).db.row(holdReservation, call)))
    const [, inSecond] = (await unitsOf(site))[second.id]!
    expect(inSecond).toBe(40)
    const held = calls.filter((call, i) => isHeld(rows[i], call))
    expect((await unitsOf(site))[first.id]).toEqual(
      upTo(2).map(() => held.filter(({ pools }) => pools.includes(first.id)).length),
    )
    const refused = calls.filter((call, i) => !isHeld(rows[i], call))
    expect(held.length + refused.length).toBe(90)
    const again = await oneByOne(site, holdReservation, refused)
    for (const row of again) expect(row!.shortPools).toContain(second.id)
  })
})

describe('a hold that is refused among others', () => {
  test.for<[string, (pool: PoolOfUnits) => Partial<Hold>, object]>([
    ['short of units', () => ({ quantities: [99n] }), { left: [expect.any(BigInt)] }],
    ['beyond its open holds', () => ({ ...ROOM, perOwner: 0 }), { crowding: 'HOLDS' }],
    ['beyond units of its network', () => ({ ...ROOM, addressUnits: 0 }), { crowding: 'UNITS_OF_NETWORK' }],
    ['of another version', () => ({ versions: [7] }), { outdated: true }],
    ['of a pool that is gone', () => ({ pools: ids(1) }), { found: [] }],
  ])('%s: the others are held', async ([, changesOf, verdict]) => {
    const pool = one({ used: 5 })
    const site = await siteWith([pool])
    const takes = [{ poolId: pool.id, units: 1 }]
    const calls = [holdOf(takes), holdOf(takes, changesOf(pool)), holdOf(takes)]
    const { rows } = await together(site, holdReservation, calls)
    expect(rows[1]).toMatchObject(verdict)
    expect(rows.map((row, i) => isHeld(row, calls[i]!))).toEqual([true, false, true])
    expect((await unitsOf(site))[pool.id]).toEqual([7, 2])
  })

  test('because a kind is not as it was remembered, or has a gate: the others are held', async () => {
    const pool = one()
    const site = await siteWith([pool])
    const [known, changed, gated] = [
      await putKind(site, pool.id),
      await putKind(site, pool.id),
      await putKind(site, pool.id, true),
    ]
    const takes = [{ poolId: pool.id, units: 1 }]
    const calls = [
      holdOf(takes, remembering(known)),
      holdOf(takes, remembering(changed, 2n)),
      holdOf(takes, remembering(changed)),
      holdOf(takes, remembering(gated)),
      holdOf(takes, remembering(ids(1)[0]!)),
      holdOf(takes, remembering(known)),
    ]
    const { rows } = await together(site, holdReservation, calls)
    expect(rows.map((row) => row!.outdated)).toEqual([false, true, false, true, true, false])
    expect((await unitsOf(site))[pool.id]).toEqual([3, 3])
  })

  test('because others wait for the units, who take them', async () => {
    const pool = one({ capacity: 10, awaited: 8 })
    const endless = one({ capacity: null, awaited: 1 })
    const site = await siteWith([pool, endless])
    const takes = (units: number, { id } = pool) => [{ poolId: id, units }]
    const calls = [
      holdOf(takes(3)),
      holdOf(takes(1)),
      holdOf(takes(1)),
      holdOf(takes(5), { awaited: true }),
      holdOf(takes(1, endless)),
      holdOf(takes(1, endless), { awaited: true }),
    ]
    const { rows } = await together(site, holdReservation, calls)
    expect([0, 3, 4, 5].map((i) => isHeld(rows[i], calls[i]!))).toEqual([false, true, false, true])
    expect(rows[4]).toMatchObject({ shortPools: [endless.id] })
    const held = calls.filter((call, i) => isHeld(rows[i], call))
    expect((await unitsOf(site))[pool.id]).toEqual(
      [5, 5].map((of) => of + held.filter(({ units }) => units === 1n).length - 1),
    )
  })

  test('with an id that is there already: the others are held', async () => {
    const pool = one()
    const site = await siteWith([pool])
    const takes = [{ poolId: pool.id, units: 1 }]
    const calls = [holdOf(takes), holdOf(takes), holdOf(takes)]
    calls[2] = { ...calls[2]!, id: calls[0]!.id }
    const rows = await Promise.allSettled(calls.map((call) => site.db.row(holdReservation, call)))
    expect(rows.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await unitsOf(site))[pool.id]).toEqual([2, 2])
  })
})

test.for<[string, string, number]>([
  ['held', 'used = 99', 1],
  ['gone', 'used = 100', 0],
  ['more', 'capacity = 200', 3],
  ['waited for', 'awaited = 98', 2],
  ['owed', 'capacity = 3, used = 3, owed = 3', 0],
  ['drawn together with another', 'version = 1', 0],
])('units that are %s once a statement of many has seen them count as they are then', async ([, changes, count]) => {
  const pool = one()
  const site = await siteWith([pool])
  const calls = upTo(3).map(() => holdOf([{ poolId: pool.id, units: 1, version: 0 }]))
  const rows = await whileSeen(site, 'pools p', {
    calls: () => Promise.all(calls.map((call) => site.db.row(holdReservation, call))),
    others: [`update pools set ${changes} where id = '${pool.id}'`],
  })
  expect(calls.filter((call, i) => isHeld(rows[i], call))).toHaveLength(count)
  const before = Number(/used = (\d+)/.exec(changes)?.[1] ?? 0)
  expect((await unitsOf(site))[pool.id]).toEqual([before + count, count])
})

test('one buyer’s reservation that somebody has locked holds up no holds', async () => {
  const pool = one()
  const site = await siteWith([pool])
  const takes = [{ poolId: pool.id, units: 1 }]
  const [first, ...others] = upTo(4).map(() => holdOf(takes, ROOM))
  await site.db.row(holdReservation, first!)
  const other = await clientOf(connectionString)
  await other.query('begin')
  await other.query(`select from ticket_reservations where id = '${first!.id}' for update`)
  const { left } = await together(site, holdReservation, others)
  expect(left).toBe(0)
  await other.query('rollback')
  expect((await unitsOf(site))[pool.id]).toEqual([4, 4])
})
