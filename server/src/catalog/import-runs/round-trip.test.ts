import { present } from '@fairground/domain/present.ts'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { newId } from '../../ground/ids.ts'
import { carryOn } from './carry-on.ts'

const RUNS = '/fairground/v1/product-imports'
const FORMATS = ['own', 'shopify', 'woocommerce'] as const
const MANY = 40

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})

const exported = async (format: string) =>
  String((await site.admin.call('GET', `/fairground/v1/products/export?format=${format}`)).body)

async function goOn(id: string) {
  const at = site.assembly.directory.site(site.siteId)!
  const now = new Date()
  await carryOn({ db: site.assembly.pool.forSite(site.siteId), site: at, now, newId: () => newId(now) }, id)
  return (await site.admin.call('GET', `${RUNS}/${id}`)).body.import
}
async function compared(csv: string) {
  const { status, body } = await site.admin.call('POST', RUNS, csv, { 'content-type': 'text/csv' })
  expect(status).toBe(200)
  const run = await goOn(body.import.id)
  const { items } = (await site.admin.call('GET', `${RUNS}/${run.id}/items`)).body
  return { run, items }
}
const start = async (id: string) => {
  await site.admin.call('POST', `${RUNS}/${id}/start`, { id })
  return goOn(id)
}

const letters = [...'=+-@\'",;&<|/\\é漢😀aB1 ']
const words = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength, unit: fc.constantFrom(...letters) }).map((text) =>
    `x${text}`
      .slice(0, maxLength)
      .replace(/[\ud800-\udbff]$/, '')
      .trim(),
  )
const amount = fc.integer({ min: 0, max: 99_999 }).map((minor) => (minor / 100).toFixed(2))
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const option = fc.record({
  name: words(20),
  choices: fc.uniqueArray(
    words(20).map((word) => word.replaceAll('/', '').replaceAll('\\', '').trim()),
    { minLength: 1, maxLength: 3 },
  ),
})

interface Drawn {
  readonly name: string
  readonly options: readonly { readonly name: string; readonly choices: readonly string[] }[]
  readonly fields: Record<string, unknown>
  readonly variants: readonly { readonly actual: string; readonly before?: string | undefined; readonly more: object }[]
}
const drawn: fc.Arbitrary<Drawn> = fc.record({
  name: words(60),
  options: fc.uniqueArray(option, { maxLength: 4, selector: ({ name }) => name }),
  fields: fc.record(
    {
      visible: fc.boolean(),
      plainDescription: words(200).map((text) => `<p>${text.replaceAll(/[<&]/g, '')}</p>`),
      brand: fc.record({ name: words(30) }),
      ribbon: fc.record({ name: words(20) }),
      seoData: words(30).map((children) => ({ tags: [{ type: 'title', children, custom: false, disabled: false }] })),
      infoSections: words(20).map((title) => [
        { uniqueName: title, title, plainDescription: `<p>${title.replaceAll(/[<&]/g, '')}</p>` },
      ]),
      media: fc.uniqueArray(fc.webUrl({ withQueryParameters: true }), { maxLength: 3 }).map((urls) => ({
        itemsInfo: { items: urls.map((url, i) => ({ url, ...present({ altText: i === 0 ? '=a, "b"' : undefined }) })) },
      })),
    },
    { requiredKeys: [] },
  ),
  variants: fc.array(
    fc.record({
      actual: amount,
      before: some(amount),
      more: fc.record(
        {
          sku: words(20),
          visible: fc.boolean(),
          physicalProperties: fc.record({ weight: fc.constantFrom(0.4, 0.00005, 12, 1234.5678) }),
          revenueDetails: fc.record({ cost: amount.map((value) => ({ amount: value })) }),
        },
        { requiredKeys: [] },
      ),
    }),
    { minLength: 81, maxLength: 81 },
  ),
})

const combinations = (options: Drawn['options']): { optionName: string; choiceName: string }[][] =>
  options.reduce<{ optionName: string; choiceName: string }[][]>(
    (all, { name, choices }) =>
      all.flatMap((one) => choices.map((choice) => [...one, { optionName: name, choiceName: choice }])),
    [[]],
  )

/** Barcodes are each given once. */
const barcode = (place: number, i: number) => (i % 3 === 0 ? {} : { barcode: String(4_000_000 + place * 100 + i) })

const wireOf = ({ name, options, fields, variants }: Drawn, place: number) => ({
  name,
  productType: 'PHYSICAL',
  physicalProperties: {},
  ...fields,
  options: options.map((one) => ({
    name: one.name,
    optionRenderType: 'TEXT_CHOICES',
    choicesSettings: { choices: one.choices.map((choice) => ({ name: choice, choiceType: 'CHOICE_TEXT' })) },
  })),
  variantsInfo: {
    variants: combinations(options).map((choices, i) => {
      const { actual, before, more } = variants[i]!
      const struck =
        before !== undefined && Number(before) > Number(actual) ? { compareAtPrice: { amount: before } } : {}
      return {
        ...more,
        ...barcode(place, i),
        price: { actualPrice: { amount: actual }, ...struck },
        choices: choices.map((choice) => ({ optionChoiceNames: { ...choice, renderType: 'TEXT_CHOICES' } })),
      }
    }),
  },
})

