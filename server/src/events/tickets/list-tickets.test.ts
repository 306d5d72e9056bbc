import { expect, test } from 'vitest'
import type { Reply } from '../../../test/fixture.ts'
import { type Fair, fair } from '../events.fixture.ts'

/** Sells free tickets of an event to a buyer, one of them to a guest with another name. */
async function sell(shop: Fair, eventId: string, ticketDefinitionId: string, guests: readonly string[]) {
  const buyer = await shop.visitor()
  const held = await buyer.call('POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity: guests.length }],
  })
  const form = (lastName: string) => ({
    form: {
      inputValues: [
        { inputName: 'firstName', value: 'Ada' },
        { inputName: 'lastName', value: lastName },
        { inputName: 'email', value: 'ada@example.com' },
      ],
    },
  })
  const sold = await buyer.call('POST', '/events/v1/checkout', {
    eventId,
    reservationId: held.body.id,
    buyer: { firstName: 'Charles', lastName: 'Babbage', email: 'charles@example.com' },
    guests: guests.map(form),
  })
  expect(sold.status, JSON.stringify(sold.body)).toBe(200)
  return sold.body.order.orderNumber as string
}

const listed = async (
  shop: Fair,
  query: string,
): Promise<{ total: number; isMore: boolean; names: string[]; numbers: string[] }> => {
  const reply: Reply = await shop.admin.call(
    'GET',
    `/events/v1/tickets?${query}&fieldset=GUEST_DETAILS&fieldset=TICKET_DETAILS`,
  )
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { tickets, total, tooManyToCount } = reply.body
  return {
    total,
    isMore: tooManyToCount,
    names: tickets.map((one: { guestDetails?: { lastName?: string } }) => one.guestDetails?.lastName).toSorted(),
    numbers: tickets.map((one: { ticketNumber: string }) => one.ticketNumber),
  }
}

test('tickets are found by a part of a holder, a buyer, their number or that of their order, in their event alone', async () => {
  const shop = await fair()
  const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }
  const { id } = await shop.event({
    registration: { initialType: 'TICKETING', tickets: { guestsAssignedSeparately: true } },
  })
  const kind = await shop.definition(id, free)
  const orderNumber = await sell(shop, id, kind.id, ['Byron', 'Lovelace'])
  const { id: other } = await shop.event()
  await sell(shop, other, (await shop.definition(other, free)).id, ['Byron'])
  const find = (phrase: string) => listed(shop, `eventId=${id}&searchPhrase=${encodeURIComponent(phrase)}`)
  expect((await find('lovel')).names).toEqual(['Lovelace'])
  expect((await find('Ada By')).names).toEqual(['Byron'])
  expect((await find('babb')).names).toEqual(['Byron', 'Lovelace'])
  expect((await find(orderNumber.slice(1, 5))).total).toBe(2)
  const [number = ''] = (await find('lovelace')).numbers
  expect((await find(number.slice(2, 9))).names).toEqual(['Lovelace'])
  expect((await find('%')).total).toBe(0)
  expect((await listed(shop, 'searchPhrase=byron')).total).toBe(2)

  // The name of a buyer is that of the order.
  const inputValues = ['firstName', 'lastName', 'email'].map((inputName) => ({
    inputName,
    value: { firstName: 'Grace', lastName: 'Hopper' }[inputName] ?? 'grace@example.com',
  }))
  const answered = await shop.admin.call('PATCH', `/events/v1/events/${id}/orders/${orderNumber}`, {
    checkoutForm: { inputValues },
  })
  expect([answered.status, (await find('babb')).total, (await find('hopper')).total]).toEqual([200, 0, 2])
})

