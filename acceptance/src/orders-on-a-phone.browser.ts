import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { openShop } from './open-shop.ts'

const { shop, merchantPage } = await openShop({ DEMO: '1' })

test('on a phone orders are sorted, set aside and taken back', async () => {
  const { page, quiet } = await merchantPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${shop.url}/admin/orders`)
  const first = page.getByRole('list', { name: 'Orders' }).getByRole('link').first()
  const shownNumber = async () => /#\d+/.exec((await first.textContent()) ?? '')?.[0] ?? ''
  const newest = await shownNumber()

  const sort = page.getByRole('combobox', { name: 'Sort' })
  await sort.focus()
  await sort.selectOption('Order, ascending')
  await page.waitForURL(/[?&]sort=number\b/)
  await expect.poll(() => first.textContent()).not.toContain(newest)
  expect(await sort.evaluate((select) => select === document.activeElement)).toBe(true)
  const oldest = await shownNumber()
  await page.reload()
  await expect.poll(() => first.textContent()).toContain(oldest)
  expect(await sort.inputValue()).toBe('number')
  await expectNoFaults(page)

  await page.getByRole('checkbox', { name: `Select order ${oldest.slice(1)}` }).click()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByText('Order archived.').waitFor()
  await expect.poll(() => first.textContent()).not.toContain(oldest)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => first.textContent()).toContain(oldest)
  quiet()
})

test('orders of chosen days are listed, at a desk and on a phone, and the address says which', async () => {
  const { page, context, quiet } = await merchantPage()
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/orders/search')) searches.push(request.postData() ?? '')
  })
  await page.goto(`${shop.url}/admin/orders`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await rows.nth(1).waitFor()
  const all = await rows.count()
  await page.getByRole('button', { name: 'Date', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Last 7 days' }).click()
  await page.waitForURL(/[?&]period=week/)
  await page.getByText('Placed in the last 7 days').waitFor()
  await expect.poll(() => searches.at(-1)).toMatch(/"createdDate":\{"\$gte":"[^"]+","\$lt":"[^"]+"\}/)
  await expect.poll(() => rows.count()).toBeLessThan(all)

  // Number and total stay in view when the columns need more room than there is.
  await page.setViewportSize({ width: 660, height: 900 })
  const frame = page.getByRole('region', { name: 'Orders' })
  await page.getByRole('button', { name: 'Show all columns' }).click()
  for (const to of [0, 10_000]) {
    await frame.evaluate((one, left) => one.scrollTo({ left }), to)
    const [room, number, total] = await Promise.all([
      frame.boundingBox(),
      rows.nth(1).getByRole('link').boundingBox(),
      rows.nth(1).getByRole('cell').last().boundingBox(),
    ])
    if (!room || !number || !total) throw new Error('The list is not drawn')
    expect(number.x).toBeGreaterThan(room.x)
    expect(number.x).toBeLessThan(room.x + 80)
    expect(total.x + total.width).toBeLessThanOrEqual(room.x + room.width + 1)
  }

  for (const [width, height] of [
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Date', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Between two dates' }).click()
    const dialog = page.getByRole('dialog', { name: 'Orders between two dates' })
    await dialog.getByLabel('First day').fill('2001-01-02')
    await dialog.getByLabel('Last day').fill('2001-01-01')
    await dialog.getByRole('button', { name: 'Show orders' }).click()
    await dialog.getByText('The last day is before the first.').waitFor()
    await dialog.getByLabel('Last day').fill('2001-01-03')
    await dialog.getByRole('button', { name: 'Show orders' }).click()
    await page.waitForURL(/[?&]from=2001-01-02&to=2001-01-03/)
    await page.getByText('No order matches').waitFor()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  }
  await page.reload()
  await page.getByRole('button', { name: /^Remove filter Placed from 2 Jan 2001 to 3 Jan 2001/ }).click()
  await page.getByRole('list', { name: 'Orders' }).getByRole('link').first().waitFor()
  quiet()
  await context.close()
})

test('a list that is too narrow hides its least important columns, names them and shows them on request', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.setViewportSize({ width: 768, height: 1024 })
  const fits = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main section:has(> table)')].every(
        ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
      ),
    )
  for (const [list, first, last] of [
    ['orders', 'Order', 'Total'],
    ['products', 'Product', 'Price (GBP)'],
    ['events', 'Event', 'Sales'],
    ['coupons', 'Code', undefined],
    ['members', 'Member', undefined],
  ] as const) {
    await page.goto(`${shop.url}/admin/${list}`)
    await page.getByText(/^No room for \w/).waitFor()
    expect(await fits(), list).toBe(true)
    const headers = page.getByRole('columnheader').filter({ hasText: /\w/ })
    const fewer = await headers.count()
    expect(await headers.first().textContent()).toBe(first)
    if (last) expect(await headers.last().textContent()).toBe(last)
    await page.getByRole('button', { name: 'Show all columns' }).click()
    await page.getByText('Scroll sideways to see all columns.').waitFor()
    expect(await headers.count()).toBeGreaterThan(fewer)
    await page.getByRole('button', { name: 'Fit to the window' }).click()
    await page.getByText(/^No room for \w/).waitFor()
    expect(await headers.count()).toBe(fewer)
  }
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.getByText(/^No room for \w/).waitFor({ state: 'detached' })

  // The sheet of the stock is whole, and names what stands beyond its end.
  for (const [width, beyond] of [
    [768, 'Scroll sideways for Pre-order limit, SKU, Location and History.'],
    [360, 'Scroll sideways for Status, Low at, Pre-order, Pre-order limit, SKU, Location and History.'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${shop.url}/admin/inventory`)
    await page.getByText(beyond).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  for (const list of ['orders', 'products', 'events', 'coupons', 'members']) {
    await page.goto(`${shop.url}/admin/${list}`)
    await page.locator('main').getByRole('list').getByRole('link').first().waitFor()
    expect(await page.getByText(/^No room for \w/).isVisible()).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), list).toBe(360)
  }
  quiet()
  await context.close()
})

