import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { newId } from '../../ground/ids.ts'
import { diskStorage } from '../../media/disk-storage.ts'
import { mediaFiles } from '../../media/files.ts'
import { refused } from '../../members/members.fixture.ts'
import { importCommand } from '../imports/cli.ts'
import { carryOn } from './carry-on.ts'
import { recordImport } from './operations.ts'
import { storePictures } from './store-pictures.ts'
import { zipOf } from './zip.fixture.ts'

const apparel = await readFile(
  fileURLToPath(new URL('../../../../acceptance/data/shopify-apparel.csv', import.meta.url)),
  'utf8',
)
const RUNS = '/fairground/v1/product-imports'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})

const send = (path: string, body: string | Buffer, type: string, by = site.admin) =>
  by.call('POST', path, body, { 'content-type': type })
const upload = async (csv: string, name = 'goods.csv') => {
  const reply = await send(`${RUNS}?name=${name}`, csv, 'text/csv')
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.import.id as string
}
/** Runs the job. */
const goOn = async (id: string) => {
  const at = site.assembly.directory.site(site.siteId)!
  await carryOn(
    { db: site.assembly.pool.forSite(site.siteId), site: at, now: new Date(), newId: () => newId(new Date()) },
    id,
  )
  return (await site.admin.call('GET', `${RUNS}/${id}`)).body.import
}
const act = (id: string, what: string) => site.admin.call('POST', `${RUNS}/${id}/${what}`, { id })
const items = async (id: string, query = '') => (await site.admin.call('GET', `${RUNS}/${id}/items${query}`)).body.items
const carriedOut = async (csv: string) => {
  const id = await upload(csv)
  await goOn(id)
  await act(id, 'start')
  return { id, run: await goOn(id) }
}
const bySlug = async (slug: string) =>
  (await site.admin.call('GET', `/stores/v3/products/slug/${slug}?fields=PLAIN_DESCRIPTION&fields=CURRENCY`)).body
    .product
