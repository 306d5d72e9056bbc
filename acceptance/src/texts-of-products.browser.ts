import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { infoSectionsV3 } from '@fairground/client/generated/stores.info-sections-v-3.ts'
import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'

/** A merchant writes a product's description with a gallery, a map and a poll; visitors and members vote there and in a section. */

const { shop, browser, merchantPage } = await openShop({ DEMO: '0' })
const { apiKey, siteId } = await shop.credentials()
const site = createClient({
  url: shop.url,
  auth: apiKeyAuth({ apiKey, siteId }),
  modules: { infoSectionsV3, productsV3 },
})

/** Pictures of two by one pixels. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADklEQVR4nGP4z8AAQv8BD/kD/YURfrgAAAAASUVORK5CYII=',
    'base64',
  ),
})
const BOWL = `${shop.url}/products/swap-bowl`
let productId = ''

test.for([360, 1280])('at %i px a gallery, a map and a poll are put into a description', async (width) => {
  const { page, context, quiet } = await merchantPage()
  await page.setViewportSize({ width, height: 780 })
  await page.goto(`${shop.url}/admin/products/new`)
  const name = width === 360 ? 'Small bowl' : 'Swap bowl'
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByLabel('Price', { exact: true }).fill('12')
  const insert = page.getByRole('combobox', { name: 'Insert' })
  await insert.selectOption('Gallery')
  const library = page.getByRole('dialog')
  await library
    .locator('input[type=file]')
    .first()
    .setInputFiles([picture(`front-${width}.png`), picture(`back-${width}.png`)])
  await library.getByText('2 files uploaded').waitFor()
  await library.getByRole('button', { name: /^Use (2 )?files?/ }).click()
  await insert.selectOption('Map')
  await page.getByRole('textbox', { name: 'Name of the place' }).fill('The kiln')
  await page.getByRole('textbox', { name: 'Address of the place' }).fill('1 Harbour Street, Bristol')
  await page.getByRole('button', { name: 'Add the map' }).click()
  await insert.selectOption('Poll')
  await page.getByRole('textbox', { name: 'Question' }).fill('Which glaze next?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Wood ash')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Iron')
  await page.getByRole('combobox', { name: 'Sees the result' }).selectOption('Those who have voted')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/products\/[0-9a-f]{8}-/)
  productId = /products\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  quiet()
  await context.close()
})

test('visitors see the pictures and the place, and the result once they have voted', async () => {
  const { page, context, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await page.goto(BOWL)
  const main = page.getByRole('main')
  await expect.poll(() => main.locator('img').count()).toBe(2)
  const place = main.getByRole('link', { name: /The kiln/ })
  expect(decodeURIComponent((await place.getAttribute('href')) ?? '')).toContain('1 Harbour Street, Bristol')
  const poll = page.getByRole('group', { name: 'Which glaze next?' })
  await page.getByText('You see the result once you have voted.').waitFor()
  await poll.getByRole('radio', { name: 'Iron' }).check()
  await page.getByRole('button', { name: 'Vote' }).click()
  await poll.getByText('100 %, 1 vote').waitFor()
  await page.getByText('Thank you, your vote is counted.').waitFor()
  await expectNoFaults(page)
  quiet()
  await context.close()
})

test('a poll of members in a section takes no vote of a visitor, and the vote of a member', async () => {
  const { infoSection } = await site.infoSectionsV3.createInfoSection({
    infoSection: {
      uniqueName: 'workshop-dates',
      title: 'Workshop',
      description: {
        nodes: [
          {
            type: 'POLL',
            pollData: {
              poll: {
                title: 'When do you have time?',
                options: [{ title: 'In the morning' }, { title: 'In the evening' }],
                settings: { permissions: { vote: 'SITE_MEMBERS', view: 'EVERYONE' } },
              },
            },
          },
        ],
      },
    },
  })
  const { product } = await site.productsV3.getProduct({ productId })
  await site.productsV3.updateProduct({
    product: { id: productId, revision: product?.revision ?? '', infoSections: [{ id: infoSection?.id ?? '' }] },
  })
  const { page, context, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await page.goto(BOWL)
  await page.getByText('Workshop', { exact: true }).first().click()
  const poll = page.locator('[data-part=poll]').filter({ hasText: 'When do you have time?' })
  expect(await poll.getByRole('button', { name: 'Vote' }).count()).toBe(0)
  await poll.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL(/\/login/)
  await page.getByRole('link', { name: /Create an account/ }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('lamps over the harbour')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/products\/swap-bowl/)
  await page.getByText('Workshop', { exact: true }).first().click()
  await poll.getByRole('radio', { name: 'In the evening' }).check()
  await poll.getByRole('button', { name: 'Vote' }).click()
  await poll.getByText('100 %, 1 vote').waitFor()
  quiet()
  await context.close()
})
