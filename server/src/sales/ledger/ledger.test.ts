import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fixture.ts'
import { checkSite } from '../../check/check-site.ts'
import { type Pool as Connections, openPool } from '../../db/database.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Db } from '../../ground/database.ts'
import { holdAlone } from './hold.fixture.ts'
import {
  commit,
  commitHeld,
  createPools,
  findPools,
  freeUnits,
  release,
  setCapacity,
  setFree,
  setNet,
  type Take,
} from './ledger.ts'

const now = new Date('2026-06-01T12:00:00Z')
const later = new Date('2026-06-01T12:20:00Z')

let connections: Connections
let watcher: pg.Client
let drop: () => Promise<void>
let db: Db
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  connections = openPool({ connectionString: database.connectionString, max: 10, statementTimeoutMs: 5_000 })
  db = connections.forSite(randomUUID())
  watcher = new pg.Client({ connectionString: database.connectionString })
  await watcher.connect()
})
afterAll(async () => {
  await watcher.end()
  await connections.end()
  await drop()
})

class Short extends Error {}

const newPool = async (capacity: bigint | null, at = db): Promise<string> => {
  const id = randomUUID()
  await at.inTx((tx) => createPools(tx, [{ id, kind: 'stock', refId: randomUUID(), capacity }], { now }))
  return id
}
const poolOf = async (id: string, at = db) => {
  const [pool] = await findPools(at, [id])
  return pool && { capacity: pool.capacity, used: pool.used }
}
const of = (poolId: string, quantity: number): Take => ({ poolId, quantity, lineId: randomUUID() })

