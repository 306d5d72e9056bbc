import { present } from '@fairground/domain/present.ts'
import { expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { type Fair, fair } from '../events.fixture.ts'

const codeOf = ({ body }: Reply): string | undefined => body.details?.applicationError?.code
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
const guest = (person: Record<string, string>) => ({
  form: { inputValues: Object.entries(person).map(([inputName, value]) => ({ inputName, value })) },
})

const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }

async function ordered(shop: Fair, caller: TestCaller, options?: object, definition: object = {}) {
  const { id: eventId } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(eventId, definition)
  const ticketQuantities = [{ ticketDefinitionId, quantity: 2 }]
  const held = await caller.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities })
  const sale = {
    eventId,
    reservationId: held.body.id,
    buyer: ada,
    guests: [guest(ada)],
    ...present({ options: options || undefined }),
  }
  const { body } = await caller.call('POST', '/events/v1/checkout', sale)
  const { orderNumber, status, method } = body.order
  const path = `/events/v1/events/${eventId}/orders`
  return {
    eventId,
    orderNumber,
    status,
    method,
    read: async (fieldset = 'DETAILS') =>
      (await shop.admin.call('GET', `${path}/${orderNumber}?fieldset=${fieldset}&fieldset=DETAILS`)).body.order,
    confirm: () => shop.admin.call('POST', `${path}/confirm`, { orderNumber: [orderNumber] }),
    rename: (person: Record<string, string>) =>
      shop.admin.call('PATCH', `/events/v1/checkout/${orderNumber}`, {
        eventId,
        buyer: person,
        guests: [guest(person)],
      }),
    file: (body: object) => shop.admin.call('PATCH', `${path}/${orderNumber}`, body),
    fileAll: (body: object) => shop.admin.call('PATCH', path, { orderNumber: [orderNumber], ...body }),
  }
}

test('confirming an order that nobody paid issues its tickets and mails them; a second time is refused', async () => {
  const shop = await fair()
  const order = await ordered(shop, await shop.visitor())
  expect(order.status).toBe('INITIATED')
  expect((await order.read()).availableActions).toEqual(['CONFIRM', 'ARCHIVE'])

  const confirmed = await order.confirm()
  expect(confirmed.body.orders).toMatchObject([{ status: 'PAID', confirmed: true, availableActions: ['ARCHIVE'] }])
  expect((await order.read('TICKETS')).tickets).toHaveLength(2)
  const approved = await shop.site.query(`select 1 from happenings where entity = 'order' and slug = 'approved'`)
  expect(approved).toHaveLength(1)

  const again = await order.confirm()
  expect([again.status, codeOf(again)]).toEqual([409, 'ORDER_ACTION_NOT_AVAILABLE'])
})

test('confirming an order whose payment is pending counts that payment and charges nothing twice', async () => {
  const shop = await fair()
  const order = await ordered(shop, await shop.visitor())
  await shop.site.query(`
    insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, created_at, updated_at, doc)
    select site_id, gen_random_uuid(), id, 'payment', 'test', 'PENDING', total, currency, now(), now(), '{}' from orders`)
  await shop.site.query(`update orders set payment_status = 'PENDING'`)
  expect((await order.read()).status).toBe('PENDING')
  expect((await order.confirm()).body.orders).toMatchObject([{ status: 'PAID' }])
  const payments = await shop.site.query('select status, amount::int as amount from transactions')
  expect(payments).toEqual([{ status: 'APPROVED', amount: 2000 }])
})

test.for([
  ['a free order', 'FREE', {}, free],
  ['a paid order', 'PAID', { markAsPaid: true }, {}],
] as const)('%s cannot be confirmed or updated', async ([, status, options, definition]) => {
  const shop = await fair()
  const order = await ordered(shop, shop.admin, options, definition)
  expect((await order.read()).status).toBe(status)
  for (const refused of [await order.confirm(), await order.rename(grace)])
    expect([refused.status, codeOf(refused)]).toEqual([409, 'ORDER_ACTION_NOT_AVAILABLE'])
  expect(await order.read()).toMatchObject({ status, fullName: 'Ada Byron' })
})

test('an order to be paid in person changes its buyer and the guests on its tickets', async () => {
  const shop = await fair()
  const order = await ordered(shop, shop.admin, { payInPerson: true })
  expect([order.status, order.method]).toEqual(['OFFLINE_PENDING', 'inPerson'])
  expect((await order.rename(grace)).status).toBe(200)
  const { fullName, tickets } = await order.read('TICKETS')
  expect([fullName, tickets[0].guestFullName]).toEqual(['Grace Hopper', 'Grace Hopper'])
})

test('orders are archived and taken out again, one and many; the mask names what is set', async () => {
  const shop = await fair()
  const order = await ordered(shop, await shop.visitor())
  expect((await order.file({ archived: true, fields: 'checkoutForm' })).body.order.archived).toBe(false)
  expect((await order.file({ archived: true, fields: 'archived' })).body.order).toMatchObject({
    archived: true,
    availableActions: ['CONFIRM', 'UNARCHIVE'],
  })
  expect((await order.fileAll({ archived: false })).body.orders).toMatchObject([{ archived: false }])
  expect(codeOf(await order.fileAll({ orderNumber: ['NONE'], archived: true }))).toBe('ORDER_NOT_FOUND')
})
