import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { visitorAuth } from '@fairground/client/auth/visitor.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { authentication } from '@fairground/client/generated/identity.authentication.ts'
import { afterAll, expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'

/** A shop that asks a captcha service of others: here our own, which answers as theirs do, and a widget that a click solves. */
const requests: Record<string, string>[] = []
const service = createServer(async (request, reply) => {
  const form = Object.fromEntries(new URLSearchParams((await request.toArray()).join('')))
  requests.push(form)
  reply.setHeader('content-type', 'application/json').end(JSON.stringify({ success: form.response === 'a person' }))
})
await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
afterAll(() => void service.close())
const { shop, browser } = await openShop({
  DEMO: '0',
  CAPTCHA_PROVIDER: 'turnstile',
  CAPTCHA_SITE_KEY: 'key-of-the-shop',
  CAPTCHA_SECRET: 'secret-of-the-shop',
  CAPTCHA_VERIFY_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`, // listening on TCP
})

const WIDGET = `window.turnstile = {
  render(place, { sitekey, callback }) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'I am a person with ' + sitekey
    button.onclick = () => callback('a person')
    place.append(button)
  },
}`
const EMAIL = 'ines@example.com'
const PASSWORD = 'lamps over the harbour'

test('after many wrong tries the service’s widget stands on the page, and its token signs in', async () => {
  const { clientId } = await shop.credentials()
  const visitor = createClient({ url: shop.url, auth: visitorAuth({ clientId }), modules: { authentication } })
  await visitor.authentication.registerV2({ loginId: { email: EMAIL }, password: PASSWORD })
  for (let tries = 0; tries < 10; tries += 1)
    await expect(
      visitor.authentication.loginV2({ loginId: { email: EMAIL }, password: `wrong ${tries}` }),
    ).rejects.toMatchObject({ code: '-19976' })

  const { page, context } = await watchedPage(browser)
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: WIDGET }),
  )
  const signIn = async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.goto(`${shop.url}/login`)
  await signIn()
  await page.getByText('Confirm that you are a person').waitFor()
  await page.getByRole('button', { name: 'I am a person with key-of-the-shop' }).click()
  await page.getByText('The puzzle is solved.').waitFor()
  await signIn()
  await page.waitForURL(/\/account$/)
  expect(requests).toEqual([{ secret: 'secret-of-the-shop', response: 'a person' }])
  await context.close()
})
