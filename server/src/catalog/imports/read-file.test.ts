import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { describe, expect, test } from 'vitest'
import { dataIn } from '../../ground/texts/message.ts'
import type { FileProduct } from '../product-files/file-product.ts'
import { ownHeadings, ownRows } from '../product-files/own-format.ts'
import { UnreadableFile } from './file-rows.ts'
import { type FoundProduct, MAX_PRODUCT_ROWS, openProducts } from './read-file.ts'

const read = async (file: string | Buffer) => {
  const { format, products } = await openProducts(Readable.from([Buffer.from(file)], { objectMode: false }), 'EUR')
  const found: FoundProduct[] = []
  for await (const product of products) found.push(product)
  return { format, products: found }
}
/** The file as a spreadsheet saves it. */
const saved = (csv: string, delimiter: string, decimal: string) =>
  stringify(
    (parse(csv) as string[][]).map((row) =>
      row.map((cell) => (/^-?\d+\.\d+( %)?$/.test(cell) ? cell.replace('.', decimal) : cell)),
    ),
    { delimiter },
  )

/** Products that are read before the event loop takes its next turn, at most. */
async function mostAtOnce(file: string): Promise<{ products: number; most: number }> {
  let [products, most, sinceTurn, isReading] = [0, 0, 0, true]
  const turn = () => {
    sinceTurn = 0
    if (isReading) setImmediate(turn)
  }
  turn()
  const source = Readable.from([Buffer.from(file)], { objectMode: false })
  for await (const _ of (await openProducts(source, 'EUR')).products) {
    products++
    most = Math.max(most, ++sinceTurn)
  }
  isReading = false
  return { products, most }
}
const manyRows = (header: readonly string[], row: (n: number) => readonly string[]) =>
  stringify([header, ...Array.from({ length: 5000 }, (_, n) => row(n))])

test.for([
  ['products of our own', manyRows(['Handle', 'Name', 'Choices', 'Price'], (n) => [`p-${n}`, `P ${n}`, '', '1.00'])],
  ['products of Shopify', manyRows(['Handle', 'Title', 'Variant Price'], (n) => [`p-${n}`, `P ${n}`, '1.00'])],
  ['products of WooCommerce', manyRows(['Type', 'Name', 'Regular price'], (n) => ['simple', `P ${n}`, '1.00'])],
  [
    'variations of WooCommerce without a parent',
    manyRows(['Type', 'Name', 'Regular price', 'Parent'], (n) => ['variation', `P ${n}`, '1.00', `id:${n}`]),
  ],
  ['rows that are no product', manyRows(['Handle', 'Title', 'Variant Price'], (n) => [`p-${n}`, '', '', ''])],
] as const)('a file of 5,000 %s lets others have their turn', async ([, file]) => {
  const { products, most } = await mostAtOnce(file)
  expect(products).toBe(5000)
  expect(most).toBeLessThanOrEqual(200)
})

