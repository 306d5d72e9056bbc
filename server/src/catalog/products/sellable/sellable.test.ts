import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite } from '../../../../test/fixture.ts'
import type { Caller } from '../../../ground/caller.ts'
import type { CatalogReference } from '../../../sales/sellables/sellable.ts'
import { STORE_APP_ID, STORE_APP_ID_V1, variantSellables } from './sellable.ts'
import { soldRows } from './sold-rows.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let shirt: { id: string; variants: { id: string }[] }
let mug: { id: string }
let hidden: { id: string }
const created = async (product: Record<string, unknown>) =>
  (await shop.admin.call('POST', '/stores/v1/products', { product: { priceData: { price: 20 }, ...product } })).body
    .product

beforeAll(async () => {
  shop = await sharedSite()
  shirt = await created({
    name: 'Shirt',
    manageVariants: true,
    weight: 0.2,
    discount: { type: 'PERCENT', value: 10 },
    productOptions: [
      { name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] },
      { name: 'Color', optionType: 'color', choices: [{ value: '#aa0000', description: 'Red' }] },
    ],
  })
  mug = await created({ name: 'Mug', customTextFields: [{ title: 'Engraving', maxLength: 5 }] })
  hidden = await created({ name: 'Hidden', visible: false })
  await shop.admin.call('PATCH', `/stores/v2/inventoryItems/product/${shirt.id}`, {
    inventoryItem: {
      productId: shirt.id,
      trackQuantity: true,
      variants: [{ variantId: shirt.variants[0]!.id, quantity: 3 }],
    },
  })
})
afterAll(() => shop.close())

const kind = variantSellables(soldRows({ onDrop: () => {} }))
const visitor: Caller = { kind: 'visitor', id: '01890000-0000-7000-8000-000000000000', clientId: null }
async function resolve(...references: CatalogReference[]) {
  const db = shop.assembly.pool.forSite(shop.siteId)
  const site = shop.assembly.directory.site(shop.siteId)!
  const found = await kind.resolve(references, { db, site, caller: visitor, now: new Date() })
  return { found, statements: db.sent.count }
}
const to = (catalogItemId: string, options?: Record<string, unknown>, appId = STORE_APP_ID): CatalogReference => ({
  appId,
  catalogItemId,
  ...present({ options }),
})

test('a variant is found by its id, its choices or a colour code: one canonical reference', async () => {
  const variantId = shirt.variants[0]!.id
  const { found, statements } = await resolve(
    to(shirt.id, { variantId }),
    to(shirt.id, { options: { Color: 'Red', Size: 'S' } }, STORE_APP_ID_V1),
    to(shirt.id, { options: { Size: 'S', Color: '#aa0000' } }),
    to(mug.id),
  )
  const reference = to(shirt.id, { variantId, options: { Size: 'S', Color: 'Red' } })
  expect(found.slice(0, 3).map((s) => s?.reference)).toEqual([reference, reference, reference])
  expect(statements).toBe(2)
  expect((await resolve(to(shirt.id, { variantId }), to(mug.id))).statements).toBe(1)
  expect(found[0]).toMatchObject({
    name: 'Shirt',
    price: 1800n,
    fullPrice: 2000n,
    quantityAvailable: 3,
    url: { relativePath: '/products/shirt' },
    descriptionLines: [
      { name: 'Size', text: 'S' },
      { name: 'Color', text: 'Red', color: '#aa0000' },
    ],
    physical: { weightGrams: 200 },
    draws: [{ perUnit: 1 }],
  })
  expect(found[3]).toMatchObject({ reference: to(mug.id), quantityAvailable: null, draws: [] })
})

test('sold out says so', async () => {
  const { found } = await resolve(to(shirt.id, { options: { Size: 'M', Color: 'Red' } }))
  expect(found[0]).toMatchObject({ quantityAvailable: 0, unavailable: { code: 'INSUFFICIENT_INVENTORY' } })
})

test('texts for the product’s own fields travel, cut to their length', async () => {
  const { found } = await resolve(to(mug.id, { customTextFields: { Engraving: 'For Ada', Other: 'x' } }))
  expect(found[0]).toMatchObject({
    reference: to(mug.id, { customTextFields: { Engraving: 'For A' } }),
    descriptionLines: [{ name: 'Engraving', text: 'For A' }],
  })
})

