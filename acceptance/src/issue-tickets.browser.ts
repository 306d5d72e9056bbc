import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** An organiser issues tickets at the event, also more than are left. */

const { shop, merchantPage } = await openShop()
const shopkeeper = merchant(await shop.credentials())

test('an organiser issues five tickets of three on a phone, and the event shows their order and the raised quota', async () => {
  const concert = await shopkeeper.sellTickets('Brass at the Bandstand', 3, '25.00')
  const { page, quiet } = await merchantPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${shop.url}/admin/events/${concert.eventId}`)
  await page.getByText('No orders yet.').waitFor()
  await page.getByRole('button', { name: 'Issue tickets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue tickets' })
  const quantity = dialog.getByRole('textbox', { name: /^Standing/ })
  await dialog.getByText('3 of 3 left').waitFor()
  await quantity.fill('5')
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await dialog.getByRole('button', { name: 'Issue tickets' }).click()
  await dialog.getByText('Only 3 are left.').waitFor()
  await dialog.getByRole('checkbox', { name: 'Go beyond quotas and limits' }).check()
  await dialog.getByText('The quota becomes 5.').waitFor()
  await expectNoFaults(page)

  await dialog.getByRole('button', { name: 'Issue tickets' }).click()
  await dialog.waitFor({ state: 'detached' })
  const order = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  await order.getByText('5 tickets').waitFor()
  await order.getByText('Paid', { exact: true }).waitFor()
  await page.getByText('5 of 5').first().waitFor()
  expect(await shopkeeper.mailTo('ines@example.com', /Brass at the Bandstand/)).toContain('Brass')
  quiet()
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
