import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkSite } from '../../../check/check-site.ts'
import { byClock } from '../../../providers/payment/stripe.fixture.ts'
import { ok } from '../delivery.fixture.ts'
import { ACCOUNT, configure, liveSite } from '../live/live.fixture.ts'
import {
  bought,
  buy,
  fulfillmentsOf,
  giveBack,
  LABELS,
  labelSite,
  labelsOf,
  orderToSend,
  PARCEL,
  quote,
  quoted,
  type ToSend,
} from './labels.fixture.ts'

type Answer = Awaited<ReturnType<typeof buy>>
const refused = ({ status, body }: Answer) => [
  status,
  body.details?.applicationError?.code ?? body.details?.validationError?.fieldViolations[0].field,
]
const agrees = async ({ site }: ToSend) => expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])
const MINUTE = 60_000

test('staff price a parcel, buy its label, and the units are sent with its number', async () => {
  const at = await labelSite()
  const { id, priceId, label } = await quoted(at)
  expect(label).toMatchObject({ status: 'QUOTED', test: true, orderId: at.orderId, parcel: PARCEL })
  expect(label.prices.map((price: { service: string; amount: string }) => [price.service, price.amount])).toEqual([
    ['Media Mail', '3.92'],
    ['Ground Advantage', '7.10'],
    ['Priority Mail', '9.85'],
    ['Priority Mail Express', '31.40'],
  ])
  expect(at.carrier.shipments).toMatchObject([
    {
      address_from: { name: 'Workshop', street1: '2 Canal Street', zip: 'BA1 1AA', country: 'GB' },
      address_to: { name: 'Ines Carvalho', street1: '9 Mill Lane', city: 'Leeds', email: 'ines@example.com' },
      parcels: [{ weight: '1250', mass_unit: 'g', length: '30', distance_unit: 'cm' }],
    },
  ])
  expect(await labelsOf(at)).toEqual([])

  const reply = await buy(at, id, priceId)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const [fulfillment] = await fulfillmentsOf(at)
  const [transaction] = bought(at)
  expect(reply.body.label).toMatchObject({
    status: 'BOUGHT',
    labelUrl: transaction?.label_url,
    trackingNumber: transaction?.tracking_number,
    fulfillmentId: fulfillment.id,
  })
  expect(fulfillment).toMatchObject({
    lineItems: [{ id: at.lineId, quantity: 1 }],
    trackingInfo: {
      trackingNumber: transaction?.tracking_number,
      shippingProvider: 'usps',
      trackingLink: transaction?.tracking_url_provider,
    },
  })
  expect(transaction?.metadata).toBe(`shipping-label ${id}`)
  const { order } = await ok(at.site.admin, 'GET', `/ecom/v1/orders/${at.orderId}`)
  expect(order.fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
  const again = await buy(at, id, priceId)
  expect([again.body.label, bought(at).length]).toEqual([reply.body.label, 1])
  expect(await labelsOf(at)).toEqual([reply.body.label])
  const { entries } = await ok(at.site.admin, 'POST', '/fairground/v1/audit-log/query', {
    query: { filter: { action: 'order.labelOrdered' } },
  })
  expect(entries).toMatchObject([{ after: { service: 'USPS Media Mail', amount: '3.92', currency: 'GBP' } }])
  await agrees(at)
})

test('presses at once, and labels for the same units, buy one label', async () => {
  const at = await labelSite(1)
  const [one, other] = [await quoted(at), await quoted(at)]
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () => buy(at, one.id, one.priceId)),
    buy(at, other.id, other.priceId),
  ])
  const codes = replies.map((reply) => (reply.status === 200 ? 'BOUGHT' : String(refused(reply)[1])))
  expect(codes).toContain('BOUGHT')
  for (const code of codes) expect(['BOUGHT', 'LABEL_UNDER_WAY', 'FULFILLED_TOO_MANY']).toContain(code)
  expect(bought(at)).toHaveLength(1)
  expect(await fulfillmentsOf(at)).toHaveLength(1)
  const third = await quote(at)
  expect(refused(third)).toEqual([409, 'FULFILLED_TOO_MANY'])
  await agrees(at)
})

