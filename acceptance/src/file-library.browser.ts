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

test('an owner puts a poll with a picture into a page, reads its votes and deletes them', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${shop.url}/admin/settings/pages`)
  await page.getByRole('button', { name: 'Add page' }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Next glaze')
  await dialog.getByRole('combobox', { name: 'Insert' }).selectOption('Poll')
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Which glaze next?')
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('Wood ash')
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('Iron')
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Sees the result' }).selectOption('The shop alone')
  await dialog.getByRole('button', { name: 'Choose a picture for option 1' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('glaze.png', 'image/png', PNG)])
  await library.getByText('1 file uploaded').waitFor()
  await library.getByRole('button', { name: 'Use file' }).click()
  await dialog.getByRole('button', { name: 'Remove the picture of option 1' }).waitFor()
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await page.getByText('/pages/next-glaze').waitFor()

  await page.goto(`${shop.url}/pages/next-glaze`)
  const poll = page.getByRole('group', { name: 'Which glaze next?' })
  expect(await poll.locator('img').count()).toBe(1)
  await poll.getByRole('radio', { name: 'Iron' }).check()
  await page.getByRole('button', { name: 'Vote' }).click()
  await page.getByText('Thank you, your vote is counted. The result is for the shop alone.').waitFor()

  await page.goto(`${shop.url}/admin/settings/pages`)
  await page.getByRole('button', { name: 'Next glaze', exact: true }).click()
  await dialog.getByText('1 vote').first().waitFor()
  await dialog.getByRole('button', { name: 'Delete all votes' }).click()
  await dialog.getByText('All votes are deleted for good.').waitFor()
  await dialog.getByRole('button', { name: 'Delete all votes' }).click()
  await dialog.getByText('1 vote').first().waitFor({ state: 'detached' })
  quiet()
  await context.close()
})
