import { present } from '@fairground/domain/present.ts'
import { expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { newMember } from '../../identity/sign-in/sign-in.fixture.ts'
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

test('the answers of a buyer are written whatever became of the order: name, address and first ticket follow, other tickets stay', async () => {
  const shop = await fair()
  const order = await ordered(shop, shop.admin, { markAsPaid: true })
  const [first, second] = (await order.read('TICKETS')).tickets
  const own = { guestDetails: guest({ firstName: 'Mary', lastName: 'Somerville', email: 'mary@example.com' }) }
  await shop.admin.call('PATCH', `/events/v1/tickets/${second.ticketNumber}`, { eventId: order.eventId, ...own })
  const checkoutForm = guest(grace).form

  const wrong = await order.file({ checkoutForm: guest({ firstName: '' }).form })
  expect(wrong.status).toBe(400)
  expect(wrong.body.details.validationError.fieldViolations).toContainEqual(
    expect.objectContaining({ field: expect.stringMatching(/^checkoutForm\./) }),
  )
  expect((await order.file({ checkoutForm, fields: 'archived' })).body.order.fullName).toBe('Ada Byron')
  const { body } = await order.file({ checkoutForm, fields: 'archived,checkoutForm', archived: true })
  expect(body.order).toMatchObject({ archived: true, fullName: 'Grace Hopper', email: 'grace@example.com' })
  expect(body.order.checkoutForm.inputValues).toContainEqual({ inputName: 'email', value: 'grace@example.com' })
  const { tickets } = await order.read('TICKETS')
  expect(
    tickets.map(({ ticketNumber, guestFullName }: Record<string, string>) => [ticketNumber, guestFullName]),
  ).toEqual([
    [first.ticketNumber, 'Grace Hopper'],
    [second.ticketNumber, 'Mary Somerville'],
  ])
  const elsewhere = await shop.admin.call('PATCH', `/events/v1/events/${order.eventId}/orders/NONE`, { checkoutForm })
  expect([elsewhere.status, codeOf(elsewhere)]).toEqual([404, 'ORDER_NOT_FOUND'])
})

test('an administrator names the member who buys; a visitor does not, and a member that is not there is refused', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const order = await ordered(shop, visitor)
  const name = (caller: TestCaller, memberId: string) =>
    caller.call('PATCH', `/events/v1/checkout/${order.orderNumber}`, { eventId: order.eventId, memberId })
  expect(codeOf(await name(shop.admin, crypto.randomUUID()))).toBe('MEMBER_NOT_FOUND')
  const { id: memberId } = await newMember(shop.site)
  expect((await name(visitor, memberId)).status).toBe(403)
  expect((await name(shop.admin, memberId)).body.order).toMatchObject({ memberId, fullName: 'Ada Byron' })
  expect((await shop.admin.call('GET', `/events/v1/orders?memberId=${memberId}`)).body.total).toBe(1)
})

test('a payment at the desk stands with its order; orders are found by who made their event', async () => {
  const shop = await fair()
  const { id: eventId, userId } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(eventId)
  const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }]
  const held = await shop.admin.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities })
  const paymentDetailsId = crypto.randomUUID()
  const sale = { eventId, reservationId: held.body.id, paymentMethod: 'Card terminal', paymentDetailsId }
  const { body } = await shop.admin.call('POST', '/events/v1/pos-checkout', sale)
  const paymentDetails = { transaction: { transactionId: paymentDetailsId, method: 'Card terminal' } }
  expect(body.order.paymentDetails).toEqual(paymentDetails)
  const found = (creator: unknown) =>
    shop.admin.call('GET', `/events/v1/orders?fieldset=DETAILS&eventCreatorId=${creator}`)
  expect((await found(userId)).body.orders).toMatchObject([{ eventId, paymentDetails }])
  expect((await found(crypto.randomUUID())).body.total).toBe(0)
  for (const list of ['ticket-definitions', 'rsvp']) {
    const own = await shop.admin.call('GET', `/events/v1/${list}?eventCreatorId=${userId}&eventId=${eventId}`)
    expect(own.body.total ?? own.body.metaData.total).toBe(list === 'rsvp' ? 0 : 1)
  }
})

test('benefits of plans are not found, wherever one is named; an empty one is none', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(eventId)
  const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }]
  const { body } = await shop.admin.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities })
  const paidPlanBenefit = { planOrderId: crypto.randomUUID() }
  const invoiced = (benefit: object) =>
    shop.admin.call('POST', `/events/v1/checkout/invoices/${body.id}`, { eventId, paidPlanBenefit: benefit })
  expect((await invoiced(paidPlanBenefit)).body.discountErrors).toEqual({
    error: [{ code: 'PAID_PLAN_BENEFIT_NOT_FOUND' }],
  })
  expect((await invoiced({})).body.discountErrors).toBeUndefined()
  const sale = { eventId, reservationId: body.id, buyer: ada, guests: [guest(ada)] }
  const refused = await shop.admin.call('POST', '/events/v1/checkout', { ...sale, paidPlanBenefit })
  expect([refused.status, codeOf(refused)]).toEqual([404, 'PAID_PLAN_BENEFIT_NOT_FOUND'])
  expect(await shop.site.query('select from orders')).toEqual([])
  const placed = await shop.admin.call('POST', '/events/v1/checkout', { ...sale, paidPlanBenefit: {} })
  const path = `/events/v1/checkout/${placed.body.order.orderNumber}`
  expect(codeOf(await shop.admin.call('PATCH', path, { eventId, paidPlanBenefit }))).toBe('PAID_PLAN_BENEFIT_NOT_FOUND')
})