test('a label whose answer is lost is found at the carrier, at once and after a crash', async () => {
  const at = await labelSite()
  const lost = await quoted(at)
  at.carrier.loseLabels = 1
  expect((await buy(at, lost.id, lost.priceId)).body.label.status).toBe('BOUGHT')
  expect(bought(at)).toHaveLength(1)

  // The process ended after the carrier was called: the row is as it was before the answer.
  const crashed = await quoted(at)
  expect((await buy(at, crashed.id, crashed.priceId)).body.label.status).toBe('BOUGHT')
  const [{ fulfillmentId }] = (await labelsOf(at)).filter(({ id }: { id: string }) => id === crashed.id)
  await ok(at.site.admin, 'DELETE', `/ecom/v1/fulfillments/${fulfillmentId}/orders/${at.orderId}?orderId=${at.orderId}`)
  const before = `update shipping_labels set status = 'BUYING', purchase = null, label_url = null, tracking_number = null where id = $1`
  await at.site.query(before, [crashed.id])
  expect(refused(await buy(at, crashed.id, crashed.priceId))).toEqual([409, 'LABEL_UNDER_WAY'])
  await at.site.advance(2 * MINUTE)
  expect((await buy(at, crashed.id, crashed.priceId)).body.label).toMatchObject({ status: 'BOUGHT' })
  expect(bought(at)).toHaveLength(2)
  expect(await fulfillmentsOf(at)).toHaveLength(2)
  await agrees(at)
})

test('a purchase that the carrier lists late is not repeated: presses look for it, and find it by its note', async () => {
  const at = await labelSite()
  const { id, priceId } = await quoted(at)
  at.carrier.loseLabels = 1
  at.carrier.listsNothing = true
  expect(refused(await buy(at, id, priceId))).toEqual([503, 'CARRIER_UNREACHABLE'])
  const other = await quoted(at)
  for (let press = 0; press < 3; press++) {
    await at.site.advance(2 * MINUTE)
    expect((await buy(at, id, priceId)).body.label.status).toBe('BUYING')
    expect(refused(await buy(at, other.id, other.priceId))).toEqual([409, 'LABEL_UNDER_WAY'])
  }
  expect(bought(at)).toHaveLength(1)
  at.carrier.listsNothing = false
  await at.site.advance(2 * MINUTE)
  expect((await buy(at, id, priceId)).body.label.status).toBe('BOUGHT')
  expect(bought(at)).toHaveLength(1)
  expect(await fulfillmentsOf(at)).toHaveLength(1)
  await agrees(at)
})

test('a label that failed is looked for before it is bought by another price', async () => {
  const at = await labelSite()
  const { id, label } = await quoted(at)
  const [first, second, third] = label.prices.map((price: { id: string }) => price.id)
  at.carrier.loseLabels = 1
  at.carrier.listsNothing = true
  expect(refused(await buy(at, id, first))).toEqual([503, 'CARRIER_UNREACHABLE'])
  await at.site.advance(11 * MINUTE)
  expect(refused(await buy(at, id, first))).toEqual([409, 'LABEL_REFUSED'])
  expect(await labelsOf(at)).toMatchObject([{ status: 'FAILED' }])
  at.carrier.labelsBegin = 'ERROR'
  expect(refused(await buy(at, id, second))).toEqual([409, 'LABEL_REFUSED'])
  Object.assign(at.carrier, { labelsBegin: 'SUCCESS', listsNothing: false })
  expect((await buy(at, id, third)).body.label).toMatchObject({ status: 'BOUGHT', priceId: first })
  expect(bought(at)).toHaveLength(1)
  await agrees(at)
})

test('another label of the order is not bought while one that failed here is at the carrier', async () => {
  const at = await labelSite(1)
  const lost = await quoted(at)
  at.carrier.loseLabels = 1
  at.carrier.listsNothing = true
  expect(refused(await buy(at, lost.id, lost.priceId))).toEqual([503, 'CARRIER_UNREACHABLE'])
  await at.site.advance(11 * MINUTE)
  await byClock(at.site, 'finish-labels')
  expect(await labelsOf(at)).toMatchObject([{ id: lost.id, status: 'FAILED' }])
  const next = await quoted(at)
  at.carrier.listsNothing = false
  expect(refused(await buy(at, next.id, next.priceId))).toEqual([409, 'FULFILLED_TOO_MANY'])
  expect(await labelsOf(at)).toMatchObject([{ id: lost.id, status: 'BOUGHT', fulfillmentId: expect.anything() }])
  expect(bought(at)).toHaveLength(1)
  await agrees(at)
})

