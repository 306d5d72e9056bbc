import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { testSettings, testSite } from '../../../test/fixture.ts'
import { mailStandIn } from '../../../test/mail-stand-in.ts'
import { stripeStandIn } from '../../../test/stripe-stand-in.ts'
import { setupShop } from '../../cli-setup.ts'
import { StartRefused } from '../../db/managed/start-refused.ts'
import { paymentProviders } from '../../providers/payment/providers.ts'
import { setupCommand } from './walk.ts'

const PASSWORD = 'harbour lanterns in june'

/** A new shop and a terminal: each question is answered by the next of the answers whose key its label begins with, else by Enter. */
async function opened(payments = paymentProviders(undefined)) {
  const site = await testSite({ providers: { ...testSettings('').providers, payments } })
  await site.query(`update sites set settings = settings || '{"status": "PENDING"}'`)
  await site.assembly.directory.reload()
  const written: string[] = []
  const secrets: string[] = []
  const run = async (answers: Readonly<Record<string, readonly string[]>>, only?: string) => {
    const left = new Map(Object.entries(answers).map(([label, all]) => [label, [...all]]))
    const ask = async (label: string, isSecret = false) => {
      written.push(label)
      if (isSecret) secrets.push(label)
      const [, all] = [...left].find(([start, some]) => label.startsWith(start) && some.length > 0) ?? []
      const answer = all?.shift() ?? ''
      return answer === 'END' ? undefined : answer
    }
    const shop = await setupShop(site.assembly, 'http://shop.example')
    return setupCommand(shop, { ask, write: (text) => written.push(text) }, only)
  }
  const get = async (path: string) => (await site.admin.call('GET', path)).body
  const states = async () =>
    Object.fromEntries(
      (await get('/fairground/v1/setup')).steps.map((one: { step: string; state: string }) => [one.step, one.state]),
    )
  return { site, run, get, states, written, secrets, text: () => written.join('') }
}

