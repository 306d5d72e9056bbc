import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { writtenIn } from '../../ground/texts/message.ts'
import type { FileProduct } from './file-product.ts'
import { readWoocommerce } from './read-woocommerce.ts'
import { shopifyHeadings, shopifyRows } from './shopify-file.ts'
import { woocommerceHeadings, woocommerceRows } from './woocommerce-file.ts'

const choice = (value: string) => ({ value, description: value, mediaIds: [] })
const hoodie: FileProduct = {
  collections: ['Clothing', 'Warm, soft'],
  moreRibbons: [],
  sections: [],
  draft: {
    slug: 'hoodie',
    name: 'Hoodie',
    visible: true,
    visibleInPos: true,
    productType: 'physical',
    price: 4500n,
    salePrice: null,
    cost: 1200n,
    discount: { type: 'NONE', value: 0n },
    sku: '',
    weightGrams: 650,
    brand: 'Harbour',
    ribbon: null,
    publicTags: ['winter', 'a, b'],
    privateTags: [],
    manageVariants: true,
    trackInventory: true,
    doc: {
      description: '<p>Warm.</p>',
      options: [
        { type: 'drop_down', name: 'Size', choices: [choice('M'), choice('L')] },
        { type: 'drop_down', name: 'Colour', choices: [choice('Red'), choice('Blue')] },
      ],
      modifiers: [],
      media: [{ id: 'one', url: 'https://pictures.example/hoodie.jpg', altText: 'A hoodie' }],
    },
    variants: [
      { choices: { Size: 'M', Colour: 'Red' }, price: null, salePrice: 4000n, sku: 'H-M-R', quantity: 3n },
      { choices: { Size: 'M', Colour: 'Blue' }, price: 5000n, sku: 'H-M-B', quantity: 0n },
      { choices: { Size: 'L', Colour: 'Red' }, price: null, sku: '=H', quantity: 7n, weightGrams: 700 },
      { choices: { Size: 'L', Colour: 'Blue' }, visible: false },
    ],
  },
}

const cellsOf = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.map((row) => (heading: string) => row[headings.indexOf(heading)])

test('a product goes to WooCommerce and comes back', () => {
  const headings = woocommerceHeadings()
  const rows = woocommerceRows(hoodie, 'GBP', '0198c0de-0000-7000-8000-000000000001')
  const id = rows[0]![0]!
  expect(id).toMatch(/^\d{10,15}$/)
  expect(new Set(rows.map(([own]) => own)).size).toBe(4)
  expect(rows.map((row) => [row[1], row[headings.indexOf('Parent')]])).toEqual([
    ['variable', ''],
    ['variation', `id:${id}`],
    ['variation', `id:${id}`],
    ['variation', `id:${id}`],
  ])
  const { incoming, wrong, notes } = readWoocommerce(cellsOf(headings, rows), headings, 'GBP')
  expect({ wrong, notes }).toEqual({ wrong: [], notes: [] })
  expect(incoming.collections).toEqual(hoodie.collections)
  expect(incoming.draft).toMatchObject({
    name: 'Hoodie',
    brand: 'Harbour',
    publicTags: ['winter', 'a, b'],
    price: 4500n,
    trackInventory: true,
    doc: { description: '<p>Warm.</p>', options: hoodie.draft.doc.options },
    variants: [
      { choices: { Size: 'M', Colour: 'Red' }, salePrice: 4000n, sku: 'H-M-R', quantity: 3n },
      { choices: { Size: 'M', Colour: 'Blue' }, price: 5000n, sku: 'H-M-B', quantity: 0n },
      { choices: { Size: 'L', Colour: 'Red' }, price: null, sku: '=H', quantity: 7n, weightGrams: 700 },
      { choices: { Size: 'L', Colour: 'Blue' }, visible: false },
    ],
  })
})