test('a label that failed here and whose units were sent otherwise does not keep the others from being bought', async () => {
  const at = await labelSite(3)
  const lost = await quoted(at, 2)
  at.carrier.loseLabels = 1
  at.carrier.listsNothing = true
  await buy(at, lost.id, lost.priceId)
  await at.site.advance(11 * MINUTE)
  await byClock(at.site, 'finish-labels')
  await ok(at.site.admin, 'POST', `/ecom/v1/fulfillments/orders/${at.orderId}/create-fulfillment`, {
    orderId: at.orderId,
    fulfillment: { lineItems: [{ id: at.lineId, quantity: 2 }] },
  })
  const next = await quoted(at)
  at.carrier.listsNothing = false
  expect((await buy(at, next.id, next.priceId)).body.label.status).toBe('BOUGHT')
  const [first] = await labelsOf(at)
  expect([first.id, first.status, first.fulfillmentId]).toEqual([lost.id, 'BOUGHT', undefined])
  expect((await giveBack(at, lost.id)).body.label.status).toBe('VOIDED')
  expect(await fulfillmentsOf(at)).toHaveLength(2)
})

test('the clock finishes what a request left, and buys nothing that the carrier does not have', async () => {
  const at = await labelSite()
  const { id, priceId } = await quoted(at)
  at.carrier.labelsBegin = 'QUEUED'
  expect((await buy(at, id, priceId)).body.label).toMatchObject({ status: 'BUYING' })
  expect(await fulfillmentsOf(at)).toEqual([])
  for (const transaction of at.carrier.transactions.values()) transaction.status = 'SUCCESS'
  await at.site.advance(11 * MINUTE)
  await byClock(at.site, 'finish-labels')
  expect(await labelsOf(at)).toMatchObject([{ status: 'BOUGHT' }])
  expect(await fulfillmentsOf(at)).toHaveLength(1)

  const never = await quoted(at)
  at.carrier.fault = 'down'
  expect(refused(await buy(at, never.id, never.priceId))).toEqual([503, 'CARRIER_UNREACHABLE'])
  at.carrier.fault = undefined
  await at.site.advance(11 * MINUTE)
  await byClock(at.site, 'finish-labels')
  expect((await labelsOf(at))[1]).toMatchObject({ id: never.id, status: 'FAILED' })
  expect(bought(at)).toHaveLength(1)
  at.carrier.labelsBegin = 'SUCCESS'
  expect((await buy(at, never.id, never.priceId)).body.label.status).toBe('BOUGHT')
  await agrees(at)
})

test('a carrier that refuses says why, and the label can be bought once the reason is gone', async () => {
  const at = await labelSite()
  const { id, priceId } = await quoted(at)
  at.carrier.labelsBegin = 'ERROR'
  const reply = await buy(at, id, priceId)
  expect(refused(reply)).toEqual([409, 'LABEL_REFUSED'])
  expect(reply.body.message).toBe('The carrier refused: The sender has no balance.')
  expect(await labelsOf(at)).toMatchObject([{ status: 'FAILED', problem: 'The sender has no balance.' }])
  expect(await fulfillmentsOf(at)).toEqual([])
  at.carrier.labelsBegin = 'SUCCESS'
  expect((await buy(at, id, priceId)).body.label).toMatchObject({ status: 'BOUGHT' })
  expect((await labelsOf(at))[0].problem).toBeUndefined()
})

test('a label whose order is over meanwhile stays to be voided, without a fulfilment', async () => {
  const at = await labelSite(1)
  const { id, priceId } = await quoted(at)
  at.carrier.labelsBegin = 'QUEUED'
  await buy(at, id, priceId)
  await ok(at.site.admin, 'POST', `/ecom/v1/fulfillments/orders/${at.orderId}/create-fulfillment`, {
    orderId: at.orderId,
    fulfillment: { lineItems: [{ id: at.lineId }] },
  })
  for (const transaction of at.carrier.transactions.values()) transaction.status = 'SUCCESS'
  await at.site.advance(11 * MINUTE)
  await byClock(at.site, 'finish-labels')
  const [label] = await labelsOf(at)
  expect(label).toMatchObject({ status: 'BOUGHT' })
  expect([label.fulfillmentId, await fulfillmentsOf(at)]).toEqual([undefined, [expect.anything()]])
  expect((await giveBack(at, id)).body.label.status).toBe('VOIDED')
  expect(await fulfillmentsOf(at)).toHaveLength(1)
})

