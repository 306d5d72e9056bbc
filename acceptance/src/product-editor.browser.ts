import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/**
 * A merchant makes a product with two options in the editor, fills the prices of its combinations as in a spreadsheet, and a visitor
 * finds it in the shop at those prices. Then two colleagues change it at once, and neither loses anything.
 */

const { shop, merchantPage } = await openShop()
const shopkeeper = merchant(await shop.credentials())

const PRICE = 2
const FILES = [
  ['Audio files', 'bells.mp3', 'audio/mpeg', `ID3\u0004${'\u0002'.repeat(500)}`],
  ['Documents', 'care.pdf', 'application/pdf', `%PDF-1.7\n${'a'.repeat(500)}`],
] as const

async function addOption(page: Page, place: number, name: string, choices: readonly string[]) {
  await page.getByRole('button', { name: 'Add an option' }).click()
  const field = page.locator(`input[name="options.${place}.name"]`)
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type(name)
  for (const [at, choice] of choices.entries()) {
    const input = page.getByRole('textbox', { name: `Choice ${at + 1} of ${name}`, exact: true })
    await page.keyboard.press('Enter')
    await expect.poll(() => input.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.type(choice)
  }
  // From a choice in the middle Enter leads to the next one, and makes none.
  if (choices.length < 3) return
  await page.getByRole('textbox', { name: `Choice 1 of ${name}`, exact: true }).press('Enter')
  const second = page.getByRole('textbox', { name: `Choice 2 of ${name}`, exact: true })
  await expect.poll(() => second.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await page.getByRole('textbox', { name: new RegExp(`^Choice \\d+ of ${name}$`) }).count()).toBe(choices.length)
}

const pricesOf = async (slug: string) => {
  const { variants = [] } = await shopkeeper.bySlug(slug)
  return Object.fromEntries(
    variants.map(({ choices, variant }) => [
      Object.values(choices ?? {}).join(' '),
      variant?.priceData?.discountedPrice,
    ]),
  )
}

test('a product with two options is priced in cells and is in the shop at those prices', async () => {
  const { page, context, quiet } = await merchantPage()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${shop.url}/admin/products/new`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ferry tote')
  // The editor of rich text, which comes after the one line of this name for search engines.
  const description = page.locator('[contenteditable=true]').and(page.getByRole('textbox', { name: 'Description' }))
  await description.click()
  await page.keyboard.type('Carries a weekend.')
  await expect.poll(() => description.textContent()).toBe('Carries a weekend.')
  await addOption(page, 0, 'Size', ['S', 'M', 'L'])
  await addOption(page, 1, 'Colour', ['Moss', 'Sand'])

  const grid = page.getByRole('grid', { name: 'Variants' })
  const price = (row: number) => grid.locator(`[data-row="${row}"][data-column="${PRICE}"]`)
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('7')
  await price(0).click()
  await page.keyboard.type('18')
  await page.keyboard.press('Enter')
  await price(0).click()
  for (let row = 1; row < 6; row++) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect.poll(() => price(5).textContent()).toBe('18.00')
  await page.evaluate(() => navigator.clipboard.writeText('20\n21\n22'))
  await price(1).click()
  await page.keyboard.press('Control+v')
  await expect.poll(() => price(3).textContent()).toBe('22.00')
  await price(4).click()
  await page.keyboard.type('*2')
  await page.keyboard.press('Enter')
  await expect.poll(() => price(4).textContent()).toBe('36.00')
  await grid.press('Control+z')
  await expect.poll(() => price(4).textContent()).toBe('18.00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/admin\/products\/[0-9a-f-]{36}/)

  expect(await pricesOf('ferry-tote')).toEqual({
    'S Moss': 18,
    'S Sand': 20,
    'M Moss': 21,
    'M Sand': 22,
    'L Moss': 18,
    'L Sand': 18,
  })
  await shopkeeper.stock('ferry-tote', 5)

  await page.goto(`${shop.url}/products/ferry-tote`)
  await page.getByText('Carries a weekend.').first().waitFor()
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'Sand', exact: true }).check({ force: true })
  await expect.poll(() => page.locator('main').textContent()).toContain('£22.00')
  await page.getByRole('radio', { name: 'Moss', exact: true }).check({ force: true })
  await expect.poll(() => page.locator('main').textContent()).toContain('£21.00')
  await context.close()
  quiet()
})

test('a program changes it meanwhile: the editor names it, takes its change over and keeps what was entered', async () => {
  const { page, context } = await merchantPage()
  const { id } = await shopkeeper.bySlug('ferry-tote')
  await page.goto(`${shop.url}/admin/products/${id}`)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Ferry tote, large')
  await shopkeeper.client.products.updateProduct({ product: { id, ribbon: 'New' } })
  await page.getByText(/^The API key “.+” changed Ribbon/).waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: /^Ribbon/ }).inputValue()).toBe('New')
  expect(await name.inputValue()).toBe('Ferry tote, large')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => {
      const product = await shopkeeper.bySlug('ferry-tote')
      return [product.name, product.ribbon]
    })
    .toEqual(['Ferry tote, large', 'New'])
  await context.close()
})

test('sixty combinations are worked at by keyboard alone, large and small, and a sound and a document go with them', async () => {
  const { page, context, quiet } = await merchantPage()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${shop.url}/admin/products/new`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fair apron')
  for (const [kind, name, mimeType, bytes] of FILES) {
    await page.getByRole('button', { name: 'Choose other media' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
    const picker = page.getByRole('dialog', { name: `Choose ${kind.toLowerCase()}` })
    await picker.getByLabel('Upload files').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
    await picker.getByText('1 file uploaded').waitFor()
    await picker.getByRole('button', { name: 'Use file' }).click()
    await picker.waitFor({ state: 'detached' })
  }
  await addOption(page, 0, 'Size', ['XS', 'S', 'M', 'L', 'XL'])
  await addOption(page, 1, 'Colour', ['Moss', 'Sand', 'Ink', 'Clay'])
  await addOption(page, 2, 'Strap', ['Short', 'Regular', 'Long'])

  await page.getByRole('button', { name: 'Enlarge the table' }).click()
  const large = page.getByRole('dialog', { name: 'Fair apron' })
  const grid = large.getByRole('grid', { name: 'Variants' })
  const cell = (row: number, column: number) => grid.locator(`[data-row="${row}"][data-column="${column}"]`)
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('61')
  await cell(0, PRICE).click()
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  // The first row is no longer drawn at the end of the selection, and the keys still arrive.
  await page.keyboard.press('Control+Shift+ArrowDown')
  await expect.poll(() => cell(59, PRICE).isVisible()).toBe(true)
  await page.keyboard.press('Control+d')
  await large.getByText('59 cells changed').waitFor()
  await expect.poll(() => cell(59, PRICE).textContent()).toBe('30.00')

  await page.keyboard.press('Control+Home')
  for (let column = 0; column < PRICE; column++) await page.keyboard.press('Tab')
  await page.evaluate(() => navigator.clipboard.writeText('£1,234.50\t£1,400.00\r\n"31"\t\r\n'))
  await page.keyboard.press('Control+v')
  await expect.poll(() => cell(0, PRICE + 1).textContent()).toBe('1400.00')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('F2')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('50')
  await page.keyboard.press('Escape')
  await expect.poll(() => cell(1, PRICE).textContent()).toBe('31.00')
  await page.keyboard.type('32')
  await page.keyboard.press('Tab')
  await page.keyboard.type('40')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  const small = page.getByRole('grid', { name: 'Variants' })
  await small.focus()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/admin\/products\/[0-9a-f-]{36}/)

  const prices = Object.values(await pricesOf('fair-apron'))
  expect([prices.length, prices.filter((price) => price !== 30)]).toEqual([60, [1234.5, 32]])
  const { media } = await shopkeeper.bySlug('fair-apron')
  expect(media.items.map(({ mediaType, title }) => [mediaType, title])).toEqual([
    ['audio', 'bells.mp3'],
    ['document', 'care.pdf'],
  ])
  await page.getByRole('list', { name: 'Media' }).getByText('care.pdf').waitFor()
  await context.close()
  quiet()
})

test('the product editor offers unsaved input when it opens again', async () => {
  const { page, context, quiet } = await merchantPage()
  page.on('dialog', (dialog) => void dialog.accept())
  const { id } = await shopkeeper.bySlug('fair-apron')
  const open = () => page.goto(`${shop.url}/admin/products/${id}`)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const left = page.getByRole('region', { name: 'Unsaved changes' })
  await open()
  await name.fill('Fair apron, waxed')
  await page.reload()
  await left.waitFor()
  expect(await name.inputValue()).toBe('Fair apron')
  await shopkeeper.client.products.updateProduct({ product: { id, ribbon: 'Waxed' } })
  await page.getByRole('button', { name: 'Restore changes' }).click()
  expect(await name.inputValue()).toBe('Fair apron, waxed')
  await expect.poll(() => page.getByRole('combobox', { name: /^Ribbon/ }).inputValue()).toBe('Waxed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await shopkeeper.bySlug('fair-apron')).name).toBe('Fair apron, waxed')
  await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).isVisible()).toBe(false)
  await open()
  await name.waitFor()
  expect(await left.count()).toBe(0)
  await context.close()
  quiet()
})