const choice = (value: string) => ({ value, description: value, mediaIds: [] })
const blank = { price: null, salePrice: null, cost: null, barcode: null, weightGrams: null }
const cloth: FileProduct = {
  collections: ['Linen', 'Fine; soft'],
  moreRibbons: [],
  sections: [],
  draft: {
    slug: 'cloth',
    name: 'Cloth, blue; or\tred',
    visible: true,
    visibleInPos: true,
    productType: 'physical',
    price: 1250n,
    salePrice: null,
    cost: 405n,
    discount: { type: 'PERCENT', value: 125_000n },
    sku: '',
    weightGrams: 80.5,
    brand: 'Linen & Söhne',
    ribbon: null,
    publicTags: ['1,5', '2;5'],
    privateTags: [],
    manageVariants: true,
    trackInventory: true,
    doc: {
      description: '<p>"Fine"; soft.</p>',
      options: [{ type: 'drop_down', name: 'Size', choices: [choice('36,5'), choice('38')] }],
      modifiers: [],
      media: [{ id: 'one', url: 'https://pictures.example/cloth.jpg' }],
    },
    variants: [
      {
        choices: { Size: '36,5' },
        ...blank,
        price: 1399n,
        salePrice: 1299n,
        sku: '12,50',
        quantity: 3n,
        weightGrams: 71.25,
      },
      { choices: { Size: '38' }, ...blank, sku: 'C;38', quantity: 0n },
    ],
  },
}
const own = stringify([ownHeadings('EUR'), ...ownRows(cloth, 'EUR')])
const woocommerce = stringify([
  ['ID', 'Type', 'Name', 'Regular price', 'Sale price', 'Stock', 'Weight (kg)', 'Length (cm)', 'Tags', 'Categories'],
  ['7', 'simple', 'Jar, small', '12.50', '9.90', '4', '0.125', '7.5', '1\\,5, glass', 'Kitchen > Jars'],
])
const shopify = await readFile(
  new URL('../../../../acceptance/data/shopify-home-and-garden.csv', import.meta.url),
  'utf8',
)

describe.for([
  ['our own', 'OWN', own],
  ['Shopify', 'SHOPIFY', shopify],
  ['WooCommerce', 'WOOCOMMERCE', woocommerce],
] as const)('a file of the format %s', ([, format, csv]) => {
  test.for([
    ['semicolons and decimal commas', ';', ','],
    ['semicolons and decimal points', ';', '.'],
    ['tabs', '\t', '.'],
  ] as const)('says the same with %s', async ([, delimiter, decimal]) => {
    const before = await read(csv)
    expect(before.format).toBe(format)
    expect(before.products.filter((found) => !found.read.ok)).toEqual([])
    const file = saved(csv, delimiter, decimal)
    if (decimal === ',') expect(file).toMatch(/;\d+,\d/)
    expect(await read(file)).toEqual(before)
  })
})

test('our own file describes the whole product', async () => {
  const { products } = await read(saved(own, ';', ','))
  expect(products).toMatchObject([{ handle: 'cloth', rows: 2, read: { product: { incoming: cloth } } }])
})

const jar = (price: string, delimiter: string) =>
  stringify(
    [
      ['Handle', 'Name', 'Choices', 'Price'],
      ['jar', 'Jar', '', price],
    ],
    { delimiter },
  )
const problemOf = async (file: string) => {
  const found = (await read(file)).products[0]?.read
  return found?.ok === false ? found.problems[0] : undefined
}

test.for([
  ['12,50', ',', 'Price “12,50” is not a price in EUR.'],
  ['12,50', '\t', 'Price “12,50” is not a price in EUR.'],
  ['1.234,50', ';', 'Price “1.234,50” is not a price in EUR.'],
  ['1,2,3', ';', 'Price “1,2,3” is not a price in EUR.'],
  ['12,50 EUR', ';', 'Price “12,50 EUR” is not a price in EUR.'],
] as const)('%s between “%s” is no number', async ([price, delimiter, message]) => {
  expect(dataIn(await problemOf(jar(price, delimiter)), 'en')).toEqual({ line: 2, message })
})

test('letters that a spreadsheet writes as Windows-1252 are read as they are', async () => {
  const { products } = await read(Buffer.from('Handle;Name;Choices;Price\nkaese;Käse;;3,50\n', 'latin1'))
  expect(products).toMatchObject([{ read: { product: { incoming: { draft: { name: 'Käse', price: 350n } } } } }])
})

test.for([
  ['nothing', '', 'The file is empty.'],
  [
    'a text',
    'Dear shop; here are my goods.\n',
    'This is not a product export: its first row lacks Handle, Title, Variant Price.',
  ],
  ['another table', 'Handle;Name\nx;y\n', 'This is not a product export: its first row lacks Title, Variant Price.'],
  [
    'other separators',
    'Handle|Name|Choices|Price\n',
    'This is not a product export: its first row lacks Handle, Title, Variant Price.',
  ],
  ['an archive', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0, 0x22, 0xe4, 0]), 'The file is not a CSV.'],
] as const)('%s is no table of products', async ([, file, message]) => {
  const reading = read(file)
  await expect(reading).rejects.toThrow(UnreadableFile)
  await expect(reading).rejects.toThrow(message)
})

