import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { goOn } from './checkout-steps.ts'
import { openShop } from './open-shop.ts'
import { root } from './running-shop.ts'
import { withProvider } from './stripe-component.ts'

/** An empty site becomes a shop in its owner's name by the checklist alone, and is paid by card; with a stand-in for the provider. */

const standIn = spawn(process.execPath, ['server/test/run-stripe-stand-in.ts'], { cwd: root })
afterAll(() => void standIn.kill())
const [printed] = (await once(standIn.stdout, 'data')) as [Buffer] // its first line
const STRIPE_API_URL = printed.toString().trim()
const { shop, browser, merchantPage } = await openShop({ DEMO: '0', STRIPE_API_URL }, { testing: false })

const { page, quiet } = await merchantPage()

/** Begins a step where the checklist leads to it. */
async function begin(step: string): Promise<void> {
  await page.goto(`${shop.url}/admin/setup`)
  await page.getByRole('link', { name: step }).click()
}

const cardOf = (heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()

async function save(heading: string): Promise<void> {
  const answered = page.waitForResponse(
    (one) => one.url().endsWith('/site-settings') && one.request().method() === 'PATCH',
  )
  await cardOf(heading).getByRole('button', { name: 'Save', exact: true }).click()
  expect((await answered).status()).toBe(200)
}

/** Begins with the starting text, which stays hidden unless the owner shows it. */
async function writeDraft(title: string, part: string): Promise<void> {
  await begin('Write your pages')
  await page.getByRole('button', { name: `Write: ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Put in the starting text' }).click()
  await dialog.getByText('Entwurf. Lassen Sie diesen Text').waitFor()
  await dialog.getByText(part).waitFor()
  const shown = dialog.getByRole('checkbox', { name: 'Show in the shop' })
  expect(await shown.isChecked()).toBe(false)
  await shown.check()
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The account's page is in the language of the shop. */
async function setPassword(): Promise<void> {
  await begin('Set your name and password')
  await page.getByLabel('Ihr Name').fill('Ines Hafen')
  await page.getByLabel('Neues Passwort').fill('harbour lanterns in june')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('status').waitFor()
}

async function writePage(title: string, text: string): Promise<void> {
  await begin('Write your pages')
  await page.getByRole('button', { name: `Write: ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[contenteditable=true]').fill(text)
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('the owner of an empty site sets up a shop by its checklist', async () => {
  await begin('Enter your business')
  await page.getByLabel('Name of the business').fill('Kleine Laterne')
  await page.getByLabel('Email for buyers').fill('laden@example.com')
  await save('Name and contact')
  await cardOf('Address').getByRole('combobox').first().fill('germany')
  await page.keyboard.press('Enter')
  await page.getByLabel('Street and number').fill('Hafenstraße 1')
  await page.getByLabel('City').fill('Hamburg')
  await page.getByLabel('Postal code').fill('20457')
  await save('Address')

  await begin('Check what is usual')
  await page.getByRole('button', { name: 'Use these' }).click()
  await page.getByText('Usual in Germany').waitFor({ state: 'detached' })

  await begin('Set up taxes')
  await page.getByRole('button', { name: 'Starting values' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add all of the European Union' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add .*regions/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: 'Charge no VAT to businesses (reverse charge)' }).check()
  await save('Sales to other EU countries')

  await begin('Choose payment methods')
  const account = page.locator('#account-stripe')
  await account.getByRole('button', { name: 'Enter keys' }).click()
  const keys = page.getByRole('dialog')
  await keys.getByLabel('Publishable key').fill('pk_live_standin')
  await keys.getByLabel('Secret key', { exact: true }).fill('sk_live_standin')
  await keys.getByLabel('Signing secret of the webhook').fill('whsec_standin')
  await keys.getByRole('button', { name: 'Check and save keys' }).click()
  await account.getByText('The secret key ends in ndin').waitFor()

  await writePage('Terms and conditions', 'Wir liefern innerhalb der Europäischen Union.')
  await writePage('Privacy policy', 'Wir speichern nur, was die Bestellung braucht.')
  await writeDraft('Imprint', 'Hafenstraße 1, 20457 Hamburg, Deutschland')
  await setPassword()

  await begin('Add a product')
  await page.getByLabel('Name', { exact: true }).fill('Laterne aus Papier')
  await page.getByLabel('Price', { exact: true }).fill('24')
  await page.getByLabel('Units in stock').fill('10')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/products\/[0-9a-f]{8}-/)

  await page.goto(`${shop.url}/admin/setup`)
  const stepOf = (step: string) => page.locator(`[data-step=${step}]`)
  for (const step of ['BUSINESS', 'TAX', 'PAYMENT', 'LEGAL', 'FIRST_ITEM', 'STAFF', 'OPENING'])
    await stepOf(step).getByText('Done', { exact: true }).waitFor()
  for (const step of ['REGION', 'DELIVERY']) {
    await stepOf(step).getByRole('button', { name: 'Mark as done' }).click()
    await stepOf(step).getByText('Done', { exact: true }).waitFor()
  }
  quiet()
})

test('a mail server that does not answer says so in its test, and is removed', async () => {
  await begin('Connect a mail server')
  await page.getByLabel('Host').fill('127.0.0.1')
  await page.getByLabel('Security').selectOption('None, without a password')
  await page.getByLabel('Port').fill('1')
  await page.getByLabel('Sender').fill('laden@example.com')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await page.getByText('The mail server did not take the email: connect ECONNREFUSED').waitFor()
  await page.getByRole('button', { name: 'Remove the mail server' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the mail server' }).click()
  await page.getByText('No mail server is connected.').waitFor()
})

test('the owner puts words of their own on the checkout page', async () => {
  await page.goto(`${shop.url}/admin/settings/orders`)
  const german = cardOf('Words of the checkout').getByRole('group', { name: 'Deutsch' })
  await german.getByLabel('Last step').fill('Alles richtig?')
  await german.getByLabel('Summary of the order').fill('Das kommt zu Ihnen')
  const answered = page.waitForResponse((one) => one.request().method() === 'PATCH')
  await cardOf('Words of the checkout').getByRole('button', { name: 'Save', exact: true }).click()
  expect((await answered).status()).toBe(200)
})

async function fillCheckout(buyer: Page): Promise<void> {
  await buyer.goto(`${shop.url}/products/laterne-aus-papier`)
  await buyer.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await buyer.getByRole('dialog').getByText('24,00').first().waitFor()
  await buyer.goto(`${shop.url}/cart`)
  await buyer.getByRole('button', { name: 'Zur Kasse' }).click()
  await buyer.waitForURL(/\/checkout\//)
  await buyer.getByRole('heading', { name: 'Alles richtig?' }).waitFor()
  // A line that opens on a phone; its name is the owner's, too.
  await buyer.getByRole('region', { name: 'Das kommt zu Ihnen' }).waitFor()
  await buyer.getByLabel('E-Mail').fill('ada@example.com')
  await buyer.getByLabel('Vorname').fill('Ada')
  await buyer.getByLabel('Nachname').fill('King')
  await buyer.getByText('Kaufen Sie für ein Unternehmen?').click()
  await buyer.locator('#company').fill('Lumière SARL')
  await buyer.locator('#taxId').fill('FR84323140391')
  await goOn(buyer)
  await buyer.getByRole('radio', { name: /Standardversand/ }).check({ force: true })
  await buyer.getByRole('combobox', { name: 'Land' }).selectOption('FR')
  await buyer.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('1 rue de la Paix')
  await buyer.getByRole('textbox', { name: 'Ort' }).fill('Paris')
  await buyer.getByRole('textbox', { name: 'Postleitzahl' }).fill('75002')
}

test.for([360, 1280])('a business in France buys there without VAT and pays by card, %i px wide', async (width) => {
  const { page: buyer, context } = await watchedPage(browser, { viewport: { width, height: 800 } })
  await withProvider(buyer, STRIPE_API_URL)
  await fillCheckout(buyer)
  await buyer.getByRole('button', { name: /29,00.*bestellen$/ }).click()
  // In the summary and at its field.
  await buyer.getByText('Diese Nummer ist in dem Land').last().waitFor()
  await buyer.locator('#taxId').fill('FR40303265045')
  await goOn(buyer)
  // The prices hold 20 % VAT: 24.00 and 5.00 are 20.00 and 4.17 without it.
  await buyer.getByRole('button', { name: /24,17.*bestellen$/ }).click()
  await buyer.getByLabel('Card number').fill('succeed')
  await buyer.getByRole('button', { name: 'Jetzt bezahlen', exact: true }).click()
  await buyer.waitForURL(/\/orders\/.+\/thanks/)
  await buyer.getByText('USt. (Steuerschuldnerschaft des Leistungsempfängers)').waitFor()
  await buyer.getByText('Lumière SARL').first().waitFor()
  await buyer.getByText('75002 Paris').waitFor()
  expect(await buyer.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await context.close()

  await page.goto(`${shop.url}/admin/orders`)
  await page
    .getByRole('link', { name: /^#?1000\d/ })
    .first()
    .click()
  await page.getByText('FR40303265045').waitFor()
  await page.getByText('Paid', { exact: true }).first().waitFor()
})
