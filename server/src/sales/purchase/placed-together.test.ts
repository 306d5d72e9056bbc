import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fixture.ts'
import { placeGoods } from './placing.ts'
import {
  type BareSite,
  bareSite,
  clientOf,
  contentsOf,
  type GoodsCall,
  goodsCall,
  ids,
  oneByOne,
  type PoolOfUnits,
  putCheckouts,
  putPools,
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

async function siteWith(pools: readonly PoolOfUnits[], calls: readonly GoodsCall[]): Promise<BareSite> {
  const site = await bareSite(connectionString)
  await putPools(site, pools)
  await putCheckouts(site, calls)
  return site
}
const unitsOf = async ({ query }: BareSite) =>
  Object.fromEntries(
    (
      await query(`
        select p.id, p.used::int as used, coalesce(sum(a.quantity), 0)::int as allocated
        from pools p left join allocations a on a.site_id = $1 and a.pool_id = p.id where p.site_id = $1 group by 1, 2`)
    ).map(({ id, used, allocated }) => [id, [used, allocated]]),
  )
const numbersOf = async ({ query }: BareSite) =>
  (await query('select number::int as number from orders where site_id = $1 order by 1')).map(({ number }) => number)
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
/** Limits that a buyer without open holds stays within, and who holds nothing more. */
const ROOM = { holdAddress: '10.0.0.1', perOwner: 5, perAddress: 50, ownerUnits: 10, addressUnits: 100 }
const CROWDED = { ...ROOM, perOwner: 0 }

describe('orders of goods that are placed together', () => {
  test('are written as they are one by one, column by column', async () => {
    const [ample, scarce, endless, seen] = ids(4) as [string, string, string, string]
    const pools = [
      { id: ample, capacity: 1000 },
      { id: scarce, capacity: 20, used: 15, version: 3 },
      { id: endless, capacity: null },
      { id: seen, capacity: 500, kind: 'tickets', used: 460 },
    ]
    const take = (poolId: string, units = 1) => ({ poolId, units })
    const calls = [
      goodsCall([take(ample, 2)]),
      goodsCall([take(endless), take(ample, 3)], ROOM),
      goodsCall([take(ample), take(endless, 7), take(ample, 4)], { ...ROOM, cartId: null }),
      goodsCall([{ poolId: scarce, units: 1, version: 3 }, take(ample)]),
      goodsCall([], { payBy: null, remindAt: null, buyerName: null, buyerEmail: null, ownerId: null }),
      goodsCall([{ poolId: ample, units: 1, beside: true }], { status: 'APPROVED', unitState: 'COMMITTED', ...ROOM }),
      goodsCall([take(seen)], { happenings: [] }),
      goodsCall([take(ample)], { lines: [], at: new Date('2026-06-01T12:00:01Z') }),
    ]
    const [one, many] = [await siteWith(pools, calls), await siteWith(pools, calls)]
    for (const { query } of [one, many])
      await query(`update carts set checkout_id = null, revision = 4 where site_id = $1 and id = $2`, [
        calls[0]!.cartId,
      ])

    const { rows, left } = await together(many, placeGoods, calls)
    expect(left).toBe(0)
    const alone = await oneByOne(one, placeGoods, calls)
    const written = ({ ok, number, few }: (typeof rows)[number] & object) => ({ ok, number, few })
    expect(rows.map((row) => written(row!))).toEqual(alone.map((row) => written(row!)))
    const [expected, found] = [await contentsOf(one), await contentsOf(many)]
    expect(found.orders).toHaveLength(calls.length)
    for (const table of Object.keys(expected)) {
      expect([table, found[table]]).toEqual([table, expected[table]])
    }
  })

  test('hide from lists only what they may: few are left where they are one by one', async () => {
    const [id] = ids(1) as [string]
    const pools = [{ id, capacity: 500, kind: 'tickets', used: 446 }]
    const calls = upTo(6).map(() => goodsCall([{ poolId: id, units: 1 }]))
    const [one, many] = [await siteWith(pools, calls), await siteWith(pools, calls)]
    const alone = await oneByOne(one, placeGoods, calls)
    expect(new Set(alone.map((row) => row!.few))).toEqual(new Set([true, false]))
    const { rows } = await together(many, placeGoods, calls)
    for (const [i, row] of rows.entries()) if (alone[i]!.few) expect(row).toMatchObject({ ok: true, few: true })
  })

  test('for more units than there are sell all of them, and refuse the others as one by one', async () => {
    const [first, second] = ids(2) as [string, string]
    const pools = [
      { id: first, capacity: 9 },
      { id: second, capacity: 12 },
    ]
    const calls = upTo(60).map((n) =>
      goodsCall(
        n % 3 === 0
          ? [first, second].map((poolId) => ({ poolId, units: 1 }))
          : [{ poolId: n % 2 ? first : second, units: 1 }],
      ),
    )
    const site = await siteWith(pools, calls)
    const other = await bareSite(connectionString, site.siteId)
    const rows = await Promise.all(calls.map((call, i) => (i % 2 ? site : other).db.row(placeGoods, call)))
    const sold = rows.filter((row) => row!.ok).length
    expect(await unitsOf(site)).toEqual({ [first]: [9, 9], [second]: [12, 12] })
    expect(await numbersOf(site)).toEqual(upTo(sold))
    const refused = calls.filter((_, i) => !rows[i]!.ok)
    const verdicts = await oneByOne(site, placeGoods, refused)
    for (const [i, verdict] of verdicts.entries()) {
      const row = rows[calls.indexOf(refused[i]!)]!
      expect(row).toMatchObject({ ok: false, number: null, sourceOpen: true, crowding: 'NONE' })
      expect(verdict!.shortPools).toEqual(expect.arrayContaining(row.shortPools))
      expect(row.left).toEqual(row.shortPools.map(() => 0n))
    }
  })

  test('are numbered one after another, while others are placed one by one by another process', async () => {
    const [id] = ids(1) as [string]
    const calls = upTo(120).map(() => goodsCall([{ poolId: id, units: 1 }]))
    const site = await siteWith([{ id, capacity: 1000 }], calls)
    const other = await bareSite(connectionString, site.siteId)
    const rows = await Promise.all(
      calls.map((call, i) => (i % 3 ? site.db.row(placeGoods, call) : other.db.inTx((tx) => tx.row(placeGoods, call)))),
    )
    expect(rows.map((row) => Number(row!.number)).toSorted((a, b) => a - b)).toEqual(upTo(120))
    expect(await numbersOf(site)).toEqual(upTo(120))
    expect(await unitsOf(site)).toEqual({ [id]: [120, 120] })
  })
})

describe('a call that is refused among others', () => {
  const cases: [string, (poolId: string) => Partial<GoodsCall> & { units?: number }, object][] = [
    ['short of units', () => ({ units: 50 }), { ok: false, left: [expect.any(BigInt)] }],
    ['beyond its open holds', () => CROWDED, { ok: false, crowding: 'HOLDS' }],
    ['beyond units of its owner', () => ({ ...ROOM, ownerUnits: 0 }), { ok: false, crowding: 'UNITS_OF_OWNER' }],
    ['beyond units of its network', () => ({ ...ROOM, addressUnits: 0 }), { ok: false, crowding: 'UNITS_OF_NETWORK' }],
    ['of another version', () => ({ versions: [7] }), { ok: false, sameDraws: false }],
    ['of a pool that is gone', () => ({ pools: ids(1), takes: [] }), { ok: false, found: [] }],
    ['whose units no number holds', () => ({ quantities: [9_223_372_036_854_775_807n] }), {}],
  ]
  test.for(cases)('%s: the others are placed', async ([, changesOf, verdict]) => {
    const [id] = ids(1) as [string]
    const { units = 1, ...changes } = changesOf(id)
    const calls = [
      goodsCall([{ poolId: id, units: 1 }]),
      goodsCall([{ poolId: id, units }], changes),
      goodsCall([{ poolId: id, units: 1 }]),
    ]
    const site = await siteWith([{ id, capacity: 42, used: 1 }], calls)
    site.sent.length = 0
    const [first, refused, last] = await Promise.allSettled(calls.map((call) => site.db.row(placeGoods, call)))
    expect([first, last]).toMatchObject([{ value: { ok: true } }, { value: { ok: true } }])
    if (Object.keys(verdict).length > 0) expect(refused).toMatchObject({ value: verdict })
    else expect(refused).toMatchObject({ status: 'rejected' })
    expect(site.sent[0]).toBe('purchase.placeGoodsMany')
    expect(await unitsOf(site)).toEqual({ [id]: [3, 2] })
    expect(await numbersOf(site)).toEqual([1, 2])
  })

  test('because its checkout has an order, now or before, leaves each checkout with one order', async () => {
    const [id] = ids(1) as [string]
    const take = [{ poolId: id, units: 1 }]
    const [done, twice, entered] = [
      goodsCall(take),
      goodsCall(take),
      goodsCall(take, { source: 'admin', cartId: null }),
    ]
    const again = { ...goodsCall(take), sourceId: twice.sourceId, cartId: twice.cartId }
    const site = await siteWith([{ id, capacity: 42 }], [done, twice])
    await oneByOne(site, placeGoods, [done])
    const { rows } = await together(site, placeGoods, [{ ...done, id: ids(1)[0]! }, twice, again, entered])
    expect(rows[0]).toMatchObject({ ok: false, sourceOpen: false })
    expect(rows[3]).toMatchObject({ ok: true })
    expect([rows[1]!.ok, rows[2]!.ok].toSorted()).toEqual([false, true])
    expect(await unitsOf(site)).toEqual({ [id]: [3, 3] })
    expect(await numbersOf(site)).toEqual([1, 2, 3])
  })

  test('counts before others of its statement do not sell what it did not take', async () => {
    const [id] = ids(1) as [string]
    const calls = [
      goodsCall([{ poolId: id, units: 3 }], CROWDED),
      goodsCall([{ poolId: id, units: 1 }]),
      goodsCall([{ poolId: id, units: 2 }]),
    ]
    const site = await siteWith([{ id, capacity: 3 }], calls)
    const { rows } = await together(site, placeGoods, calls)
    expect(rows.map((row) => row!.ok)).toEqual([false, true, true])
    expect(await unitsOf(site)).toEqual({ [id]: [3, 3] })
  })

  test('with fewer units than none makes no room for others', async () => {
    const [id] = ids(1) as [string]
    const calls = [
      goodsCall([{ poolId: id, units: 1 }], { ...CROWDED, quantities: [-5n] }),
      goodsCall([{ poolId: id, units: 4 }]),
    ]
    const site = await siteWith([{ id, capacity: 2 }], calls)
    const { rows } = await together(site, placeGoods, calls)
    expect(rows.map((row) => row!.ok)).toEqual([false, false])
    expect(await unitsOf(site)).toEqual({ [id]: [0, 0] })
  })
})

describe('a row that somebody else has locked', () => {
  test.for(['carts', 'checkouts'])('of %s holds up nobody else', async (table) => {
    const [id] = ids(1) as [string]
    const calls = upTo(4).map(() => goodsCall([{ poolId: id, units: 1 }]))
    const site = await siteWith([{ id, capacity: 42 }], calls)
    const other = await clientOf(connectionString)
    await other.query('begin')
    await other.query(`select from ${table} where id = $1 for update`, [
      table === 'carts' ? calls[1]!.cartId : calls[1]!.sourceId,
    ])
    const [first, late, last] = calls.slice(0, 3).map((call) => site.db.row(placeGoods, call))
    expect(await Promise.all([first, last])).toMatchObject([{ ok: true }, { ok: true }])
    await untilOneWaits(site)
    expect(await site.db.row(placeGoods, calls[3]!)).toMatchObject({ ok: true })
    await other.query('commit')
    expect(await late).toMatchObject({ ok: true })
    expect(await unitsOf(site)).toEqual({ [id]: [4, 4] })
  })
})

describe('rows that others change after a statement of many has seen them', () => {
  const seen = async (
    table: string,
    others: (calls: readonly GoodsCall[], poolId: string) => string[],
    capacity = 42,
  ) => {
    const [id] = ids(1) as [string]
    const calls = upTo(3).map(() => goodsCall([{ poolId: id, units: 1, version: 0 }]))
    const site = await siteWith([{ id, capacity }], calls)
    const rows = await whileSeen(site, table, {
      calls: () => Promise.all(calls.map((call) => site.db.row(placeGoods, call))),
      others: others(calls, id),
    })
    return { site, id, calls, rows }
  }

  test('a checkout that was closed makes no order', async () => {
    const { site, id, rows } = await seen('checkouts c', (calls) => [
      `update checkouts set status = 'COMPLETED' where id = '${calls[1]!.sourceId}'`,
      `update checkouts set revision = 9 where id = '${calls[2]!.sourceId}'`,
    ])
    expect(rows).toMatchObject([{ ok: true }, { ok: false, sourceOpen: false }, { ok: true }])
    expect(await unitsOf(site)).toEqual({ [id]: [2, 2] })
    expect(await site.query('select revision::int from checkouts where site_id = $1 order by 1')).toEqual([
      { revision: 1 },
      { revision: 2 },
      { revision: 10 },
    ])
  })

  test('a cart that was filled again stays open', async () => {
    const { site, calls, rows } = await seen('carts c', ([first, second]) => [
      `update carts set checkout_id = null, revision = 5 where id = '${first!.cartId}'`,
      `update carts set revision = 7 where id = '${second!.cartId}'`,
    ])
    expect(rows).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    const carts = await site.query('select id, status, revision::int from carts where site_id = $1')
    expect(new Map(carts.map(({ id, ...cart }) => [id, cart]))).toEqual(
      new Map([
        [calls[0]!.cartId, { status: 'OPEN', revision: 5 }],
        [calls[1]!.cartId, { status: 'ORDERED', revision: 8 }],
        [calls[2]!.cartId, { status: 'ORDERED', revision: 2 }],
      ]),
    )
  })

  test.for<[string, string, boolean[]]>([
    ['sold', 'used = 41', [true, false, false]],
    ['sold out', 'used = 42', [false, false, false]],
    ['raised', 'capacity = 100', [true, true, true]],
    ['without a limit', 'capacity = null', [true, true, true]],
    ['lowered', 'capacity = 1, used = 1, owed = 1', [false, false, false]],
    ['waited for', 'awaited = 40', [true, true, false]],
    ['waited for without a limit', 'capacity = null, awaited = 1', [false, false, false]],
    ['drawn together with another', 'version = 1', [false, false, false]],
  ])('units that were %s count as they are by then', async ([, changes, ok]) => {
    const { site, id, rows } = await seen('pools p', (_, poolId) => [
      `update pools set ${changes} where id = '${poolId}'`,
    ])
    expect(rows.map((row) => row!.ok).toSorted()).toEqual(ok.toSorted())
    const placed = ok.filter(Boolean).length
    expect((await unitsOf(site))[id]![1]).toBe(placed)
    const before = Number(/used = (\d+)/.exec(changes)?.[1] ?? 0)
    expect((await unitsOf(site))[id]![0]).toBe(before + placed)
    expect(await numbersOf(site)).toEqual(upTo(placed))
  })
})