test('on a small screen the menu is narrow by itself, and opens on request', async () => {
  const { page, context, quiet } = await merchantPage()
  const menu = page.locator('[data-menu]')
  for (const [width, state, most] of [
    [1280, 'wide', 0.2],
    [768, 'narrow', 0.1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${shop.url}/admin/orders`)
    await page.getByRole('table', { name: 'Orders' }).waitFor()
    expect(await menu.getAttribute('data-menu')).toBe(state)
    expect((await menu.boundingBox())?.width).toBeLessThan(width * most)
  }
  await page.getByRole('link', { name: 'Products', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Expand menu' }).click()
  await expect.poll(() => menu.getAttribute('data-menu')).toBe('wide')
  quiet()
  await context.close()
})

test('on a phone amounts stand at the end of their row, and pictures are chosen from two columns', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${shop.url}/admin/orders`)
  await page
    .getByRole('link', { name: /Sam Achterberg/ })
    .first()
    .click()
  const payment = page.getByRole('listitem').filter({ hasText: /^Test payment.*£455\.00$/ })
  await payment.waitFor()
  const afterAmount = await payment.evaluate((row) => {
    const amount = [...row.querySelectorAll('span')].find(({ textContent }) => textContent === '£455.00')
    return row.getBoundingClientRect().right - (amount?.getBoundingClientRect().right ?? 0)
  })
  expect(afterAmount).toBeLessThanOrEqual(20)

  await page.goto(`${shop.url}/admin/products/new`)
  await page.getByRole('button', { name: 'Choose pictures' }).click()
  const files = page.getByRole('dialog').getByRole('list', { name: 'Files' }).getByRole('listitem')
  await files.nth(1).waitFor()
  const tops = await files.evaluateAll((all) =>
    all.slice(0, 2).map((one) => Math.round(one.getBoundingClientRect().top)),
  )
  expect(tops[0]).toBe(tops[1])
  quiet()
  await context.close()
})