test('a first line that says the separator is no row, and lines are counted with it', async () => {
  const { format, products } = await read(
    '\ufeffsep=;\r\nHandle;Title;Variant Price\r\ncup;"Cup, tall";5,50\r\n;Bowl;9\r\n',
  )
  expect([format, products.map(({ handle, line }) => [handle, line])]).toEqual([
    'SHOPIFY',
    [
      ['cup', 3],
      ['', 4],
    ],
  ])
  expect(products[0]!.read).toMatchObject({
    ok: true,
    product: { incoming: { draft: { name: 'Cup, tall', price: 550n } } },
  })
})

test('a mapping selects the columns that are read, and no others', async () => {
  const csv = 'Artikel;Preis;Name;Bestand\nTasse;5,50;intern;3\n'
  const mapping = {
    format: 'WOOCOMMERCE',
    columns: [
      { heading: 'Artikel', field: 'Name' },
      { heading: 'Preis', field: 'Regular price' },
      { heading: 'Bestand', field: 'Stock' },
    ],
  } as const
  const source = Readable.from([Buffer.from(csv)], { objectMode: false })
  const { columns, products } = await openProducts(source, 'EUR', new Map(), mapping)
  expect(columns[2]).toEqual({ heading: 'Name', sample: 'intern' })
  const { value: found } = await products.next()
  expect(found.read).toMatchObject({
    ok: true,
    product: {
      incoming: { draft: { name: 'Tasse', price: 550n, trackInventory: true, variants: [{ quantity: 3n }] } },
    },
  })
})

test.for([
  ['our own', 'Handle,Name,Choices,Price', (n: number) => `one,One,${n},5`, 'two,Two,,5'],
  [
    'Shopify',
    'Handle,Title,Option1 Name,Option1 Value,Variant Price',
    (n: number) => `one,One,Size,${n},5`,
    'two,Two,,,5',
  ],
  [
    'WooCommerce',
    'Type,SKU,Parent,Name,Regular price',
    (n: number) => (n === 0 ? 'variable,one,,One,' : `variation,one-${n},one,One,5`),
    'simple,two,,Two,5',
  ],
] as const)(
  'a product of %s of more rows than any can have is refused unread, and the next one is read',
  async ([, ...file]) => {
    const [head, row, next] = file
    const csv = (rows: number) => [head, ...Array.from({ length: rows }, (_, n) => row(n)), next].join('\n')
    const { products } = await read(csv(MAX_PRODUCT_ROWS + 500))
    const message = `The product has ${MAX_PRODUCT_ROWS + 500} rows; at most ${MAX_PRODUCT_ROWS} fit.`
    const [first] = products
    expect([first?.rows, first?.read.ok]).toEqual([MAX_PRODUCT_ROWS + 500, false])
    expect(dataIn(first?.read, 'en')).toMatchObject({ problems: [{ line: 2, message }] })
    expect(products[1]).toMatchObject({ rows: 1, read: { ok: true } })
  },
)

test.for([
  ['Shopify', 'Handle,Title,Body (HTML),Variant Price', 'Body (HTML)'],
  ['WooCommerce', 'Type,Name,Description,Regular price', 'Description'],
] as const)('a description of %s that is too long is refused, not cleaned', async ([, head, heading]) => {
  const html = '<p><table><tr>'.repeat(10_000)
  const problem = await problemOf(`${head}\nsimple,Cup,${html},5\n`)
  expect(dataIn(problem, 'en')?.message).toBe(`${heading} has 140000 characters; at most 100000 fit.`)
})
