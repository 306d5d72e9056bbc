import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilArrived } from './accessible-page.ts'
import { openShop } from './open-shop.ts'

const { shop, merchantPage } = await openShop({ DEMO: '0' })

/** Text that a person reads in the mail that is shown. */
const shownIn = (page: Page, name: string | RegExp) => page.frameLocator(`iframe[title="${name}"]`).locator('body')

test('a merchant writes a mail in their own words, looks at it, tries it and reads it in the mailbox', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/mails`)
  await page.getByRole('link', { name: 'Password recovery' }).click()
  await page.getByRole('heading', { level: 1, name: 'Password recovery' }).waitFor()

  const preview = shownIn(page, 'Preview of Password recovery')
  await preview.getByText('Choose a new password', { exact: true }).waitFor()
  await page.getByLabel('Language').selectOption('de')
  await preview.getByText('Neues Passwort wählen', { exact: true }).waitFor()

  const subject = page.getByLabel('Subject', { exact: true })
  await subject.fill('Kennwort vergessen bei ')
  await page.getByRole('button', { name: 'Insert a variable into subject' }).click()
  await page.getByRole('menuitem', { name: /^siteName/ }).click()
  expect(await subject.inputValue()).toBe('Kennwort vergessen bei {{siteName}}')
  await page.getByLabel('Words').first().fill('Neues Kennwort')
  await preview.getByText('Neues Kennwort', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Dark' }).click()
  const background = () => preview.evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect.poll(background).toBe('rgb(10, 17, 14)')
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByText('Passwort wählen:').waitFor()
  await page.getByRole('button', { name: 'Phone' }).click()

  await page.getByRole('button', { name: 'Send me a test' }).click()
  await page.getByText(/^Put into the mailbox for/).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your own text', { exact: true }).waitFor()

  await page.goto(`${shop.url}/admin/settings/mailbox`)
  await page.getByRole('link', { name: /Kennwort vergessen bei/ }).click()
  await page.getByRole('heading', { level: 2, name: /Kennwort vergessen bei/ }).waitFor()
  await page.getByRole('link', { name: /reset-password\?token=sample/ }).waitFor()

  // Not watched: what is refused on purpose is an error in the browser's console.
  const careless = await context.newPage()
  const made = Promise.withResolvers<void>()
  await careless.route(/\/preview$/, async (route) => {
    await made.promise
    await route.continue()
  })
  await careless.goto(`${shop.url}/admin/settings/mails/recovery?language=de`)
  await careless.getByRole('region', { name: 'Preview' }).getByText('Loading').waitFor()
  made.resolve()
  const shownBefore = shownIn(careless, 'Preview of Password recovery').getByText('Neues Kennwort', { exact: true })
  await shownBefore.waitFor()
  await careless.getByLabel('Subject', { exact: true }).fill('Kennwort vergessen, {{name}}?')
  await careless.getByText('Has a placeholder that this mail does not know: {{name}}.').waitFor()
  await careless.getByText('Preview of the last valid text: fix the marked fields.').waitFor()
  expect(await shownBefore.isVisible()).toBe(true)
  await careless.close()

  await page.goto(`${shop.url}/admin/settings/mails/recovery?language=de`)
  await page.getByRole('button', { name: 'Reset to built-in' }).click()
  await page.getByRole('button', { name: 'Delete own text' }).click()
  await preview.getByText('Neues Passwort wählen', { exact: true }).waitFor()
  for (const path of ['mails', 'mails/recovery', 'mailbox']) {
    await page.goto(`${shop.url}/admin/settings/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await untilArrived(page)
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect([path, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([path, []])
  }
  quiet()
})
