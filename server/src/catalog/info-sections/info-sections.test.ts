import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestVisitor } from '../../../test/fixture.ts'

const PATH = '/stores/v3/info-sections'
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
const create = (fields: Record<string, unknown>) => shop.admin.call('POST', PATH, { infoSection: fields })
const make = async (fields: Record<string, unknown>) => (await create(fields)).body.infoSection
const update = (infoSection: { id: string } & Record<string, unknown>, more = {}) =>
  shop.admin.call('PATCH', `${PATH}/${infoSection.id}`, { infoSection, ...more })
const read = async (id: string, fields = '') => (await visitor.call('GET', `${PATH}/${id}${fields}`)).body.infoSection
const bulk = (what: string, body: unknown) => shop.admin.call('POST', `/stores/v3/bulk/info-sections/${what}`, body)
const query = async (message: unknown) =>
  (await visitor.call('GET', `${PATH}/query?.r=${packed({ query: message })}`)).body

const paragraph = (words: string) => ({
  type: 'PARAGRAPH',
  id: 'a1',
  nodes: [{ type: 'TEXT', id: '', nodes: [], textData: { text: words, decorations: [] } }],
  paragraphData: {},
})

test('rich content comes back as it was written, every node of it, and says the same in HTML', async () => {
  const description = {
    nodes: [
      paragraph('Wash cold'),
      {
        type: 'POLL',
        id: 'p1',
        nodes: [],
        pollData: {
          poll: {
            id: 'x',
            title: 'Which?',
            options: [{ id: 'o', title: 'This' }],
            settings: { permissions: { view: 'VOTERS' } },
          },
        },
      },
      { type: 'VIDEO', id: 'v1', nodes: [], videoData: { video: { src: { url: 'https://example.com/a.mp4' } } } },
    ],
    metadata: { version: 1 },
    documentStyle: {},
  }
  const made = await make({ uniqueName: 'care', title: 'Care', description })
  const film = '<p><a href="https://example.com/a.mp4" rel="noopener nofollow">example.com</a></p>'
  const poll = '<div data-poll="x"><p>Which?</p><ul><li>This</li></ul></div>'
  const plainDescription = `<p>Wash cold</p>${poll}${film}`
  expect(made).toMatchObject({ revision: '1', uniqueName: 'care', title: 'Care', plainDescription })
  expect(made.description).toEqual(description)
  expect(await read(made.id)).toEqual(made)
  const other = (await update({ id: made.id, revision: '1', plainDescription: '<h2>Iron</h2><p>warm</p>' })).body
    .infoSection
  expect(other.description.nodes.map(({ type }: { type: string }) => type)).toEqual(['HEADING', 'PARAGRAPH'])
  expect(other).toMatchObject({ revision: '2', title: 'Care', plainDescription: '<h2>Iron</h2><p>warm</p>' })
  const emptied = (await update({ id: made.id, revision: '2', description: null })).body.infoSection
  expect(emptied).toMatchObject({ description: { nodes: [] }, plainDescription: '' })
})

test('a script is in neither form', async () => {
  const made = await make({
    uniqueName: 'hostile',
    title: 'Hostile',
    plainDescription: '<p onclick="x()">Hi<script>x()</script></p>',
  })
  expect(made.plainDescription).toBe('<p>Hi</p>')
  const link = { type: 'LINK', linkData: { link: { url: 'javascript:x()' } } }
  const node = {
    ...paragraph('Hi'),
    nodes: [{ type: 'TEXT', id: '', nodes: [], textData: { text: 'Hi', decorations: [link] } }],
  }
  const rich = await make({ uniqueName: 'hostile 2', title: 'Hostile', description: { nodes: [node] } })
  expect(JSON.stringify(rich)).not.toContain('javascript')
})

test('unique names are unique; titles need not be', async () => {
  const made = await make({ uniqueName: 'one', title: 'Size' })
  const other = await make({ uniqueName: 'two', title: 'Size' })
  expect(refused(await create({ uniqueName: ' one ', title: 'Size' }))).toEqual([409, 'NAME_TAKEN'])
  expect(refused(await update({ id: other.id, revision: '1', uniqueName: 'one' }))).toEqual([409, 'NAME_TAKEN'])
  expect(refused(await update({ id: made.id, revision: '9', title: 'X' }))).toEqual([409, 'STALE_REVISION'])
  expect(refused(await update({ id: NOBODY, revision: '1' }))).toEqual([404, 'INFO_SECTION_NOT_FOUND'])
  const spaces = await create({ uniqueName: 'three', title: '  ' })
  expect(spaces.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'infoSection.title', ruleName: 'ONLY_SPACES_STRING_ERROR' },
  ])
  expect((await visitor.call('POST', PATH, { infoSection: { uniqueName: 'v', title: 'V' } })).status).toBe(403)
})

test('a mask names the fields to change', async () => {
  const { id } = await make({ uniqueName: 'masked', title: 'Before' })
  const sent = { id, revision: '1', title: 'After', uniqueName: 'lost' }
  expect((await update(sent, { fieldMask: 'title' })).body.infoSection).toMatchObject({
    title: 'After',
    uniqueName: 'masked',
  })
})

