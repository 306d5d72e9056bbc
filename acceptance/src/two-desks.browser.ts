import { expect, test } from 'vitest'
import { type Watched, watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'

/** A merchant goes on at another computer: with the views of lists, and with what was entered and not saved. */

const { shop, browser, merchantPage } = await openShop()

test('a view saved at one desk is a tab at the other, until it is deleted', async () => {
  const [one, other] = [await merchantPage(), await merchantPage()]
  await one.page.goto(`${shop.url}/admin/products?sale=yes&sort=-name`)
  await one.page.getByRole('button', { name: 'Saved views' }).click()
  await one.page.getByRole('menuitem', { name: 'Save this view' }).click()
  await one.page.getByRole('dialog').getByLabel('Name').fill('Sale, Z to A')
  await one.page.getByLabel('Share with all staff').check()
  await one.page.getByRole('button', { name: 'Save view' }).click()
  await one.page.getByRole('link', { name: 'Sale, Z to A', exact: true }).waitFor()

  await other.page.goto(`${shop.url}/admin/products`)
  const tab = other.page.getByRole('link', { name: 'Sale, Z to A', exact: true })
  await tab.click()
  await other.page.waitForURL(/sale=yes/)
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page')
  await other.page.getByRole('button', { name: 'Saved views' }).click()
  await other.page.getByRole('menuitem', { name: 'Keep “Sale, Z to A” to myself' }).click()
  await other.page.getByRole('button', { name: 'Saved views' }).click()
  await other.page.getByRole('menuitem', { name: 'Share “Sale, Z to A” with everybody' }).waitFor()
  await other.page.getByRole('menuitem', { name: 'Delete “Sale, Z to A”' }).click()
  await expect.poll(() => tab.count()).toBe(0)
  await one.page.reload()
  await one.page.getByRole('link', { name: 'Sold out', exact: true }).waitFor()
  expect(await one.page.getByRole('link', { name: 'Sale, Z to A', exact: true }).count()).toBe(0)
  for (const { context, quiet } of [one, other]) {
    quiet()
    await context.close()
  }
})

test('input that one desk did not save comes back at the other', async () => {
  const [one, other] = [await merchantPage(), await merchantPage()]
  await one.page.goto(`${shop.url}/admin/products`)
  await one.page.getByRole('link', { name: 'Sunday Tote', exact: true }).first().click()
  const name = (at: typeof one) => at.page.getByRole('textbox', { name: 'Name', exact: true })
  await name(one).fill('Sunday Tote, tall')
  await one.page.getByText(/^Draft saved \d/).waitFor()
  const address = one.page.url()
  await one.context.close()

  await other.page.goto(address)
  await other.page.getByText('You have unsaved changes from').waitFor()
  expect(await name(other).inputValue()).toBe('Sunday Tote')
  await other.page.getByRole('button', { name: 'Restore changes' }).click()
  await expect.poll(() => name(other).inputValue()).toBe('Sunday Tote, tall')
  const forgotten = other.page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('/drafts/'),
  )
  await other.page.getByRole('button', { name: 'Discard' }).click()
  await forgotten
  await other.page.reload()
  await name(other).waitFor()
  await expect.poll(() => name(other).inputValue()).toBe('Sunday Tote')
  expect(await other.page.getByText('You have unsaved changes from').count()).toBe(0)
  other.quiet()
})

