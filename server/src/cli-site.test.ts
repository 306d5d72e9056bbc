import { expect, test } from 'vitest'
import { testSite } from '../test/fixture.ts'
import type { Shop } from './cli-shop.ts'
import { siteCommand } from './cli-site.ts'
import { StartRefused } from './db/managed/start-refused.ts'

async function shopOf() {
  const site = await testSite()
  const written: string[] = []
  const { directory, pool } = site.assembly
  const shop = async (): Promise<Shop> => {
    await directory.reload()
    const current = directory.site(site.siteId)!
    return { db: pool.forSite(site.siteId), site: current, now: new Date(), url: 'http://shop.example' } as Shop
  }
  return { shop, out: { write: (text: string) => written.push(text) }, written }
}

test('scripts read and set one setting at a time', async () => {
  const { shop, out, written } = await shopOf()
  const run = async (...args: string[]) => siteCommand(await shop(), args, out)
  await run('set', 'name', 'Harbour', 'Hall')
  await run('set', 'country', 'DE')
  await run('set', 'city', 'Kiel')
  await run('set', 'taxIncludedInPrices', 'true')
  written.length = 0
  for (const key of ['name', 'country', 'city', 'taxIncludedInPrices', 'phone']) await run('get', key)
  expect(written).toEqual(['Harbour Hall\n', 'DE\n', 'Kiel\n', 'true\n', '\n'])
  await run('set', 'city', '')
  expect((await shop()).site.settings.business?.address).toEqual({ country: 'DE' })
})

test('fields of the address that are set at once all stay', async () => {
  const { shop, out } = await shopOf()
  const before = await shop()
  const address = { country: 'DE', addressLine: 'Am Kai 1', city: 'Kiel', subdivision: 'DE-SH', postalCode: '24103' }
  await Promise.all(Object.entries(address).map((words) => siteCommand(before, ['set', ...words], out)))
  expect((await shop()).site.settings.business?.address).toEqual(address)
})

test('scripts read and set what stands before numbers, and what stands at the foot of invoices', async () => {
  const { shop, out, written } = await shopOf()
  const run = async (...args: string[]) => siteCommand(await shop(), args, out)
  await run('set', 'orderPrefix', 'HH-')
  await run('set', 'invoiceNote', 'Registered', 'in', 'Kiel')
  written.length = 0
  for (const key of ['orderPrefix', 'invoicePrefix', 'invoiceNote']) await run('get', key)
  expect(written).toEqual(['HH-\n', 'INV-\n', 'Registered in Kiel\n'])
  expect((await shop()).site.settings.documents).toMatchObject({ orderPrefix: 'HH-' })
  await run('set', 'orderPrefix', '')
  expect(written.at(-1)).toBe('orderPrefix \n')
})

test.for([
  ['set', 'orderPrefix', '<b>'],
  ['set', 'colour', 'red'],
  ['set', 'currency', 'QQQ'],
  ['set', 'taxIncludedInPrices', 'maybe'],
  ['set', 'reservationMinutes', 'long'],
  ['set', 'name'],
  ['list'],
])('%j is refused in a sentence', async (args) => {
  const { shop, out } = await shopOf()
  await expect(siteCommand(await shop(), args, out)).rejects.toBeInstanceOf(StartRefused)
})

test.for([
  ['currency', 'XXX', 'a currency in use by its three-letter code, such as EUR, GBP or USD.'],
  ['currency', 'euro', 'a currency in use by its three-letter code, such as EUR, GBP or USD.'],
  ['country', 'ZZ', 'a country by its two-letter code, such as DE, GB or US.'],
  ['country', 'Germany', 'a country by its two-letter code, such as DE, GB or US.'],
  ['taxIncludedInPrices', 'yes', 'true or false.'],
  ['locale', 'xx-XX', 'one of the languages en, de, fr with a country, such as en-GB.'],
  ['timeZone', 'Mars/Base', 'a time zone by its IANA name, such as Europe/Berlin.'],
  ['reservationMinutes', 'long', 'a whole number of minutes from 1 to 1440.'],
  ['weightUnit', 'STONE', 'one of KG, LB.'],
  ['email', 'nobody', 'a valid email.'],
  ['subdivision', 'US-NY', 'a part of the country.'],
] as const)('%s cannot be %s: the refusal names the key, and what it must be', async ([key, value, must]) => {
  const { shop, out } = await shopOf()
  await siteCommand(await shop(), ['set', 'country', 'DE'], out)
  await expect(siteCommand(await shop(), ['set', key, value], out)).rejects.toThrow(`${key} must be ${must}`)
})