test('twenty simultaneous calls get the same section', async () => {
  const infoSection = { uniqueName: 'raced', title: 'Raced', plainDescription: '<p>Run</p>' }
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => shop.admin.call('POST', `${PATH}/get-or-create`, { infoSection })),
  )
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.infoSection?.id}`)).size).toBe(1)
  expect((await query({ filter: { uniqueName: 'raced' } })).infoSections).toHaveLength(1)
  const again = { infoSection: { uniqueName: 'raced', title: 'Other', plainDescription: '<p>Else</p>' } }
  const got = await shop.admin.call('POST', `${PATH}/get-or-create`, again)
  expect(got.body.infoSection).toMatchObject({ title: 'Raced', plainDescription: '<p>Run</p>' })
})

test('many are made, got, changed and deleted, each by itself', async () => {
  const made = await bulk('create', {
    infoSections: [
      { uniqueName: 'b1', title: 'B' },
      { uniqueName: 'b1', title: 'B' },
      { uniqueName: 'b2', title: 'B' },
    ],
    returnEntity: true,
  })
  expect(made.body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
  const [b1, , b2] = made.body.results.map((r: { itemMetadata: { id?: string } }) => r.itemMetadata.id)
  const got = await bulk('get-or-create', {
    infoSections: [
      { id: b1 },
      { id: NOBODY },
      { title: 'Only a title' },
      { title: 'Only a title' },
      { uniqueName: 'b2', title: 'Whatever' },
      {},
    ],
    fields: ['ASSIGNED_PRODUCTS_COUNT'],
  })
  const results: { itemMetadata: { id: string; success: boolean }; item?: object }[] = got.body.results
  expect(results.map((r) => r.itemMetadata.success)).toEqual([true, false, true, true, true, false])
  expect(results[0]!.item).toMatchObject({ id: b1, assignedProductsCount: 0 })
  expect(results[2]!.itemMetadata.id).toBe(results[3]!.itemMetadata.id)
  expect(results[4]!.itemMetadata.id).toBe(b2)
  const changed = await bulk('update', {
    infoSections: [
      { infoSection: { id: b1, revision: '1', title: 'C' } },
      { infoSection: { id: b2, revision: '4', title: 'C' } },
    ],
  })
  expect(changed.body.results).toMatchObject([
    { itemMetadata: { id: b1, success: true } },
    { itemMetadata: { id: b2, success: false, error: { code: 'STALE_REVISION' } } },
  ])
  expect(changed.body.results[0]).not.toHaveProperty('item')
  const gone = await bulk('delete', { infoSectionIds: [b1, b2, NOBODY] })
  expect(gone.body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
  expect((await visitor.call('GET', `${PATH}/${b1}`)).status).toBe(404)
})

test('an info section is found by name, title and time, in any order', async () => {
  for (const n of ['a', 'b', 'c']) await make({ uniqueName: `find ${n}`, title: `T ${n === 'a' ? 'z' : n}` })
  const filter = { uniqueName: { $startsWith: 'find ' } }
  const titles = async (message: object) =>
    (await query({ filter, ...message })).infoSections.map(({ title }: { title: string }) => title)
  expect(await titles({})).toEqual(['T z', 'T b', 'T c'])
  expect(await titles({ sort: [{ fieldName: 'title', order: 'ASC' }] })).toEqual(['T b', 'T c', 'T z'])
  expect(await titles({ filter: { ...filter, title: { $in: ['T b', 'T z'] } } })).toEqual(['T z', 'T b'])
  const first = await query({ filter, cursorPaging: { limit: 2 } })
  expect(first.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
  expect((await shop.admin.call('POST', `${PATH}/count`, { filter })).body).toEqual({ count: 3 })
})

test('products that say the same share one, follow it and lose it', async () => {
  const sections = [{ title: 'Delivery', description: '<p>Two days</p>' }]
  const product = async () =>
    (
      await shop.admin.call('POST', '/stores/v1/products', {
        product: { name: 'Cup', priceData: { price: 3 }, additionalInfoSections: sections },
      })
    ).body.product
  const [a, b] = [await product(), await product()]
  expect(a.additionalInfoSections).toEqual(sections)
  const [section] = (await query({ filter: { title: 'Delivery' } })).infoSections
  expect(section.plainDescription).toBe('<p>Two days</p>')
  expect((await read(section.id, '?fields=ASSIGNED_PRODUCTS_COUNT')).assignedProductsCount).toBe(2)

  await update({ id: section.id, revision: '1', title: 'Posting', plainDescription: '<p>A day</p>' })
  const shown = async (id: string) =>
    (await visitor.call('GET', `/stores-reader/v1/products/${id}`)).body.product.additionalInfoSections
  expect(await shown(a.id)).toEqual([{ title: 'Posting', description: '<p>A day</p>' }])
  expect(await shown(b.id)).toEqual(await shown(a.id))

  await shop.admin.call('DELETE', `${PATH}/${section.id}`)
  expect(await shown(a.id)).toEqual([])
})
