import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import type { Db, Effects } from '../ground/database.ts'
import { openPool, type Pool } from './database.ts'
import { DatabaseBusy } from './faults.ts'
import { statement } from './statement.ts'

const bump = statement({
  name: 'databaseTest.bump',
  params: { name: 'text' },
  row: { n: 'int8' },
  sql: `update counters set n = n + 1 where site_id = $1 and name = $2 returning n`,
})
const read = statement({
  name: 'databaseTest.read',
  params: { name: 'text' },
  row: { n: 'int8' },
  sql: `select n from counters where site_id = $1 and name = $2`,
})

let pool: Pool
let db: Db
let connectionString: string
let drop: () => Promise<void>
const committed: Effects[] = []
beforeAll(async () => {
  const database = await freshDatabase()
  ;({ connectionString, drop } = database)
  const onCommit = (_siteId: string, effects: Effects) => void committed.push(effects)
  pool = openPool({ connectionString, max: 6, statementTimeoutMs: 5_000, onCommit })
  db = pool.forSite(randomUUID())
  for (const name of ['a', 'b'])
    await pool.raw.query('insert into counters (site_id, name, n) values ($1, $2, 0)', [db.siteId, name])
})
afterAll(async () => {
  await pool.end()
  await drop()
})

const counterOf = async (name: string) => Number((await db.row(read, { name }))?.n)
const failure = (code: string) => Object.assign(new Error(`code ${code}`), { code })
const caught = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return ['done', await work]
  } catch (error) {
    return error instanceof DatabaseBusy ? error.fault : error
  }
}

describe('a transaction', () => {
  test('is whole or absent', async () => {
    const before = await counterOf('a')
    const oops = new Error('oops')
    const work = db.inTx(async (tx) => {
      await tx.row(bump, { name: 'a' })
      throw oops
    })
    expect(await caught(work)).toBe(oops)
    expect(await counterOf('a')).toBe(before)
    await db.inTx((tx) => tx.row(bump, { name: 'a' }))
    expect(await counterOf('a')).toBe(before + 1)
  })

  test.for(['40001', '40P01', '55P03', '57P01', 'ECONNRESET'])(
    'is run again after %s, and its work is done once',
    async (code) => {
      const before = await counterOf('a')
      let tries = 0
      await db.inTx(async (tx) => {
        await tx.row(bump, { name: 'a' })
        if (++tries < 3) throw failure(code)
      })
      expect([tries, await counterOf('a')]).toEqual([3, before + 1])
    },
  )

  test('is tried four times at most', async () => {
    let tries = 0
    const work = db.inTx(async () => {
      tries++
      throw failure('40001')
    })
    expect([await caught(work), tries]).toEqual(['serialization', 4])
  })

  test.for(['57014', '53100'])('is not run again after %s', async (code) => {
    let tries = 0
    const work = db.inTx(async () => {
      tries++
      throw failure(code)
    })
    expect(await caught(work)).toBe(code === '57014' ? 'statementTimeout' : 'diskFull')
    expect(tries).toBe(1)
  })

  test('carries out statements that are sent together in the order of their calls', async () => {
    const before = await counterOf('a')
    const counts = await db.inTx((tx) => Promise.all([1, 2, 3].map(() => tx.row(bump, { name: 'a' }))))
    expect(counts.map((row) => Number(row?.n))).toEqual([before + 1, before + 2, before + 3])
  })

  test('takes no statement of work that goes on when it is over', async () => {
    const before = await counterOf('a')
    const late = Promise.withResolvers<unknown>()
    await db
      .inTx(async (tx) => {
        const gate = setTimeout(() => tx.row(bump, { name: 'a' }).then(late.resolve, late.reject), 20)
        gate.unref()
        throw new Error('refused')
      })
      .catch(() => {})
    await expect(late.promise).rejects.toThrow('The transaction is over')
    expect(await counterOf('a')).toBe(before)
  })

  test('is run again when its connection is cut before the end', async () => {
    const before = await counterOf('a')
    let tries = 0
    await db.inTx(async (tx) => {
      await tx.row(bump, { name: 'a' })
      if (++tries > 1) return
      const other = new pg.Client({ connectionString })
      await other.connect()
      // Every other connection of this database: the transaction's own is among them.
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      await other.end()
      await tx.row(bump, { name: 'a' })
    })
    expect([tries, await counterOf('a')]).toEqual([2, before + 1])
  })

  test('two that wait for each other: both are done', async () => {
    const [a, b] = [await counterOf('a'), await counterOf('b')]
    const gate = Promise.withResolvers<void>()
    let waiting = 0
    const both = (names: readonly [string, string]) => {
      let first = true
      return db.inTx(async (tx) => {
        await tx.row(bump, { name: names[0] })
        if (first && ++waiting === 2) gate.resolve()
        if (first) await gate.promise
        first = false
        await tx.row(bump, { name: names[1] })
      })
    }
    await Promise.all([both(['a', 'b']), both(['b', 'a'])])
    expect([await counterOf('a'), await counterOf('b')]).toEqual([a + 2, b + 2])
  })

  test('tells what it changed once it is committed, and nothing of tries that failed', async () => {
    committed.length = 0
    let tries = 0
    const own = pool.forSite(db.siteId)
    await own.inTx(async (tx) => {
      tx.effects.tags.add(`try ${++tries}`)
      tx.effects.position = 7n
      expect(committed).toEqual([])
      if (tries < 2) throw failure('40001')
    })
    expect(committed.map(({ tags }) => [...tags])).toEqual([['try 2']])
    expect(own.wrote.position).toBe(7n)
  })
})

