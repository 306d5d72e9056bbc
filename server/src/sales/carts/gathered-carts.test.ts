import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../test/fixture.ts'
import { openPool, type Pool } from '../../db/database.ts'
import type { Db, Statement } from '../../ground/database.ts'
import { insertCheckoutOfCart } from '../checkouts/queries.ts'
import { emptyCart } from './cart.ts'
import { openCart, writeCart } from './queries.ts'
import { type ShelfShop, shelfShop } from './shelf.fixture.ts'

const CART = '/ecom/v1/carts/current'
const ADD = `${CART}/add-to-cart`
const NOW = new Date('2026-06-01T12:00:00Z')

let connectionString: string
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ connectionString, drop } = await freshDatabase())
})
afterAll(() => drop())

/** A statement that waits for as long as it can is refused here before it would give up a lock. */
function processOf(): Pool {
  const pool = openPool({ connectionString, max: 8, statementTimeoutMs: 1_500 })
  onTestFinished(() => pool.end())
  return pool
}
async function clientOf(url = connectionString): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

let pool: Pool
let db: Db
beforeEach(() => {
  pool = processOf()
  db = pool.forSite(randomUUID())
})

const open = (ownerId: string, of = db) =>
  of.row(openCart, { id: randomUUID(), ownerId, ownerKind: 'VISITOR', doc: emptyCart, at: NOW })
const opened = (count: number) => Promise.all(ids(count).map(async (ownerId) => (await open(ownerId))!))
const write = (id: string, buyerNote: string, revision = 1n) =>
  db.row(writeCart, { id, revision, doc: { ...emptyCart, buyerNote }, sameLines: true, at: NOW })
const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID())
const stored = async (sql: string) => (await pool.raw.query({ text: sql, values: [db.siteId] })).rows

describe('carts that are opened at once', () => {
  test('by one owner are one cart', async () => {
    const [ada, ben] = ids(2)
    const [first, second, other] = await Promise.all([open(ada!), open(ada!), open(ben!)])
    expect([first, second].filter((cart) => cart !== undefined)).toHaveLength(1)
    expect(other).toMatchObject({ ownerId: ben, doc: null, revision: 1n })
    expect(await stored('select id from carts where site_id = $1')).toHaveLength(2)
  })

  test('are those that are open already, as they are', async () => {
    const [ada, ben] = ids(2)
    const { id } = (await open(ada!))!
    await write(id, 'quick')
    const [again, twice, first] = await Promise.all([open(ada!), open(ada!), open(ben!)])
    for (const cart of [again, twice]) expect(cart).toMatchObject({ id, revision: 2n, doc: { buyerNote: 'quick' } })
    expect(first).toMatchObject({ ownerId: ben, doc: null })
  })

  test('by two processes, in another order, are one for each owner, and nobody is refused', async () => {
    const owners = ids(64)
    const other = processOf().forSite(db.siteId)
    await Promise.all([
      ...owners.map((ownerId) => open(ownerId)),
      ...owners.toReversed().map((ownerId) => open(ownerId, other)),
    ])
    const carts = await stored('select owner_id as "ownerId" from carts where site_id = $1')
    expect(carts.map(({ ownerId }) => ownerId).toSorted()).toEqual(owners.toSorted())
  })

  test('do not wait for one whose owner has it opened by a transaction that goes on', async () => {
    const [ada, ben, cleo] = ids(3).toSorted()
    const other = await clientOf()
    await other.query('begin')
    await other.query(
      `insert into carts (site_id, id, owner_id, owner_kind, status, created_at, updated_at, doc)
       values ($1, gen_random_uuid(), $2, 'VISITOR', 'OPEN', now(), now(), '{"lines": []}')`,
      [db.siteId, ada],
    )
    const late = open(ada!)
    const rows = await Promise.all([open(ben!), open(cleo!)])
    expect(rows).toMatchObject([{ ownerId: ben }, { ownerId: cleo }])
    await other.query('rollback')
    expect(await late).toMatchObject({ ownerId: ada, doc: null })
    expect((await pool.raw.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '3s' }])
  })
})

describe('carts that are written at once', () => {
  test('from the same revision are written once', async () => {
    const [ada, ben] = await opened(2)
    const [first, second, other] = await Promise.all([
      write(ada!.id, 'first'),
      write(ada!.id, 'second'),
      write(ben!.id, 'other'),
    ])
    expect([first?.revision, second?.revision].filter((revision) => revision !== undefined)).toEqual([2n])
    expect(other?.revision).toBe(2n)
    const notes = await stored(`select doc->>'buyerNote' as note from carts where site_id = $1 order by note`)
    expect(notes.map(({ note }) => note)).toEqual([first ? 'first' : 'second', 'other'].toSorted())
  })

  test('pass over one that somebody else has locked', async () => {
    const carts = await opened(3)
    const other = await clientOf()
    await other.query('begin')
    await other.query('select from carts where id = $1 for update', [carts[1]!.id])
    const rows = await Promise.all(carts.map(({ id }) => write(id, 'x')))
    expect(rows.map((row) => row?.revision)).toEqual([2n, undefined, 2n])
  })
})

