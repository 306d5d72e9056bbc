import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { siteCurrencies } from '@fairground/client/generated/fairground.site-currencies.ts'
import { staffRoles } from '@fairground/client/generated/fairground.staff-roles.ts'
import { members } from '@fairground/client/generated/members.members.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { openShop } from './open-shop.ts'

const { shop, merchantPage } = await openShop({ DEMO: '1' })

/** An order of a mug that is paid by card and not yet sent, as the demo has one. */
async function openOrder(page: Page): Promise<void> {
  await page.goto(`${shop.url}/admin/orders?tab=work`)
  await page
    .getByRole('table', { name: 'Orders' })
    .getByRole('link', { name: /^#?\d+/ })
    .first()
    .click()
  await page.getByRole('heading', { name: /^Order \d+/ }).waitFor()
}

test('a merchant sends an order, puts the tracking right, takes it back and sends it again', async () => {
  const { page, quiet } = await merchantPage()
  await openOrder(page)
  await page.getByRole('button', { name: 'Fulfil items' }).click()
  const dialog = page.getByRole('dialog')
  const carrier = dialog.getByLabel('Carrier')
  if (await carrier.isVisible()) {
    await carrier.selectOption('DHL')
    await dialog.getByLabel('Tracking number').fill('JD0146')
  }
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Mark as fulfilled' }).click()
  await page.getByText(/^Order \d+ marked as (sent|handed over)\.$/).waitFor()
  await page.getByText('Fulfilled', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'More actions for this fulfilment' }).click()
  await page.getByRole('menuitem', { name: /tracking$/ }).click()
  await dialog.getByLabel('Carrier').selectOption('Royal Mail')
  await dialog.getByLabel('Tracking number').fill('RM 7')
  await dialog.getByRole('button', { name: 'Save tracking' }).click()
  const link = page.getByRole('link', { name: 'RM 7' })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('https://www.royalmail.com/track-your-item?trackNumber=RM%207')

  await page.getByRole('button', { name: 'More actions for this fulfilment' }).click()
  await page.getByRole('menuitem', { name: 'Undo fulfilment' }).click()
  await page.getByText('Fulfilment undone.').waitFor()
  await page.getByText('To fulfil', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Fulfil items' }).click()
  const first = dialog.getByLabel(/^Units of .* to fulfil$/).first()
  const units = Number(await first.inputValue())
  if (units > 1) {
    await first.fill(String(units - 1))
    await dialog.getByRole('button', { name: 'Mark as fulfilled' }).click()
    await page.getByText(/^\d+ of \d+ units of order \d+ marked as (sent|handed over), 1 left\.$/).waitFor()
    await page.getByRole('button', { name: 'Fulfil items' }).click()
  }
  await dialog.getByRole('button', { name: 'Mark as fulfilled' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Fulfilled', { exact: true }).first().waitFor()
  quiet()
})

/** Invoice and credit note of an order of which £1.50 is refunded, as staff find them and a buyer prints them. */
async function expectDocuments(page: Page): Promise<void> {
  const issue = page.getByRole('button', { name: 'Issue invoice' })
  const credit = page.getByRole('button', { name: 'Issue credit notes' })
  const note = page.getByRole('link', { name: /^Credit note \S*\d$/ })
  const invoice = page.getByRole('link', { name: /^Invoice \S*\d$/ })
  await issue.or(credit).or(note).first().waitFor()
  if (await issue.isVisible()) await issue.click()
  await credit.or(note).first().waitFor()
  if (await credit.isVisible()) await credit.click()
  const [noteName, invoiceName] = [(await note.textContent()) ?? '', (await invoice.textContent()) ?? '']
  const numberOf = (name: string) => name.split(' ').at(-1) ?? ''

  // The link alone opens it: it is what a buyer gets.
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 360, height: 760 } })
  const buyer = await context!.newPage() // the context of a merchant has a browser
  await buyer.goto((await invoice.getAttribute('href')) ?? '')
  await buyer.getByRole('heading', { name: invoiceName }).waitFor()
  await buyer.goto((await note.getAttribute('href')) ?? '')
  await buyer.getByRole('heading', { name: noteName }).waitFor()
  await buyer.getByText(numberOf(invoiceName)).first().waitFor()
  await buyer.getByText('£1.50').first().waitFor()
  await expectNoFaults(buyer)
  expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect((await buyer.pdf()).length).toBeGreaterThan(1000)
  await context?.close()
}

test('a merchant gives back a unit, and the order says so', async () => {
  const { page, quiet } = await merchantPage()
  await openOrder(page)
  const refund = page.getByRole('button', { name: 'Refund', exact: true })
  const pay = page.getByRole('button', { name: 'Mark as paid' })
  await refund.or(pay).first().waitFor()
  if (await pay.isVisible()) {
    await pay.click()
    await page.getByText(/^Order \d+ marked as paid\.$/).waitFor()
  }
  await refund.click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(/^Units of .* to refund$/)
    .first()
    .fill('1')
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await expect.poll(() => amount.inputValue()).toMatch(/^\d+\.\d\d$/)
  await expectNoFaults(page)
  await amount.fill('100000')
  expect(await dialog.getByRole('button', { name: 'Refund', exact: true }).getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true')
  await dialog.getByText(/^Enter an amount up to £[\d.,]+\.$/).waitFor()
  await amount.fill('1.50')
  await dialog.getByLabel('Reason').fill('Chipped')
  await dialog.getByRole('button', { name: 'Refund £1.50' }).click()
  await page.getByText(/^£1.50 of order \d+ refunded\.$/).waitFor()
  await page.getByText('Partly refunded').first().waitFor()
  const entry = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').filter({ hasText: 'Refunded £1.50' })
  await entry.getByText(/^1 × .* · Chipped$/).waitFor()
  expect(
    await page
      .getByRole('list', { name: 'Timeline' })
      .getByText(/refund/i)
      .count(),
  ).toBe(1)
  await page
    .getByText(/^(1 of \d+ refunded|Refunded)$/)
    .first()
    .waitFor()
  await expectDocuments(page)
  quiet()
})

/** Changes that a program makes with the owner's key. */
async function changeByProgram(): Promise<void> {
  const { url, siteId, apiKey } = await shop.credentials()
  const auth = apiKeyAuth({ apiKey, siteId })
  const site = createClient({ url, auth, modules: { members, siteCurrencies, staffRoles } })
  await site.siteCurrencies.setSiteCurrencies({ others: [{ code: 'EUR', rate: '1.2345' }] })
  const { role } = await site.staffRoles.createStaffRole({ name: 'Bar', scopes: ['guests.read'] })
  await site.staffRoles.updateStaffRole({ id: role.id, name: 'Bar', scopes: ['guests.write'] })
  const { members: found } = await site.members.queryMembers({ query: { paging: { limit: 50 } }, fieldsets: ['FULL'] })
  const ada = found.find(({ contact }) => contact?.firstName === 'Ada')
  await site.members.updateMember({ member: { id: ada?.id ?? '', contact: { company: 'Lindqvist & Co' } } })
}

test('the audit log shows in sentences what was refunded and changed, the latest first, and its names lead there', async () => {
  await changeByProgram()
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/audit`)
  const log = page.getByRole('list', { name: 'Audit log' })
  const entry = (text: string | RegExp) => log.getByRole('listitem').filter({ hasText: text }).first()
  await entry('Changed the profile of Ada Lindqvist').waitFor()
  await entry('Changed the role “Bar”').getByText('Permissions: Guests and check-in (read)').waitFor()
  await entry('Changed the currencies').getByText('Rate of EUR').waitFor()
  expect(await entry('Changed the currencies').getByRole('listitem').filter({ hasText: 'EUR' }).textContent()).toMatch(
    /1\.2345$/,
  )
  await entry(/^Started a refund of £1\.50 for order \d+/).waitFor()

  const dates = await log.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates).toEqual(dates.toSorted().reverse())
  // Neither ids nor amounts as they are stored, nor names of fields.
  const text = (await log.ariaSnapshot()).replaceAll(/\/url: .*/g, '')
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|\d{6,}|\b[a-z]+[A-Z]\w+|\be u r\b|\d{4}-\d\d-\d\dT|[{}]|undefined/)

  for (const [sentence, name, heading] of [
    ['Changed the profile of', 'Ada Lindqvist', 'Ada Lindqvist'],
    ['Changed the role', '“Bar”', 'Bar'],
    ['Started a refund', /^order \d+$/, /^Order \d+/],
  ] as const) {
    await entry(sentence).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.goBack()
    await entry(sentence).waitFor()
  }
  quiet()
  await context.close()
})

test('many orders are marked as fulfilled at once', async () => {
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/orders?tab=work`)
  const boxes = page.getByRole('checkbox', { name: /^Select order / })
  await boxes.first().waitFor()
  for (const box of (await boxes.all()).slice(0, 2)) await box.click()
  await page.getByRole('button', { name: 'Mark as fulfilled' }).click()
  await page.getByText(/^2 orders marked as fulfilled\.$/).waitFor()
  quiet()
})

test('staff comment on an order and take the comment out', async () => {
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/orders`)
  await page
    .getByRole('table', { name: 'Orders' })
    .getByRole('link', { name: /^#?\d+/ })
    .first()
    .click()
  await page.getByLabel('Comment', { exact: true }).fill('Rang them: they collect it on Friday')
  await page.getByRole('button', { name: 'Add comment' }).click()
  const comment = page.getByRole('listitem').filter({ hasText: 'they collect it on Friday' })
  await comment.waitFor()
  await comment.getByRole('button', { name: 'Delete comment' }).click()
  await comment.waitFor({ state: 'detached' })
  quiet()
})
