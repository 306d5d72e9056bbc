import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'
import { packed, refused } from '../../members/members.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const GROUPS = '/stores/v3/product-groups'
const NOBODY = '00000000-0000-7000-8000-000000000000'
const ok = async (method: 'POST' | 'PATCH' | 'GET' | 'DELETE', path: string, message?: object) => {
  const { status, body } = await site.admin.call(method, path, message)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const color = async (name: string, more: object = {}) =>
  (
    await ok('POST', '/stores/v3/customizations', {
      customization: {
        name,
        customizationType: 'PRODUCT_OPTION',
        customizationRenderType: 'SWATCH_CHOICES',
        choicesSettings: {
          choices: [
            { name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#aa0000' },
            { name: 'Blue', choiceType: 'ONE_COLOR', colorCode: '#0000aa' },
          ],
        },
        ...more,
      },
    })
  ).customization
interface Customization {
  readonly id: string
  readonly name: string
}
const lampFor = (name: string, customization?: Customization, choice = 'Red') => {
  const option = customization && {
    options: [
      {
        id: customization.id,
        name: customization.name,
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices: [{ name: choice, choiceType: 'ONE_COLOR', colorCode: '#aa0000' }] },
      },
    ],
  }
  const names = { optionName: customization?.name, choiceName: choice, renderType: 'SWATCH_CHOICES' }
  const variant = { price: { actualPrice: { amount: '10' } }, inventoryItem: { quantity: 3 } }
  const choices = option ? { choices: [{ optionChoiceNames: names }] } : {}
  return { name, productType: 'PHYSICAL', ...option, variantsInfo: { variants: [{ ...variant, ...choices }] } }
}
const lamp = async (...about: Parameters<typeof lampFor>) =>
  (await ok('POST', '/stores/v3/products-with-inventory', { product: lampFor(...about) })).product as {
    id: string
    revision: string
    slug: string
  }
const create = async (productGroup: object) => (await ok('POST', GROUPS, { productGroup })).productGroup
const read = async (id: string, caller: Pick<TestVisitor, 'call'> = visitor, query = '') =>
  (await caller.call('GET', `${GROUPS}/${id}${query}`)).body.productGroup
const assign = async (productGroupId: string, productIds: string[], what = 'assign') =>
  (await ok('POST', `${GROUPS}/${what}-products`, { productGroupId, productIds })).results.map(
    ({ success, error }: { success: boolean; error?: { code: string } }) => (success ? 'done' : error?.code),
  )

test('a group shows products by their first choice, in the order of the choices', async () => {
  const customization = await color('Shade')
  const [red, blue] = customization.choicesSettings.choices
  const made = await create({
    name: 'Lamps',
    groupingCustomizationId: customization.id,
    choiceOrder: [blue.id, red.id],
    media: { url: 'https://pictures.example/lamps.webp', altText: 'Lamps' },
  })
  expect(made).toMatchObject({
    revision: '1',
    name: 'Lamps',
    handle: 'lamps',
    members: [],
    choiceOrder: [blue.id, red.id],
  })
  expect(made).not.toHaveProperty('groupingCustomization')
  const [first, second, plain] = [
    await lamp('Red lamp', customization, 'Red'),
    await lamp('Blue lamp', customization, 'Blue'),
    await lamp('Lamp'),
  ]
  expect(await assign(made.id, [first.id, NOBODY, plain.id, second.id, first.id])).toEqual([
    ...['done', 'PRODUCTS_NOT_FOUND', 'PRODUCTS_MISSING_CUSTOMIZATION', 'done', 'done'],
  ])
  const group = await read(made.id, visitor, '?fields=GROUPING_CUSTOMIZATION&fields=THUMBNAIL')
  expect(group).toMatchObject({
    revision: '2',
    groupingCustomization: { id: customization.id, name: 'Shade', customizationRenderType: 'SWATCH_CHOICES' },
    media: { mediaType: 'IMAGE', thumbnail: { url: 'https://pictures.example/lamps.webp', altText: 'Lamps' } },
    members: [
      { productId: second.id, choice: { id: blue.id, name: 'Blue', choiceType: 'ONE_COLOR', colorCode: '#0000aa' } },
      { productId: first.id, choice: { id: red.id }, status: 'ACTIVE', inventoryAvailabilityStatus: 'IN_STOCK' },
    ],
  })
  expect(group.members[1]).toMatchObject({ slug: first.slug, productName: 'Red lamp' })

  const change = (product: { id: string; revision: string }, fields: object) =>
    ok('PATCH', `/stores/v3/products/${product.id}`, {
      product: { id: product.id, revision: product.revision, ...fields },
    })
  await change(first, { visible: false })
  await change(second, { options: [], variantsInfo: { variants: [{ price: { actualPrice: { amount: '9' } } }] } })
  const statuses = async (caller: Pick<TestVisitor, 'call'>) =>
    (await read(made.id, caller)).members.map(({ status }: { status: string }) => status)
  expect(await statuses(site.admin)).toEqual(['HIDDEN', 'OUT_OF_SYNC'])
  expect(await statuses(visitor)).toEqual(['OUT_OF_SYNC'])

  // Nor do filters, words and counts tell of the hidden one.
  const aggregations = [{ name: 'names', type: 'VALUE', fieldPath: 'members.productName', value: { limit: 100 } }]
  const found = async (caller: Pick<TestVisitor, 'call'>) => {
    const ask = async (path: 'query' | 'search', body: object) =>
      (await caller.call('POST', `${GROUPS}/${path}`, { [path]: body })).body
    const filter = (field: string, value: string) =>
      ask('query', { filter: { id: made.id, [field]: { $hasSome: [value] } } })
    const { productGroups, aggregationData } = await ask('search', { filter: { id: made.id }, aggregations })
    const lists = [
      await filter('members.productId', first.id),
      await filter('members.productName', 'Red lamp'),
      await ask('search', {
        filter: { id: made.id },
        search: { expression: 'red lamp', fields: ['members.productName'] },
      }),
    ]
    const { results } = aggregationData.results[0].values
    return [
      lists.map((list) => list.productGroups.length),
      productGroups.length,
      results.some(({ value }: { value: string }) => value === 'Red lamp'),
    ]
  }
  expect(await found(site.admin)).toEqual([[1, 1, 1], 1, true])
  expect(await found(visitor)).toEqual([[0, 0, 0], 1, false])

  expect(await assign(made.id, [first.id, plain.id, NOBODY], 'unassign')).toEqual([
    ...['done', 'PRODUCTS_NOT_IN_GROUP', 'PRODUCTS_NOT_FOUND'],
  ])
  expect(await statuses(site.admin)).toEqual(['OUT_OF_SYNC'])
  await ok('DELETE', `/stores/v3/products/${second.id}`)
  expect(await statuses(site.admin)).toEqual([])
})

test('a group is changed by revision and keeps its customization and its handle', async () => {
  const { id: groupingCustomizationId } = await color('Tone')
  const made = await create({ name: 'Vases', groupingCustomizationId, tags: { privateTags: { tagIds: ['q1'] } } })
  expect((await create({ name: 'Vases', groupingCustomizationId })).handle).toBe('vases-1')
  const change = (productGroup: object, more: object = {}) =>
    site.admin.call('PATCH', `${GROUPS}/${made.id}`, {
      productGroup: { id: made.id, revision: '1', ...productGroup },
      ...more,
    })
  const { body } = await change(
    { name: 'Jugs', groupingCustomizationId: NOBODY },
    { fields: ['GROUPING_CUSTOMIZATION'] },
  )
  expect(body).toMatchObject({
    productGroup: { name: 'Jugs', handle: 'vases', groupingCustomizationId, groupingCustomization: { name: 'Tone' } },
    fields: ['GROUPING_CUSTOMIZATION'],
  })
  expect(refused(await change({ name: 'Lost' }))).toEqual([409, 'STALE_REVISION'])
  expect((await read(made.id)).tags).toEqual({ publicTags: { tagIds: [] } })
  expect((await site.admin.call('DELETE', `${GROUPS}/${made.id}`)).body).toEqual({})
  expect(refused(await site.admin.call('GET', `${GROUPS}/${made.id}`))).toEqual([404, 'PRODUCT_GROUP_NOT_FOUND'])
  const happened = await site.query('select slug from happenings where entity_id = $1 order by sequence', [made.id])
  expect(happened.map(({ slug }) => slug)).toEqual(['created', 'updated', 'deleted'])
})

test('a group needs a customization with choices, and holds 100 products', async () => {
  const text = await color('Engraving', {
    customizationType: 'MODIFIER',
    customizationRenderType: 'FREE_TEXT',
    choicesSettings: undefined,
    freeTextInput: { minCharCount: 1, maxCharCount: 10, title: 'Text' },
  })
  const make = (groupingCustomizationId: string) =>
    site.admin.call('POST', GROUPS, { productGroup: { name: 'Cups', groupingCustomizationId } })
  expect(refused(await make(NOBODY))).toEqual([404, 'CUSTOMIZATION_NOT_FOUND'])
  expect(refused(await make(text.id))).toEqual([409, 'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE'])

  const customization = await color('Hue')
  const { id } = await create({ name: 'Full', groupingCustomizationId: customization.id })
  const { id: last } = await lamp('Last lamp', customization)
  const { results } = await ok('POST', '/stores/v3/bulk/products/create', {
    products: Array.from({ length: 100 }, (_, n) => lampFor(`Lamp ${n}`, customization)),
  })
  const ids = results.map(({ itemMetadata }: { itemMetadata: { id: string } }) => itemMetadata.id)
  expect(new Set(await assign(id, ids))).toEqual(new Set(['done']))
  expect(await assign(id, [last, ids[7]])).toEqual(['MEMBER_LIMIT_EXCEEDED', 'done'])
})

test('in bulk, each item by itself; found by product, tags and words', async () => {
  const customization = await color('Dye')
  const groupingCustomizationId = customization.id
  const { results, bulkActionMetadata } = await ok('POST', '/stores/v3/bulk/product-groups/create', {
    productGroups: [
      { name: 'Café rugs', groupingCustomizationId },
      { name: 'Nothing', groupingCustomizationId: NOBODY },
      { name: 'Rugs', groupingCustomizationId },
    ],
    returnEntity: true,
  })
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
  expect(results[1].itemMetadata).toMatchObject({ success: false, error: { code: 'CUSTOMIZATION_NOT_FOUND' } })
  const [one, , three] = results.map(({ item }: { item?: { id: string } }) => item?.id)
  const productGroupIds = [one, NOBODY, three]
  const tagged = await ok('POST', '/stores/v3/bulk/product-groups/update-tags', {
    productGroupIds,
    assignTags: { publicTags: { tagIds: ['home'] } },
  })
  expect(tagged.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
  const names = ({ body }: { body: { productGroups: { name: string }[] } }) =>
    body.productGroups.map(({ name }) => name)
  const query = {
    filter: { 'tags.publicTags.tagIds': { $hasSome: ['home'] } },
    sort: [{ fieldName: 'name', order: 'DESC' }],
  }
  const ask = (message: object) => visitor.call('GET', `${GROUPS}/query?${packed(message)}`)
  expect(names(await ask({ query }))).toEqual(['Rugs', 'Café rugs'])
  const rug = await lamp('Rug', customization)
  await assign(three, [rug.id])
  expect(names(await ask({ query: { filter: { 'members.productId': { $hasSome: [rug.id] } } } }))).toEqual(['Rugs'])
  expect(names(await visitor.call('POST', `${GROUPS}/query`, { query }))).toEqual(['Rugs', 'Café rugs'])
  expect((await ask({ query: { filter: { 'tags.privateTags.tagIds': { $hasSome: ['home'] } } } })).status).toBe(400)
  const search = {
    search: { expression: 'cafe' },
    aggregations: [{ name: 'tags', type: 'VALUE', fieldPath: 'tags.publicTags.tagIds', value: {} }],
  }
  const found = await visitor.call('POST', `${GROUPS}/search`, { search })
  expect(names(found)).toEqual(['Café rugs'])
  const mistyped = (fuzzy: boolean) =>
    visitor.call('POST', `${GROUPS}/search`, { search: { search: { expression: 'caffe', fields: ['name'], fuzzy } } })
  expect(names(await mistyped(false))).toEqual([])
  expect(names(await mistyped(true))).toEqual(['Café rugs'])
  expect(found.body.aggregationData.results[0].values.results).toEqual([{ value: 'home', count: 1 }])
  await ok('POST', '/stores/v3/bulk/product-groups/update-tags-by-filter', {
    filter: query.filter,
    unassignTags: { publicTags: { tagIds: ['home'] } },
  })
  expect(names(await ask({ query }))).toEqual([])
  expect(
    refused(await site.admin.call('POST', '/stores/v3/bulk/product-groups/update-tags', { productGroupIds })),
  ).toEqual([400, 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'])
  const updated = await ok('POST', '/stores/v3/bulk/product-groups/update', {
    productGroups: [
      { productGroup: { id: one, revision: '3', name: 'Mats' } },
      { productGroup: { id: three, revision: '1', name: 'Stale' } },
    ],
  })
  expect(updated.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  const gone = await ok('POST', '/stores/v3/bulk/product-groups/delete', { productGroupIds })
  expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
})