function file(name: string, content: string | Buffer): string {
  const directory = mkdtempSync(join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const path = join(directory, name)
  writeFileSync(path, content)
  return path
}

const logo = async () =>
  file(
    'logo.png',
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#10593e' } })
      .png()
      .toBuffer(),
  )

test('an owner sets up a whole shop in the terminal, and the checklist of the admin is done', async () => {
  const stripe = await stripeStandIn()
  onTestFinished(() => stripe.close())
  const { site, run, get, states, secrets, text } = await opened(paymentProviders(stripe.url))
  const smtp = await mailStandIn()
  const legal = file('legal.txt', '# Scope\nThese terms apply.\nTo everything.\n\n- Goods\n- Tickets\n')
  await run({
    'Name of the business': ['Harbour Hall'],
    'Email for buyers': ['hall@example.com'],
    Country: ['Utopia', 'US'],
    'Street and number [': ['1 Pier Road'],
    City: ['Boston'],
    Colour: ['#0f766e'],
    'Logo:': ['/nowhere/logo.png', legal, await logo()],
    Menu: [
      'pages',
      'Visit',
      '3 to 1',
      'Visit /pages/visit',
      'Blog https://blog.example',
      '2 to 1',
      'Blog ftp://x',
      '-2',
    ],
    'Languages beside': ['de'],
    'Countries to add starting values': ['ZZ', 'gb, de'],
    'A way to pay outside': ['Bank transfer'],
    'Instructions to buyers': ['IBAN DE00'],
    'Stripe: publishable key': ['pk_live_standin', 'pk_live_standin'],
    'Secret key': ['wrong', 'sk_live_standin'],
    'Signing secret': ['whsec_standin', 'whsec_standin'],
    'Countries that you deliver to': ['QQ', 'us ca'],
    'Price of delivery': ['much', '7,50'],
    'Free from an order': ['', '90'],
    'Terms and conditions': ['/nowhere/terms.txt', legal],
    'Privacy policy': [legal],
    Imprint: [legal],
    Returns: ['draft'],
    'Add a product': ['cake', 'product'],
    'Name of the product': ['Paper lantern'],
    'Price in USD': ['12,345,678', '24'],
    'Units in stock': ['10'],
    'Your name': ['Ines'],
    'Password (': [PASSWORD, PASSWORD],
    'The same password': ['another', PASSWORD],
    'Host of the mail server': ['127.0.0.1', '127.0.0.1'],
    'Security:': ['SSL', 'none', 'none'],
    Port: ['1', String(smtp.port)],
    'Open the shop': ['yes'],
  })

  expect(Object.entries(await states()).filter(([, state]) => state !== 'DONE')).toEqual([])
  const { name, currency, timeZone, settings, taxes } = site.assembly.directory.defaultSite()!
  expect({ name, currency, timeZone }).toEqual({ name: 'Harbour Hall', currency: 'USD', timeZone: 'America/New_York' })
  expect(settings).toMatchObject({ weightUnit: 'LB', taxIncludedInPrices: false, status: 'ENABLED' })
  expect(taxes?.regions.map(({ country }) => country).toSorted()).toEqual(['DE', 'GB'])

  expect(settings.look).toMatchObject({
    logo: { url: expect.stringMatching(/\/media\//), width: 40, height: 20 },
    menu: [{ title: 'Blog', url: 'https://blog.example' }],
  })
  expect((await site.nobody.call('GET', new URL(settings.look!.logo!.url).pathname)).status).toBe(200)
  const { methods, manualMethods } = await get('/fairground/v1/payment-settings')
  expect(manualMethods).toMatchObject([{ title: 'Bank transfer', instructions: 'IBAN DE00' }])
  expect(methods.find(({ method }: { method: string }) => method === 'stripe')).toMatchObject({ enabled: true })
  expect(secrets.some((label) => label.startsWith('Secret key'))).toBe(true)
  expect(text()).not.toContain('sk_live_standin')
  expect(text()).toContain('takes payments.')

  const { deliveryProfiles } = (await site.admin.call('POST', '/v1/delivery-profiles/query', {})).body
  expect(deliveryProfiles[0].deliveryRegions).toMatchObject([
    { name: 'United States, Canada', destinations: [{ countryCode: 'US' }, { countryCode: 'CA' }] },
  ])
  const { shippingOptions } = (await site.admin.call('POST', '/v1/shipping-options/query', {})).body
  expect(shippingOptions[0].rates).toMatchObject([{ amount: '7.50' }, { amount: '0', conditions: [{ value: '90' }] }])
  const { pickupLocations } = (await site.admin.call('POST', '/v1/pickup-locations/query', {})).body
  expect(pickupLocations[0]).toMatchObject({ active: true, address: { addressLine: '1 Pier Road', city: 'Boston' } })

  const { page } = await get('/fairground/v1/pages/terms-and-conditions')
  expect(page.html.replace(/ id="[^"]*"/g, '')).toContain('<h2>Scope</h2><p>These terms apply. To everything.</p><ul>')

  const { contentPages } = await get('/fairground/v1/content-pages')
  expect(contentPages).toContainEqual(expect.objectContaining({ kind: 'RETURNS', title: 'Returns', shown: false }))
  const credentials = new URLSearchParams({ email: 'owner@example.com', password: PASSWORD, way: 'password' })
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const signedIn = await site.nobody.call('POST', '/admin/sign-in-needed', credentials.toString(), form)
  expect(signedIn.status).toBe(303)
  expect(text()).toContain('The two passwords differ.')
  expect(smtp.received[0]).toContain('From: Harbour Hall <hall@example.com>')
  expect(smtp.received[0]).toContain('To: owner@example.com')
  expect(text()).toContain('The test mail was not sent: connect ECONNREFUSED')
  expect(text()).toContain('Everything is set up.')
})

test('a step is left for later, the input ends, and the next walk takes up what is not done', async () => {
  const { run, states, written, text, site } = await opened()
  await run({ 'Name of the business': ['Harbour Hall'], Colour: ['later'], 'Languages beside': ['END'] })
  expect(text()).toContain('Left. What was answered is saved')
  expect(site.assembly.directory.defaultSite()?.name).toBe('Harbour Hall')
  expect(await states()).toMatchObject({ BUSINESS: 'OPEN', LOOK: 'LATER', REGION: 'DONE', LANGUAGES: 'OPEN' })

  written.length = 0
  await run({ Colour: ['#0f766e'], 'Languages beside': ['END'] })
  expect(text()).toContain('"setup region" goes through it again.')
  expect(await states()).toMatchObject({ LOOK: 'DONE' })
})

test('one step is named, and a first event has its place, date and ticket', async () => {
  const { run, site, text } = await opened()
  await expect(run({}, 'tax-free')).rejects.toBeInstanceOf(StartRefused)
  await run(
    {
      'Add a product': ['event'],
      'Title of the event': ['Night market'],
      Begins: ['tomorrow', '2030-02-30 19:30', '2030-07-01 19:30'],
      Place: ['Tobacco Dock'],
      'Its address': ['50 Porters Walk, London'],
      'Kind of ticket': ['Admission'],
      'Price in GBP': ['12.50'],
      'Number of tickets': ['200'],
    },
    'first-item',
  )
  expect(text()).not.toContain('Your business')
  const { events } = (await site.admin.call('POST', '/events/v3/events/query', { fields: ['DETAILS'] })).body
  expect(events).toMatchObject([
    {
      title: 'Night market',
      status: 'UPCOMING',
      location: { name: 'Tobacco Dock' },
      dateAndTimeSettings: { startDate: '2030-07-01T18:30:00.000Z' },
    },
  ])
  const { ticketDefinitions } = (await site.admin.call('POST', '/v3/ticket-definitions/query', {})).body
  expect(ticketDefinitions).toMatchObject([{ name: 'Admission', initialLimit: 200, feeType: 'FEE_INCLUDED' }])
})

test('a file of products is imported, and can be taken back', async () => {
  const { run, text, get } = await opened()
  const path = file('products.csv', 'Handle,Title,Variant Price\nlantern,Lantern,24.00\n')
  await run({ 'Add a product': ['import'], 'File of': [path] }, 'first-item')
  expect(text()).toContain('1 created')
  expect((await get('/fairground/v1/product-imports')).imports).toHaveLength(1)
})
