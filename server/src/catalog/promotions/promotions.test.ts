import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'
import { packed, refused } from '../../members/members.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const PROMOTIONS = '/stores/v3/promotions'
const NOBODY = '00000000-0000-7000-8000-000000000000'
const media = { url: 'https://pictures.example/summer.webp', altText: 'A field' }
const create = async (promotion: object) => {
  const { status, body } = await site.admin.call('POST', PROMOTIONS, { promotion: { media, ...promotion } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.promotion
}
const tree = { appNamespace: '@wix/stores', treeKey: null }
const category = async (name: string, parentId?: string) => {
  const parentCategory = parentId ? { parentCategory: { id: parentId } } : {}
  const { status, body } = await site.admin.call('POST', '/categories/v1/categories', {
    category: { name, visible: true, ...parentCategory },
    treeReference: tree,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.category.id as string
}
const placed = async (categoryId: string) => {
  const { body } = await visitor.call('GET', `${PROMOTIONS}/resolve?categoryId=${categoryId}`)
  return body.promotions.map(({ promotion, position }: { promotion: { name: string }; position: number }) => [
    promotion.name,
    position,
  ])
}

test('a promotion is made, read, changed and deleted', async () => {
  const id = await category('Outdoors')
  const made = await create({
    name: 'Summer',
    destinationUrl: 'https://example.com/summer',
    categories: [{ id, position: 3 }],
    tags: { publicTags: { tagIds: ['sun'] }, privateTags: { tagIds: ['q3'] } },
  })
  expect(made).toMatchObject({
    revision: '1',
    name: 'Summer',
    enabled: true,
    destinationUrl: 'https://example.com/summer',
    media: { mediaType: 'IMAGE', altText: 'A field', image: { url: media.url } },
    categories: [{ id, position: 3, appliedToSubcategories: false }],
    tags: { publicTags: { tagIds: ['sun'] }, privateTags: { tagIds: ['q3'] } },
  })
  const seen = (await visitor.call('GET', `${PROMOTIONS}/${made.id}`)).body.promotion
  expect(seen.tags).toEqual({ publicTags: { tagIds: ['sun'] } })
  const change = (promotion: object) =>
    site.admin.call('PATCH', `${PROMOTIONS}/${made.id}`, { promotion: { id: made.id, revision: '1', ...promotion } })
  const changed = await change({ name: 'Late summer', destinationUrl: null, enabled: false })
  expect(changed.body.promotion).toMatchObject({ revision: '2', name: 'Late summer', enabled: false })
  expect(changed.body.promotion).not.toHaveProperty('destinationUrl')
  expect(refused(await change({ name: 'Lost' }))).toEqual([409, 'STALE_REVISION'])
  expect(refused(await visitor.call('GET', `${PROMOTIONS}/${made.id}`))).toEqual([404, 'PROMOTION_NOT_FOUND'])
  expect((await site.admin.call('DELETE', `${PROMOTIONS}/${made.id}`)).body).toEqual({})
  expect(refused(await site.admin.call('GET', `${PROMOTIONS}/${made.id}`))).toEqual([404, 'PROMOTION_NOT_FOUND'])
  const happened = await site.query('select slug from happenings where entity_id = $1 order by sequence', [made.id])
  expect(happened.map(({ slug }) => slug)).toEqual(['created', 'updated', 'deleted'])
})

describe('a promotion is refused', () => {
  test.for([
    ['a picture that the library lacks', { media: { id: NOBODY } }, 404, 'MEDIA_NOT_FOUND'],
    ['a category that is none', { categories: [{ id: NOBODY }] }, 404, 'CATEGORY_NOT_FOUND'],
  ] as const)('%s', async ([, more, status, code]) => {
    const reply = await site.admin.call('POST', PROMOTIONS, { promotion: { name: 'X', media, ...more } })
    expect(refused(reply)).toEqual([status, code])
  })
  test('a category twice, and to be without a picture', async () => {
    const id = await category('Twice')
    const twice = { name: 'X', media, categories: [{ id }, { id, position: 2 }] }
    expect(refused(await site.admin.call('POST', PROMOTIONS, { promotion: twice }))).toEqual([
      409,
      'DUPLICATE_CATEGORY_ASSIGNMENT',
    ])
    const made = await create({ name: 'With a picture' })
    const bare = { id: made.id, revision: '1', media: null }
    expect(refused(await site.admin.call('PATCH', `${PROMOTIONS}/${made.id}`, { promotion: bare }))).toEqual([
      409,
      'MEDIA_REMOVAL_NOT_ALLOWED',
    ])
  })
  test('everybody but the merchant', async () => {
    expect((await visitor.call('POST', PROMOTIONS, { promotion: { name: 'Mine', media } })).status).toBe(403)
  })
})

test('a promotion stands in its categories, and below those that reach down; the nearest decides', async () => {
  const clothes = await category('Clothes')
  const shirts = await category('Shirts', clothes)
  await create({ name: 'Here alone', categories: [{ id: clothes, position: 1 }] })
  await create({ name: 'Everywhere below', categories: [{ id: clothes, position: 4, appliedToSubcategories: true }] })
  await create({
    name: 'Nearer',
    categories: [
      { id: clothes, position: 2, appliedToSubcategories: true },
      { id: shirts, position: 9 },
    ],
  })
  await create({ name: 'Off', enabled: false, categories: [{ id: shirts, position: 1 }] })
  expect(await placed(clothes)).toEqual([
    ['Here alone', 1],
    ['Nearer', 2],
    ['Everywhere below', 4],
  ])
  expect(await placed(shirts)).toEqual([
    ['Everywhere below', 4],
    ['Nearer', 9],
  ])
  expect(refused(await visitor.call('GET', `${PROMOTIONS}/resolve?categoryId=${NOBODY}`))).toEqual([
    404,
    'CATEGORY_NOT_FOUND',
  ])
})

test('many are made, tagged and deleted, each by itself', async () => {
  const wanted = [
    { name: 'One', media },
    { name: 'Two', media: { id: NOBODY } },
    { name: 'Three', media },
  ]
  const { body } = await site.admin.call('POST', '/stores/v3/bulk/promotions/create', {
    promotions: wanted,
    returnEntity: true,
  })
  expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
  expect(body.results[1].itemMetadata).toMatchObject({
    originalIndex: 1,
    success: false,
    error: { code: 'MEDIA_NOT_FOUND' },
  })
  const [one, , three] = body.results.map(({ item }: { item?: { id: string } }) => item?.id)
  const promotionIds = [one, NOBODY, three]
  const tagged = await site.admin.call('POST', '/stores/v3/bulk/promotions/update-tags', {
    promotionIds,
    assignTags: { publicTags: { tagIds: ['new'] } },
    returnEntity: true,
  })
  expect(
    tagged.body.results.map(({ itemMetadata }: { itemMetadata: { success: boolean } }) => itemMetadata.success),
  ).toEqual([true, false, true])
  const query = {
    query: {
      filter: { 'tags.publicTags.tagIds': { $hasSome: ['new'] } },
      sort: [{ fieldName: 'name', order: 'DESC' }],
    },
  }
  const found = (await visitor.call('GET', `${PROMOTIONS}/query?${packed(query)}`)).body.promotions
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Three', 'One'])
  const byFilter = await site.admin.call('POST', '/stores/v3/bulk/promotions/update-tags-by-filter', {
    filter: { 'tags.publicTags.tagIds': { $hasSome: ['new'] } },
    unassignTags: { publicTags: { tagIds: ['new'] } },
  })
  expect(byFilter.body).toEqual({ jobId: expect.any(String) })
  expect((await visitor.call('GET', `${PROMOTIONS}/query?${packed(query)}`)).body.promotions).toEqual([])
  expect(refused(await site.admin.call('POST', '/stores/v3/bulk/promotions/update-tags', { promotionIds }))).toEqual([
    400,
    'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
  ])
  const gone = await site.admin.call('POST', '/stores/v3/bulk/promotions/delete', { promotionIds })
  expect(gone.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
})

test('a promotion is found by the words of its name, with counts', async () => {
  await create({ name: 'Café winter', tags: { publicTags: { tagIds: ['cold'] } } })
  await create({ name: 'Winter sale', tags: { publicTags: { tagIds: ['cold'] } } })
  const { body } = await visitor.call('POST', `${PROMOTIONS}/search`, {
    search: {
      search: { expression: 'cafe WINTER' },
      aggregations: [{ name: 'tags', type: 'VALUE', fieldPath: 'tags.publicTags.tagIds', value: {} }],
    },
  })
  expect(body.promotions.map(({ name }: { name: string }) => name)).toEqual(['Café winter'])
  expect(body.aggregationData.results[0].values.results).toEqual([{ value: 'cold', count: 1 }])
  const found = async (search: object) =>
    (await visitor.call('POST', `${PROMOTIONS}/search`, { search: { search } })).body.promotions.length
  expect(await found({ expression: 'wintre', fields: ['name'] })).toBe(0)
  expect(await found({ expression: 'wintre', fuzzy: true })).toBe(2)
})
