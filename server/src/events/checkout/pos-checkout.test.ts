import { expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { DAY, type Fair, fair, HOUR, inMs } from '../events.fixture.ts'

const RESERVATIONS = '/events/v1/checkout/reservations'
const POS = '/events/v1/pos-checkout'
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]

const hold = (caller: TestCaller, eventId: string, ticketDefinitionId: string, more: object = {}) =>
  caller.call('POST', RESERVATIONS, { eventId, ticketQuantities: [{ ticketDefinitionId, quantity: 2 }], ...more })

async function held(shop: Fair, definition: object = {}) {
  const { id: eventId } = await shop.event()
  const { id: definitionId } = await shop.definition(eventId, definition)
  const { id: reservationId } = (await hold(shop.admin, eventId, definitionId)).body
  return { eventId, definitionId, reservationId }
}

test('tickets that are sold at the desk are paid, issued and marked as such; once, however often it is sent', async () => {
  const shop = await fair()
  const { eventId, reservationId } = await held(shop)
  const sell = () => shop.admin.call('POST', POS, { eventId, reservationId })
  const all = await Promise.all([sell(), sell(), sell()])
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(all.map(({ body }) => body.order.orderNumber)).size).toBe(1)
  const [{ body }] = all as [Reply, ...Reply[]]
  expect(body).not.toHaveProperty('orderPageUrl')
  expect(body.order).toMatchObject({
    status: 'PAID',
    channel: 'OFFLINE_POS',
    confirmed: true,
    ticketsQuantity: 2,
    tickets: [{ channel: 'OFFLINE_POS' }, { channel: 'OFFLINE_POS' }],
  })
  expect(body.reservations).toMatchObject([{ quantity: 2 }])
  const [order] = await shop.site.query(`select doc#>>'{facts,channelType}' as channel from orders`)
  expect(order?.channel).toBe('POS')
})

test('only staff sell at the desk, and only what is held', async () => {
  const shop = await fair()
  const { eventId, reservationId } = await held(shop)
  const visitor = await shop.visitor()
  expect((await visitor.call('POST', POS, { eventId, reservationId })).status).toBe(403)
  const nothing = { eventId, reservationId: crypto.randomUUID() }
  expect(codeOf(await shop.admin.call('POST', POS, nothing))).toEqual([404, 'TICKET_RESERVATION_NOT_FOUND'])
  await shop.admin.call('DELETE', `${RESERVATIONS}/${reservationId}?eventId=${eventId}`)
  expect((await shop.admin.call('POST', POS, { eventId, reservationId })).status).toBe(409)
  expect(await shop.site.query('select from orders')).toEqual([])
})

test('an administrator reserves as of another time, and holds from now on', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const salePeriod = { startDate: inMs(-2 * DAY), endDate: inMs(-DAY) }
  const { id } = await shop.definition(eventId, { salePeriod })
  const overrideRequestTime = inMs(-DAY - HOUR)
  expect(codeOf(await hold(shop.admin, eventId, id))).toEqual([409, 'SALE_CLOSED'])
  expect(codeOf(await hold(shop.admin, eventId, id, { overrideRequestTime: inMs(-3 * DAY) }))).toEqual([
    409,
    'SALE_NOT_OPEN',
  ])
  expect(codeOf(await hold(await shop.visitor(), eventId, id, { overrideRequestTime }))).toEqual([
    403,
    'PERMISSION_DENIED',
  ])
  const late = await hold(shop.admin, eventId, id, { overrideRequestTime })
  expect(late.status).toBe(200)
  const minutes = (Date.parse(late.body.expires) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(19)
  expect(minutes).toBeLessThan(21)

  const path = `/events/v1/checkout/available-tickets?eventId=${eventId}&limit=10`
  const names = async (caller: TestCaller, more = '') => {
    const { status, body } = await caller.call('GET', path + more)
    return status === 200 ? body.definitions.map(({ saleStatus }: { saleStatus: string }) => saleStatus) : status
  }
  const at = `&overrideRequestTime=${encodeURIComponent(overrideRequestTime)}`
  expect(await names(shop.admin)).toEqual([])
  expect(await names(shop.admin, at)).toEqual(['SALE_STARTED'])
  expect(await names(await shop.visitor(), at)).toBe(403)
})

test('a sale at the desk stores how it was paid, and mails the tickets to a buyer with an address', async () => {
  const shop = await fair()
  const { eventId, reservationId } = await held(shop)
  const sell = (more: object) => shop.admin.call('POST', POS, { eventId, reservationId, ...more })
  expect((await sell({ buyer: { email: 'nobody' } })).status).toBe(400)
  expect((await sell({ paymentMethod: 'x'.repeat(61) })).status).toBe(400)
  const wrong = [
    [{ buyer: { firstName: '  ' } }, 'buyer.firstName'],
    [{ buyer: { firstName: 'Ines', lastName: '\u202eevil' } }, 'buyer.lastName'],
    [{ buyer: { firstName: 'In\u0007es' } }, 'buyer.firstName'],
    [{ paymentMethod: '<b>Cash</b>\u0007' }, 'paymentMethod'],
    [{ paymentMethod: '  ' }, 'paymentMethod'],
  ] as const
  for (const [more, field] of wrong) {
    const refused = await sell(more)
    expect(refused.status, JSON.stringify(more)).toBe(400)
    expect(refused.body.details.validationError.fieldViolations).toMatchObject([{ field }])
  }
  expect(await shop.site.query('select id from orders')).toEqual([])
  const buyer = { firstName: ' Ines', lastName: 'Carvalho ', email: 'ines@example.test' }
  expect((await sell({ buyer, paymentMethod: ' Card terminal ' })).status).toBe(200)
  const [payment] = await shop.site.query(`select provider, amount::int as amount, doc from transactions`)
  expect(payment).toMatchObject({ provider: 'manual', doc: { methodName: { custom: 'Card terminal' } } })
  const [order] = await shop.site.query('select buyer_email as email, buyer_name as name from orders')
  expect(order).toEqual({ email: 'ines@example.test', name: 'Ines Carvalho' })
  const guests = await shop.site.query(`select doc #>> '{guest,firstName}' as name from tickets`)
  expect(guests.map(({ name }) => name)).toEqual(['Ines', 'Ines'])
})
