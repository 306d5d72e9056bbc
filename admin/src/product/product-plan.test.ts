import { expect, test } from 'vitest'
import { changeCount, productPlan } from './product-plan.ts'
import { combinationKey, combinations, emptyProduct, type OptionValues, type ProductValues } from './product-values.ts'

const size: OptionValues = {
  name: 'Size',
  kind: 'drop_down',
  choices: [
    { description: 'S', color: '' },
    { description: 'M', color: '' },
  ],
}
const colour: OptionValues = { name: 'Colour', kind: 'color', choices: [{ description: 'Moss', color: '#445533' }] }
const stored: ProductValues = {
  ...emptyProduct,
  name: 'Harbour Mug',
  price: '18.00',
  sku: 'MUG',
  quantity: '12',
  collectionIds: ['c-1'],
  pictures: [{ id: 'm-1', url: '/media/m-1' }],
}
const nothing = {
  fields: {},
  variants: [],
  stock: undefined,
  join: [],
  leave: [],
  addPictures: [],
  removePictures: [],
}

test.for([
  ['nothing', {}, {}],
  ['the name, trimmed', { name: ' Mug ' }, { fields: { name: 'Mug' } }],
  ['the price', { price: '19,5' }, { fields: { priceData: { price: 19.5 } } }],
  ['an emptied text is null', { sku: ' ' }, { fields: { sku: null } }],
  ['stock', { quantity: '9' }, { stock: { trackQuantity: true, variants: [{ key: undefined, quantity: 9 }] } }],
  [
    'no counting any more',
    { trackStock: false },
    { stock: { trackQuantity: false, variants: [{ key: undefined, inStock: true }] } },
  ],
  ['other collections', { collectionIds: ['c-2'] }, { join: ['c-2'], leave: ['c-1'] }],
  [
    'other pictures',
    { pictures: [{ id: '', url: 'https://example.org/a.png' }] },
    { addPictures: ['https://example.org/a.png'], removePictures: ['m-1'] },
  ],
] as const)('%s', ([, change, plan]) => {
  expect(productPlan(stored, { ...stored, ...(change as Partial<ProductValues>) }, 'GBP')).toEqual({
    ...nothing,
    ...plan,
  })
})

test('a product that is not there yet is sent whole', () => {
  const { fields, stock } = productPlan(undefined, stored, 'GBP')
  expect(fields).toMatchObject({ name: 'Harbour Mug', priceData: { price: 18 }, sku: 'MUG', visible: true })
  expect(stock).toEqual({ trackQuantity: true, variants: [{ key: undefined, quantity: 12 }] })
})

test('options become combinations, with their own price and stock', () => {
  const rows = combinations([size, colour], [])
  expect(rows.map(({ label }) => label)).toEqual(['S / Moss', 'M / Moss'])
  const variants = rows.map((row, index) => (index === 1 ? { ...row, price: '21.00', quantity: '4' } : row))
  const after = { ...stored, options: [size, colour], manageVariants: true, variants }
  const { fields, variants: changes, stock } = productPlan(stored, after, 'GBP')
  const key = combinationKey({ Colour: 'Moss', Size: 'M' })
  expect(fields.productOptions?.[1]).toEqual({
    name: 'Colour',
    optionType: 'color',
    choices: [{ description: 'Moss', value: '#445533' }],
  })
  expect(changes).toEqual([{ key, price: 21 }])
  expect(stock?.variants).toContainEqual({ key, quantity: 4 })
})

test('only the rows that were touched are sent', () => {
  const before = { ...stored, options: [size], manageVariants: true, variants: combinations([size], []) }
  const [small, medium] = before.variants
  const after = { ...before, variants: [small!, { ...medium!, sku: 'MUG-M', quantity: '3' }] }
  expect(productPlan(before, after, 'GBP')).toEqual({
    ...nothing,
    variants: [{ key: medium!.key, sku: 'MUG-M' }],
    stock: { trackQuantity: true, variants: [{ key: medium!.key, quantity: 3 }] },
  })
  expect(changeCount(before, after)).toBe(1)
})

test('a price that follows the product again is null', () => {
  const [small, medium] = combinations([size], [])
  const before = {
    ...stored,
    options: [size],
    manageVariants: true,
    variants: [{ ...small!, price: '20.00' }, medium!],
  }
  const after = { ...before, variants: [{ ...small!, price: '' }, medium!] }
  expect(productPlan(before, after, 'GBP').variants).toEqual([{ key: small!.key, price: null }])
})

test('what was entered for a combination stays when another choice comes', () => {
  const rows = combinations([size], []).map((row) => ({ ...row, sku: `sku-${row.label}` }))
  const more = { ...size, choices: [...size.choices, { description: 'L', color: '' }] }
  expect(combinations([more], rows).map(({ sku }) => sku)).toEqual(['sku-S', 'sku-M', ''])
})

test('changes are counted by field and by row', () => {
  expect(changeCount(stored, { ...stored, name: 'Mug', visible: false, variants: combinations([size], []) })).toBe(4)
})