const file = async (format: string) => {
  const { status, body } = await site.admin.call('GET', `/fairground/v1/products/export?format=${format}`)
  expect(status).toBe(200)
  return String(body)
}

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Image Src'
const csv = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`
const CUP = 'cup,Cup,Title,Default Title,5,shopify,3,'
const BOWL = 'bowl,Bowl,Title,Default Title,9,shopify,2,'

test('a file, which counts stock, is not carried out or undone by who may write products alone', async () => {
  const key = await site.keyWith(['catalog.write'])
  const barred = async (id: string, what: string) => {
    const { status, body } = await key.call('POST', `${RUNS}/${id}/${what}`, { id })
    expect([status, body.details.applicationError.data]).toEqual([403, { scope: 'inventory.write' }])
  }
  const waiting = await upload(csv(CUP))
  await goOn(waiting)
  await barred(waiting, 'start')
  const { id } = await carriedOut(csv(BOWL))
  await barred(id, 'undo')
})

test('a file is compared, carried out on request, and undone', async () => {
  const id = await upload(apparel)
  expect(await goOn(id)).toMatchObject({
    status: 'COMPARED',
    format: 'SHOPIFY',
    fileName: 'goods.csv',
    progress: 1,
    rows: 22,
    written: 0,
    counts: { created: 20, updated: 0, unchanged: 0, failed: 0 },
  })
  expect(await site.query('select 1 from products')).toEqual([])
  expect((await act(id, 'start')).body.import.status).toBe('RUNNING')
  expect(await goOn(id)).toMatchObject({ status: 'DONE', written: 20, counts: { created: 20 } })
  expect(await bySlug('ocean-blue-shirt')).toMatchObject({ name: 'Ocean Blue Shirt' })
  expect((await act(id, 'undo')).body.import.status).toBe('UNDOING')
  expect(await goOn(id)).toMatchObject({ status: 'UNDONE', counts: { undone: 20, kept: 0 } })
  expect(await site.query('select 1 from products')).toEqual([])
  const again = await carriedOut(apparel)
  expect(again.run.counts).toMatchObject({ created: 20, unchanged: 0 })
})

test('a preview shows the differences, an undo restores them, and sold units stay sold', async () => {
  await carriedOut(csv(CUP, BOWL))
  const cup = await bySlug('cup')
  const id = await upload(csv(CUP.replace('Cup', 'Tall cup').replace(',5,shopify,3,', ',6,shopify,10,'), BOWL))
  await goOn(id)
  expect(await items(id)).toMatchObject([
    {
      position: 0,
      handle: 'cup',
      line: 2,
      name: 'Tall cup',
      outcome: 'UPDATED',
      written: false,
      productId: cup.id,
      differences: [
        { field: 'Name', before: 'Cup', after: 'Tall cup' },
        { field: 'Price', before: '5.00', after: '6.00' },
        { field: 'Quantity', before: '3', after: '10' },
      ],
    },
    { outcome: 'UNCHANGED', differences: [] },
  ])
  expect(await items(id, '?outcome=UNCHANGED')).toHaveLength(1)
  await act(id, 'start')
  expect(await goOn(id)).toMatchObject({ status: 'DONE', counts: { updated: 1, unchanged: 1 } })
  const [pool] = await site.query(`select v.pool_id from variants v where v.product_id = $1`, [cup.id])
  await site.query('update pools set used = used + 4 where id = $1', [pool!.pool_id])
  await act(id, 'undo')
  await goOn(id)
  expect(await bySlug('cup')).toMatchObject({ id: cup.id, name: 'Cup' })
  const [left] = await site.query('select capacity - used as left from pools where id = $1', [pool!.pool_id])
  expect(Number(left!.left), 'three, set to ten, four of them sold').toBe(0)
})

test('an undo leaves a product that was changed since', async () => {
  const { id } = await carriedOut(csv(CUP, BOWL))
  const { id: cup } = await bySlug('cup')
  await site.admin.call('PATCH', `/stores/v1/products/${cup}`, { product: { id: cup, name: 'Our cup' } })
  await act(id, 'undo')
  expect(await goOn(id)).toMatchObject({ counts: { undone: 1, kept: 1 } })
  expect(await bySlug('cup')).toMatchObject({ name: 'Our cup' })
  expect((await site.admin.call('GET', '/stores/v3/products/slug/bowl')).status).toBe(404)
})

test('wrong rows are named with their lines, and leave out their product alone', async () => {
  const { run, id } = await carriedOut(
    csv(CUP, 'plate,Plate,Title,Default Title,much,,,', BOWL, 'cup,Cup again,,,5,,,'),
  )
  expect(run).toMatchObject({ status: 'DONE', counts: { created: 2, failed: 2 }, written: 2 })
  expect(
    (await items(id, '?outcome=FAILED')).map(({ line, problems }: { line: number; problems: object[] }) => [
      line,
      problems,
    ]),
  ).toEqual([
    [3, [{ line: 3, message: 'Variant Price “much” is not a price in GBP.' }]],
    [5, [{ line: 5, message: 'The product stands earlier in the file; its rows must follow each other.' }]],
  ])
})

test.for([
  ['', 'The file is empty.'],
  ['a,b\n1,2\n', 'This is not a product export: its first row lacks Handle, Title, Variant Price.'],
  ['PK\u0003\u0004\0\0,\0\n\0\0\n', 'The file is not a CSV.'],
] as const)('a file that is none fails with a sentence', async ([text, trouble]) => {
  expect(await goOn(await upload(text || '\n'))).toMatchObject({ status: 'FAILED', trouble })
})

test('a row whose handle is no text fails by itself, also as the first, whose cells are samples', async () => {
  const { id, run } = await carriedOut(csv('p\0t,Pot,Title,Default Title,4,,,', CUP))
  expect(run).toMatchObject({ status: 'DONE', counts: { created: 1, failed: 1 } })
  expect((await items(id, '?outcome=FAILED'))[0]).toMatchObject({
    problems: [{ line: 2, message: 'The row holds characters that are not text.' }],
  })
})

test('a run that was cut off goes on where it stopped', async () => {
  const rows = Array.from({ length: 250 }, (_, i) => `thing-${i},Thing ${i},Title,Default Title,${i + 1},,,`)
  const id = await upload(csv(...rows))
  await goOn(id)
  await act(id, 'start')
  const db = site.assembly.pool.forSite(site.siteId)
  let batches = 0
  const dying = {
    ...db,
    inTx: (work: never) => {
      if (++batches === 2) throw new Error('killed')
      return db.inTx(work)
    },
  }
  const at = site.assembly.directory.site(site.siteId)!
  const ctx = {
    db: Object.assign(Object.create(db), { inTx: dying.inTx }),
    site: at,
    now: new Date(),
    newId: () => newId(new Date()),
  }
  await expect(carryOn(ctx, id)).rejects.toThrow('killed')
  expect(await site.query('select count(*)::int as n from products')).toEqual([{ n: 100 }])
  expect(await goOn(id)).toMatchObject({ status: 'DONE', written: 250, counts: { created: 250 } })
  expect(await site.query('select count(*)::int as n from products')).toEqual([{ n: 250 }])
})

test('a run that is stopped on its way says how far it came, and what it did not come to', async () => {
  const many = Array.from({ length: 250 }, (_, i) => `item-${i},Item ${i},Title,Default Title,4,shopify,1,`)
  const id = await upload(csv(...many))
  await goOn(id)
  await act(id, 'start')
  const db = site.assembly.pool.forSite(site.siteId)
  let batches = 0
  const dying = Object.assign(Object.create(db), {
    inTx: (work: never) => {
      if (++batches === 2) throw new Error('killed')
      return db.inTx(work)
    },
  })
  const ctx = {
    db: dying,
    site: site.assembly.directory.site(site.siteId)!,
    now: new Date(),
    newId: () => newId(new Date()),
  }
  await expect(carryOn(ctx, id)).rejects.toThrow('killed')
  const read = async () => (await site.admin.call('GET', `/fairground/v1/product-imports/${id}`)).body.import
  expect(await read()).toMatchObject({ status: 'RUNNING', written: 100, progress: 0.4, counts: { created: 250 } })
  await act(id, 'cancel')
  expect(await read()).toMatchObject({ status: 'CANCELED', written: 100, counts: { created: 100, notReached: 150 } })
  const { body } = await site.admin.call('GET', `/fairground/v1/product-imports/${id}/items?outcome=NOT_REACHED`)
  expect([body.metadata.total, body.items[0].handle, body.items[0].outcome]).toEqual([150, 'item-100', 'NOT_REACHED'])
  await act(id, 'undo')
  expect(await goOn(id)).toMatchObject({ status: 'UNDONE', counts: { created: 0, undone: 100, notReached: 150 } })
})

test('a file with semicolons and decimal commas is imported as a spreadsheet saves it', async () => {
  const semicolons = csv(CUP, BOWL).replaceAll(',', ';').replace(';5;shopify', ';5,75;shopify').replace('Cup', 'Ca,fé')
  const { id, run } = await carriedOut(semicolons)
  expect(run).toMatchObject({ status: 'DONE', format: 'SHOPIFY', rows: 2, written: 2, counts: { created: 2 } })
  expect(await items(id)).toMatchObject([{ handle: 'cup', line: 2 }, { handle: 'bowl' }])
  expect(await bySlug('cup')).toMatchObject({
    name: 'Ca,fé',
    actualPriceRange: { minValue: { amount: '5.75' } },
  })
})

test('an import by command is among the others and can be taken back; one that was cut off is ended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-command-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'goods.csv')
  await writeFile(path, csv(CUP, BOWL, 'plate,Plate,Title,Default Title,much,,,'))
  const ctx = {
    db: site.assembly.pool.forSite(site.siteId),
    site: site.assembly.directory.site(site.siteId)!,
    now: new Date(),
    newId: () => newId(new Date()),
  }
  const open = async () => ({ ...ctx, close: async () => {} })
  const out = { write: () => {} }
  expect(await importCommand(['products', path], { out, open, record: recordImport })).toBe(1)
  const [run] = (await site.admin.call('GET', RUNS)).body.imports
  expect(run).toMatchObject({ fileName: 'goods.csv', status: 'DONE', createdBy: 'fairground import', progress: 1 })
  expect(run).toMatchObject({ format: 'SHOPIFY', rows: 3, written: 2, counts: { created: 2, failed: 1 } })
  expect(
    (await items(run.id)).map(({ handle, outcome }: { handle: string; outcome: string }) => [handle, outcome]),
  ).toEqual([
    ['cup', 'CREATED'],
    ['bowl', 'CREATED'],
    ['plate', 'FAILED'],
  ])
  await act(run.id, 'undo')
  expect(await goOn(run.id)).toMatchObject({ status: 'UNDONE', counts: { undone: 2 } })
  expect(await site.query('select count(*)::int as n from products')).toEqual([{ n: 0 }])

  const dryRun = await importCommand(['products', path, '--dry-run'], { out, open, record: recordImport })
  expect([dryRun, (await site.admin.call('GET', RUNS)).body.imports.length]).toEqual([1, 1])
  await recordImport(ctx, { name: 'killed.csv', bytes: 9 })
  const { imports } = (await site.admin.call('GET', RUNS)).body
  const killed = imports.find(({ fileName }: { fileName: string }) => fileName === 'killed.csv')
  expect([killed.status, (await goOn(killed.id)).status]).toEqual(['RUNNING', 'CANCELED'])
})

test('a mistake in a row is reported once', async () => {
  const id = await upload(
    [
      'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,W,Shirt,1,,,Size,"S, M"',
      '2,variation,W-S,Shirt - S,1,much,W,Size,S',
    ].join('\n'),
  )
  const { counts } = await goOn(id)
  expect(counts).toMatchObject({ created: 0, failed: 1 })
  const { body } = await site.admin.call('GET', `/fairground/v1/product-imports/${id}/items`)
  expect(body.items[0].problems).toEqual([{ line: 3, message: 'Regular price “much” is not a price in GBP.' }])
})

test('a cancelled run writes no more, and what it wrote can be taken back', async () => {
  const id = await upload(csv(CUP))
  await goOn(id)
  expect((await act(id, 'cancel')).body.import.status).toBe('CANCELED')
  expect(await goOn(id)).toMatchObject({ status: 'CANCELED', written: 0 })
  expect(refused(await act(id, 'start'))).toEqual([409, 'IMPORT_NOT_READY'])
  await act(id, 'undo')
  expect(await goOn(id)).toMatchObject({ status: 'UNDONE' })
})

describe('our own file', () => {
  const product = {
    name: 'Enamel sign, "Way out"',
    productType: 'PHYSICAL',
    plainDescription: '<p>=SUM of its parts</p>',
    physicalProperties: {},
    brand: { name: 'Harbour' },
    ribbon: { name: 'New' },
    infoSections: [{ uniqueName: 'care', title: 'Care', plainDescription: '<p>Wipe.</p>' }],
    options: [
      {
        name: 'Colour',
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: {
          choices: [
            { name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#ff0000' },
            { name: 'Blue', choiceType: 'ONE_COLOR', colorCode: '#0000ff' },
          ],
        },
      },
    ],
    modifiers: [
      {
        name: 'Engraving',
        modifierRenderType: 'FREE_TEXT',
        mandatory: false,
        freeTextSettings: { title: 'Your text', minCharCount: 0, maxCharCount: 20 },
      },
    ],
    variantsInfo: {
      variants: ['Red', 'Blue'].map((choice, i) => ({
        sku: `=SIGN-${choice}`,
        barcode: `50000000000${i}`,
        price: { actualPrice: { amount: `${20 + i}` }, compareAtPrice: { amount: '30' } },
        choices: [{ optionChoiceNames: { optionName: 'Colour', choiceName: choice, renderType: 'SWATCH_CHOICES' } }],
        physicalProperties: { weight: 0.4 },
      })),
    },
  }
  test('goes to another shop and comes back the same, and changes nothing where it came from', async () => {
    const made = await site.admin.call('POST', '/stores/v3/products', { product })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    await carriedOut(csv(CUP, BOWL))
    const exported = await file('own')
    expect(exported).toContain(`"'=SIGN-Red"`)
    const here = await upload(exported)
    expect((await goOn(here)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 3, failed: 0 })

    const first = site
    site = await testSite()
    const { run } = await carriedOut(exported)
    expect(run).toMatchObject({ format: 'OWN', status: 'DONE', counts: { created: 3, failed: 0 } })
    expect(await file('own')).toBe(withNewSections(exported, await file('own')))
    const there = await bySlug('enamel-sign-way-out')
    site = first
    const was = await bySlug('enamel-sign-way-out')
    expect(shownOf(there)).toEqual(shownOf(was))
  })
  test.for(['shopify', 'woocommerce'])('%s’s own file is read again', async (format) => {
    await site.admin.call('POST', '/stores/v3/products', { product })
    const exported = await file(format)
    site = await testSite()
    const { run } = await carriedOut(exported)
    expect(run).toMatchObject({ format: format.toUpperCase(), status: 'DONE', counts: { created: 1, failed: 0 } })
    const [{ slug } = { slug: '' }] = await site.query('select slug from products')
    const read = await bySlug(String(slug))
    expect(read.name).toBe(product.name)
    expect(read.actualPriceRange).toMatchObject({ minValue: { amount: '20.00' }, maxValue: { amount: '21.00' } })
    expect(read.compareAtPriceRange).toMatchObject({ minValue: { amount: '30.00' } })
  })
})

/** Sections have ids of the shop that keeps them. */
const SECTION_ID = /""id"":""[0-9a-f-]{36}""/g
const withNewSections = (text: string, other: string): string => {
  const ids = other.match(SECTION_ID) ?? []
  let place = 0
  return text.replace(SECTION_ID, (before) => ids[place++] ?? before)
}

/** Without what is a shop's own: ids, numbers, dates. */
function shownOf(product: Record<string, unknown>): unknown {
  return JSON.parse(
    JSON.stringify(product, (key, value: unknown) =>
      /^(id|.*Id|.*Ids|key|createdDate|updatedDate|revision|handle|uniqueName)$/.test(key) ? undefined : value,
    ),
  )
}

describe('pictures in a zip', () => {
  const png = () =>
    sharp({ create: { width: 40, height: 50, channels: 3, background: '#c07d1a' } })
      .png()
      .toBuffer()
  const sendZip = (id: string, zip: Buffer) => send(`${RUNS}/${id}/pictures`, zip, 'application/zip')

  test('are known by their names, wherever in it they lie; what is no picture is passed over', async () => {
    const id = await upload(csv(`${CUP}Cup.PNG`, `${BOWL}https://pictures.example/bowl.png`))
    expect(await goOn(id)).toMatchObject({ counts: { created: 1, failed: 1 } })
    const bytes = await png()
    const { body } = await sendZip(
      id,
      zipOf([
        { name: 'summer/deep/cup.png', bytes },
        { name: 'notes/read me.txt', bytes: Buffer.from('hello') },
        {
          name: 'drawing.svg',
          bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        },
        { name: '__MACOSX/._cup.png', bytes: Buffer.from('x') },
      ]),
    )
    expect(body).toMatchObject({
      pictures: 1,
      ignored: ['read me.txt', 'drawing.svg'],
      import: { status: 'COMPARING', pictures: 1 },
    })
    expect(await goOn(id)).toMatchObject({ counts: { created: 2, failed: 0 } })
    await act(id, 'start')
    await goOn(id)
    const cup = await bySlug('cup')
    expect(cup.media.main.image.url).toMatch(/\/media\/[0-9a-f-]{36}$/)
    const picture = await site.nobody.call('GET', new URL(cup.media.main.image.url).pathname)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    const { entries } = (
      await site.admin.call('POST', '/fairground/v1/audit-log/query', {
        query: { filter: { action: 'mediaFile.uploaded' } },
      })
    ).body
    expect(entries).toMatchObject([{ actor: { kind: 'apiKey' }, target: { name: 'cup.png' } }])
  })

  test.for([
    ['text', () => Buffer.from('no zip at all')],
    ['an end without a beginning', () => zipOf([{ name: 'a.png', bytes: Buffer.from('x') }]).subarray(40)],
    ['a path that leads out of it', () => zipOf([{ name: '../../etc/cup.png', bytes: Buffer.from('x') }])],
    [
      'an entry that unpacks to more than it says',
      () => zipOf([{ name: 'a.png', bytes: Buffer.alloc(1_000_000), claims: 10 }]),
    ],
  ] as const)('%s is refused', async ([, make]) => {
    const id = await upload(csv(CUP))
    const reply = await sendZip(id, make())
    expect([reply.status, reply.body.details?.validationError?.fieldViolations[0].field]).toEqual([400, 'body'])
    expect(await site.query('select 1 from product_import_pictures')).toEqual([])
  })

  test('a failure while pictures are stored is not the zip’s fault', async () => {
    const { assembly, siteId } = site
    const files = mediaFiles({ ...diskStorage(tmpdir()), write: () => Promise.reject(new Error('no space left')) })
    const zip = Readable.from([zipOf([{ name: 'cup.png', bytes: await png() }])])
    const keeping = {
      db: assembly.pool.forSite(siteId),
      files,
      publicUrl: 'https://shop.example',
      deed: { now: new Date(), newId: () => newId(new Date()) },
    }
    await expect(storePictures(zip, { ...keeping, runId: await upload(csv(CUP)) })).rejects.toThrow('no space left')
  })
})

test('an import is the merchant’s alone', async () => {
  const visitor = await site.visitor()
  expect((await send(RUNS, csv(CUP), 'text/csv', visitor as typeof site.admin)).status).toBe(403)
  expect((await visitor.call('GET', '/fairground/v1/products/export')).status).toBe(403)
  expect((await site.nobody.call('GET', '/fairground/v1/products/export')).status).toBe(401)
  expect((await site.admin.call('GET', '/fairground/v1/products/export?format=xml')).status).toBe(400)
  expect(refused(await site.admin.call('GET', `${RUNS}/00000000-0000-7000-8000-000000000000`))).toEqual([
    404,
    'IMPORT_NOT_FOUND',
  ])
})
