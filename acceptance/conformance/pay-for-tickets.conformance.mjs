import { expect, test } from 'vitest'
import { admin, url } from './clients.mjs'
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

const card = { intent: 'pay', method: 'test', cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cardCvc: '123' }

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

  expect((await visitor.post(page.address, card)).status).toBe(303)
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

  expect((await elsewhere.post(orderPageUrl, { ...card, cardNumber: '4000 0000 0000 0002' })).status).toBe(409)
  const paid = await elsewhere.post(orderPageUrl, card)
  expect([paid.status, new URL(paid.headers.get('location'), url).href]).toEqual([303, orderPageUrl])
  expect((await elsewhere.follow(orderPageUrl)).html).toContain('Your ticket')
  const after = await someone.ticketOrders.getOrder(
    { eventId: event._id, orderNumber: order.orderNumber },
    { fieldset: ['DETAILS'] },
  )
  expect(after.status).toBe('PAID')
})
