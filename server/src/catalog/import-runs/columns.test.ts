import { beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { newId } from '../../ground/ids.ts'
import { refused } from '../../members/members.fixture.ts'
import { carryOn } from './carry-on.ts'

const RUNS = '/fairground/v1/product-imports'
const GERMAN = [
  'sep=;',
  'Artikelname;Preis;Artikelnummer;Bestand;Hersteller;Regal',
  'Tasse;5,50;T-1;3;Hafen;A',
  'Schale;9;S-1;2;;B',
  '',
].join('\r\n')

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})

const upload = async (csv: string): Promise<string> =>
  (await site.admin.call('POST', RUNS, csv, { 'content-type': 'text/csv' })).body.import.id
async function goOn(id: string) {
  const now = new Date()
  const here = site.assembly.directory.site(site.siteId)!
  await carryOn({ db: site.assembly.pool.forSite(site.siteId), site: here, now, newId: () => newId(now) }, id)
  return (await site.admin.call('GET', `${RUNS}/${id}`)).body.import
}
const columnsOf = async (id: string) => (await site.admin.call('GET', `${RUNS}/${id}/columns`)).body
const mapAs = (id: string, format: string, columns: { heading: string; field: string }[]) =>
  site.admin.call('POST', `${RUNS}/${id}/columns`, { id, format, columns })
const guessOf = (columns: { format: string; formats: { format: string; guess: [] }[] }) =>
  columns.formats.find(({ format }) => format === columns.format)!.guess

describe('a file with other headings', () => {
  test('says which columns it has and what they are likely to be; what the merchant says is compared and carried out', async () => {
    const id = await upload(GERMAN)
    expect(await goOn(id)).toMatchObject({ status: 'FAILED', trouble: expect.stringContaining('not a product export') })
    const columns = await columnsOf(id)
    expect(columns.columns.slice(0, 2)).toEqual([
      { heading: 'Artikelname', sample: 'Tasse' },
      { heading: 'Preis', sample: '5,50' },
    ])
    expect([columns.format, columns.mapping]).toEqual(['WOOCOMMERCE', undefined])
    const guess = [
      { heading: 'Artikelname', field: 'Name' },
      { heading: 'Preis', field: 'Regular price' },
      { heading: 'Artikelnummer', field: 'SKU' },
      { heading: 'Bestand', field: 'Stock' },
      { heading: 'Hersteller', field: 'Brands' },
    ]
    expect(guessOf(columns)).toEqual(guess)

    const mapped = await mapAs(id, 'WOOCOMMERCE', guess)
    expect([mapped.status, mapped.body.import.status]).toEqual([200, 'COMPARING'])
    expect(await goOn(id)).toMatchObject({
      status: 'COMPARED',
      format: 'WOOCOMMERCE',
      rows: 2,
      counts: { created: 2, failed: 0 },
    })
    expect((await columnsOf(id)).mapping).toEqual(guess)
    await site.admin.call('POST', `${RUNS}/${id}/start`, { id })
    expect(await goOn(id)).toMatchObject({ status: 'DONE', written: 2 })
    expect(await site.query('select name, price::int, brand, sku from products order by name')).toEqual([
      { name: 'Schale', price: 900, brand: null, sku: 'S-1' },
      { name: 'Tasse', price: 550, brand: 'Hafen', sku: 'T-1' },
    ])
    expect(refused(await mapAs(id, 'WOOCOMMERCE', guess))).toEqual([409, 'IMPORT_NOT_READY'])

    const again = await upload(GERMAN.replace('5,50', '6'))
    await goOn(again)
    await mapAs(again, 'WOOCOMMERCE', guess)
    expect((await goOn(again)).counts).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  })

  test('mapping other columns compares the file again, with nothing left of before', async () => {
    const csv = 'Handle,Title,Variant Price,Net\ncup,Cup,5,4\nbowl,Bowl,9,much\n'
    const id = await upload(csv)
    expect((await goOn(id)).counts).toMatchObject({ created: 2, failed: 0 })
    const columns = (price: string) => [
      { heading: 'Handle', field: 'Handle' },
      { heading: 'Title', field: 'Title' },
      { heading: price, field: 'Variant Price' },
    ]
    expect((await mapAs(id, 'SHOPIFY', columns('Net'))).status).toBe(200)
    expect((await goOn(id)).counts).toMatchObject({ created: 1, failed: 1 })
    expect((await mapAs(id, 'SHOPIFY', columns('Variant Price'))).status).toBe(200)
    expect((await goOn(id)).counts).toMatchObject({ created: 2, failed: 0 })
  })

  test.for([
    ['a heading that the file has not', [{ heading: 'Nowhere', field: 'Name' }], 'columns[0].heading'],
    ['a field that the format has not', [{ heading: 'Preis', field: 'Handle' }], 'columns[0].field'],
    [
      'a field twice',
      [
        { heading: 'Artikelname', field: 'Name' },
        { heading: 'Regal', field: 'Name' },
      ],
      'columns[1]',
    ],
    ['no price', [{ heading: 'Artikelname', field: 'Name' }], 'columns'],
  ] as const)('is not read with %s', async ([, columns, field]) => {
    const id = await upload(GERMAN)
    await goOn(id)
    const { status, body } = await mapAs(id, 'WOOCOMMERCE', [...columns])
    const fields = body.details.validationError.fieldViolations.map((one: { field: string }) => one.field)
    expect([status, fields]).toEqual([400, expect.arrayContaining([field])])
    expect((await columnsOf(id)).mapping).toBeUndefined()
  })
})