/** Products as an app, a merchant and the older catalogue leave them. */
async function fill(seed: number): Promise<number> {
  const products = fc.sample(drawn, { numRuns: MANY, seed }).map(wireOf)
  const { status, body } = await site.admin.call('POST', '/stores/v3/bulk/products/create', {
    products,
    returnEntity: true,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const ids = body.results.flatMap(({ item }: { item?: { id: string } }) => item?.id ?? [])
  // SKUs are unique: the shop refuses some.
  expect(ids.length, JSON.stringify(body.results)).toBeGreaterThan(MANY / 2)
  await site.query(`update products set track_inventory = true where product_type = 'physical' and price % 2 = 0`)
  await site.query(`update pools set capacity = (random() * 20)::int where kind = 'stock'`)
  for (const [i, id] of ids.entries()) {
    const discount = i % 3 === 0 ? { type: 'PERCENT', value: 12.5 } : { type: 'AMOUNT', value: 0.01 }
    if (i % 4 === 0) await site.admin.call('PATCH', `/stores/v1/products/${id}`, { product: { id, discount } })
  }
  return ids.length
}

describe.for(FORMATS)('what is exported for %s', (format) => {
  test('comes back as it is: nothing changes, in the dry run and in the shop', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 - 1 }), async (seed) => {
        site = await testSite()
        const count = await fill(seed)
        const before = await site.query('select * from products order by id')
        const variants = await site.query('select * from variants order by id')
        const csv = await exported(format)
        const { run, items } = await compared(csv)
        const others = items.filter((item: { outcome: string }) => item.outcome !== 'UNCHANGED')
        expect(others).toEqual([])
        expect(run.counts).toMatchObject({ created: 0, updated: 0, unchanged: count, failed: 0 })
        expect(await start(run.id)).toMatchObject({ status: 'DONE', counts: { unchanged: count } })
        expect(await site.query('select * from products order by id')).toEqual(before)
        expect(await site.query('select * from variants order by id')).toEqual(variants)
        expect(await exported(format)).toBe(csv)
      }),
      { numRuns: 2, endOnFailure: true },
    )
  })
})

const DEED = {
  name: 'Deed box',
  productType: 'PHYSICAL',
  physicalProperties: {},
  plainDescription: '<p>Tin.</p>',
  ribbon: { name: 'Rare' },
  options: ['Size', 'Colour', 'Lock', 'Lining'].map((name) => ({
    name,
    optionRenderType: 'TEXT_CHOICES',
    choicesSettings: {
      choices: ['One', 'Two'].map((choice) => ({ name: `${name} ${choice}`, choiceType: 'CHOICE_TEXT' })),
    },
  })),
}
const LAMP = {
  name: 'Lamp',
  productType: 'PHYSICAL',
  physicalProperties: {},
  brand: { name: 'Harbour' },
  variantsInfo: { variants: [{ sku: 'LAMP-1', price: { actualPrice: { amount: '30' } }, choices: [] }] },
}
const boxes = combinations(
  DEED.options.map(({ name, choicesSettings }) => ({ name, choices: choicesSettings.choices.map((one) => one.name) })),
).map((choices, i) => ({
  sku: `BOX-${i}`,
  price: { actualPrice: { amount: '40' } },
  choices: choices.map((choice) => ({ optionChoiceNames: { ...choice, renderType: 'TEXT_CHOICES' } })),
}))

/** The file with other cells; a row is known by its SKU. */
function edited(
  csv: string,
  edit: (row: Record<string, string>) => Record<string, string>,
  without: string[] = [],
): string {
  const [headings = [], ...rows] = parse(csv, { bom: true }) as string[][]
  const remaining = headings.filter((heading) => !without.includes(heading))
  const lines = rows.map((cells) => edit(Object.fromEntries(headings.map((heading, i) => [heading, cells[i] ?? '']))))
  return stringify([remaining, ...lines.map((row) => remaining.map((heading) => row[heading] ?? ''))], { quoted: true })
}

async function twoProducts() {
  const make = async (product: object) =>
    (await site.admin.call('POST', '/stores/v3/products', { product })).body.product.id as string
  return { box: await make({ ...DEED, variantsInfo: { variants: boxes } }), lamp: await make(LAMP) }
}

type Item = {
  name: string
  outcome: string
  productId?: string
  differences: { field: string; before: string; after: string }[]
}
const described = (items: Item[]) =>
  items
    .map(({ name, outcome, differences }) => [
      name,
      outcome,
      ...differences.map((d) => `${d.field}: ${d.before} → ${d.after}`),
    ])
    .sort()

