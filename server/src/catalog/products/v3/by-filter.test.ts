import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../../test/fixture.ts'
import { everything } from '../../../db/selects-all.fixture.ts'
import { type Body, coat, price, v3Products } from './products.fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())
const { post, created, readV3, readV1 } = v3Products(() => ({ shop, visitor }))

describe('by filter', () => {
  const found = (name: string) => ({ filter: { name: { $startsWith: name } } })

  test('prices rise, variants hide, fields change and products go', async () => {
    const one = await created({
      name: 'Zebra one',
      variantsInfo: { variants: [{ ...price('10', '20'), revenueDetails: { cost: { amount: '4' } } }] },
    })
    const two = await created({ ...coat('Zebra two') })
    expect(
      (
        await post('/stores/v3/bulk/products/adjust-variants-by-filter', {
          ...found('Zebra'),
          actualPrice: { percentage: 10 },
          cost: { amount: '1' },
        })
      ).body.jobId,
    ).toEqual(expect.any(String))
    expect(await readV3(one.id, ['MERCHANT_DATA'], shop.admin)).toMatchObject({
      actualPriceRange: { minValue: { amount: '11.00' } },
      costRange: { minValue: { amount: '5.00' } },
    })
    expect((await readV3(two.id)).actualPriceRange).toMatchObject({
      minValue: { amount: '77.00' },
      maxValue: { amount: '88.00' },
    })
    await post('/stores/v3/bulk/products/adjust-variants-by-filter', {
      ...found('Zebra'),
      compareAtPriceDiscount: { percentage: 50 },
    })
    expect((await readV3(one.id)).actualPriceRange.minValue.amount).toBe('10.00')
    const tooFar = await shop.admin.call('POST', '/stores/v3/bulk/products/adjust-variants-by-filter', {
      ...found('Zebra'),
      actualPrice: { amount: '-1000' },
    })
    expect([tooFar.status, tooFar.body.details.applicationError.code]).toEqual([
      409,
      'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE',
    ])
    await post('/stores/v3/bulk/products/update-variants-by-filter', {
      ...found('Zebra t'),
      variant: { visible: true, ...price('33') },
    })
    expect((await readV3(two.id)).actualPriceRange).toMatchObject({
      minValue: { amount: '33.00' },
      maxValue: { amount: '33.00' },
    })
    await post('/stores/v3/bulk/products/update-by-filter', {
      ...found('Zebra'),
      product: { plainDescription: '<b>Same</b>' },
    })
    expect((await readV3(two.id, ['PLAIN_DESCRIPTION'])).plainDescription).toBe('<b>Same</b>')
    await post('/stores/v3/bulk/products/delete-by-filter', found('Zebra'))
    expect((await visitor.call('GET', `/stores/v3/products/${one.id}?productId=${one.id}`)).status).toBe(404)
  })

  test('all products are changed where the filter is empty, and none is deleted', async () => {
    const { id } = await created(coat('Gnu'))
    const path = '/stores/v3/bulk/products/delete-by-filter'
    for (const filter of everything) {
      const { status, body } = await shop.admin.call('POST', path, { filter })
      expect([status, body.message], JSON.stringify(filter)).toEqual([
        400,
        expect.stringContaining('leaves something out'),
      ])
    }
    const blank = await shop.admin.call('POST', path, { filter: {}, search: { expression: ' ' } })
    expect(blank.status).toBe(400)
    await post('/stores/v3/bulk/products/update-by-filter', { filter: {}, product: { plainDescription: 'All' } })
    expect((await readV3(id, ['PLAIN_DESCRIPTION'])).plainDescription).toBe('All')
    await post(path, { filter: {}, search: { expression: 'gnu' } })
    expect((await visitor.call('GET', `/stores/v3/products/${id}?productId=${id}`)).status).toBe(404)
  })

  test('sections and tags come and go', async () => {
    const section = (
      await post('/stores/v3/info-sections', {
        infoSection: { uniqueName: 'quagga-care', title: 'Care', plainDescription: '<p>Cold</p>' },
      })
    ).body.infoSection
    const product = await created({ name: 'Quagga' })
    await post('/stores/v3/bulk/products/add-info-sections-by-filter', {
      ...found('Quagga'),
      infoSectionIds: [section.id],
    })
    expect((await readV3(product.id, ['INFO_SECTION'])).infoSections.map((s: Body) => s.id)).toEqual([section.id])
    await shop.admin.call('PATCH', `/stores/v3/info-sections/${section.id}`, {
      infoSection: { id: section.id, revision: section.revision, title: 'Washing' },
    })
    expect((await readV3(product.id, ['INFO_SECTION'])).infoSections[0].title).toBe('Washing')
    const { revision } = await readV3(product.id)
    const removed = await post('/stores/v3/bulk/products/remove-info-sections', {
      products: [{ productId: product.id, revision }],
      infoSectionIds: [section.id],
    })
    expect(removed.body.bulkActionMetadata.totalSuccesses).toBe(1)
    await post('/stores/v3/bulk/products/update-tags', {
      productIds: [product.id],
      assignTags: { publicTags: { tagIds: ['x', 'y'] } },
    })
    await post('/stores/v3/bulk/products/update-tags-by-filter', {
      ...found('Quagga'),
      unassignTags: { publicTags: { tagIds: ['x'] } },
    })
    expect((await readV3(product.id)).tags.publicTags.tagIds).toEqual(['y'])
    const twice = await post('/stores/v3/bulk/products/update-tags', {
      productIds: [product.id, product.id],
      assignTags: { publicTags: { tagIds: ['z'] } },
    })
    expect(twice.body.bulkActionMetadata.totalSuccesses).toBe(2)
    const none = await shop.admin.call('POST', '/stores/v3/bulk/products/update-tags', { productIds: [product.id] })
    expect(none.body.details.applicationError.code).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  })

  test('a brand, ribbon, option or choice that is renamed is renamed on its products', async () => {
    const product = await created({
      ...coat('Renamed things'),
      brand: { name: 'Old brand' },
      ribbon: { name: 'Old ribbon' },
    })
    const rename = async (path: string, key: string, id: string, name: string) => {
      const entity = (await shop.admin.call('GET', `${path}/${id}?${key}Id=${id}`)).body[key]
      const reply = await shop.admin.call('PATCH', `${path}/${id}`, { [key]: { id, revision: entity.revision, name } })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    }
    await rename('/stores/v3/brands', 'brand', product.brand.id, 'Fresh brand')
    await rename('/stores/v3/ribbons', 'ribbon', product.ribbon.id, 'Fresh ribbon')
    expect(await readV3(product.id)).toMatchObject({ brand: { name: 'Fresh brand' }, ribbon: { name: 'Fresh ribbon' } })
    expect(await readV1(product.id)).toMatchObject({ brand: 'Fresh brand', ribbon: 'Fresh ribbon' })
    const search = await visitor.call(
      'GET',
      `/stores/v3/products/search?.r=${Buffer.from(JSON.stringify({ search: { search: { expression: 'Fresh brand' } } })).toString('base64url')}`,
    )
    expect(search.body.products.map((p: Body) => p.id)).toContain(product.id)
  })

  test('changes need an administrator', async () => {
    expect((await visitor.call('POST', '/stores/v3/products', { product: {} })).status).toBe(403)
    expect((await visitor.call('POST', '/stores/v3/bulk/products/delete-by-filter', { filter: {} })).status).toBe(403)
  })
})
