import { ChoiceType, MeasurementUnit, ModifierRenderType } from '@fairground/contract/enumerations/catalog.ts'
import { guarded, unguarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from '../../ground/html/clean-html.ts'
import { dataIn } from '../../ground/texts/message.ts'
import type { FileProduct } from './file-product.ts'
import { ownHeadings, ownRows, readOwn } from './own-format.ts'

/** Text that files trip over. */
const text = (maxLength: number, minLength = 0) =>
  fc
    .string({
      minLength,
      maxLength,
      unit: fc.oneof(fc.constantFrom(...'=+-@\t\r\n\'",; |é漢😀1'), fc.string({ minLength: 1, maxLength: 1 })),
    })
    .filter(
      (made) => made.isWellFormed() && !made.includes('\0') && made.length <= maxLength && made.length >= minLength,
    )
const name = text(20, 1).filter((made) => made.trim() !== '')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const set = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T
const minor = fc.bigInt(0n, 10n ** 9n)
const grams = fc.float({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true }).map((value) => Math.abs(value))
const picture = fc
  .record({
    id: text(10, 1),
    url: fc.webUrl(),
    width: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }),
    altText: fc.option(text(30), { nil: undefined }),
    kind: fc.option(fc.constantFrom('image' as const, 'video' as const, 'zip' as const), { nil: undefined }),
  })
  .map(set)
const measure = fc.record({ quantity: fc.integer({ min: 1, max: 999 }), unit: fc.constantFrom(...MeasurementUnit) })
const dimensions = fc.constantFrom({ length: '10', unit: 'CM' as const }, { width: '1.5', height: '2' })

const option = fc.record({
  type: fc.constantFrom('drop_down' as const, 'color' as const),
  name,
  choices: fc.uniqueArray(
    fc
      .record({
        value: text(20),
        description: name,
        mediaIds: fc.array(text(8), { maxLength: 2 }),
        type: fc.option(fc.constantFrom(...ChoiceType), { nil: undefined }),
        displayImage: fc.option(picture, { nil: undefined }),
      })
      .map(set),
    { minLength: 1, maxLength: 3, selector: ({ description }) => description },
  ),
})
const modifier = fc
  .record({
    renderType: fc.constantFrom(...ModifierRenderType),
    name,
    mandatory: fc.boolean(),
    maxLength: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
    addedPrice: fc.option(minor.map(String), { nil: undefined }),
    choices: fc.option(fc.array(fc.record({ name }), { maxLength: 2 }), { nil: undefined }),
  })
  .map(set)
const doc = fc
  .record({
    description: text(80).map(cleanHtml),
    richDescription: fc.option(fc.constant({ nodes: [{ type: 'PARAGRAPH', id: 'a', nodes: [] }] }), { nil: undefined }),
    options: fc.uniqueArray(option, { maxLength: 2, selector: (made) => made.name }),
    modifiers: fc.array(modifier, { maxLength: 2 }),
    media: fc.array(picture, { maxLength: 3 }),
    seo: fc.option(fc.record({ tags: fc.array(fc.record({ type: text(5), children: text(20) })) }), { nil: undefined }),
    taxGroupId: fc.option(fc.uuid(), { nil: undefined }),
    packageDimensions: fc.option(dimensions, { nil: undefined }),
    pricePerUnit: fc.option(measure, { nil: undefined }),
    extendedFields: fc.option(fc.constant({ '@app': { key: 'value' } }), { nil: undefined }),
    fulfillerId: fc.option(fc.uuid(), { nil: undefined }),
    deliveryProfileId: fc.option(fc.uuid(), { nil: undefined }),
    membersOnly: fc.option(fc.constant(true as const), { nil: undefined }),
  })
  .map(set)
const variant = fc
  .record({
    price: maybe(minor),
    salePrice: maybe(minor),
    cost: maybe(minor),
    sku: maybe(text(20, 1)),
    barcode: maybe(text(20, 1)),
    weightGrams: maybe(grams),
    visible: fc.option(fc.boolean(), { nil: undefined }),
    inStock: fc.option(fc.boolean(), { nil: undefined }),
    quantity: fc.option(fc.bigInt(0n, 10n ** 9n), { nil: undefined }),
    doc: fc.option(fc.record({ contents: measure }), { nil: undefined }),
  })
  .map(set)