describe('a statement', () => {
  test('is bound to its site', async () => {
    const elsewhere = pool.forSite(randomUUID())
    expect(await elsewhere.run(bump, { name: 'a' })).toBe(0)
    expect(await elsewhere.row(read, { name: 'a' })).toBeUndefined()
  })

  test('that is too slow is answered as busy, and the connection goes on', async () => {
    const slow = statement({
      name: 'databaseTest.slow',
      siteless: true,
      row: { n: 'int4' },
      sql: `select 1 as n from pg_sleep(30)`,
    })
    const hasty = openPool({ connectionString, max: 1, statementTimeoutMs: 100 })
    onTestFinished(() => hasty.end())
    expect(await caught(hasty.siteless.rows(slow, {}))).toBe('statementTimeout')
    expect(Number((await hasty.forSite(db.siteId).row(read, { name: 'a' }))?.n)).toBe(await counterOf('a'))
  })

  test.for([
    ['without its site', { text: 'select 1', values: [] }],
    ['for another site', { text: 'select n from counters where site_id = $1', values: [randomUUID()] }],
    ['without the condition', { text: 'select n from counters where $1::uuid is not null', values: [] }],
  ] as const)('compiled %s is a bug', async ([, query]) => {
    const values = query.values.length > 0 ? query.values : [db.siteId].slice(query.text === 'select 1' ? 1 : 0)
    await expect(db.compiled({ text: query.text, values })).rejects.toThrow('must be bound to its site')
  })

  test('a compiled statement has its time bound after its values, in each place that names it', async () => {
    const now = new Date('2026-06-01T12:00:00.250Z')
    const text = 'select :now as at, :now > $2 as later from (select $1::uuid as site_id) s where site_id = $1'
    const values = [db.siteId, '2026-06-01']
    expect(await db.compiled({ text, values, now })).toEqual([{ at: now, later: true }])
  })

  test('gives whole numbers as bigint, also in lists, and times as Date', async () => {
    const types = statement({
      name: 'databaseTest.types',
      siteless: true,
      row: { n: 'int8', list: 'int8[]', at: 'timestamptz', none: 'int8?' },
      sql: `select 9007199254740993::int8 as n, array[1, 9007199254740993]::int8[] as list,
                   '2026-06-01T12:00:00Z'::timestamptz as at, null::int8 as none`,
    })
    expect(await pool.siteless.row(types, {})).toEqual({
      n: 9007199254740993n,
      list: [1n, 9007199254740993n],
      at: new Date('2026-06-01T12:00:00Z'),
      none: null,
    })
  })

  test('with a name that another has cannot be made', () => {
    expect(() => statement({ name: 'databaseTest.bump', sql: 'select 1' })).toThrow('Two statements are named')
  })

  test('is counted, also within a transaction', async () => {
    const own = pool.forSite(db.siteId)
    await own.row(read, { name: 'a' })
    await own.inTx(async (tx) => {
      await tx.row(bump, { name: 'a' })
      await tx.row(read, { name: 'a' })
    })
    expect(own.sent.count).toBe(3)
  })
})

test('a database that is not there is busy, soon', async () => {
  const nowhere = openPool({ connectionString: 'postgresql://x@127.0.0.1:1/x', max: 1, statementTimeoutMs: 1_000 })
  const began = performance.now()
  expect(await caught(nowhere.forSite(randomUUID()).inTx(async () => {}))).toBe('connectionLost')
  expect(performance.now() - began).toBeLessThan(3_000)
  await nowhere.end()
})
