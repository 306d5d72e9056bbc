import type { Page } from 'playwright-core'

/** Component of the provider, with a field for the outcome of the payment. */
const COMPONENT = `window.Stripe = (publicKey) => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    create: () => {
      const listeners = {}
      return {
        on: (event, listener) => { listeners[event] = listener },
        destroy() {},
        mount(place) {
          place.innerHTML = '<label>Card number <input id="card" inputmode="numeric"></label>'
          listeners.ready?.()
        },
      }
    },
  }),
  async confirmPayment({ elements, confirmParams }) {
    const outcome = document.querySelector('#card').value
    const intent = elements.clientSecret.split('_secret_')[0]
    const reply = await fetch('https://api.stripe.com/v1/payment_intents/' + intent + '/confirm', {
      method: 'POST',
      headers: { authorization: 'Bearer ' + publicKey, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_secret: elements.clientSecret, outcome }),
    })
    const { error } = await reply.json()
    return { error }
  },
})`

/** Has the page load the component above in the place of the provider's own, which calls the stand-in at `apiUrl`. */
export async function withProvider(page: Page, apiUrl: string): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: COMPONENT }),
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const { authorization = '', 'content-type': type = '' } = route.request().headers()
    const reply = await fetch(apiUrl + pathname, {
      method: route.request().method(),
      headers: { authorization, 'content-type': type },
      body: route.request().postData(),
    })
    await route.fulfill({
      status: reply.status,
      body: await reply.text(),
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    })
  })
}