const fileProduct: fc.Arbitrary<FileProduct> = doc.chain((doc) => {
  const managed = doc.options.length > 0
  const own = fc
    .tuple(variant, ...doc.options.map((one) => fc.constantFrom(...one.choices)))
    .map(([fields, ...chosen]) => ({
      ...fields,
      choices: Object.fromEntries(chosen.map(({ description }, i) => [doc.options[i]!.name, description])),
    }))
  return fc
    .record({
      collections: fc.array(name, { maxLength: 3 }),
      mainCollection: fc.option(name, { nil: undefined }),
      moreRibbons: fc.array(name, { maxLength: 2 }),
      sections: fc.array(
        fc.record({ id: fc.option(fc.uuid(), { nil: undefined }), title: text(20), description: text(40) }).map(set),
        { maxLength: 2 },
      ),
      draft: fc.record({
        slug: fc.constantFrom('harbour-shirt', 'été-2026', '2026'),
        name,
        visible: fc.boolean(),
        visibleInPos: fc.boolean(),
        productType: fc.constantFrom('physical' as const, 'digital' as const),
        price: minor,
        salePrice: maybe(minor),
        cost: maybe(minor),
        discount: fc.oneof(
          fc.constant({ type: 'NONE' as const, value: 0n }),
          fc.record({ type: fc.constant('AMOUNT' as const), value: minor }),
          fc.record({ type: fc.constant('PERCENT' as const), value: fc.bigInt(0n, 1_000_000n) }),
        ),
        sku: text(20),
        weightGrams: maybe(grams),
        brand: maybe(name),
        ribbon: maybe(name),
        publicTags: fc.array(name, { maxLength: 3 }),
        privateTags: fc.array(name, { maxLength: 3 }),
        manageVariants: fc.constant(managed),
        trackInventory: fc.boolean(),
        doc: fc.constant(doc),
        variants: fc.array(own, { minLength: 1, maxLength: 4 }),
      }),
    })
    .map((made) => set(made) as FileProduct)
})

test('an exported product is imported, whatever it holds', () => {
  fc.assert(
    fc.property(fileProduct, fc.constantFrom('GBP', 'JPY', 'BHD'), (product, currency) => {
      const headings = ownHeadings(currency)
      const file = stringify([headings, ...ownRows(product, currency)], { quoted: true })
      const [head, ...rows] = parse(file) as string[][]
      const back = readOwn(
        rows.map((row) => (heading) => row[head!.indexOf(heading)]),
        currency,
      )
      expect(back.wrong).toEqual([])
      expect(back.incoming).toEqual(product)
    }),
    { numRuns: 300 },
  )
})

test('no cell begins like a formula', () => {
  fc.assert(
    fc.property(fileProduct, (product) => {
      for (const cell of ownRows(product, 'GBP').flat())
        expect(/^[=@\t\r\n]/.test(cell) || /^[+-](?!\d+([.,]\d+)?$)/.test(cell), cell).toBe(false)
    }),
  )
})

test.for(['=1+1', "'=1", "''@x", '-5', '+44 20', '-cmd', "it's", '\tx', '5', '\n=1+1', "'\n=1"])(
  '%s comes back from behind its guard',
  (text) => {
    expect(unguarded(guarded(text))).toBe(text)
  },
)

const row = (cells: Record<string, string>) => (heading: string) => cells[heading]

test('descriptions of a file are cleaned', () => {
  const rich = {
    nodes: [{ type: 'HTML', id: 'a', nodes: [], htmlData: { html: '<p onclick="x()">Hi<script>x()</script></p>' } }],
  }
  const cells = { Description: '<p>Hi<img src=x onerror=x()></p>', 'Rich description': JSON.stringify(rich) }
  expect(readOwn([row(cells)], 'GBP').incoming.draft.doc).toMatchObject({
    description: '<p>Hi</p>',
    richDescription: { nodes: [{ htmlData: { html: '<p>Hi</p>' } }] },
  })
})

test.for([
  [{ Price: 'ten' }, 'Price “ten” is not a price in GBP.'],
  [{ Visible: 'maybe' }, 'Visible “maybe” is neither yes nor no.'],
  [{ Options: '{' }, 'Options is not JSON.'],
  [{ Options: '[{"name":"Size"}]' }, 'Options does not describe the options of a product.'],
  [{ Media: '[{"id":"1","url":"javascript:alert(1)"}]' }, 'Media does not describe the media of a product.'],
  [
    { Modifiers: '[{"renderType":"FREE_TEXT","name":"Engraving","mandatory":true,"extra":1}]' },
    'Modifiers does not describe the modifiers of a product.',
  ],
  [{ Collections: '"Shirts' }, 'Collections has a quote that does not end.'],
  [{ Quantity: '-1' }, 'Quantity “-1” is not a whole number that fits here.'],
  [
    { 'Rich description': '{"nodes":{}}' },
    'Rich description is not rich text: content.nodes must be a list of objects.',
  ],
  [{ Discount: '120 %' }, 'Discount “120” is not a percentage.'],
] as const)('a refusal names the mistake in %j', ([cells, message]) => {
  expect(dataIn(readOwn([row(cells)], 'GBP').wrong, 'en')).toEqual([{ row: 0, message }])
})