test('a search that thousands of orders match finds the tickets of each by its holder or its buyer', async () => {
  const shop = await fair()
  const { id } = await shop.event({
    registration: { initialType: 'TICKETING', tickets: { guestsAssignedSeparately: true } },
  })
  const kind = await shop.definition(id, { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } })
  await sell(shop, id, kind.id, ['Byron', 'Curie', 'Darwin'])
  await shop.site.query(
    `with copies as materialized (select gen_random_uuid() as id, n from generate_series(1, 2001) n),
     ordered as (
       insert into orders (site_id, id, number, source, source_id, buyer_name, status, payment_status, fulfillment_status, currency, total,
         item_count, created_at, updated_at, doc)
       select o.site_id, c.id, o.number + c.n, o.source, c.id, o.buyer_name, o.status, o.payment_status, o.fulfillment_status, o.currency,
         o.total, o.item_count, o.created_at, o.updated_at, o.doc from orders o, copies c)
     insert into order_events (site_id, order_id, event_id, number, created_at, buyer_name)
     select e.site_id, c.id, e.event_id, 'copy' || c.n, e.created_at, e.buyer_name from order_events e, copies c`,
  )
  const page = (offset: number) => listed(shop, `eventId=${id}&searchPhrase=babb&limit=2&offset=${offset}`)
  const pages = [await page(0), await page(2)]
  expect(pages.map(({ total, names }) => [total, names.length])).toEqual([
    [3, 2],
    [3, 1],
  ])
  expect(pages.flatMap(({ names }) => names).toSorted()).toEqual(['Byron', 'Curie', 'Darwin'])
})

test('pages of tickets follow each other whichever way they are sorted, and count what is theirs', async () => {
  const shop = await fair()
  const { id } = await shop.event({
    registration: { initialType: 'TICKETING', tickets: { guestsAssignedSeparately: true } },
  })
  const kind = await shop.definition(id, { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } })
  await sell(shop, id, kind.id, ['Byron', 'Curie', 'Darwin', 'Euler', 'Faraday'])
  for (const sort of ['guest:asc', 'created:desc', 'orderNumber:asc', 'ticketNumber:desc']) {
    const page = (offset: number) => listed(shop, `eventId=${id}&limit=2&offset=${offset}&sort=${sort}`)
    const pages = [await page(0), await page(2), await page(4)]
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
    expect(new Set(pages.flatMap(({ numbers }) => numbers)).size).toBe(5)
  }
  expect((await listed(shop, `eventId=${id}&searchPhrase=ada&limit=2&offset=1`)).total).toBe(5)
  expect((await listed(shop, `eventId=${id}&searchPhrase=ada&limit=2&offset=9`)).total).toBe(5)
  expect((await listed(shop, `eventId=${id}&state=NON_CHECKED_IN&limit=3`)).total).toBe(5)
  expect((await listed(shop, `eventId=${id}&state=ORDER_ACTIVE&state=FREE&limit=3`)).total).toBe(5)
})

test('a search that more match than an offset reaches is counted that far, and on its last page as a whole', async () => {
  const shop = await fair()
  const { id } = await shop.event({ registration: { initialType: 'TICKETING' } })
  const kind = await shop.definition(id, { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } })
  await sell(shop, id, kind.id, ['Byron'])
  await shop.site.query(
    `insert into tickets (site_id, id, order_id, line_id, event_id, ticket_definition_id, number, status, created_at, doc)
     select t.site_id, gen_random_uuid(), t.order_id, t.line_id, t.event_id, t.ticket_definition_id, 'copy' || n, t.status, t.created_at, t.doc
     from tickets t, generate_series(1, 10019) n`,
  )
  const page = async (offset: number) => {
    const { total, isMore, names } = await listed(shop, `eventId=${id}&searchPhrase=byron&limit=20&offset=${offset}`)
    return [total, isMore, names.length]
  }
  expect(await page(0)).toEqual([10_000, true, 20])
  expect(await page(0)).toEqual([10_000, true, 20])
  expect(await page(9_990)).toEqual([10_020, false, 20])
  expect((await listed(shop, `eventId=${id}&limit=1`)).total).toBe(10_020)
})
