import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** The shop in its own language, English, and in German and French beside it. */

const { shop, browser } = await openShop()
const { apiKey, siteId } = await shop.credentials()
const offered = await fetch(`${shop.url}/fairground/v1/languages`, {
  method: 'PATCH',
  headers: { authorization: apiKey, 'wix-site-id': siteId, 'content-type': 'application/json' },
  body: JSON.stringify({ others: ['de', 'fr'] }),
})
if (!offered.ok) throw new Error(`The languages were not set: ${offered.status}`)

test('a German visitor is led to German pages and buys on them', async () => {
  const { page, context, quiet } = await watchedPage(browser, { locale: 'de-DE' })
  await page.goto(shop.url)
  await page.waitForURL(`${shop.url}/de/`)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await page.waitForURL(`${shop.url}/de/shop`)
  await page.goto(`${shop.url}/de/products/studio-second-mug`)
  await page
    .getByText(/^\d+,\d\d\s£$/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Ihr Warenkorb' })
  await drawer
    .getByText(/^\d+,\d\d\s£$/)
    .first()
    .waitFor()
  await drawer.getByRole('button', { name: 'Zur Kasse' }).click()
  await page.waitForURL(/\/de\/checkout\//)
  await page.getByRole('heading', { level: 1, name: 'Kasse' }).waitFor()
  await page.getByRole('region', { name: 'Ihre Bestellung' }).getByText('Noch nicht gewählt').last().waitFor()
  quiet()
  await context.close()
})

test.for([320, 360, 640])('name and links of the header are whole, each on a line, at %i px', async (width) => {
  const { page, context } = await watchedPage(browser, { viewport: { width, height: 800 } })
  for (const language of ['', '/de', '/fr']) {
    await page.goto(`${shop.url}${language}/shop`)
    const texts = page.locator('header[data-site] > div > a, header[data-site] nav a')
    const broken = await texts.evaluateAll((links) =>
      links
        .filter((link) => {
          const text = document.createRange()
          text.selectNodeContents(link)
          return text.getClientRects().length > 1 || link.scrollWidth > link.clientWidth
        })
        .map(({ textContent }) => textContent),
    )
    expect([language, broken]).toEqual([language, []])
  }
  await context.close()
})

test('a German buyer pays at a German test bank and comes back to German thanks and a German mail', async () => {
  const { mailTo, sellTickets } = merchant(await shop.credentials())
  const concert = await sellTickets('Brass at the Bandstand', 40, '25.00')
  const { page, context, quiet } = await watchedPage(browser, { locale: 'de-DE' })
  await page.goto(`${shop.url}/de/events/${concert.slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.getByRole('button', { name: 'Tickets in den Warenkorb' }).click()
  await page.waitForURL(`${shop.url}/de/cart`)
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await page.waitForURL(/\/de\/checkout\//)
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('noa@example.com')
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Noa')
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Levi')
  await chooseTestPayment(page, 'Testzahlung')
  await page.getByRole('button', { name: / zahlungspflichtig bestellen$/ }).click()
  await decideAtBank(page, 'Genehmigen')
  await page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/de\/orders\//)
  await mailTo('noa@example.com', /\/de\/orders\/[0-9a-f-]+\?token=/)
  quiet()
  await context.close()
})

test('a German buyer reads in German why a code is not taken', async () => {
  const { page, context } = await watchedPage(browser, { locale: 'de-DE', javaScriptEnabled: false })
  await page.goto(`${shop.url}/de/products/studio-second-mug`)
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await page.waitForURL(/\/de\/cart/)
  await page.getByRole('textbox', { name: 'Rabattcode' }).fill('NOSUCHCODE')
  await page.getByRole('textbox', { name: 'Rabattcode' }).press('Enter')
  await page
    .getByText('Den Code „NOSUCHCODE“ gibt es nicht. Prüfen Sie ihn oder versuchen Sie einen anderen.')
    .first()
    .waitFor()
  await context.close()
})

test('a visitor picks the language in the footer, without scripts too, and the next visit remembers it', async () => {
  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/events`)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await page.getByRole('button', { name: 'Show', exact: true }).first().click()
  await page.waitForURL(`${shop.url}/fr/events`)
  await page.getByRole('heading', { level: 1, name: 'Événements' }).waitFor()
  await page.goto(shop.url)
  await page.waitForURL(`${shop.url}/fr/`)
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en')
  await page.getByRole('button', { name: 'Afficher', exact: true }).first().click()
  await page.waitForURL(`${shop.url}/`)
  await context.close()
})

test('the foot stays as it was written: its links move within the page, and its forms lead back to the one that is shown', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/de/shop`)
  await page.waitForFunction(() => performance.getEntriesByName('active').length > 0)
  const foot = page.getByRole('contentinfo')
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await foot.getByRole('link', { name: 'Demnächst' }).click()
  await page.waitForURL(`${shop.url}/de/events`)
  await page.getByRole('heading', { level: 1, name: 'Veranstaltungen' }).waitFor()
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  await foot.getByRole('combobox', { name: 'Preise anzeigen in' }).selectOption({ index: 1 })
  await foot.getByRole('button', { name: 'Anzeigen', exact: true }).last().click()
  await page.waitForFunction(() => !('stays' in window))
  expect(page.url()).toBe(`${shop.url}/de/events`)
  await foot.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
  await foot.getByRole('button', { name: 'Anzeigen', exact: true }).first().click()
  await page.waitForURL(`${shop.url}/events`)
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
  quiet()
  await context.close()
})

test('forms without scripts stay in their language', async () => {
  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/de/products/studio-second-mug`)
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await page.waitForURL(/\/de\/cart/)
  await page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb' }).waitFor()
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await page.waitForURL(/\/de\/checkout\//)
  await context.close()
})

test('each page names itself and the same page in the other languages', async () => {
  const links = async (path: string) => {
    const html = await (await fetch(shop.url + path)).text()
    const hrefOf = (tag: string) => new URL(/href="([^"]*)"/.exec(tag)?.[1] ?? '').pathname
    return [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)]
      .filter(([tag]) => !tag.includes('atom'))
      .map(([tag, rel]) => [rel === 'canonical' ? rel : /hrefLang="([^"]*)"/i.exec(tag)?.[1], hrefOf(tag)])
  }
  const others = [
    ['en', '/shop'],
    ['de', '/de/shop'],
    ['fr', '/fr/shop'],
    ['x-default', '/shop'],
  ]
  expect((await links('/shop')).sort()).toEqual([['canonical', '/shop'], ...others].sort())
  expect((await links('/fr/shop')).sort()).toEqual([['canonical', '/fr/shop'], ...others].sort())
  expect((await fetch(`${shop.url}/es/shop`, { headers: { accept: 'text/html' } })).status).toBe(404)
})