/** Carries out a statement of many calls while others write, after it has seen the rows and before it has locked them. */
async function whileSeen(statement: Statement<never, unknown>, values: unknown[], others: readonly string[]) {
  const [gate, one, other] = [await clientOf(), await clientOf(), await clientOf()]
  const text = statement.sql.replace(
    'for update skip locked',
    'and pg_advisory_xact_lock(1749) is not null for update skip locked',
  )
  expect(text).not.toBe(statement.sql)
  await gate.query('select pg_advisory_lock(1749)')
  const rows = one.query(text, [db.siteId, ...values])
  const waits = `select from pg_locks where locktype = 'advisory' and objid = 1749 and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1)
  for (const sql of others) await other.query(sql)
  await gate.query('select pg_advisory_unlock(1749)')
  return (await rows).rows
}

describe('carts that others change after they were seen', () => {
  test('are written only from the revision that they have', async () => {
    const carts = await opened(3)
    const [changed, named] = carts.map(({ id }) => id)
    const given = [
      carts.map(({ id }) => id),
      [1, 1, 1],
      JSON.stringify([{ n: 1 }, { n: 2 }, { n: 3 }]),
      [true, true, true],
      carts.map(() => NOW),
    ]
    const rows = await whileSeen(writeCart.many!.statement as Statement<never, unknown>, given, [
      `update carts set revision = 2, doc = '{"n": 0}' where id = '${changed}'`,
      `update carts set checkout_id = id where id = '${named}'`,
    ])
    expect(rows.map(({ n }) => n).toSorted()).toEqual([2, 3])
    expect(
      await stored(`select doc->'n' as n, checkout_id = id as named from carts where site_id = $1 order by n`),
    ).toEqual([
      { n: 0, named: null },
      { n: 2, named: true },
      { n: 3, named: null },
    ])
  })

  test('get a checkout only of the lines that they have', async () => {
    const carts = await opened(4)
    const [changed, named, touched] = carts.map(({ id }) => id)
    const checkoutIds = carts.map(() => randomUUID())
    const given = [
      checkoutIds,
      carts.map(({ ownerId }) => ownerId),
      carts.map(({ ownerKind }) => ownerKind),
      carts.map(({ id }) => id),
      carts.map(({ revision }) => revision),
      JSON.stringify(carts.map(() => ({}))),
      carts.map(() => NOW),
    ]
    const rows = await whileSeen(insertCheckoutOfCart.many!.statement as Statement<never, unknown>, given, [
      `update carts set revision = 2 where id = '${changed}'`,
      `update carts set checkout_id = id where id = '${named}'`,
      `update carts set updated_at = now() where id = '${touched}'`,
    ])
    expect(rows.toSorted((a, b) => a.n - b.n)).toEqual([
      { n: 3, id: checkoutIds[2] },
      { n: 4, id: checkoutIds[3] },
    ])
    const made = await stored('select cart_id as "cartId" from checkouts where site_id = $1')
    expect(made.map(({ cartId }) => cartId).toSorted()).toEqual([carts[2]!.id, carts[3]!.id].toSorted())
  })
})

async function shop(): Promise<ShelfShop> {
  const made = await shelfShop()
  for (const id of ['mug', 'poster']) made.shelf.put(id)
  return made
}
const namesOf = (body: { cart: { lineItems: { productName: { original: string } }[] } }): string[] =>
  body.cart.lineItems.map(({ productName }) => productName.original).toSorted()

test('forty visitors who add two things each at once: all have both, and one checkout', async () => {
  const { visitor, line } = await shop()
  const buyers = await Promise.all(ids(40).map(() => visitor()))
  const added = await Promise.all(
    buyers.flatMap((buyer) => ['mug', 'poster'].map((id) => buyer.call('POST', ADD, { lineItems: [line(id)] }))),
  )
  expect(new Set(added.map(({ status }) => status))).toEqual(new Set([200]))
  const carts = await Promise.all(buyers.map((buyer) => buyer.call('GET', CART)))
  for (const { body } of carts) expect(namesOf(body as never)).toEqual(['mug', 'poster'])

  const twice = await Promise.all(
    buyers.map((buyer) => Promise.all([1, 2].map(() => buyer.call('POST', `${CART}/create-checkout`, {})))),
  )
  const checkouts = twice.map((replies) => new Set(replies.map(({ body }) => body.checkoutId as string)))
  for (const each of checkouts) expect([...each]).toEqual([expect.any(String)])
  expect(new Set(checkouts.flatMap((each) => [...each])).size).toBe(buyers.length)
})

test('a cart that somebody else has locked is changed and checked out when it is free, and the others at once', async () => {
  const { site, visitor, line } = await shop()
  const buyers = await Promise.all(ids(3).map(() => visitor()))
  const [first] = await Promise.all(buyers.map((buyer) => buyer.call('POST', ADD, { lineItems: [line('mug')] })))
  const other = await clientOf(site.connectionString)
  for (const [path, request] of [
    [ADD, { lineItems: [line('poster')] }],
    [`${CART}/create-checkout`, {}],
  ] as const) {
    await other.query('begin')
    await other.query('select from carts where id = $1 for update', [first!.body.cart.id])
    const [late, ...soon] = buyers.map((buyer) => buyer.call('POST', path, request))
    for (const { status } of await Promise.all(soon)) expect(status).toBe(200)
    await other.query('commit')
    expect((await late!).status).toBe(200)
  }
  for (const buyer of buyers) expect(namesOf((await buyer.call('GET', CART)).body as never)).toEqual(['mug', 'poster'])
})