/** Holds, or says what is left. */
async function tryHold(takes: readonly Take[], refId: string = randomUUID()) {
  const short = await db.inTx((tx) => holdAlone(tx, { refId, expiresAt: later, takes }, now))
  return short.length === 0 ? { ok: true as const, refId } : { ok: false as const, short }
}
/** Sessions that wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await watcher.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
const giveBack = (refId: string, to: 'RELEASED' | 'EXPIRED' | 'RESTOCKED') =>
  db.inTx((tx) => release(tx, [refId], to, { now }))

describe('holding', () => {
  test('takes all of the requested units, or none', async () => {
    const [many, few] = [await newPool(10n), await newPool(1n)]
    expect(await tryHold([of(many, 3), of(few, 2)])).toEqual({ ok: false, short: [{ poolId: few, left: 1 }] })
    expect([await poolOf(many), await poolOf(few)]).toMatchObject([{ used: 0n }, { used: 0n }])
    expect((await tryHold([of(many, 3), of(few, 1)])).ok).toBe(true)
    expect([await poolOf(many), await poolOf(few)]).toMatchObject([{ used: 3n }, { used: 1n }])
  })

  test('two lines of one pool are one demand', async () => {
    const pool = await newPool(3n)
    expect(await tryHold([of(pool, 2), of(pool, 2)])).toEqual({ ok: false, short: [{ poolId: pool, left: 3 }] })
    expect((await tryHold([of(pool, 2), of(pool, 1)])).ok).toBe(true)
    expect(await poolOf(pool)).toEqual({ capacity: 3n, used: 3n })
  })

  test('an unlimited pool is never short and is counted all the same', async () => {
    const pool = await newPool(null)
    expect((await tryHold([of(pool, 1_000_000)])).ok).toBe(true)
    expect(await poolOf(pool)).toEqual({ capacity: null, used: 1_000_000n })
    expect(freeUnits({ capacity: null, used: 5n })).toBeNull()
  })

  test('of an unknown pool takes nothing', async () => {
    const pool = await newPool(5n)
    expect(await tryHold([of(pool, 1), of(randomUUID(), 1)])).toMatchObject({ ok: false })
    expect(await poolOf(pool)).toMatchObject({ used: 0n })
  })

  test('of another site’s pool takes nothing', async () => {
    const theirs = await newPool(5n, connections.forSite(randomUUID()))
    expect(await tryHold([of(theirs, 1)])).toMatchObject({ ok: false })
  })

  test('forty at once for ten: ten', async () => {
    const pool = await newPool(10n)
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => tryHold([of(pool, 1)])))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await poolOf(pool)).toEqual({ capacity: 10n, used: 10n })
  })

  test('the last unit that comes back while somebody waits for it is theirs', async () => {
    const pool = await newPool(1n)
    const first = await tryHold([of(pool, 1)])
    if (!first.ok) throw new Error('There is one')
    let second: ReturnType<typeof tryHold> | undefined
    await db.inTx(async (tx) => {
      await release(tx, [first.refId], 'RELEASED', { now })
      second = tryHold([of(pool, 1)])
      await expect.poll(waiting).toBe(1)
    })
    expect(await second).toMatchObject({ ok: true })
    expect(await poolOf(pool)).toEqual({ capacity: 1n, used: 1n })
  })

  test('two pools requested in opposite orders do not wait for each other for ever', async () => {
    const [a, b] = [await newPool(1000n), await newPool(1000n)]
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, i) => tryHold(i % 2 ? [of(a, 1), of(b, 1)] : [of(b, 1), of(a, 1)])),
    )
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect([await poolOf(a), await poolOf(b)]).toMatchObject([{ used: 40n }, { used: 40n }])
  })
})

describe('giving back', () => {
  test.for(['RELEASED', 'EXPIRED'] as const)('%s units are free again, once', async (to) => {
    const pool = await newPool(5n)
    const { refId = '' } = (await tryHold([of(pool, 2)])) as { refId?: string }
    expect(await giveBack(refId, to)).toEqual([{ poolId: pool, quantity: 2n, wereFew: false }])
    expect(await giveBack(refId, to)).toEqual([])
    expect(await poolOf(pool)).toEqual({ capacity: 5n, used: 0n })
  })

  test('ten at once give back once', async () => {
    const pool = await newPool(5n)
    const { refId = '' } = (await tryHold([of(pool, 2)])) as { refId?: string }
    const given = await Promise.all(Array.from({ length: 10 }, () => giveBack(refId, 'EXPIRED')))
    expect(given.flat()).toEqual([{ poolId: pool, quantity: 2n, wereFew: false }])
    expect(await poolOf(pool)).toEqual({ capacity: 5n, used: 0n })
  })

  test('held units cannot be restocked, and sold ones can', async () => {
    const pool = await newPool(5n)
    const { refId = '' } = (await tryHold([of(pool, 2)])) as { refId?: string }
    expect(await giveBack(refId, 'RESTOCKED')).toEqual([])
    await db.inTx((tx) => commitHeld(tx, refId, now))
    expect(await poolOf(pool)).toEqual({ capacity: 5n, used: 2n })
    expect(await giveBack(refId, 'RESTOCKED')).toEqual([{ poolId: pool, quantity: 2n, wereFew: false }])
    expect(await poolOf(pool)).toEqual({ capacity: 5n, used: 0n })
  })

  test('held units are committed once', async () => {
    const pool = await newPool(5n)
    const { refId = '' } = (await tryHold([of(pool, 2)])) as { refId?: string }
    const both = await Promise.all([1, 2].map(() => db.inTx((tx) => commitHeld(tx, refId, now))))
    expect(both.flat()).toEqual([{ poolId: pool, quantity: 2n }])
  })
})

describe('changing how many there are', () => {
  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof ApiError)) throw error ?? new Error('taken')
    return [error.code, error.data]
  }

  test('free units are set beside the used ones', async () => {
    const pool = await newPool(10n)
    await tryHold([of(pool, 4)])
    await db.inTx((tx) => setFree(tx, [{ poolId: pool, free: 1n, reason: 'MANUAL' }], { now }))
    expect(await poolOf(pool)).toEqual({ capacity: 5n, used: 4n })
    await db.inTx((tx) => setFree(tx, [{ poolId: pool, free: null, reason: 'MANUAL' }], { now }))
    expect(await poolOf(pool)).toEqual({ capacity: null, used: 4n })
  })

  test('never below what is used', async () => {
    const pool = await newPool(10n)
    await tryHold([of(pool, 4)])
    const set = (capacity: bigint) =>
      db.inTx((tx) => setCapacity(tx, [{ poolId: pool, capacity, reason: 'MANUAL' }], { now }))
    expect(await refusalOf(set(3n))).toEqual(['INSUFFICIENT_INVENTORY', { quantityAvailable: 6 }])
    await set(4n)
    expect(await poolOf(pool)).toEqual({ capacity: 4n, used: 4n })
  })

  test('below nothing units are owed: none is sold, and what comes back or is put in pays first', async () => {
    const pool = await newPool(5n)
    const { refId = '' } = (await tryHold([of(pool, 5)])) as { refId?: string }
    await db.inTx((tx) => setFree(tx, [{ poolId: pool, free: -3n, reason: 'MANUAL' }], { now }))
    const free = async () => freeUnits((await findPools(db, [pool]))[0]!)
    expect(await free()).toBe(-3n)
    expect(await tryHold([of(pool, 1)])).toEqual({ ok: false, short: [{ poolId: pool, left: 0 }] })
    await db.inTx((tx) => setCapacity(tx, [{ poolId: pool, capacity: 3n, reason: 'MANUAL' }], { now }))
    expect(await free()).toBe(-2n)
    await giveBack(refId, 'RELEASED')
    expect(await free()).toBe(3n)
    expect(await poolOf(pool)).toEqual({ capacity: 3n, used: 0n })
    expect((await checkSite(db)).filter(({ id }) => id === pool)).toEqual([])
  })

  test('a total is the total, however many are taken while it is set', async () => {
    const pool = await newPool(1000n)
    const set = (net: bigint) => db.inTx((tx) => setNet(tx, [{ poolId: pool, net, reason: 'MANUAL' }], { now }))
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => (i % 3 === 0 ? set(i % 2 ? 2000n : 1500n) : tryHold([of(pool, 1)]))),
    )
    await set(1200n)
    expect(await poolOf(pool)).toEqual({ capacity: 1200n, used: 40n })
    await set(30n)
    expect(freeUnits((await findPools(db, [pool]))[0]!)).toBe(-10n)
    expect(await tryHold([of(pool, 1)])).toEqual({ ok: false, short: [{ poolId: pool, left: 0 }] })
  })

  test('the author of a change is on record', async () => {
    const pool = await newPool(5n)
    const caller = { kind: 'staff', id: randomUUID(), scopes: [] } as const
    await db.inTx((tx) => setFree(tx, [{ poolId: pool, free: 4n, reason: 'MANUAL' }], { now: later, caller }))
    const changes = await connections.raw.query(
      'select before::int, after::int, reason, actor_kind, actor_id from pool_changes where pool_id = $1 order by changed_at',
      [pool],
    )
    expect(changes.rows).toEqual([
      { before: null, after: 5, reason: 'CREATED', actor_kind: null, actor_id: null },
      { before: 5, after: 4, reason: 'MANUAL', actor_kind: 'staff', actor_id: caller.id },
    ])
  })
})

test('changes are on record in the order in which they were made, whatever the time of their requests', async () => {
  const pool = await newPool(1n)
  for (const [capacity, at] of [
    [5n, later],
    [7n, now],
    [3n, new Date(0)],
  ] as const) {
    await db.inTx((tx) => setCapacity(tx, [{ poolId: pool, capacity, reason: 'MANUAL' }], { now: at }))
  }
  expect((await checkSite(db)).filter(({ id }) => id === pool)).toEqual([])
})

interface Model {
  /** Units that merchants put in; those used beyond them are owed. */
  net: bigint | null
  live: Map<string, { quantity: bigint; state: 'HELD' | 'COMMITTED' }>
}
interface Real {
  readonly pool: string
}
const used = ({ live }: Model): bigint => [...live.values()].reduce((sum, { quantity }) => sum + quantity, 0n)
const capacity = (model: Model): bigint | null =>
  model.net === null || model.net > used(model) ? model.net : used(model)

