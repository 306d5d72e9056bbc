import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestCaller } from '../../../test/fixture.ts'
import { refused } from '../../members/members.fixture.ts'

const COUPONS = '/stores/v2/coupons'
const BULK = '/stores/v2/bulk/coupons'
const DAY = 24 * 60 * 60 * 1000

let site: Awaited<ReturnType<typeof sharedSite>>
let admin: TestCaller
beforeAll(async () => {
  site = await sharedSite()
  admin = site.admin
})
afterAll(() => site.close())

let made = 0
const newCode = () => `CODE${++made}`
const create = (specification: Record<string, unknown>) => admin.call('POST', COUPONS, { specification })
const make = async (specification: Record<string, unknown> = {}): Promise<string> => {
  const reply = await create({ name: 'Ten off', code: newCode(), moneyOffAmount: 10, ...specification })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.id
}
const read = async (id: string) => (await admin.call('GET', `${COUPONS}/${id}`)).body.coupon
const update = (id: string, specification: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  admin.call('PATCH', `${COUPONS}/${id}`, { id, specification, ...more })
const violations = ({ status, body }: Reply) => [
  status,
  body.details?.validationError?.fieldViolations.map((v: { field: string; violatedRule: string }) => v.field),
]

test('a coupon is made, read, changed and deleted', async () => {
  const [code, startTime] = [newCode(), String(Date.now() - DAY)]
  const id = await make({
    name: ' Spring ',
    code,
    startTime,
    usageLimit: 5,
    limitPerCustomer: 1,
    minimumSubtotal: 20.5,
  })
  const coupon = await read(id)
  expect(coupon).toEqual({
    id,
    specification: {
      name: 'Spring',
      code,
      startTime,
      usageLimit: 5,
      limitPerCustomer: 1,
      minimumSubtotal: 20.5,
      moneyOffAmount: 10,
      type: 'moneyOffAmount',
      active: true,
      limitedToOneItem: false,
    },
    dateCreated: expect.stringMatching(/^\d{13}$/),
    expired: false,
    numberOfUsages: 0,
  })
  expect((await update(id, { moneyOffAmount: 12.25, usageLimit: null, minimumSubtotal: null })).body).toEqual({})
  const { minimumSubtotal: _m, usageLimit: _u, ...rest } = coupon.specification
  expect((await read(id)).specification).toEqual({ ...rest, moneyOffAmount: 12.25 })

  expect((await admin.call('DELETE', `${COUPONS}/${id}`)).body).toEqual({})
  expect(refused(await admin.call('GET', `${COUPONS}/${id}`))).toEqual([404, 'COUPON_NOT_FOUND'])
  expect(refused(await admin.call('DELETE', `${COUPONS}/${id}`))).toEqual([404, 'COUPON_NOT_FOUND'])
  const events = await site.query(
    `select slug from happenings where entity = 'coupon' and entity_id = $1 order by sequence`,
    [id],
  )
  expect(events.map(({ slug }) => slug)).toEqual(['created', 'updated', 'deleted'])
})

test.each([
  ['percentOffRate', { percentOffRate: 12.5 }],
  ['freeShipping', { freeShipping: true }],
  ['fixedPriceAmount', { fixedPriceAmount: 5, scope: { namespace: 'stores' } }],
  ['buyXGetY', { buyXGetY: { x: 2, y: 1 }, scope: { namespace: 'stores', group: { name: 'product' } } }],
])('a coupon of type %s', async (type, what) => {
  const reply = await create({ name: 'One', code: newCode(), ...what })
  expect((await read(reply.body.id)).specification).toMatchObject({ type, ...what })
})

test('a field mask changes what it names alone', async () => {
  const id = await make({ name: 'Summer', usageLimit: 3 })
  await update(id, { name: 'Other', usageLimit: 9 }, { fieldMask: 'specification.usageLimit' })
  expect((await read(id)).specification).toMatchObject({ name: 'Summer', usageLimit: 9 })
})

test('the minimum subtotal of a coupon that an earlier version wrote is read, and survives a change', async () => {
  const id = await make({ minimumSubtotal: 20.5 })
  await site.query(
    `update coupons set minimum_subtotal = (conditions ->> 'minimumSubtotal')::int8, conditions = '{}' where id = $1`,
    [id],
  )
  expect((await read(id)).specification.minimumSubtotal).toBe(20.5)
  expect((await update(id, { moneyOffAmount: 11 })).status).toBe(200)
  expect((await read(id)).specification.minimumSubtotal).toBe(20.5)
  expect((await update(id, { minimumSubtotal: null })).status).toBe(200)
  expect((await read(id)).specification.minimumSubtotal).toBeUndefined()
})

describe('a coupon is refused', () => {
  test.each([
    ['nothing', {}, ['code', 'name', 'type']],
    ['two benefits', { name: 'A', code: 'AB', moneyOffAmount: 1, freeShipping: true }, ['freeShipping']],
    ['nothing off', { name: 'A', code: 'AB', moneyOffAmount: 0 }, ['moneyOffAmount']],
    ['parts of a penny', { name: 'A', code: 'AB', moneyOffAmount: 1.005 }, ['moneyOffAmount']],
    ['five digits of a rate', { name: 'A', code: 'AB', percentOffRate: 1.23456 }, ['percentOffRate']],
    [
      'an end before the start',
      { name: 'A', code: 'AB', moneyOffAmount: 1, startTime: '2000', expirationTime: '1000' },
      ['expirationTime'],
    ],
    [
      'a scope beside a minimum',
      { name: 'A', code: 'AB', moneyOffAmount: 1, minimumSubtotal: 2, scope: { namespace: 'stores' } },
      ['minimumSubtotal'],
    ],
    [
      'tickets of the store',
      { name: 'A', code: 'AB', moneyOffAmount: 1, scope: { namespace: 'stores', group: { name: 'ticket' } } },
      ['scope'],
    ],
    [
      'free shipping of a product',
      { name: 'A', code: 'AB', freeShipping: true, scope: { namespace: 'stores' } },
      ['scope'],
    ],
    ['some of everything', { name: 'A', code: 'AB', buyXGetY: { x: 1, y: 1 } }, ['scope']],
  ])('%s', async (_, specification, fields) => {
    expect(violations(await create(specification))).toEqual([400, fields.map((field) => `specification.${field}`)])
  })

  test('a code with spaces', async () => {
    expect((await create({ name: 'A', code: 'A B', moneyOffAmount: 1 })).status).toBe(400)
  })

  test('another type than the coupon has', async () => {
    const id = await make()
    expect(violations(await update(id, { percentOffRate: 10 }))).toEqual([400, ['specification.percentOffRate']])
  })

  test('a code that is taken, in whatever case, also by a change', async () => {
    const code = newCode()
    await make({ code })
    expect(refused(await create({ name: 'A', code: code.toLowerCase(), moneyOffAmount: 1 }))).toEqual([
      409,
      'COUPON_CODE_TAKEN',
    ])
    expect(refused(await update(await make(), { code }))).toEqual([409, 'COUPON_CODE_TAKEN'])
  })

  test('callers without the permission', async () => {
    const visitor = await site.visitor()
    expect((await visitor.call('POST', `${COUPONS}/query`, {})).status).toBe(403)
    const reader = await site.keyWith(['catalog.read'])
    expect((await reader.call('POST', `${COUPONS}/query`, {})).status).toBe(200)
    expect((await reader.call('POST', COUPONS, { specification: {} })).status).toBe(403)
  })
})

test('one of twenty simultaneous calls makes the coupon', async () => {
  const code = newCode()
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => create({ name: 'Raced', code, moneyOffAmount: 1 })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(replies.filter(({ status }) => status !== 200).map((r) => refused(r).join(' ')))).toEqual(
    new Set(['409 COUPON_CODE_TAKEN']),
  )
})