test('letters typed while a search is under way stay', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/products`)
  const search = page.getByRole('searchbox', { name: 'Name, SKU or brand' })
  await search.waitFor()
  // Answers about products wait until they are let go.
  let letGo = () => {}
  const hold = () => new Promise<void>((resolve) => (letGo = resolve))
  const held = hold()
  await page.route('**/stores/v3/products/search**', async (route) => {
    await held
    await route.continue()
  })
  const searchRequest = page.waitForRequest('**/stores/v3/products/search**')
  await search.pressSequentially('sunday')
  await searchRequest
  await search.pressSequentially(' tote')
  letGo()
  await page.waitForURL(/q=sunday(\+|%20)tote/)
  expect(await search.inputValue()).toBe('sunday tote')

  await page.getByRole('button', { name: 'Remove filter Matches “sunday tote”' }).click()
  await expect.poll(() => search.inputValue()).toBe('')
  quiet()
  await context.close()
})

test('a session that ends over a form is begun again in place, with what was entered', async () => {
  const { page, context } = await merchantPage()
  await page.goto(`${shop.url}/admin/products`)
  await page.getByRole('link', { name: 'Sunday Tote', exact: true }).first().click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Sunday Tote, wide')
  await context.clearCookies()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  // The draft of the form may be refused before Save is.
  const save = page.getByRole('button', { name: 'Save', exact: true }).first()
  await Promise.any([save.click({ timeout: 2_000 }), dialog.waitFor()])
  await dialog.waitFor()
  expect(await dialog.getByLabel('Your email address').inputValue()).toContain('@')
  expect(await page.getByText(/npm run|Request [0-9a-f]/).count()).toBe(0)

  const tab = await context.newPage()
  await tab.goto((await shop.credentials()).admin.signInLink)
  await tab.waitForURL(/\/admin\//)
  await dialog.waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('Sunday Tote, wide')
  await context.close()
})

test('a toast leaves the buttons of a dialog free, and pages are printed without it', async () => {
  const { page, context, quiet } = await merchantPage()
  for (const [width, height] of [
    [1280, 900],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${shop.url}/admin/brands`)
    await page.getByRole('button', { name: /brand/i }).first().click()
    await page.getByRole('dialog').getByLabel('Name').fill(`Harbour ${width}`)
    await page.getByRole('dialog').getByRole('button').last().click()
    const toast = page.locator('[data-sonner-toast]').first()
    await toast.waitFor()
    await page.getByRole('button', { name: /brand/i }).first().click()
    const button = page.getByRole('dialog').getByRole('button').last()
    await button.click({ trial: true, timeout: 4_000 })
    await page.keyboard.press('Escape')
    await page.emulateMedia({ media: 'print' })
    expect(await toast.isVisible()).toBe(false)
    expect(await page.getByRole('complementary', { name: 'Test payments' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
  }
  quiet()
  await context.close()
})

test('prices are raised to an ending, and restored', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/products?q=sunday+tote`)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: 'Select Sunday Tote', exact: true }) })
  const before = await row.getByText(/£/).first().textContent()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Percentage').fill('5')
  await dialog.getByLabel('Round to').selectOption('.99')
  await dialog.getByRole('cell', { name: /\.99/ }).first().waitFor()
  await dialog.getByRole('button', { name: 'Change prices' }).click()
  await page.getByText(/^\d+ prices? changed\.$/).waitFor()
  await row.getByText(/\.99/).first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => row.getByText(/£/).first().textContent()).toBe(before)
  quiet()
  await context.close()
})

/** A second person with a name, signed in at another desk. */
async function colleague(name: string, role = 'owner'): Promise<Watched> {
  const { url, apiKey, siteId } = await shop.credentials()
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`
  const headers = { authorization: apiKey, 'wix-site-id': siteId, 'content-type': 'application/json' }
  const call = (path: string, body?: object) =>
    fetch(`${url}${path}`, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) })
  expect((await call('/fairground/v1/staff/users', { email, name, role })).status).toBe(200)
  const { mails } = (await (await call(`/dev/mail?to=${encodeURIComponent(email)}`)).json()) as {
    mails: { text: string }[]
  }
  const [link = ''] = /http:\S+/.exec(mails[0]?.text ?? '') ?? []
  const watched = await watchedPage(browser)
  await watched.page.goto(link)
  await watched.page.getByRole('button').first().click()
  await watched.page.waitForURL(/\/admin\/(?!sign-in)/)
  return watched
}