describe('modifiers', () => {
  let poster: { id: string; variantsInfo: { variants: { id: string }[] } }
  beforeAll(async () => {
    const choice = (name: string) => ({ name, choiceType: 'CHOICE_TEXT' })
    const { body } = await shop.admin.call('POST', '/stores/v3/products-with-inventory', {
      product: {
        productType: 'PHYSICAL',
        name: 'Poster',
        options: [
          {
            name: 'Format',
            optionRenderType: 'TEXT_CHOICES',
            choicesSettings: { choices: [choice('A3'), choice('A2')] },
          },
        ],
        modifiers: [
          {
            name: 'Frame',
            modifierRenderType: 'SWATCH_CHOICES',
            mandatory: true,
            choicesSettings: {
              choices: [
                { name: 'Oak', choiceType: 'ONE_COLOR', colorCode: '#aa8855', addedPrice: '12.50' },
                { name: 'Black', choiceType: 'ONE_COLOR', colorCode: '#000000' },
              ],
            },
          },
          {
            name: 'Dedication',
            modifierRenderType: 'FREE_TEXT',
            freeTextSettings: { title: 'For whom', minCharCount: 2, maxCharCount: 10, defaultAddedPrice: '3' },
          },
        ],
        variantsInfo: {
          variants: ['A3', 'A2'].map((choiceName) => ({
            price: { actualPrice: { amount: '20' } },
            choices: [{ optionChoiceNames: { optionName: 'Format', choiceName } }],
            inventoryItem: { quantity: 5 },
          })),
        },
      },
    })
    poster = body.product
  })

  test('are chosen among the options, cost what they cost, and stay with the line', async () => {
    const variantId = poster.variantsInfo.variants[1]!.id
    const canonical = to(poster.id, {
      variantId,
      options: { Format: 'A2', Frame: 'Oak' },
      customTextFields: { 'For whom': 'Ada' },
    })
    const { found } = await resolve(
      to(poster.id, { options: { Format: 'A2', Frame: 'Oak' }, customTextFields: { 'For whom': 'Ada' } }),
      to(poster.id, { variantId, modifiers: { Frame: '#aa8855', Dedication: 'Ada' } }),
    )
    for (const sellable of found) {
      expect(sellable).toMatchObject({
        reference: canonical,
        price: 3550n,
        fullPrice: 3550n,
        quantityAvailable: 5,
        descriptionLines: [
          { name: 'Format', text: 'A2' },
          { name: 'Frame', text: 'Oak', color: '#aa8855' },
          { name: 'For whom', text: 'Ada' },
        ],
      })
      expect(sellable?.unavailable).toBeUndefined()
    }
    expect((await resolve(canonical)).statements).toBe(1)
  })

  test.for<[string, Record<string, string>, Record<string, string>, string[]]>([
    ['nothing is chosen', { Format: 'A3' }, {}, ['Frame']],
    ['something that there is not', { Format: 'A3', Frame: 'Gold' }, {}, ['Frame']],
    ['all that must be', { Format: 'A3', Frame: 'Black' }, { 'For whom': 'A' }, []],
  ])('are required where %s', async ([, options, customTextFields, missing]) => {
    const { found } = await resolve(to(poster.id, { options, customTextFields }))
    expect(found[0]?.unavailable).toEqual(missing.length > 0 ? { code: 'MODIFIER_REQUIRED', missing } : undefined)
  })

  test('a cart refuses what lacks one, and says which', async () => {
    const visitor = await shop.visitor()
    const add = (options: Record<string, unknown>) =>
      visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', {
        lineItems: [{ quantity: 1, catalogReference: to(poster.id, options) }],
      })
    const refused = await add({ options: { Format: 'A3' } })
    expect([refused.status, refused.body.details.applicationError]).toMatchObject([
      409,
      { code: 'MODIFIER_REQUIRED', data: { missing: ['Frame'], name: 'Poster' } },
    ])
    const { body } = await add({ options: { Format: 'A3', Frame: 'Oak' } })
    expect(body.cart.lineItems[0]).toMatchObject({ price: { amount: '32.50' } })
  })
})

test.for([
  ['an unknown product', () => to('01890000-0000-7000-8000-000000000000')],
  ['an id that is none', () => to('nothing')],
  ['a hidden product', () => to(hidden.id)],
  ['no choice where there are variants', () => to(shirt.id)],
  ['a choice that there is not', () => to(shirt.id, { options: { Size: 'XL', Color: 'Red' } })],
  ['a variant of another product', () => to(shirt.id, { variantId: mug.id })],
] as const)('%s is nothing to sell, and does not disturb the others', async ([, reference]) => {
  const { found } = await resolve(reference(), to(mug.id))
  expect(found[0]).toBeUndefined()
  expect(found[1]?.name).toBe('Mug')
})
