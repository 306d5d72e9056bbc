import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { openShop } from './open-shop.ts'

const { shop, merchantPage } = await openShop({ DEMO: '1' })

test('on a phone orders are sorted, set aside and taken back', async () => {
  const { page, quiet } = await merchantPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${shop.url}/admin/orders`)
  const first = page.getByRole('list', { name: 'Orders' }).getByRole('link').first()
  const newest = (await first.textContent())?.slice(0, 6)

  const sort = page.getByRole('combobox', { name: 'Sort' })
  await sort.focus()
  await sort.selectOption('Order, ascending')
  await page.waitForURL(/[?&]sort=number\b/)
  await expect.poll(() => first.textContent()).not.toContain(newest)
  expect(await sort.evaluate((select) => select === document.activeElement)).toBe(true)
  const oldest = (await first.textContent())?.slice(0, 6) ?? ''
  await page.reload()
  await expect.poll(() => first.textContent()).toContain(oldest)
  expect(await sort.inputValue()).toBe('number')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  await page.getByRole('checkbox', { name: `Select order ${oldest.slice(1)}` }).click()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByText('Order archived.').waitFor()
  await expect.poll(() => first.textContent()).not.toContain(oldest)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => first.textContent()).toContain(oldest)
  quiet()
})