test('two people change one product: the note names who, which fields and both values, and each field is chosen', async () => {
  const [one, other] = [await merchantPage(), await colleague('Ines Ferreira')]
  const name = ({ page }: Watched) => page.getByRole('textbox', { name: 'Name', exact: true })
  const brand = ({ page }: Watched) => page.getByRole('combobox', { name: 'Brand' })
  for (const { page } of [one, other]) {
    await page.goto(`${shop.url}/admin/products?q=sunday+tote`)
    await page.getByRole('link', { name: 'Sunday Tote', exact: true }).first().click()
  }
  await name(one).fill('Sunday Tote, mine')
  await name(other).fill('Sunday Tote, hers')
  await brand(other).fill('Harbour & Sons')
  await other.page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await other.page.getByText('Product saved.').waitFor()

  const note = one.page.getByRole('status', { name: 'Changes by others' })
  await note.getByText(/^Ines Ferreira changed Name and Brand/).waitFor()
  expect(await brand(one).inputValue()).toBe('Harbour & Sons')
  expect(await name(one).inputValue()).toBe('Sunday Tote, mine')
  await note.getByRole('radio', { name: /Keep mine Sunday Tote, mine/ }).waitFor()
  const save = one.page.getByRole('button', { name: 'Save', exact: true }).first()
  expect(await save.getAttribute('aria-disabled')).toBe('true')
  await one.page.setViewportSize({ width: 360, height: 740 })
  expect(
    await one.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
  await note.getByRole('radio', { name: /Take Ines Ferreira’s Sunday Tote, hers/ }).check()
  expect(await name(one).inputValue()).toBe('Sunday Tote, hers')
  await note.getByRole('radio', { name: /Keep mine/ }).check()
  expect(await name(one).inputValue()).toBe('Sunday Tote, mine')
  await save.click()
  await one.page.getByText('Product saved.').waitFor()
  await expect.poll(() => note.count()).toBe(0)
  await expect.poll(() => name(other).inputValue()).toBe('Sunday Tote, mine')
  await name(one).fill('Sunday Tote')
  await save.click()
  await expect.poll(() => name(other).inputValue()).toBe('Sunday Tote')
  for (const { context, quiet } of [one, other]) {
    quiet()
    await context.close()
  }
})

test('two tabs change one event, one coupon and one role: nothing is overwritten unseen', async () => {
  const [one, other] = [await merchantPage(), await merchantPage()]
  const note = one.page.getByRole('status', { name: 'Changes by others' })
  const save = ({ page }: Watched) => page.getByRole('button', { name: 'Save', exact: true }).first()

  await one.page.goto(`${shop.url}/admin/events`)
  const events = one.page.getByRole('table', { name: 'Events' }).getByRole('link')
  await events.first().click()
  await one.page.getByRole('link', { name: 'Edit details' }).click()
  await one.page.waitForURL(/\/edit$/)
  await other.page.goto(one.page.url())
  await one.page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lantern Walk, mine')
  await other.page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lantern Walk, theirs')
  await other.page.getByLabel('Street').fill('1 Quay Road')
  await save(other).click()
  await other.page.getByText('Event saved.').waitFor()
  await note.getByText(/^You changed Title and Street in another tab/).waitFor()
  expect(await one.page.getByLabel('Street').inputValue()).toBe('1 Quay Road')
  await note.getByRole('radio', { name: /Take the other tab’s Lantern Walk, theirs/ }).check()
  expect(await one.page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('Lantern Walk, theirs')
  await note.getByRole('button', { name: 'Close' }).click()

  await one.page.goto(`${shop.url}/admin/coupons`)
  await one.page.getByRole('table').getByRole('link').first().click()
  await one.page.waitForURL(/\/coupons\/[0-9a-f-]{36}/)
  await other.page.goto(one.page.url())
  await one.page.getByLabel('Name', { exact: true }).fill('Mine')
  await other.page.getByLabel('Name', { exact: true }).fill('Theirs')
  await save(other).click()
  await other.page.getByText('Coupon saved.').waitFor()
  await note.getByRole('radio', { name: /Take the other tab’s Theirs/ }).waitFor()
  expect(await save(one).getAttribute('aria-disabled')).toBe('true')
  await note.getByRole('radio', { name: /Keep mine/ }).check()
  await save(one).click()
  await one.page.getByText('Coupon saved.').waitFor()

  await one.page.goto(`${shop.url}/admin/settings/roles/new`)
  await one.page.getByLabel('Role name').fill('Night shift')
  await one.page.locator('input[name=area-orders][value=write]').check()
  await one.page
    .getByRole('button', { name: /^(Save|Create|Make)/ })
    .first()
    .click()
  await one.page.waitForURL(/\/roles\/(?!new)/)
  await other.page.goto(one.page.url())
  await one.page.getByLabel('Role name').fill('Night, mine')
  await other.page.getByLabel('Role name').fill('Night, theirs')
  await save(other).click()
  await other.page.getByText('Role saved.').waitFor()
  await save(one).click()
  await note.getByRole('radio', { name: /Night, theirs/ }).check()
  expect(await one.page.getByLabel('Role name').inputValue()).toBe('Night, theirs')
  for (const { context } of [one, other]) await context.close()
})

test('a member, a collection and a kind of ticket: what a colleague saves meanwhile is named, with both values', async () => {
  const [one, other] = [await merchantPage(), await colleague('Jonas Weber')]
  const note = one.page.getByRole('status', { name: 'Changes by others' })
  const same = async (path: string, first: string, open: (at: Watched) => Promise<unknown>) => {
    await one.page.goto(`${shop.url}${path}`)
    await one.page.getByRole('link', { name: first }).first().click()
    await open(one)
    await other.page.goto(one.page.url())
    await open(other)
  }
  const choose = async (field: string, save: string, at: 'dialog' | 'main') => {
    const entry = ({ page }: Watched) => page.getByRole(at).getByRole('textbox', { name: new RegExp(`^${field}`) })
    const button = ({ page }: Watched) => page.getByRole(at).getByRole('button', { name: save, exact: true }).first()
    await entry(one).fill('Mine')
    await entry(other).fill('Theirs')
    await button(other).click()
    await note.getByText(`Jonas Weber changed ${field}`).waitFor()
    expect(await button(one).getAttribute('aria-disabled')).toBe('true')
    await note.getByRole('radio', { name: 'Keep mine Mine' }).waitFor()
    await note.getByRole('radio', { name: 'Take Jonas Weber’s Theirs' }).check()
    expect(await entry(one).inputValue()).toBe('Theirs')
  }
  const edit = (button: string) => async (at: Watched) => {
    await at.page.getByRole('button', { name: button }).first().click()
    await at.page.getByRole('dialog').waitFor()
  }

  await same('/admin/members', 'Ada Lindqvist', ({ page }) => page.getByLabel('Company').waitFor())
  await choose('Company', 'Save', 'main')
  await same('/admin/collections', 'Kitchen table', edit('Edit'))
  await choose('Name', 'Save collection', 'dialog')
  await same('/admin/events', 'Night Market at Tobacco Dock', edit('Edit '))
  await choose('Ticket', 'Save ticket', 'dialog')
  for (const { context, quiet } of [one, other]) {
    quiet()
    await context.close()
  }
})

test('a colleague at the door sees events and guests, and nothing of what was taken', async () => {
  const [one, door] = [await merchantPage(), await colleague('Nia Boateng', 'door')]
  const night = 'Night Market at Tobacco Dock'
  await one.page.goto(`${shop.url}/admin/events`)
  const takings = await one.page.getByRole('row').filter({ hasText: night }).getByText(/^£\d/).textContent()
  expect(takings).toMatch(/^£[1-9]/)
  await one.page.getByRole('link', { name: night }).first().click()
  await one.page.getByRole('heading', { name: 'Sales', exact: true }).waitFor()
  await one.page
    .getByText(takings ?? '')
    .first()
    .waitFor()

  await door.page.goto(`${shop.url}/admin/events`)
  await door.page.getByRole('link', { name: night }).first().waitFor()
  expect(await door.page.getByText(/£\d/).count()).toBe(0)
  await door.page.goto(one.page.url())
  await door.page.getByRole('heading', { name: 'Tickets', exact: true }).waitFor()
  await door.still()
  expect(await door.page.getByRole('heading', { name: /^(Sales|Orders)$/ }).count()).toBe(0)
  expect(await door.page.getByText(takings ?? '').count()).toBe(0)
  door.quiet()
  for (const { context } of [one, door]) await context.close()
})

test('a search while the server is away leaves the list, and is made once it is back', async () => {
  const { page, context } = await merchantPage()
  await page.goto(`${shop.url}/admin/products`)
  const row = page.getByRole('link', { name: 'Sunday Tote', exact: true }).first()
  await row.waitFor()
  const products = /\/stores\/v3\/products\//
  await page.route(products, (route) => route.abort('connectionfailed'))
  await page.getByRole('searchbox', { name: 'Name, SKU or brand' }).fill('tote')
  await page.getByRole('alert').getByText('The server did not answer. The list below may be out of date.').waitFor()
  expect(await row.count()).toBe(1)
  expect(await page.getByRole('searchbox', { name: 'Name, SKU or brand' }).inputValue()).toBe('tote')
  await page.unroute(products)
  await page.waitForURL(/q=tote/)
  await row.waitFor()
  await expect.poll(() => page.getByText('The list below').count()).toBe(0)
  await context.close()
})
