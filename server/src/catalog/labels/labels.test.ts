import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestVisitor } from '../../../test/fixture.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

const packed = (message: unknown) => Buffer.from(JSON.stringify(message)).toString('base64url')
const refused = ({ status, body }: Reply) => [status, body.details.applicationError.code]
const rules = ({ status, body }: Reply) => [
  status,
  body.details.validationError.fieldViolations.map(
    (v: { field: string; ruleName: string }) => `${v.field} ${v.ruleName}`,
  ),
]

/** Brands and ribbons are alike but for what they are called. */
const kinds = [
  {
    noun: 'brand',
    Noun: 'Brand',
    count: 'assignedProductsCount',
    field: 'ASSIGNED_PRODUCTS_COUNT',
    longest: 50,
    query: (message: unknown) => visitor.call('GET', `/stores/v3/brands/query?.r=${packed(message)}`),
  },
  {
    noun: 'ribbon',
    Noun: 'Ribbon',
    count: 'assignedProductCount',
    field: 'ASSIGNED_PRODUCT_COUNT',
    longest: 30,
    query: (message: unknown) => visitor.call('POST', '/stores/v3/ribbons/query', message),
  },
] as const

describe.each(kinds)('$noun', ({ noun, count, field, longest, query }) => {
  const path = `/stores/v3/${noun}s`
  const bulk = (what: string, body: unknown) => shop.admin.call('POST', `/stores/v3/bulk/${noun}s/${what}`, body)
  const create = (name: string) => shop.admin.call('POST', path, { [noun]: { name } })
  const make = async (name: string) => (await create(name)).body[noun]
  const rename = (id: string, revision: string, name: string) =>
    shop.admin.call('PATCH', `${path}/${id}`, { [noun]: { id, revision, name } })
  const read = async (id: string, fields = '') => (await visitor.call('GET', `${path}/${id}${fields}`)).body[noun]
  const product = async (fields: Record<string, unknown>) =>
    (
      await shop.admin.call('POST', '/stores/v1/products', {
        product: { name: 'Cup', priceData: { price: 3 }, ...fields },
      })
    ).body.product
  const shown = async (id: string) => (await visitor.call('GET', `/stores-reader/v1/products/${id}`)).body.product[noun]
  const names = (body: { [key: string]: { name: string }[] }) => body[`${noun}s`]!.map(({ name }) => name)

  test('is made, read, renamed and deleted', async () => {
    const made = await make('  Acme  ')
    expect(made).toEqual({
      id: expect.any(String),
      revision: '1',
      createdDate: expect.any(String),
      updatedDate: expect.any(String),
      name: 'Acme',
    })
    expect(await read(made.id)).toEqual(made)
    const renamed = (await rename(made.id, '1', 'Apex')).body[noun]
    expect(renamed).toMatchObject({ id: made.id, revision: '2', name: 'Apex' })
    expect(await read(made.id)).toEqual(renamed)
    expect((await shop.admin.call('DELETE', `${path}/${made.id}`)).body).toEqual({})
    expect(refused(await visitor.call('GET', `${path}/${made.id}`))).toEqual([404, `${noun.toUpperCase()}_NOT_FOUND`])
    expect((await shop.admin.call('DELETE', `${path}/${made.id}`)).status).toBe(404)
    const events = await shop.query(
      'select slug from happenings where entity = $1 and entity_id = $2 order by sequence',
      [noun, made.id],
    )
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'updated', 'deleted'])
  })

  test('is the administrator’s to write and everybody’s to read', async () => {
    expect((await visitor.call('POST', path, { [noun]: { name: 'Mine' } })).status).toBe(403)
    const readers = await shop.keyWith(['catalog.read'])
    expect((await readers.call('POST', path, { [noun]: { name: 'Mine' } })).status).toBe(403)
    expect((await readers.call('POST', `${path}/count`, {})).status).toBe(200)
  })

  test('a name is unique, has letters, and an end', async () => {
    const [first, second] = [await make('Taken'), await make('Other')]
    expect(refused(await create('Taken'))).toEqual([409, 'NAME_TAKEN'])
    expect(refused(await rename(second.id, '1', ' Taken '))).toEqual([409, 'NAME_TAKEN'])
    expect((await rename(first.id, '1', 'Taken')).body[noun].revision).toBe('2')
    expect(rules(await create('   '))).toEqual([400, [`${noun}.name ONLY_SPACES_STRING_ERROR`]])
    expect(rules(await create('x'.repeat(longest + 1)))).toEqual([400, [`${noun}.name MAX_LENGTH`]])
  })

  test('a stale revision changes nothing', async () => {
    const { id } = await make('Staling')
    await rename(id, '1', 'Staled')
    expect(refused(await rename(id, '1', 'Lost'))).toEqual([409, 'STALE_REVISION'])
    expect((await read(id)).name).toBe('Staled')
  })

  test('twenty simultaneous calls get the same label', async () => {
    const body = { [`${noun}Name`]: 'Raced' }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => shop.admin.call('POST', `${path}/get-or-create`, body)),
    )
    expect(new Set(replies.map(({ status, body: b }) => `${status} ${b[noun].id}`)).size).toBe(1)
    expect((await query({ query: { filter: { name: 'Raced' } } })).body[`${noun}s`]).toHaveLength(1)
    const events = await shop.query(
      `select count(*)::int as n from happenings where entity = $1 and payload->>'name' = 'Raced'`,
      [noun],
    )
    expect(events).toEqual([{ n: 1 }])
  })

  test('one of twenty simultaneous calls makes the label', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => create('Contested')))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  test('two that are renamed to the same name at once: one is', async () => {
    const made = await Promise.all([1, 2, 3, 4].map((n) => make(`Runner ${n}`)))
    const replies = await Promise.all(made.map(({ id }) => rename(id, '1', 'Winner')))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('many are made, changed, got and deleted, each by itself', async () => {
    await make('There')
    const made = await bulk('create', {
      [`${noun}s`]: [{ name: 'Bulk A' }, { name: 'There' }, { name: ' ' }, { name: 'Bulk B' }, { name: 'Bulk A' }],
      returnEntity: true,
    })
    expect(made.body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 })
    const results: {
      itemMetadata: { id: string; success: boolean; error?: { code: string } }
      item?: { name: string }
    }[] = made.body.results
    expect(results.map((r) => r.itemMetadata.error?.code ?? r.item?.name)).toEqual([
      'Bulk A',
      'NAME_TAKEN',
      'ONLY_SPACES_STRING_ERROR',
      'Bulk B',
      'NAME_TAKEN',
    ])
    const [a, b] = [results[0]!.itemMetadata.id, results[3]!.itemMetadata.id]

    const changed = await bulk('update', {
      [`${noun}s`]: [
        { [noun]: { id: a, revision: '1', name: 'Bulk C' } },
        { [noun]: { id: b, revision: '7', name: 'Bulk D' } },
        { [noun]: { id: NOBODY, revision: '1', name: 'Bulk E' } },
        { [noun]: { id: a, revision: '2', name: 'Bulk F' } },
      ],
      returnEntity: true,
      fields: [field],
    })
    expect(changed.body.results.map((r: (typeof results)[0]) => r.itemMetadata.error?.code ?? r.item)).toEqual([
      expect.objectContaining({ id: a, [count]: 0 }),
      'STALE_REVISION',
      `${noun.toUpperCase()}_NOT_FOUND`,
      expect.objectContaining({ id: a, revision: '3', name: 'Bulk F' }),
    ])

    const got = await bulk('get-or-create', { [`${noun}Names`]: ['Bulk F', 'Bulk New', '  ', 'Bulk New'] })
    const ids = got.body.results.map((r: (typeof results)[0]) => r.itemMetadata.id)
    expect(ids[0]).toBe(a)
    expect(ids[3]).toBe(ids[1])
    expect(got.body.results[2].itemMetadata).toMatchObject({
      success: false,
      error: { code: 'ONLY_SPACES_STRING_ERROR' },
    })

    const gone = await bulk('delete', { [`${noun}Ids`]: [a, NOBODY, b, a] })
    expect(gone.body.results.map((r: (typeof results)[0]) => r.itemMetadata.success)).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(gone.body.results[0]).toEqual({ itemMetadata: { id: a, originalIndex: 0, success: true } })
  })

  test('bulk calls take as many statements for a hundred as for one', async () => {
    const some = (n: number, word: string) => ({
      [`${noun}s`]: Array.from({ length: n }, (_, i) => ({ name: `${word} ${i}` })),
      returnEntity: true,
    })
    const one = await bulk('create', some(1, 'Single'))
    const hundred = await bulk('create', some(100, 'Many'))
    expect(hundred.statements).toBe(one.statements)
    const rename = (replies: Reply) => ({
      [`${noun}s`]: replies.body.results.map(({ item }: { item: { id: string; name: string } }) => ({
        [noun]: { id: item.id, revision: '1', name: `${item.name}!` },
      })),
    })
    const [first, all] = [await bulk('update', rename(one)), await bulk('update', rename(hundred))]
    expect(all.body.bulkActionMetadata.totalSuccesses).toBe(100)
    expect(all.statements).toBe(first.statements)
  })

  test('is found by every operator on every field, sorted and paged', async () => {
    // The shop's time is the database's, which may be a little behind ours.
    const before = new Date(Date.now() - 1000).toISOString()
    const made = []
    for (const name of ['Qx alpha', 'Qx beta', 'Qx gamma']) made.push(await make(name))
    const mine = (filter: unknown) => ({ $and: [{ name: { $startsWith: 'Qx ' } }, filter] })
    const found = async (filter: unknown) => names((await query({ query: { filter: mine(filter) } })).body)
    expect(await found({ name: { $contains: 'bet' } })).toEqual(['Qx beta'])
    expect(await found({ name: { $endsWith: 'MMA' } })).toEqual(['Qx gamma'])
    expect(await found({ name: { $in: ['Qx alpha', 'Qx gamma'] } })).toEqual(['Qx alpha', 'Qx gamma'])
    expect(await found({ name: { $ne: 'Qx alpha' } })).toEqual(['Qx beta', 'Qx gamma'])
    expect(await found({ name: { $gt: 'Qx alpha', $lt: 'Qx gamma' } })).toEqual(['Qx beta'])
    expect(await found({ id: made[1].id })).toEqual(['Qx beta'])
    expect(await found({ id: { $hasSome: [made[0].id, NOBODY] } })).toEqual(['Qx alpha'])
    expect(await found({ $not: { id: made[0].id } })).toEqual(['Qx beta', 'Qx gamma'])
    expect(await found({ createdDate: { $lt: before } })).toEqual([])
    expect(await found({ updatedDate: { $gte: before } })).toEqual(['Qx alpha', 'Qx beta', 'Qx gamma'])
    const { body } = await shop.admin.call('POST', `${path}/count`, { filter: mine({}) })
    expect(body).toEqual({ count: 3 })

    const page = { sort: [{ fieldName: 'name', order: 'DESC' }], cursorPaging: { limit: 2 } }
    const first = (await query({ query: { filter: mine({}), ...page } })).body
    expect([names(first), first.pagingMetadata]).toEqual([
      ['Qx gamma', 'Qx beta'],
      { count: 2, cursors: { next: expect.any(String) }, hasNext: true },
    ])
    const next = (await query({ query: { cursorPaging: { cursor: first.pagingMetadata.cursors.next } } })).body
    expect([names(next), next.pagingMetadata.hasNext]).toEqual([['Qx alpha'], false])
    expect((await query({ query: { filter: { revision: '1' } } })).status).toBe(400)
    expect((await query({ query: { sort: [{ fieldName: 'id' }] } })).status).toBe(400)
  })

  test('a product that names it has it, follows its name, and loses it', async () => {
    const name = `Shown ${noun}`
    const made = await product({ [noun]: name })
    const { [`${noun}s`]: found } = (await query({ query: { filter: { name } } })).body
    expect(found).toHaveLength(1)
    const { id } = found[0]
    expect((await read(id, `?fields=${field}`))[count]).toBe(1)
    expect(await read(id)).not.toHaveProperty(count)

    expect((await rename(id, '1', `Renamed ${noun}`)).status).toBe(200)
    expect(await shown(made.id)).toBe(`Renamed ${noun}`)
    const events = await shop.query(
      `select slug from happenings where entity = 'product' and entity_id = $1 order by sequence`,
      [made.id],
    )
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'updated'])

    await shop.admin.call('DELETE', `${path}/${id}`)
    expect((await shown(made.id)) || '').toBe('')
  })
})
