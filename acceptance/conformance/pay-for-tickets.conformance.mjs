import { expect, test } from 'vitest'
import { admin, refusal, url } from './clients.mjs'
import { buyer, newOccasion, reserve } from './occasions.mjs'
import { browse, HOME, person } from './people.mjs'

/** A browser without scripts that keeps its cookies. */
function browser() {
  const jar = new Map()
  const keep = (reply) => {
    for (const text of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(text)
      jar.set(name, value)
    }
    return reply
  }
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const open = async (address) => keep(await browse(address, { cookie: cookie() }))
  return {
    open,
    /** Opens an address and goes where it leads. */
    async follow(address) {
      const reply = await open(address)
      const location = reply.headers.get('location')
      return location === null ? { address, reply, html: await reply.text() } : this.follow(new URL(location, url).href)
    },
    post: async (address, fields) =>
      keep(
        await fetch(address, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            cookie: cookie(),
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams(fields).toString(),
        }),
      ),
  }
}

/** Presses Pay on an order's page and decides the payment at the bank: the page that this leads back to. */
async function pay(visitor, orderPage, choice) {
  const begun = await visitor.post(orderPage, { intent: 'pay', method: 'test' })
  expect(begun.status).toBe(303)
  const chosen = await visitor.post(new URL(begun.headers.get('location'), url).href, { choice })
  expect(chosen.status).toBe(303)
  return visitor.follow(new URL(chosen.headers.get('location'), url).href)
}

test('reserve, redirect session, follow: the caller’s reservation is checked out and paid, also the last tickets', async () => {
  const { event, ticket } = await newOccasion({ ticket: { initialLimit: 2 } })
  const someone = person()
  const held = await reserve(someone, event, ticket, 2)
  const { redirectSession } = await someone.redirects.createRedirectSession({
    eventsCheckout: { eventSlug: event.slug, reservationId: held._id },
    callbacks: { postFlowUrl: `${HOME}after` },
  })
  const visitor = browser()
  const checkout = await visitor.follow(redirectSession.fullUrl)
  expect(checkout.reply.status).toBe(200)
  expect(checkout.html).toContain('Continue to payment')
  expect(checkout.html).not.toContain('Sold out')

  const incomplete = await visitor.post(checkout.address, { firstName: 'Ada' })
  expect(incomplete.status).toBe(422)
  const ordered = await visitor.post(checkout.address, buyer)
  expect(ordered.status).toBe(303)
  const page = await visitor.follow(new URL(ordered.headers.get('location'), url).href)
  expect(page.html).toContain('Pay now')

  // The reservation is an order now: its checkout leads there.
  expect((await visitor.follow(checkout.address)).address).toBe(page.address)

  await pay(visitor, page.address, 'approve')
  const { orders } = await admin.ticketOrders.listOrders({ eventId: [event._id], fieldset: ['TICKETS', 'DETAILS'] })
  expect(orders).toMatchObject([{ status: 'PAID', ticketsQuantity: 2, email: buyer.email }])

  const stranger = await browser().open(checkout.address)
  expect(stranger.status).toBe(404)
})

test('the page of an initiated order opens in any browser and takes the payment', async () => {
  const { event, ticket } = await newOccasion()
  const someone = person()
  const { _id: reservationId } = await reserve(someone, event, ticket, 1)
  const { order, orderPageUrl } = await someone.ticketOrders.checkout(event._id, { reservationId, buyer })
  expect(order.status).toBe('INITIATED')
  const elsewhere = browser()
  const { reply, html } = await elsewhere.follow(orderPageUrl)
  expect(reply.status).toBe(200)
  expect(html).toContain('Pay now')
  expect((await browse(orderPageUrl.split('?')[0])).status).toBe(404)

  expect((await pay(elsewhere, orderPageUrl, 'decline')).html).toContain('The payment was declined.')
  const paid = await pay(elsewhere, orderPageUrl, 'approve')
  expect(paid.address).toBe(orderPageUrl)
  expect(paid.html).toContain('Your ticket')
  const after = await someone.ticketOrders.getOrder(
    { eventId: event._id, orderNumber: order.orderNumber },
    { fieldset: ['DETAILS'] },
  )
  expect(after.status).toBe('PAID')
})

/** Buys one ticket on the pages of the shop, by a payment that the bank approves a little later. */
async function payLate({ event, ticket }) {
  const someone = person()
  const held = await reserve(someone, event, ticket, 1)
  const { redirectSession } = await someone.redirects.createRedirectSession({
    eventsCheckout: { eventSlug: event.slug, reservationId: held._id },
    callbacks: { postFlowUrl: `${HOME}after` },
  })
  const visitor = browser()
  const checkout = await visitor.follow(redirectSession.fullUrl)
  const ordered = await visitor.post(checkout.address, buyer)
  const page = await visitor.follow(new URL(ordered.headers.get('location'), url).href)
  await pay(visitor, page.address, 'late')
}

test('an order whose payment is undecided is PENDING; it is confirmed once, whatever the bank says later', async () => {
  const [confirmed, left] = [await newOccasion({ ticket: { initialLimit: 2 } }), await newOccasion()]
  const orderOf = async ({ event }) =>
    (await admin.ticketOrders.listOrders({ eventId: [event._id], fieldset: ['TICKETS', 'DETAILS'] })).orders[0]
  await payLate(confirmed)
  const { status, orderNumber } = await orderOf(confirmed)
  expect(status).toBe('PENDING')
  const confirm = () => admin.ticketOrders.confirmOrder(confirmed.event._id, { orderNumber: [orderNumber] })
  expect((await confirm()).orders).toMatchObject([{ orderNumber, status: 'PAID', confirmed: true }])
  expect(await refusal(confirm())).toMatchObject({ status: 409, code: 'ORDER_ACTION_NOT_AVAILABLE' })
  // The bank decides payments in their order: once it has approved a later one, it has approved this one.
  await payLate(left)
  expect((await orderOf(left)).status).toBe('PENDING')
  await expect.poll(async () => (await orderOf(left)).status, { timeout: 60_000 }).toBe('PAID')
  expect(await orderOf(confirmed)).toMatchObject({ status: 'PAID', ticketsQuantity: 1 })
})