test('a voided label is refunded once and its units are to be sent again', async () => {
  const at = await labelSite()
  const { id, priceId } = await quoted(at)
  expect(refused(await giveBack(at, id))).toEqual([409, 'LABEL_NOT_BOUGHT'])
  await buy(at, id, priceId)
  at.carrier.loseRefunds = 1
  at.carrier.refundsEnd = 'PENDING'
  expect(refused(await giveBack(at, id))).toEqual([503, 'CARRIER_UNREACHABLE'])
  expect(refused(await giveBack(at, id))).toEqual([409, 'LABEL_UNDER_WAY'])
  await at.site.advance(2 * MINUTE)
  expect((await giveBack(at, id)).body.label).toMatchObject({ status: 'VOIDING' })
  expect(await fulfillmentsOf(at)).toEqual([])
  expect(at.carrier.calls.filter((call) => call.startsWith('POST /refunds'))).toHaveLength(1)
  for (const transaction of at.carrier.transactions.values()) transaction.status = 'REFUNDED'
  await at.site.advance(61 * MINUTE)
  await byClock(at.site, 'finish-labels')
  expect(await labelsOf(at)).toMatchObject([{ status: 'VOIDED' }])
  expect((await giveBack(at, id)).body.label.status).toBe('VOIDED')
  const next = await quoted(at, 2)
  expect((await buy(at, next.id, next.priceId)).body.label.status).toBe('BOUGHT')
  await agrees(at)
})

test('a refund that the carrier refuses leaves the label and its fulfilment', async () => {
  const at = await labelSite()
  const { id, priceId } = await quoted(at)
  await buy(at, id, priceId)
  at.carrier.refundsEnd = 'ERROR'
  expect(refused(await giveBack(at, id))).toEqual([409, 'LABEL_REFUSED'])
  expect(await labelsOf(at)).toMatchObject([{ status: 'BOUGHT', fulfillmentId: expect.anything() }])
  expect(await fulfillmentsOf(at)).toHaveLength(1)
})

test('a parcel abroad is declared to customs with the weights and values of its lines', async () => {
  const live = await liveSite()
  const address = { country: 'FR', city: 'Lyon', postalCode: '69001', addressLine: '1 rue Royale' }
  const contactDetails = { firstName: 'Ada', lastName: 'Byron', phone: '+33 4 00' }
  const at = await orderToSend(live, 3, { shippingDestination: { address, contactDetails } })
  const item = { id: at.lineId, originCountry: 'PT', tariffNumber: '9405.21' }
  const customs = { contents: 'MERCHANDISE', undeliverable: 'RETURN', signer: 'Ines Carvalho', items: [item] }
  const wrong = async (change: object) => refused(await quote(at, { customs: { ...customs, ...change } }))
  expect(await wrong({ items: [{ ...item, id: randomUUID() }] })).toEqual([400, 'customs.items'])
  expect(await wrong({ items: [item, { ...item, id: at.lineId.toUpperCase() }] })).toEqual([400, 'customs.items'])
  expect(await wrong({ items: [{ ...item, originCountry: 'XX' }] })).toEqual([400, 'customs.items[0].originCountry'])
  expect(await wrong({ items: [{ ...item, tariffNumber: 'lamp' }] })).toEqual([400, 'customs.items[0].tariffNumber'])
  expect(await wrong({ signer: ' ' })).toEqual([400, 'customs.signer'])
  expect(at.carrier.shipments).toEqual([])

  const { status, body } = await quote(at, { quantity: 1, customs })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.label).toMatchObject({ status: 'QUOTED', customs })
  expect(at.carrier.shipments.at(-1)?.customs_declaration).toEqual({
    contents_type: 'MERCHANDISE',
    non_delivery_option: 'RETURN',
    certify: true,
    certify_signer: 'Ines Carvalho',
    incoterm: 'DDU',
    items: [
      {
        description: 'Lamp',
        quantity: 1,
        net_weight: '1000',
        mass_unit: 'g',
        value_amount: '40.00',
        value_currency: 'GBP',
        origin_country: 'PT',
        tariff_number: '9405.21',
      },
    ],
  })
  await buy(at, body.label.id, body.label.prices[0].id)
  expect(await labelsOf(at)).toMatchObject([
    { status: 'BOUGHT', customs, labelUrl: expect.stringContaining('https://') },
  ])
  expect(await fulfillmentsOf(at)).toMatchObject([{ lineItems: [{ id: at.lineId, quantity: 1 }] }])
})