/** As WooCommerce 9 writes its sample products. */
const SAMPLE = `ID,Type,SKU,Name,Published,"Short description",Description,"Tax status","In stock?",Stock,"Backorders allowed?","Weight (lbs)","Length (in)","Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"
44,variable,woo-vneck-tee,"V-Neck T-Shirt",1,"A tee.","Long text.",taxable,1,,0,1,24,,,"Clothing > Tshirts",,https://example.com/v.jpg,,Color,"Blue, Green, Red",Size,"Large, Medium"
61,variation,woo-vneck-tee-red,"V-Neck T-Shirt - Red",1,,,taxable,1,,0,,,,20,,,https://example.com/red.jpg,woo-vneck-tee,Color,Red,Size,
62,variation,woo-vneck-tee-green,"V-Neck T-Shirt - Green",1,,,taxable,0,,0,,,18,20,,,,woo-vneck-tee,Color,Green,Size,
63,variation,woo-vneck-tee-blue,"V-Neck T-Shirt - Blue, Large",1,,,taxable,1,,0,,,,15,,,,woo-vneck-tee,Color,Blue,Size,Large
`

test('a file of WooCommerce is read: a variation without a value stands for all', () => {
  const [headings, ...rows] = parse(SAMPLE) as [string[], ...string[][]]
  const { incoming, wrong } = readWoocommerce(cellsOf(headings, rows), headings, 'USD')
  expect(wrong).toEqual([])
  expect(incoming.collections).toEqual(['Tshirts'])
  const { draft } = incoming
  expect(draft.weightGrams).toBe(453.592)
  expect(draft.doc.packageDimensions).toEqual({ length: '24', unit: 'IN' })
  expect(draft.doc.media.map(({ url }) => url)).toEqual(['https://example.com/v.jpg', 'https://example.com/red.jpg'])
  expect(
    draft.variants.map(({ choices, price, salePrice, inStock, visible }) => [
      choices.Color,
      choices.Size,
      price,
      salePrice,
      inStock,
      visible,
    ]),
  ).toEqual([
    ['Blue', 'Large', 1500n, null, true, true],
    ['Blue', 'Medium', undefined, undefined, undefined, false],
    ['Green', 'Large', null, 1800n, false, true],
    ['Green', 'Medium', null, 1800n, false, true],
    ['Red', 'Large', null, null, true, true],
    ['Red', 'Medium', null, null, true, true],
  ])
})

test.for([
  [{ Type: 'grouped', Name: 'Set' }, 'A product of the kind grouped has no counterpart here.'],
  [{ Type: 'simple', Name: '' }, 'Name is missing.'],
  [{ Type: 'simple', Name: 'X', 'Regular price': 'ten' }, 'Regular price “ten” is not a price in GBP.'],
  [{ Type: 'simple', Name: 'X', Images: 'file:///etc/passwd' }, 'Images holds something that is not an http address.'],
] as const)('a refusal names the mistake in %j', ([cells, message]) => {
  const row = (heading: string) => (cells as Record<string, string>)[heading]
  expect(readWoocommerce([row], Object.keys(cells), 'GBP').wrong.map((one) => writtenIn('en')(one.message))).toContain(
    message,
  )
})

test('a product goes to Shopify, a row a variant, and no cell is a formula', () => {
  const headings = shopifyHeadings()
  const rows = shopifyRows(hoodie, 'GBP')
  const read = (heading: string) => rows.map((row) => row[headings.indexOf(heading)])
  expect(read('Handle')).toEqual(['hoodie', 'hoodie', 'hoodie'])
  expect(read('Option1 Value')).toEqual(['M', 'M', 'L'])
  expect(read('Variant Price')).toEqual(['40.00', '50.00', '45.00'])
  expect(read('Variant Compare At Price')).toEqual(['45.00', '', ''])
  expect(read('Variant SKU')).toEqual(['H-M-R', 'H-M-B', "'=H"])
  expect(read('Image Src')).toEqual(['https://pictures.example/hoodie.jpg', '', ''])
})
