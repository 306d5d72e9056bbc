import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { newId } from '../../ground/ids.ts'
import { dataIn } from '../../ground/texts/message.ts'
import { importCommand } from './cli.ts'
import { type ImportContext, type ImportRequest, importProducts } from './import-products.ts'

const file = (name: string) => fileURLToPath(new URL(`../../../../acceptance/data/${name}`, import.meta.url))
const apparel = file('shopify-apparel.csv')
const home = file('shopify-home-and-garden.csv')

let folder: string
let shop: TestSite
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairground-import-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  shop = await testSite()
})

const context = (): ImportContext => {
  const site = shop.assembly.directory.site(shop.siteId)!
  return { db: shop.assembly.pool.forSite(shop.siteId), site, now: new Date(), newId: () => newId(new Date()) }
}
const run = (path: string, more: Partial<ImportRequest> = {}) => importProducts(context(), { path, ...more })
const counts = ({ created, updated, unchanged, failed }: Awaited<ReturnType<typeof run>>) => ({
  created,
  updated,
  unchanged,
  failed,
})

const packed = (message: unknown) => Buffer.from(JSON.stringify(message)).toString('base64url')
const bySlug = async (slug: string) => {
  const query = packed({ query: { filter: { slug } } })
  return (await shop.admin.call('GET', `/stores-reader/v1/products/query-platformized?.r=${query}`)).body.products[0]
}
const total = async () =>
  (await shop.admin.call('GET', '/stores-reader/v1/products/query-platformized')).body.metadata.total

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Compare At Price,Image Src'
const csv = async (name: string, ...rows: string[]) => {
  const path = join(folder, name)
  await writeFile(path, `${[HEADER, ...rows].join('\n')}\n`)
  return path
}

describe('the exports that shops bring', () => {
  test.for([
    ['apparel', apparel, 20, 22],
    ['home and garden', home, 20, 21],
  ] as const)('%s comes over whole, and a second run changes nothing', async ([, path, created, rows]) => {
    const first = await run(path)
    expect(first.errors).toEqual([])
    expect([counts(first), first.rows]).toEqual([{ created, updated: 0, unchanged: 0, failed: 0 }, rows])
    const before = await shop.query('select id, revision, updated_at from products order by id')
    expect(counts(await run(path))).toEqual({ created: 0, updated: 0, unchanged: created, failed: 0 })
    expect(await shop.query('select id, revision, updated_at from products order by id')).toEqual(before)
    expect(await total()).toBe(created)
  })

  test('options become variants, tags a collection where there is no type, the vendor the brand', async () => {
    await run(apparel)
    const top = await bySlug('classic-varsity-top')
    expect(top).toMatchObject({
      name: 'Classic Varsity Top',
      brand: 'partners-demo',
      visible: true,
      manageVariants: true,
    })
    expect(top.productOptions).toMatchObject([
      { name: 'Size', choices: [{ value: 'Small' }, { value: 'Medium' }, { value: 'Large' }] },
    ])
    expect(top.variants).toHaveLength(3)
    expect(top.media.mainMedia.image.url).toMatch(/casual-fashion-woman_925x.jpg$/)
    const shirt = await bySlug('ocean-blue-shirt')
    expect(shirt).toMatchObject({
      manageVariants: false,
      productOptions: [],
      stock: { trackInventory: false, inStock: true },
    })
    const { body } = await shop.admin.call('GET', '/v2/collections/slug/women')
    expect(body.collection).toMatchObject({ name: 'Women', numberOfProducts: expect.any(Number) })
    expect(top.collectionIds).toContain(body.collection.id)
  })

  test('compare-at prices become discounts, prices per variant stay, counted stock is counted', async () => {
    await run(home)
    const lamp = await bySlug('copper-light')
    expect(lamp.priceData).toMatchObject({ price: 75, discountedPrice: 59.99 })
    expect(lamp.discount).toEqual({ type: 'AMOUNT', value: 15.01 })
    const pot = await bySlug('clay-plant-pot')
    expect(pot.priceRange).toEqual({ minValue: 9.99, maxValue: 15.99 })
    expect(pot.media.items).toHaveLength(2)
    const pots = await bySlug('biodegradable-cardboard-pots')
    expect(pots.stock).toMatchObject({ trackInventory: true, quantity: 8 })
  })
})

test('a dry run counts and writes nothing', async () => {
  expect(counts(await run(home, { dryRun: true }))).toEqual({ created: 20, updated: 0, unchanged: 0, failed: 0 })
  expect(await total()).toBe(0)
})