test('bad parcels, strangers, missing addresses and customs papers are refused before the carrier sells', async () => {
  const live = await liveSite()
  const at = await orderToSend(live)
  const parcel = (change: object) => quote(at, { parcel: { ...PARCEL, ...change } }).then(refused)
  expect(await parcel({ weight: '0' })).toEqual([400, 'parcel.weight'])
  expect(await parcel({ weight: '-1' })).toEqual([400, 'parcel.weight'])
  expect(await parcel({ weight: '9999999' })).toEqual([400, 'parcel.weight'])
  expect(await parcel({ dimensions: undefined })).toEqual([400, 'parcel.dimensions.height'])
  expect(await parcel({ dimensions: { ...PARCEL.dimensions, width: '0' } })).toEqual([400, 'parcel.dimensions.width'])
  expect(refused(await quote(at, { quantity: 3 }))).toEqual([409, 'FULFILLED_TOO_MANY'])
  expect(refused(await quote(at, { locationId: randomUUID() }))).toEqual([409, 'SHIP_FROM_MISSING'])
  expect(refused(await quote({ ...at, orderId: randomUUID() }))).toEqual([404, 'ORDER_NOT_FOUND'])
  expect(refused(await quote({ ...at, lineId: randomUUID() }))).toEqual([404, 'LINE_ITEM_NOT_FOUND'])
  const abroad = { country: 'FR', city: 'Lyon', postalCode: '69001', addressLine: '1 rue Royale' }
  const contactDetails = { firstName: 'Ada', lastName: 'Byron' }
  const to = (address: object) => orderToSend(live, 1, { shippingDestination: { address, contactDetails } })
  expect(refused(await quote(await to(abroad)))).toEqual([409, 'LABEL_CUSTOMS_MISSING'])
  expect(refused(await quote(await to({ country: 'GB' })))).toEqual([409, 'LABEL_ADDRESS_MISSING'])
  expect(at.carrier.calls.filter((call) => call === 'POST /shipments/')).toEqual([])

  const { id, priceId } = await quoted(at)
  expect(refused(await buy(at, id, 'another'))).toEqual([404, 'LABEL_PRICE_NOT_FOUND'])
  expect(refused(await buy(at, randomUUID(), priceId))).toEqual([404, 'SHIPPING_LABEL_NOT_FOUND'])
  const reader = await at.site.keyWith(['orders.read'])
  expect([(await buy(at, id, priceId, reader)).status, (await giveBack(at, id, reader)).status]).toEqual([403, 403])
  expect((await reader.call('GET', `${LABELS}/orders/${at.orderId}`)).status).toBe(200)
  expect((await reader.call('GET', `${LABELS}/orders/${randomUUID()}`)).status).toBe(404)
  const visitor = await at.site.visitor()
  expect((await visitor.call('GET', `${LABELS}/orders/${at.orderId}`)).status).toBe(403)
  expect(bought(at)).toEqual([])
})

test('without a key there are no labels, and with one the packaging of live rates is offered', async () => {
  const at = await labelSite()
  await configure(at)
  expect(await ok(at.site.admin, 'GET', `${LABELS}/options`)).toEqual({
    available: true,
    test: true,
    weightUnit: 'KG',
    shipFroms: [{ locationId: at.locationId, name: 'Workshop', country: 'GB' }],
    packages: [{ name: 'Box', packageType: 'CUSTOM', dimensions: PARCEL.dimensions, locationId: at.locationId }],
  })
  const { id, priceId } = await quoted(at)
  await ok(at.site.admin, 'DELETE', ACCOUNT)
  expect(await ok(at.site.admin, 'GET', `${LABELS}/options`)).toMatchObject({ available: false, test: false })
  expect(refused(await quote(at))).toEqual([404, 'CARRIER_ACCOUNT_NOT_FOUND'])
  expect(refused(await buy(at, id, priceId))).toEqual([404, 'CARRIER_ACCOUNT_NOT_FOUND'])
})
