import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** Visitors with a weak connection: nothing typed is lost, and no amount is mentioned that was not requested. */

const { shop, browser } = await openShop()
const shopkeeper = merchant(await shop.credentials())
const CONCERT = 'Brass at the Bandstand'
const concert = await shopkeeper.sellTickets(CONCERT, 40, '25.00')

const atCheckout = async (page: Page) => {
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await chooseTestPayment(page)
}

test('a link and a change of the cart wait for the connection, on the page as it is', async () => {
  const { page, context } = await watchedPage(browser)
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)

  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await page
    .getByRole('button', { name: /more|increase/i })
    .first()
    .click()
  await page.getByText('There was no connection. Nothing was sent').waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Shop' }).first().click()
  await page.getByRole('heading', { level: 1, name: /cart/i }).waitFor()
  expect(page.url()).toMatch(/\/cart$/)

  await context.setOffline(false)
  await page.waitForURL(/\/shop$/)
  await expect.poll(() => page.getByText('You are offline.').count()).toBe(0)
  await context.close()
})

test('the cart opens in place once there is a connection, and a press before says so', async () => {
  const { page, context, still } = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(`${shop.url}/products/studio-second-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter')
  await page.getByText('is in your cart.').waitFor()
  await page.goto(`${shop.url}/shop`)
  await page.getByRole('link', { name: /^Cart ?, 1 item/ }).waitFor()
  await still()
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Cart ?, 1 item/ }).click()
  await page.getByText('There is no connection. Your cart opens').waitFor()
  expect(page.url()).toMatch(/\/shop$/)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('You are offline.').isVisible()).toBe(false)
  expect(await page.getByText('There is no connection.').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.getByText('You are offline.').waitFor()
  await context.setOffline(false)
  await page.getByRole('dialog', { name: 'Your cart' }).getByText('Studio Second Mug').first().waitFor()
  await context.close()
})

test('a file of code that was lost, or that an upgrade replaced, does not keep a visitor from the page', async () => {
  const { page, context, still } = await watchedPage(browser)
  await page.goto(`${shop.url}/shop`)
  await still()
  const events = page.getByRole('navigation').getByRole('link', { name: 'Events' }).first()
  let isAway = true
  const orAway = (route: Route) => (isAway ? route.abort('internetdisconnected') : route.continue())
  await page.route('**/assets/**', orAway)
  await page.route('**/_me', orAway)
  await events.click()
  await page.getByText('The shop is not responding.').waitFor()
  expect(page.url()).toMatch(/\/shop$/)
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()

  await page.unrouteAll()
  await page.evaluate(() => sessionStorage.clear())
  let isReplaced = true
  await page.route('**/assets/**', (route) => (isReplaced ? route.fulfill({ status: 404 }) : route.continue()))
  await page.route('**/search', (route) => {
    isReplaced = false
    return route.continue()
  })
  await page.getByRole('link', { name: 'Search' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor()
  await context.close()
})

test('a dialog shows notices over the page, and the outcome of a press in it', async () => {
  const { page, context } = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(`${shop.url}/products/studio-second-mug`)
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  // Undo is offered for what is gone, on a page that has stopped moving.
  const answers: (() => void)[] = []
  await page.route(/\/remove-line-items/, (route) => answers.push(() => void route.continue()))
  await cart.getByRole('button', { name: /^Remove/ }).click()
  await expect.poll(() => answers.length).toBe(1)
  expect(await cart.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  for (const answer of answers) answer()
  await cart.getByText('Your cart is empty').waitFor()
  // The page is read again once the item is back: no request is under way when the connection goes.
  const again = page.waitForResponse(/\/add-to-cart/).then(() => page.waitForResponse(/\/product-pages\//))
  await cart.getByRole('button', { name: 'Undo' }).click()
  await cart.getByRole('button', { name: /^Remove/ }).waitFor()
  await again

  await context.setOffline(true)
  await cart.getByText('You are offline.').waitFor()
  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await cart.getByText('There was no connection. Nothing was sent').waitFor()
  await context.setOffline(false)
  await cart.getByText('You are offline.').waitFor({ state: 'detached' })
  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)

  // Content at the foot of a page can be scrolled clear of the notice.
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('alert').first().waitFor()
  await context.setOffline(false)
  await context.close()
})

test('a heart that was pressed without a connection is saved once there is one, and complains of nothing', async () => {
  const { page, context, still } = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(`${shop.url}/shop`)
  await still()
  const heart = page.getByRole('button', { name: /in your wishlist$/ }).first()
  await context.setOffline(true)
  await heart.click()
  await page.getByText('You are offline.').waitFor()
  await context.setOffline(false)
  await page.getByText('Saved in this browser.').waitFor()
  expect(await page.getByText('There was no connection').count()).toBe(0)
  await page.goto(`${shop.url}/account/wishlist`)
  await page.getByRole('button', { name: /^Remove/ }).waitFor()
  await context.close()
})

test('forms that fill a page keep what was typed without a connection, and say so', async () => {
  const { page, context, still } = await watchedPage(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(`${shop.url}/login`)
  await still()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('lamps over the harbour')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Nothing was sent, and what you entered is still here.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('ines@example.com')
  expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('lamps over the harbour')
  await context.setOffline(false)

  await page.goto(`${shop.url}/events`)
  const invitation = page.getByRole('listitem').filter({ hasText: 'Free, RSVP' }).getByRole('link').first()
  await page.goto(`${shop.url}${await invitation.getAttribute('href')}/rsvp`)
  await still()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await page.getByRole('main').locator('button[type=submit]').last().click()
  await page.getByText('Nothing was sent, and what you entered is still here.').waitFor()
  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Ines')
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('ines@example.com')
  await context.close()
})

test('Pay without a connection keeps the page and what was typed; with one it pays once', async () => {
  const { page, context } = await watchedPage(browser)
  await atCheckout(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByText('You are offline.').waitFor()
  await page.getByText('There was no connection. Nothing was sent').waitFor()
  expect(await page.locator('#lastName').inputValue()).toBe('Carvalho')
  expect(await page.getByText(/on our side/).count()).toBe(0)

  await context.setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Pay / }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/orders\/.+\/thanks/)
  await page.getByText('Bandstand').first().waitFor()
  await page.getByRole('link', { name: 'Add to calendar' }).waitFor()
  await context.close()
})

test('a connection that breaks while the order is placed ends at the order, once', async () => {
  const { page, context } = await watchedPage(browser)
  await atCheckout(page)
  // The order is placed and its payment begun; the answer is lost. Pressed again, the same payment goes on.
  let begun = 0
  await page.route(/\/pay$/, async (route) => {
    begun += 1
    if (begun > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('alert').getByText('Your order is placed but not paid yet.').waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/orders\/.+\/thanks/)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  await context.close()
  expect(await shopkeeper.ticketsLeft(concert.ticketDefinitionId)).toBe(38)
})

test('a server that fails while the order is placed and paid does not hide what became of it', async () => {
  const { page, context } = await watchedPage(browser)
  await atCheckout(page)
  const lost: string[] = []
  const loseAnswer = (path: RegExp) =>
    page.route(
      path,
      async (route) => {
        lost.push((await route.fetch()).ok() ? 'done' : 'refused')
        await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
      },
      { times: 1 },
    )
  await loseAnswer(/\/create-order$/)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('alert').getByText('Your order is placed but not paid yet.').waitFor()
  await chooseTestPayment(page)
  await loseAnswer(/\/pay$/)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect.poll(() => lost.length).toBe(2)
  await page.getByRole('alert').getByText('Your order is placed but not paid yet.').waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/orders\/.+\/thanks/)
  await page.getByText('Paid', { exact: true }).first().waitFor()
  await context.close()
  expect(lost).toEqual(['done', 'done'])
  expect(await shopkeeper.ticketsLeft(concert.ticketDefinitionId)).toBe(37)
})

test('the mailed link opens the order in another browser, and another link is sent where it does not', async () => {
  const { apiKey, siteId } = await shop.credentials()
  const headers = { authorization: apiKey, 'wix-site-id': siteId }
  // The demo's shop mails invoices, too.
  const mails = async (): Promise<{ subject: string; text: string }[]> => {
    const all = await (await fetch(`${shop.url}/dev/mail?to=ines@example.com`, { headers })).json()
    return all.mails.filter(({ subject }: { subject: string }) => !subject.startsWith('Invoice'))
  }
  await expect.poll(async () => (await mails()).length).toBe(3)
  const [{ text } = { text: '' }] = await mails()
  const [link = ''] = /\S+\/orders\/\S+/.exec(text) ?? []

  const { page, context } = await watchedPage(browser)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Your ticket' }).waitFor()
  await page.getByRole('img', { name: /Code of ticket/ }).waitFor()
  const ticket = page.getByRole('article').filter({ hasText: CONCERT })
  const day = concert.startDate.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  })
  await ticket.getByText(day).waitFor()
  await ticket.getByText('The Bandstand, Bristol').waitFor()
  await ticket.getByText('Ines Carvalho').waitFor()
  const calendar = await ticket.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const file = await page.request.get(new URL(calendar ?? '', shop.url).href)
  expect([file.status(), await file.text()]).toEqual([200, expect.stringContaining(`SUMMARY:${CONCERT}`)])
  await page.emulateMedia({ media: 'print' })
  await ticket.getByText(day).waitFor()
  await page.emulateMedia({ media: 'screen' })

  await page.goto(link.split('?')[0] ?? '')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await page.getByText('on its way').waitFor()
  await expect.poll(async () => (await mails()).length).toBe(4)
  await context.close()
})