/** Any commands in any order: the ledger does what the arithmetic says, and its own books agree. */
describe('as a whole', () => {
  const seed = Number(process.env.FC_SEED ?? 20260601)

  abstract class Step implements fc.AsyncCommand<Model, Real> {
    abstract run(model: Model, real: Real): Promise<void>
    check = () => true
    async agrees(model: Model, { pool }: Real) {
      expect(await poolOf(pool)).toEqual({ capacity: capacity(model), used: used(model) })
    }
  }
  const fits = (model: Model, quantity: bigint) => model.net === null || used(model) + quantity <= model.net

  class Take extends Step {
    readonly quantity: number
    readonly state: 'HELD' | 'COMMITTED'
    constructor(quantity: number, state: 'HELD' | 'COMMITTED') {
      super()
      this.quantity = quantity
      this.state = state
    }
    override async run(model: Model, real: Real) {
      const refId = randomUUID()
      const taken = await (this.state === 'HELD' ? this.#hold(real, refId) : this.#commit(real, refId))
      expect(taken).toBe(fits(model, BigInt(this.quantity)))
      if (taken) model.live.set(refId, { quantity: BigInt(this.quantity), state: this.state })
      await this.agrees(model, real)
    }
    #hold = async ({ pool }: Real, refId: string) => (await tryHold([of(pool, this.quantity)], refId)).ok
    #commit = ({ pool }: Real, refId: string) =>
      db
        .inTx(async (tx) => {
          const outcome = await commit(tx, { purpose: 'adjustment', refId, takes: [of(pool, this.quantity)] }, now)
          if (!outcome.ok) throw new Short()
          return true
        })
        .catch((error) => {
          if (error instanceof Short) return false
          throw error
        })
    override toString = () => `${this.state} ${this.quantity}`
  }

  class End extends Step {
    readonly nth: number
    readonly to: 'RELEASED' | 'EXPIRED' | 'RESTOCKED' | 'ORDERED'
    constructor(nth: number, to: 'RELEASED' | 'EXPIRED' | 'RESTOCKED' | 'ORDERED') {
      super()
      this.nth = nth
      this.to = to
    }
    override async run(model: Model, real: Real) {
      const refs = [...model.live.keys()]
      const refId = refs[this.nth % Math.max(1, refs.length)] ?? randomUUID()
      const known = model.live.get(refId)
      const { to } = this
      if (to === 'ORDERED') {
        await db.inTx((tx) => commitHeld(tx, refId, now))
        if (known?.state === 'HELD') model.live.set(refId, { ...known, state: 'COMMITTED' })
      } else {
        await giveBack(refId, to)
        if (known && (to !== 'RESTOCKED' || known.state === 'COMMITTED')) model.live.delete(refId)
      }
      await this.agrees(model, real)
    }
    override toString = () => `${this.to} ${this.nth}`
  }

  class Resize extends Step {
    readonly capacity: bigint | null
    constructor(capacity: bigint | null) {
      super()
      this.capacity = capacity
    }
    override async run(model: Model, real: Real) {
      const change = { poolId: real.pool, capacity: this.capacity, reason: 'MANUAL' as const }
      const done = await db
        .inTx((tx) => setCapacity(tx, [change], { now }))
        .then(
          () => true,
          (error) => {
            if (error instanceof ApiError) return false
            throw error
          },
        )
      const pays = this.capacity !== null && model.net !== null && model.net < used(model) && this.capacity > model.net
      expect(done).toBe(this.capacity === null || this.capacity >= used(model) || pays)
      if (done) model.net = this.capacity
      await this.agrees(model, real)
    }
    override toString = () => `resize ${this.capacity}`
  }

  class SetFree extends Step {
    readonly free: bigint
    constructor(free: bigint) {
      super()
      this.free = free
    }
    override async run(model: Model, real: Real) {
      await db.inTx((tx) => setFree(tx, [{ poolId: real.pool, free: this.free, reason: 'MANUAL' }], { now }))
      model.net = used(model) + this.free
      await this.agrees(model, real)
      const [pool] = await findPools(db, [real.pool])
      expect(freeUnits(pool!)).toBe(this.free)
    }
    override toString = () => `free ${this.free}`
  }

  test(`agrees with a model in memory (seed ${seed})`, async () => {
    const commands = fc.commands(
      [
        fc
          .tuple(fc.integer({ min: 1, max: 8 }), fc.constantFrom('HELD' as const, 'COMMITTED' as const))
          .map(([quantity, state]) => new Take(quantity, state)),
        fc
          .tuple(
            fc.nat(20),
            fc.constantFrom('RELEASED' as const, 'EXPIRED' as const, 'RESTOCKED' as const, 'ORDERED' as const),
          )
          .map(([nth, to]) => new End(nth, to)),
        fc.option(fc.bigInt({ min: 0n, max: 30n }), { nil: null, freq: 6 }).map((capacity) => new Resize(capacity)),
        fc.bigInt({ min: -10n, max: 20n }).map((free) => new SetFree(free)),
      ],
      { maxCommands: 40 },
    )
    await fc.assert(
      fc.asyncProperty(commands, fc.bigInt({ min: 0n, max: 20n }), async (steps, capacity) => {
        const pool = await newPool(capacity)
        await fc.asyncModelRun(() => ({ model: { net: capacity, live: new Map() }, real: { pool } }), steps)
      }),
      { seed, numRuns: 25 },
    )
    // Orders and reservations of this test exist in the ledger alone.
    const findings = (await checkSite(db)).filter(
      ({ invariant }) => !/^(units are taken by orders|tickets are held)/.test(invariant),
    )
    expect(findings).toEqual([])
  })
})
