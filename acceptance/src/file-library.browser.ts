import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { openShop } from './open-shop.ts'

const { shop, merchantPage } = await openShop({ DEMO: '0' })

/** A picture of two by one pixels, red and blue. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADklEQVR4nGP4z8AAQv8BD/kD/YURfrgAAAAASUVORK5CYII=',
  'base64',
)
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const music = Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(5_000_000, 1)])

test('a merchant fills the library: uploads, folders, alternative texts, the focal point, search and deletion', async () => {
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/media`)
  await page.getByText('No files yet').waitFor()

  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Name').fill('Summer')
  await page.getByRole('button', { name: 'Create folder' }).click()
  await page.getByText('“Summer” is empty').waitFor()

  const input = page.locator('input[type=file]').first()
  await input.setInputFiles([file('flag.png', 'image/png', PNG), file('guide.mp3', 'audio/mpeg', music)])
  await page.getByText('2 files uploaded').waitFor()
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect.poll(() => files.count()).toBe(2)

  await page.getByRole('button', { name: /^flag.png/ }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Alternative text').fill('A flag in red and blue')
  const focal = panel.getByRole('button', { name: /^Focal point/ })
  await focal.focus()
  await page.keyboard.press('ArrowLeft')
  await panel.getByRole('button', { name: 'Focal point: 45% from the left' }).waitFor()
  await panel.getByRole('button', { name: 'Save file' }).click()
  await page.getByText('File saved.').waitFor()
  await panel.getByText('Not used anywhere.').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('searchbox', { name: 'Search files' }).fill('red and blue')
  await expect.poll(() => files.count()).toBe(1)
  await expectNoFaults(page)

  await page.goto(`${shop.url}/admin/products/new`)
  await page.getByRole('button', { name: 'Choose pictures' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose pictures' })
  const use = picker.getByRole('button', { name: 'Use file' })
  expect(await use.getAttribute('aria-disabled')).toBe('true')
  await picker.getByRole('button', { name: /flag.png/ }).click()
  await use.click()
  await page.getByRole('list', { name: 'Media' }).getByRole('listitem').waitFor()

  page.once('dialog', (dialog) => dialog.accept())
  await page.goto(`${shop.url}/admin/media?q=red+and+blue`)
  await page.getByLabel('Select flag.png').check()
  await page.getByRole('button', { name: 'Delete files' }).click()
  await page.getByRole('button', { name: 'Delete 1 file' }).click()
  await page.getByText('No file matches').waitFor()
  quiet()
})

test('a script that calls itself a picture is refused by name, and nothing of it stays', async () => {
  const { page } = await merchantPage()
  await page.goto(`${shop.url}/admin/media`)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('logo.png', 'image/png', svg)])
  await page.getByText(/^This kind of file cannot be uploaded/).waitFor()
})
