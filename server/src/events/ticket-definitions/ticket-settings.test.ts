import { expect, test } from 'vitest'
import { fair } from '../events.fixture.ts'
import { TICKETS_APP_ID } from './as-sellable.ts'

const SETTINGS = '/fairground/v1/ticket-settings'
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const guests = [{ form: { inputValues: Object.entries(ada).map(([inputName, value]) => ({ inputName, value })) } }]

test('the service fee is a setting, on record, and what is held keeps its fee', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(eventId, { feeType: 'FEE_ADDED_AT_CHECKOUT' })
  const visitor = await shop.visitor()
  const reserve = async () =>
    (
      await visitor.call('POST', '/events/v1/checkout/reservations', {
        eventId,
        ticketQuantities: [{ ticketDefinitionId, quantity: 1 }],
      })
    ).body
  const invoiceOf = async (id: string) =>
    (await visitor.call('POST', `/events/v1/checkout/invoices/${id}`, { eventId })).body.invoice.grandTotal.value
  const lineItems = [{ quantity: 1, catalogReference: { appId: TICKETS_APP_ID, catalogItemId: ticketDefinitionId } }]
  const priced = async () => (await visitor.call('POST', '/fairground/v1/item-prices', { lineItems })).body.total.amount

  expect((await shop.admin.call('GET', SETTINGS)).body).toEqual({ serviceFee: '2.5' })
  const before = await reserve()
  expect([before.invoice.grandTotal.value, await priced()]).toEqual(['10.25', '10.25'])
  expect((await shop.admin.call('PATCH', SETTINGS, { serviceFee: '10' })).body).toEqual({ serviceFee: '10' })
  expect([(await reserve()).invoice.grandTotal.value, await priced()]).toEqual(['11.00', '11.00'])
  await shop.admin.call('PATCH', SETTINGS, { serviceFee: '0' })
  expect([(await reserve()).invoice.grandTotal.value, await priced()]).toEqual(['10.00', '10.00'])
  expect(await invoiceOf(before.id)).toBe('10.25')
  const sale = { eventId, reservationId: before.id, buyer: ada, guests }
  const { order } = (await visitor.call('POST', '/events/v1/checkout', sale)).body
  expect(order.totalPrice.value).toBe('10.25')

  const audited = await shop.site.query(`select count(*)::int as n from audit_log where action = 'tickets.settings'`)
  expect(audited).toEqual([{ n: 2 }])
  for (const serviceFee of ['100', '-1', '2.505', 'much'])
    expect((await shop.admin.call('PATCH', SETTINGS, { serviceFee })).status).toBe(400)
  expect((await visitor.call('PATCH', SETTINGS, { serviceFee: '1' })).status).toBe(403)
})