test('coupons are queried by filter and sort as texts, in pages', async () => {
  const mark = newCode()
  await make({ name: `${mark} b`, expirationTime: String(Date.now() - DAY) })
  await make({ name: `${mark} a`, active: false })
  await make({ name: `${mark} c`, percentOffRate: undefined })
  const find = async (filter: Record<string, unknown>, sort = '{"specification.name":"asc"}', paging?: object) => {
    const { body } = await admin.call('POST', `${COUPONS}/query`, {
      query: {
        filter: JSON.stringify({ $and: [{ 'specification.name': { $startsWith: mark } }, filter] }),
        sort,
        ...present({ paging: paging || undefined }),
      },
    })
    const names = body.coupons.map((one: { specification: { name: string } }) => one.specification.name.slice(-1))
    return [names.join(''), body.totalResults]
  }
  expect(await find({})).toEqual(['abc', 3])
  expect(await find({}, '{"dateCreated":"desc"}')).toEqual(['cab', 3])
  expect(await find({ expired: true })).toEqual(['b', 1])
  expect(await find({ 'specification.active': false })).toEqual(['a', 1])
  expect(await find({}, undefined, { limit: 1, offset: 1 })).toEqual(['b', 3])
  expect(violations(await admin.call('POST', `${COUPONS}/query`, { query: { filter: '{' } }))).toEqual([
    400,
    ['query.filter'],
  ])
})

test('in bulk each is made and deleted by itself', async () => {
  const [one, other] = [newCode(), newCode()]
  const { body } = await admin.call('POST', `${BULK}/create`, {
    specifications: [
      { name: 'One', code: one, moneyOffAmount: 1 },
      { name: 'Twice', code: one, moneyOffAmount: 1 },
      { name: 'Other', code: other, percentOffRate: 50 },
    ],
    returnFullEntity: true,
  })
  const outcomes = body.results.map(
    (r: {
      itemMetadata: { success: boolean; error?: { code: string } }
      coupon?: { specification: { code: string } }
    }) => r.coupon?.specification.code ?? r.itemMetadata.error?.code,
  )
  expect(outcomes).toEqual([one, 'COUPON_CODE_TAKEN', other])
  expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
  const id = body.results[0].itemMetadata.id
  const gone = await admin.call('POST', `${BULK}/delete`, { ids: [id, id] })
  expect(gone.body.results.map(({ success }: { success: boolean }) => success)).toEqual([true, false])
  expect(gone.body.deleteMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
})

test('many are made in as many statements as one', async () => {
  const statements = async (count: number) => {
    const specifications = Array.from({ length: count }, () => ({ name: 'Many', code: newCode(), moneyOffAmount: 1 }))
    const reply = await admin.call('POST', `${BULK}/create`, { specifications })
    expect(reply.body.bulkActionMetadata.totalSuccesses).toBe(count)
    return reply.statements
  }
  expect(await statements(50)).toBe(await statements(1))
})
