import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { orders } from '@fairground/client/generated/ecom.orders.ts'
import { taxGroups } from '@fairground/client/generated/ecom.tax-groups.ts'
import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { root } from './running-shop.ts'

/** An owner works on the smaller pages of the admin; each of its pages says so when the server fails or refuses. */

const { shop, merchantPage } = await openShop()
const credentials = await shop.credentials()

const open = (page: Page, path: string) => page.goto(`${shop.url}/admin/${path}`)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function remove(page: Page, name: string) {
  await dialog(page).waitFor({ state: 'detached' })
  await button(page, `Change ${name}`).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await dialog(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await gone(page, `Change ${name}`)
}

/** Once the dialog is closed: what is behind it has no role while it is open. */
async function gone(page: Page, name: string) {
  await dialog(page).waitFor({ state: 'detached' })
  await button(page, name).waitFor({ state: 'detached' })
}

test.for([
  ['brands', 'brand', 'Lantern Row'],
  ['ribbons', 'ribbon', 'Made to order'],
] as const)('%s are created, renamed and deleted, and a name is used once', async ([path, noun, taken]) => {
  const { page, context } = await merchantPage()
  await open(page, path)
  await button(page, `New ${noun}`).click()
  await field(page, 'Name').fill(taken)
  await button(page, `Create ${noun}`).click()
  await dialog(page)
    .getByRole('alert')
    .filter({ hasText: `The name “${taken}” is in use` })
    .waitFor()
  await field(page, 'Name').fill('Quayside Press')
  await button(page, `Create ${noun}`).click()
  await button(page, 'Quayside Press').click()
  await field(page, 'Name').fill('Quayside Works')
  await button(dialog(page), 'Save name').click()
  await remove(page, 'Quayside Works')
  await context.close()
})

test('an info section is written, renamed and deleted', async () => {
  const { page, context, quiet } = await merchantPage()
  await open(page, 'info-sections')
  await button(page, 'New info section').click()
  await field(page, 'Title').fill('Repairs')
  await field(page, 'Text').fill('Bring it back within a year.')
  await button(page, 'Create info section').click()
  await page.getByText('Bring it back within a year.').waitFor()
  await button(page, 'Repairs').click()
  await field(page, 'Title').fill('Repairs and parts')
  await dialog(page).getByRole('button', { name: /^Save/ }).click()
  await remove(page, 'Repairs and parts')
  quiet()
  await context.close()
})

test('an option is created with its choices, and one that products use is not deleted', async () => {
  const { page, context, quiet } = await merchantPage()
  await open(page, 'options')
  await button(page, 'New option').click()
  await field(page, 'Name').fill('Handle')
  await field(page, 'Choice 1').fill('Left')
  await field(page, 'Choice 2').fill('Right')
  await button(page, 'Create option').click()
  await page.getByText('Left, Right').waitFor()
  await remove(page, 'Handle')

  await button(page, 'Change Frame').click()
  expect(await page.getByRole('menuitem', { name: /^Delete/ }).getAttribute('aria-disabled')).toBe('true')
  quiet()
  await context.close()
})

test('a promotion needs a name and a picture, and is seen in the shop until it is hidden', async () => {
  const { page, context, quiet } = await merchantPage()
  await open(page, 'promotions')
  await button(page, 'New promotion').click()
  await button(page, 'Create promotion').click()
  await dialog(page).getByText('Enter a name.').waitFor()
  await dialog(page).getByText('Choose a picture.').waitFor()
  await button(page, 'Cancel').click()

  const visitor = await context.newPage()
  const shown = visitor.getByRole('main').getByRole('img', { name: 'Strings of lights over the market, at dusk' })
  await visitor.goto(`${shop.url}/collections/light`)
  expect(await shown.count()).toBe(1)
  await button(page, 'Change Night Market').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page).getByRole('switch', { name: 'Shown' }).click()
  await dialog(page).getByRole('button', { name: /^Save/ }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await expect
    .poll(async () => {
      await visitor.reload()
      return shown.count()
    })
    .toBe(0)
  quiet()
  await context.close()
})

test('a location is added and renamed, and a threshold that is no number is refused at its field', async () => {
  const { page, context, quiet } = await merchantPage()
  await open(page, 'settings/locations')
  await button(page, 'Add location').click()
  await field(page, 'Name').fill('Harbour shed')
  await button(dialog(page), 'Add location').click()
  await button(page, 'Change Harbour shed').click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await field(page, 'Name').fill('Harbour store')
  await dialog(page).getByRole('button', { name: /^Save/ }).click()
  await button(page, 'Change Harbour store').waitFor()

  const threshold = field(page, 'Low stock threshold')
  await threshold.fill('lots')
  await button(page, 'Save').click()
  await page.getByText('Enter a whole number up to 99,999.').waitFor()
  await threshold.fill('4')
  await button(page, 'Save').click()
  await page
    .locator('[data-sonner-toast]')
    .filter({ hasText: /threshold|saved/i })
    .first()
    .waitFor()
  await page.reload()
  await expect.poll(() => threshold.inputValue()).toBe('4')
  quiet()
  await context.close()
})

test('the tax group of a product is chosen by its name, and the cover of an event from the library', async () => {
  const auth = apiKeyAuth({ apiKey: credentials.apiKey, siteId: credentials.siteId })
  const site = createClient({ url: shop.url, auth, modules: { taxGroups } })
  await site.taxGroups.createTaxGroup({ taxGroup: { name: 'Books and prints' } })
  const { page, context, quiet } = await merchantPage()
  await open(page, 'products/new')
  const group = page.getByRole('combobox', { name: 'Tax group' })
  await group.selectOption('Books and prints')
  expect((await group.getByRole('option').allTextContents()).join(' ')).not.toMatch(/[0-9a-f]{8}-/)

  await open(page, 'events/new')
  const cover = page.getByRole('group', { name: 'Cover picture' })
  const address = cover.getByLabel('Web address of the cover')
  expect(await address.isVisible()).toBe(false)
  await button(cover, 'Choose a picture').click()
  await dialog(page).getByRole('list', { name: 'Files' }).getByRole('button').first().click()
  await dialog(page)
    .getByRole('button', { name: /^(Choose|Use|Add)/ })
    .last()
    .click()
  await cover.getByRole('img').or(cover.locator('img')).first().waitFor()
  await button(cover, 'Choose another picture').waitFor()
  expect(await address.isVisible()).toBe(false)
  quiet()
  await context.close()
})

test('the service fee of tickets is a percentage, and buyers pay it from then on', async () => {
  const { page, context, quiet } = await merchantPage()
  await open(page, 'settings/tickets')
  const fee = field(page, 'Service fee (%)')
  await fee.fill('abc')
  await button(page, 'Save').click()
  await page.getByText('Enter a percentage below 100').waitFor()
  await fee.fill('10')
  await button(page, 'Save').click()
  await page.getByText('Service fee saved.').waitFor()

  const concert = await merchant(credentials).sellTickets('Fee rehearsal', 10, '20.00', 'FEE_ADDED_AT_CHECKOUT')
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  await page.getByText('£22.00').first().waitFor()
  quiet()
  await context.close()
})

test('a language that is offered has its pages, whose addresses lead to the site’s own without the offer', async () => {
  const { page, context } = await merchantPage()
  const pageAt = async (path: string) => new URL((await fetch(shop.url + path)).url).pathname
  const french = page.getByRole('checkbox', { name: 'French' })
  for (const offered of [true, false]) {
    await open(page, 'settings/languages')
    await french.setChecked(offered)
    await button(page, 'Save').click()
    await page.getByText('Languages saved.').waitFor()
    await expect.poll(() => pageAt('/fr/shop')).toBe(offered ? '/fr/shop' : '/shop')
  }
  await context.close()
})

test('an API key reads what it was made for and nothing else, until it is revoked', async () => {
  const { page, context, quiet } = await merchantPage()
  await open(page, 'settings/api-keys')
  await button(page, 'Create API key').click()
  await field(page, 'Name').fill('Reports')
  await page.getByRole('combobox', { name: 'Orders and payments' }).selectOption('Read')
  await button(dialog(page), 'Create key').click()
  const apiKey = (await dialog(page).locator('code').textContent()) ?? ''
  await button(page, 'I have copied it').click()

  const auth = apiKeyAuth({ apiKey, siteId: credentials.siteId })
  const program = createClient({ url: shop.url, auth, modules: { orders, productsV3 } })
  const search = () => program.orders.searchOrders({ search: {} })
  expect((await search()).orders?.length).toBeGreaterThan(0)
  await expect(program.productsV3.createProduct({ product: { name: 'Mug' } } as never)).rejects.toThrow()
  await button(page, 'Revoke Reports').click()
  await button(dialog(page), 'Revoke key').click()
  await gone(page, 'Revoke Reports')
  await expect(search()).rejects.toThrow()
  quiet()
  await context.close()
})

test('an app is registered with addresses that sign-in may return to', async () => {
  const { page, context } = await merchantPage()
  await open(page, 'settings/apps')
  await button(page, 'Register app').click()
  await field(page, 'Name').fill('Band site')
  const addresses = field(page, 'Redirect addresses (optional)')
  await addresses.fill('javascript:alert(1)')
  await button(dialog(page), 'Register app').click()
  await dialog(page).getByText('Must be a whole http or https address').waitFor()
  await addresses.fill('https://band.example/back')
  await button(dialog(page), 'Register app').click()
  await page.getByText('https://band.example/back').waitFor()
  await remove(page, 'Band site')
  await context.close()
})

test('a colleague is invited and removed, and the audit log says so', async () => {
  const { page, context, quiet } = await merchantPage()
  await open(page, 'settings/users')
  await button(page, 'Invite user').click()
  await field(page, 'Email').fill('door@example.com')
  await page.getByRole('radio', { name: 'Door' }).check({ force: true })
  await button(page, 'Send invitation').click()
  await button(page, 'Change door@example.com').click()
  await page.getByRole('menuitem', { name: 'Remove user' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await gone(page, 'Change door@example.com')

  await open(page, 'settings/audit')
  await page.getByRole('combobox', { name: 'Filter' }).selectOption('Users')
  await page.waitForURL(/tab=users/)
  const log = page
    .getByRole('list', { name: 'Audit log' })
    .getByRole('listitem')
    .filter({ hasText: 'door@example.com' })
  await log.filter({ hasText: 'Invited' }).first().waitFor()
  await log.filter({ hasText: 'Removed' }).first().waitFor()
  quiet()
  await context.close()
})

test('the guest lists lead to the guests of one event', async () => {
  const { page, context, quiet } = await merchantPage()
  await open(page, 'guests')
  await page.getByRole('link', { name: /Night Market/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Guests of Night Market at Tobacco Dock' }).waitFor()
  quiet()
  await context.close()
})

/** Addresses of all pages, as the routes name them. */
const PATHS = [...readFileSync(join(root, 'admin/src/routes.tsx'), 'utf8').matchAll(/page\('(\/[^']+)'/g)].map(
  ([, path = '']) => path.replace(/:\w+/g, '01980000-0000-7000-8000-000000000000'),
)

/** Pages that have nothing to load. */
const SELF_CONTAINED = ['/products/new', '/coupons/new', '/events/new', '/settings', '/settings/testing']

/** Each page meets one of them: what a page shows of a failure does not depend on the page. */
const FAILURES = [
  ['is loaded by Try again', 500, 'INTERNAL', 'The server failed.', 0],
  ['has no Try again, for the role has to change first', 403, 'PERMISSION_DENIED', 'Your role does not allow this.', 1],
] as const

test.for(FAILURES)(
  'every second page says what happened when it cannot be loaded, and %s',
  async ([, status, code, words, first]) => {
    const { page, context } = await merchantPage()
    const body = JSON.stringify({ message: '', details: { applicationError: { code, description: '', data: {} } } })
    const refuse = (route: Route) =>
      ['fetch', 'xhr'].includes(route.request().resourceType())
        ? route.fulfill({ status, contentType: 'application/json', body })
        : route.continue()
    /** By the router, as a link does: the shell stays. */
    const goTo = (path: string) =>
      page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/admin${path}`)
    const main = page.getByRole('main')
    await open(page, 'settings/testing')
    expect(PATHS.length).toBeGreaterThan(40)
    const loading = PATHS.filter((one) => !SELF_CONTAINED.includes(one))
    for (const path of loading.filter((_, at) => at % 2 === first)) {
      await page.route('**/*', refuse)
      await goTo(path)
      await main.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
      expect(await main.textContent(), path).toContain(words)
      await page.unroute('**/*', refuse)
      await goTo('/settings/testing')
      await main.getByRole('heading', { level: 1, name: 'Testing' }).waitFor()
    }
    await page.route('**/*', refuse)
    await goTo('/brands')
    await main.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
    await page.unroute('**/*', refuse)
    expect(await button(page, 'Try again').count()).toBe(status === 403 ? 0 : 1)
    if (status !== 403) {
      await button(page, 'Try again').click()
      await main.getByRole('heading', { level: 1, name: 'Brands' }).waitFor()
    }
    await context.close()
  },
)
