import { ApiError } from '@fairground/client/errors.ts'
import type { InventoryItem } from '@fairground/client/generated/stores.inventory-items-v-3.ts'
import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { expect, test } from 'vitest'
import type { LibraryItem } from '../media/media-client.ts'
import type { LoadedProduct } from './load-product.ts'
import { marginOf } from './margin.ts'
import { kindOfAddress, mediumOf } from './medium-kinds.ts'
import { placeFaults } from './place-faults.ts'
import { productPlan } from './product-plan.ts'
import { productValues } from './product-read.ts'

const choice = (choiceId: string, name: string) => ({
  choiceId,
  choiceType: 'CHOICE_TEXT',
  key: name,
  name,
  linkedMedia: [],
  inStock: true,
  visible: true,
})
const variant = (id: string, choiceId: string, name: string) => ({
  id,
  visible: true,
  sku: `SKU-${id}`,
  price: { actualPrice: { amount: '18.00' }, compareAtPrice: { amount: '20.00' } },
  choices: [
    {
      optionChoiceIds: { optionId: 'o', choiceId },
      optionChoiceNames: { optionName: 'Size', choiceName: name, renderType: 'TEXT_CHOICES' },
    },
  ],
  revenueDetails: { cost: { amount: '7.50' } },
  physicalProperties: { weight: 0.4 },
  inventoryStatus: { inStock: true, preorderEnabled: false },
})
const product = {
  id: 'p',
  revision: '3',
  name: 'Tee',
  slug: 'tee',
  productType: 'PHYSICAL',
  visible: true,
  visibleInPos: true,
  options: [
    {
      id: 'o',
      name: 'Size',
      key: 'Size',
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [choice('s', 'S'), choice('m', 'M'), choice('l', 'L')] },
    },
  ],
  modifiers: [],
  infoSections: [],
  additionalRibbons: [],
  tags: { publicTags: { tagIds: ['new'] } },
  media: { itemsInfo: { items: [{ id: 'm1', altText: 'Front', image: { url: 'https://x.org/1.webp' } }] } },
  seoData: { tags: [{ type: 'meta', props: { name: 'description', content: 'A tee' } }] },
  variantsInfo: { variants: [variant('1', 's', 'S'), variant('2', 'l', 'L')] },
  directCategoriesInfo: { categories: [{ id: '00000000-0000-0000-0000-000000000001' }, { id: 'c' }] },
} as unknown as V3Product
const stock = [
  { variantId: '1', trackQuantity: true, quantity: 4, preorderInfo: { enabled: false, counter: 0 } },
  { variantId: '2', trackQuantity: true, quantity: 0, preorderInfo: { enabled: true, limit: 9, counter: 0 } },
] as unknown as InventoryItem[]
const bells = '01890000-0000-7000-8000-00000000000b'
const attachments: LoadedProduct['attachments'] = [
  { id: 'm2', kind: 'document', name: '', url: 'https://x.org/size.pdf' },
  { id: bells, kind: 'audio', name: 'bells.mp3', url: `https://shop.org/media/${bells}` },
]
const values = productValues({ product, stock, attachments })

test('the form shows what is stored; combinations that are not made are rows, too', () => {
  expect(
    values.variants.map(({ label, presence, price, compareAt, cost, quantity, weight }) => [
      ...[label, presence, price, compareAt, cost, quantity, weight],
    ]),
  ).toEqual([
    ['S', 'shown', '18.00', '20.00', '7.50', '4', '0.4'],
    ['M', 'none', '18.00', '20.00', '7.50', '0', '0.4'],
    ['L', 'shown', '18.00', '20.00', '7.50', '0', '0.4'],
  ])
  expect(values.variants[2]).toMatchObject({ id: '2', preorder: true, preorderLimit: '9' })
  expect(values).toMatchObject({ trackStock: true, categoryIds: ['c'], tags: ['new'], seoDescription: 'A tee' })
  expect(values.media.map(({ id, kind, url, alt, name }) => [id, kind, url, alt, name])).toEqual([
    ['m1', 'image', 'https://x.org/1.webp', 'Front', ''],
    ['m2', 'document', 'https://x.org/size.pdf', '', ''],
    [bells, 'audio', `/media/${bells}`, '', 'bells.mp3'],
  ])
})

test('files of the library are media by their id, whatever they are; files for sale are none', () => {
  const file = {
    id: bells,
    kind: 'archive',
    filename: 'labels.zip',
    url: `https://shop.org/media/${bells}`,
  } as LibraryItem
  const medium = mediumOf(file)
  expect(medium).toMatchObject({ id: bells, kind: 'zip', name: 'labels.zip' })
  expect(productPlan(values, { ...values, media: medium ? [medium] : [] }).fields?.media).toEqual({
    itemsInfo: { items: [{ id: bells, altText: null }] },
  })
  const { url: _, ...sold } = file
  expect(mediumOf(sold)).toBeUndefined()
})

test('values that were read and not touched send nothing', () => {
  expect(productPlan(values, values, product.seoData)).toEqual({ fields: undefined, categoryIds: undefined })
})

const refused = (details: object) => new ApiError(400, new Headers(), { message: '', details })

test('violations land on the row that was sent in that place', () => {
  const field = 'product.variantsInfo.variants[1].inventoryItem.quantity'
  const violation = refused({
    validationError: { fieldViolations: [{ field, description: 'is too much', violatedRule: 'MAX' }] },
  })
  expect(placeFaults(violation, values).fields).toEqual([{ name: 'variants.2.quantity', message: 'Is too much.' }])
})

test('a refusal lands on the field that brought it about', () => {
  const taken = refused({
    applicationError: { code: 'SKU_ALREADY_EXIST_ERROR', description: 'Taken.', data: { sku: 'SKU-2' } },
  })
  expect(placeFaults(taken, values).fields).toEqual([{ name: 'variants.2.sku', message: 'Taken.' }])
  const slug = refused({ applicationError: { code: 'DUPLICATE_SLUG_ERROR', description: 'Taken.' } })
  expect(placeFaults(slug, values).fields).toEqual([{ name: 'slug', message: 'Taken.' }])
})

test('profit and margin follow from price and cost', () => {
  expect(marginOf('20', '7,5', 'GBP')).toEqual({ profit: 1250n, share: 0.625 })
  expect(marginOf('5', '7.5', 'GBP')).toEqual({ profit: -250n, share: -0.5 })
  expect([marginOf('20', '', 'GBP'), marginOf('0', '1', 'GBP')?.share]).toEqual([undefined, undefined])
})

test('an address tells its kind by its ending', () => {
  expect(
    ['a.mp4', 'a.MP3?x=1', 'a.pdf', 'a.zip', 'a.png', 'a'].map((one) => kindOfAddress(`https://x.org/${one}`)),
  ).toEqual(['video', 'audio', 'document', 'zip', 'image', 'image'])
})