describe('an exported file in which something was changed', () => {
  test.for([
    ['shopify', 'Variant Price', 'Variant SKU'],
    ['woocommerce', 'Regular price', 'SKU'],
  ] as const)('changes that alone: %s', async ([format, price, sku]) => {
    await twoProducts()
    const csv = edited(await exported(format), (row) => (row[sku] === 'BOX-5' ? { ...row, [price]: '44.00' } : row))
    const { run, items } = await compared(csv)
    const changes = [
      ['Deed box', 'UPDATED', 'Size One, Colour Two, Lock One, Lining Two: Variant price: 40.00 → 44.00'],
      ['Lamp', 'UNCHANGED'],
    ]
    expect(described(items)).toEqual(changes)
    await start(run.id)
    const { body } = await site.admin.call('GET', '/stores/v3/products/slug/deed-box?fields=PLAIN_DESCRIPTION')
    expect(body.product).toMatchObject({ ribbon: { name: 'Rare' }, plainDescription: '<p>Tin.</p>' })
    expect(body.product.options).toHaveLength(4)
    expect(body.product.actualPriceRange).toMatchObject({
      minValue: { amount: '40.00' },
      maxValue: { amount: '44.00' },
    })
    expect((await compared(csv)).run.counts).toMatchObject({ unchanged: 2, updated: 0 })
  })

  test('keeps what only the shop knows of pictures and of search engines', async () => {
    const robots = { type: 'meta', props: { name: 'robots', content: 'noindex' }, custom: true, disabled: false }
    const title = { type: 'title', children: 'Lamps', custom: false, disabled: false }
    const media = { itemsInfo: { items: [{ url: 'https://pictures.example/lamp.jpg', displayName: 'The lamp' }] } }
    await site.admin.call('POST', '/stores/v3/products', {
      product: { ...LAMP, seoData: { tags: [title, robots] }, media },
    })
    const csv = edited(await exported('shopify'), (row) => ({
      ...row,
      'SEO Title': 'Good lamps',
      'Image Alt Text': 'A lamp on a quay',
    }))
    await start((await compared(csv)).run.id)
    const [{ doc } = { doc: {} }] = await site.query('select doc from products')
    expect(doc).toMatchObject({
      seo: { tags: [{ children: 'Good lamps' }, robots] },
      media: [{ url: 'https://pictures.example/lamp.jpg', displayName: 'The lamp', altText: 'A lamp on a quay' }],
    })
  })

  test('leaves alone what it has no column for', async () => {
    await twoProducts()
    const gone = ['Body (HTML)', 'Vendor', 'Variant SKU', 'Variant Grams', 'Image Src']
    const csv = edited(
      await exported('shopify'),
      (row) => ({ ...row, ...present({ Title: row.Title === 'Lamp' ? 'Tall lamp' : undefined }) }),
      gone,
    )
    expect(described((await compared(csv)).items)).toEqual([
      ['Deed box', 'UNCHANGED'],
      ['Tall lamp', 'UPDATED', 'Name: Lamp → Tall lamp'],
    ])
  })

  test.for(['shopify', 'woocommerce'])(
    'is known by its SKUs where nothing else names the product: %s',
    async (format) => {
      const { box, lamp } = await twoProducts()
      const renumbered = (text = '') => text.replace(/\d+/, (id) => String(BigInt(id) % 1000n))
      const csv = edited(
        await exported(format),
        (row) => ({
          ...row,
          ...(format === 'shopify'
            ? { Handle: `renamed-${row.Handle}` }
            : { ID: renumbered(row.ID), Parent: renumbered(row.Parent) }),
        }),
        ['Meta: fairground_product_id'],
      )
      const { run, items } = await compared(csv)
      expect(run.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
      expect(items.map(({ productId }: Item) => productId).sort()).toEqual([box, lamp].sort())
    },
  )

  test('means no other product that came with the same number from elsewhere', async () => {
    const foreign = ['ID,Type,SKU,Name,Published,Regular price', '7,simple,F-7,Kettle,1,9'].join('\n')
    await start((await compared(foreign)).run.id)
    await twoProducts()
    const own = await exported('woocommerce')
    expect((await compared(own)).run.counts).toMatchObject({ unchanged: 3 })
    site = await testSite()
    await start((await compared(foreign)).run.id)
    expect((await compared(own)).run.counts).toMatchObject({ created: 2, unchanged: 1 })
  })

  test('a Shopify file selects the product that has the address now, though another came by it', async () => {
    const kettle =
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nkettle,Kettle,Title,Default Title,K-1,9\n'
    await start((await compared(kettle)).run.id)
    const [{ id } = { id: '' }] = await site.query('select id from products')
    await site.admin.call('PATCH', `/stores/v1/products/${id}`, { product: { id, slug: 'old-kettle' } })
    await site.admin.call('POST', '/stores/v3/products', { product: { ...LAMP, slug: 'kettle' } })
    expect((await compared(await exported('shopify'))).run.counts).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    })
  })
})
