import { expect, test } from 'vitest'
import { copyOf } from './copy-of.ts'
import { productPlan } from './product-plan.ts'
import { emptyProduct, freshChoice, type ProductValues } from './product-values.ts'
import { freshRow } from './variant-rows.ts'

const mug: ProductValues = {
  ...emptyProduct,
  name: 'Harbour Mug',
  slug: 'harbour-mug',
  seoTitle: 'The mug',
  brand: 'Quarry',
  tags: ['blue'],
  media: [
    { id: 'm-1', url: '/media/m-1', kind: 'image', poster: '', alt: 'A mug', name: '' },
    { id: 'x', url: 'https://example.com/mug.webp', kind: 'image', poster: '', alt: '', name: '' },
    { id: 'f', url: '/media/f', kind: 'video', poster: '/media/p', alt: '', name: '' },
    { id: 's', url: '', kind: 'audio', poster: '', alt: '', name: 'Elsewhere' },
  ],
  options: [
    {
      key: 'o',
      id: 'o-1',
      name: 'Size',
      kind: 'TEXT_CHOICES',
      choices: [{ ...freshChoice('CHOICE_TEXT', 'c'), id: 'c-1', name: 'Small' }],
    },
  ],
  variants: [
    { ...freshRow, key: 'c', id: 'v-1', label: 'Small', price: '18.00', sku: 'MUG', barcode: '5', quantity: '7' },
  ],
}

test('a copy keeps what it is and leaves what only one product can have', () => {
  const { variants, ...copy } = copyOf(mug)
  expect(copy).toMatchObject({ name: 'Harbour Mug copy', slug: '', seoTitle: '', visible: false, brand: 'Quarry' })
  expect(variants[0]).toMatchObject({ id: '', price: '18.00', sku: '', barcode: '', quantity: '0' })
})

test('a long name keeps within its bounds', () => {
  expect(copyOf({ ...mug, name: 'm'.repeat(80) }).name).toHaveLength(80)
})

test('saved as a product of its own: no id of a variant or option travels', () => {
  const { fields } = productPlan(undefined, copyOf(mug))
  expect(fields?.options?.[0]?.id).toBeUndefined()
  expect(fields?.variantsInfo?.variants[0]?.id).toBeUndefined()
  expect(fields?.media?.itemsInfo?.items).toEqual([
    { id: 'm-1', altText: 'A mug' },
    { url: 'https://example.com/mug.webp', altText: null },
    { video: { url: '/media/f', posters: [{ url: '/media/p' }] }, altText: null },
  ])
})