test('a run that is killed goes on where it stopped', async () => {
  let batches = 0
  const killed = run(home, {
    batch: 5,
    onProgress: () => {
      if (++batches === 2) throw new Error('killed')
    },
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await total()).toBe(10)
  expect(counts(await run(home))).toEqual({ created: 10, updated: 0, unchanged: 10, failed: 0 })
  expect(await total()).toBe(20)
})

test('two runs at once bring each product once', async () => {
  const [a, b] = await Promise.all([run(apparel, { batch: 4 }), run(apparel, { batch: 4 })])
  expect(a.created + b.created).toBe(20)
  expect(await total()).toBe(20)
})

test('a changed file changes its products and nothing else', async () => {
  const rows = ['cup,Cup,Title,Default Title,5,shopify,3,,', 'bowl,Bowl,Title,Default Title,9,shopify,2,,']
  await run(await csv('change.csv', ...rows))
  const { id } = await bySlug('cup')
  await shop.admin.call('PATCH', `/stores/v1/products/${id}`, { product: { id, ribbon: 'Ours' } })
  const changed = await csv(
    'change.csv',
    rows[0]!.replace('Cup', 'Tall cup').replace(',5,shopify,3,', ',6,shopify,7,'),
    rows[1]!,
  )
  expect(counts(await run(changed))).toEqual({ created: 0, updated: 1, unchanged: 1, failed: 0 })
  expect(await bySlug('cup')).toMatchObject({
    id,
    name: 'Tall cup',
    ribbon: 'Ours',
    priceData: { price: 6 },
    stock: { quantity: 7 },
  })
})

test('combinations that the file lacks are hidden', async () => {
  const header = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price'
  const path = join(folder, 'sparse.csv')
  await writeFile(path, [header, 'tee,Tee,Size,S,Color,Red,10', 'tee,,,M,,Blue,12'].join('\n'))
  await run(path)
  const tee = await bySlug('tee')
  const visible = tee.variants.map((v: { variant: { visible: boolean } }) => v.variant.visible)
  expect(visible).toEqual([true, false, false, true])
})

describe('a mistake is reported by line, and a product is never imported by half', () => {
  test.for([
    ['no price', ['a,A,Size,S,10,,,,', 'a,,,M,,,,,'], 3, 'Variant Price is missing.'],
    ['a price that is none', ['a,A,Title,Default Title,ten,,,,'], 2, 'Variant Price “ten” is not a price in GBP.'],
    [
      'a name too long',
      [`a,${'x'.repeat(81)},Title,Default Title,1,,,,`],
      2,
      'Title has 81 characters; at most 80 fit.',
    ],
    ['no name', ['a,,Title,Default Title,1,,,,'], 2, 'The first row of a product needs a Title.'],
    ['no handle', [',A,Title,Default Title,1,,,,'], 2, 'The row has no Handle.'],
    [
      'a combination twice',
      ['a,A,Size,S,1,,,,', 'a,,,S,2,,,,'],
      3,
      'The product has this combination of options already.',
    ],
    [
      'an image that is no address',
      ['a,A,Title,Default Title,1,,,,javascript:x'],
      2,
      'Image Src is not an http address.',
    ],
    ['too many cells', ['a,A,Title,Default Title,1,,,,,,,'], 2, 'The row has 12 cells, the header 9.'],
    [
      'a description over lines before it',
      ['ok,"O\nK",Title,Default Title,1,,,,', 'a,A,Title,Default Title,x,,,,'],
      4,
      'Variant Price “x” is not a price in GBP.',
    ],
  ] as const)('%s', async ([, rows, line, message]) => {
    const summary = await run(await csv('bad.csv', ...rows, 'good,Good,Title,Default Title,2,,,,'))
    expect(dataIn(summary.errors, 'en')).toContainEqual(expect.objectContaining({ line, message }))
    expect(summary.failed).toBe(1)
    expect(await bySlug('good')).toBeDefined()
    expect(await bySlug('a')).toBeUndefined()
  })

  test('an open quote ends the file there', async () => {
    const summary = await run(await csv('open.csv', 'a,A,Title,Default Title,1,,,,', 'b,"B,Title,Default Title,1,,,,'))
    expect(dataIn(summary.errors, 'en')).toContainEqual(expect.objectContaining({ line: 3 }))
    expect(summary.failed).toBe(1)
  })
})

describe('the command', () => {
  const command = async (...args: string[]) => {
    const written: string[] = []
    const code = await importCommand(args, {
      out: { write: (text) => written.push(text) },
      open: async () => ({ ...context(), close: async () => {} }),
    })
    return { code, text: written.join('') }
  }

  test('says what it did', async () => {
    expect(await command('products', apparel)).toEqual({
      code: 0,
      text: expect.stringMatching(/20 created, 0 updated, 0 unchanged, 0 failed \(22 rows\)\n$/),
    })
  })

  test.for([
    ['no arguments', [], 2, /^Usage/],
    ['a file that is not there', ['products', '/nowhere.csv'], 2, /cannot be read/],
    ['an option that is none', ['products', 'x.csv', '--force'], 2, /^Usage/],
  ] as const)('with %s explains itself', async ([, args, code, text]) => {
    const answer = await command(...args)
    expect([answer.code, answer.text]).toEqual([code, expect.stringMatching(text)])
  })

  test('with another kind of file says what is missing', async () => {
    const path = join(folder, 'other.csv')
    await writeFile(path, 'a,b\n1,2\n')
    expect(await command('products', path)).toEqual({
      code: 2,
      text: 'This is not a product export: its first row lacks Handle, Title, Variant Price.\n',
    })
  })
})
