import { expect, test } from 'vitest'
import { checkOut, placeOrder, productLine, sellShirts, sellTickets, ticketLine } from '../../../test/shop.ts'
import { agrees, cardSite, codeOf } from './payments.fixture.ts'

const SETTINGS = '/fairground/v1/payment-settings'
const METHODS = '/fairground/v1/payment-methods'

const limitedSite = async () => {
  const site = await cardSite()
  const { productId } = await sellShirts(site, 20)
  const shirts = (quantity: number) => productLine(productId, quantity)
  const limit = async (method: string, limits: object) => {
    const reply = await site.admin.call('PATCH', SETTINGS, { methods: [{ method, limits }] })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body
  }
  const buyer = await site.visitor()
  const offered = async (query: string): Promise<string[]> => {
    const reply = await buyer.call('GET', `${METHODS}?${query}`)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body.methods.map(({ method }: { method: string }) => method)
  }
  return { site, shirts, limit, buyer, offered }
}

test('an owner sets limits of a method and takes them away, on record; the method stays as it was', async () => {
  const { site, limit, offered } = await limitedSite()
  const limits = { countries: ['GB', 'IE'], minimumAmount: '20.00', maximumAmount: '500.00', items: ['GOODS'] }
  const set = await limit('manual', { ...limits, minimumAmount: '20', maximumAmount: '500' })
  expect(set.methods).toMatchObject([{ method: 'test' }, { method: 'manual', enabled: true, limits }])
  expect((await site.admin.call('GET', SETTINGS)).body).toEqual(set)
  // Without a purchase the list is that of the site.
  expect(await offered('')).toEqual(['test', 'manual'])
  const { body } = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
    query: { filter: { action: 'payments.settings' } },
  })
  expect(body.entries[0]).toMatchObject({ before: { methodLimits: {} }, after: { methodLimits: { manual: limits } } })
  const cleared = await limit('manual', {})
  expect(cleared.methods[1]).not.toHaveProperty('limits')
})

test('limits that are none are refused at their field, and nothing is stored', async () => {
  const { site } = await limitedSite()
  const cases: [object, string][] = [
    [{ minimumAmount: '20.001' }, 'minimumAmount'],
    [{ maximumAmount: '-1' }, 'maximumAmount'],
    [{ minimumAmount: '20', maximumAmount: '19.99' }, 'maximumAmount'],
    [{ countries: [] }, 'countries'],
    [{ countries: ['XX'] }, 'countries[0]'],
    [{ deliveries: ['PIGEON'] }, 'deliveries[0]'],
    [{ items: [] }, 'items'],
  ]
  for (const [limits, field] of cases) {
    const reply = await site.admin.call('PATCH', SETTINGS, { methods: [{ method: 'test', enabled: false, limits }] })
    expect(reply.status, field).toBe(400)
    expect(reply.body.details.validationError.fieldViolations[0].field).toBe(`methods[0].limits.${field}`)
  }
  const { methods } = (await site.admin.call('GET', SETTINGS)).body
  expect(methods[0]).toMatchObject({ method: 'test', enabled: true })
  expect(methods[0]).not.toHaveProperty('limits')
})

test('a checkout and its order are offered the methods that take them, and no other pays', async () => {
  const { site, shirts, limit, buyer, offered } = await limitedSite()
  await limit('manual', { maximumAmount: '60.00' })
  const small = await checkOut(buyer, [shirts(1)])
  expect(await offered(`checkoutId=${small}`)).toEqual(['test', 'manual'])
  const large = await checkOut(buyer, [shirts(5)])
  expect(await offered(`checkoutId=${large}`)).toEqual(['test'])
  const unavailable = async () => (await buyer.call('GET', `${METHODS}?checkoutId=${large}`)).body.unavailable
  expect(await unavailable()).toMatchObject([{ method: 'manual', reason: 'AMOUNT' }])
  await limit('manual', { countries: ['IE'] })
  expect(await unavailable()).toEqual([{ method: 'manual', title: 'Pay in person', reason: 'COUNTRY' }])
  await limit('manual', { maximumAmount: '60.00' })
  const { orderId } = (await placeOrder(buyer, large)).body
  expect(await offered(`orderId=${orderId}`)).toEqual(['test'])
  const pay = (method: string) => buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { method })
  const refused = await pay('manual')
  expect([refused.status, codeOf(refused)]).toEqual([409, 'PAYMENT_METHOD_NOT_AVAILABLE'])
  expect((await pay('test')).body.status).toBe('OPEN')
  await agrees(site)
})

test('an order that no method takes is not placed, and its units stay for sale', async () => {
  const { site, shirts, limit, buyer } = await limitedSite()
  await limit('test', { items: ['TICKETS'] })
  await limit('manual', { countries: ['IE'] })
  const checkoutId = await checkOut(buyer, [shirts(1)])
  const refused = await placeOrder(buyer, checkoutId)
  expect([refused.status, codeOf(refused)]).toEqual([409, 'NO_PAYMENT_METHOD'])
  expect(await site.query('select count(*)::int as orders from orders')).toEqual([{ orders: 0 }])
  await limit('manual', {})
  expect((await placeOrder(buyer, checkoutId)).status).toBe(200)
  await agrees(site)
})

test('a site with the plain payment method alone, limited, has its orders wait for a buyer to choose it', async () => {
  const { site, shirts, limit, buyer } = await limitedSite()
  await site.admin.call('PATCH', SETTINGS, { methods: [{ method: 'test', enabled: false }] })
  await limit('manual', { maximumAmount: '60.00' })
  const refused = await placeOrder(buyer, await checkOut(buyer, [shirts(5)]))
  expect([refused.status, codeOf(refused)]).toEqual([409, 'NO_PAYMENT_METHOD'])
  const other = await site.visitor()
  const { orderId, paymentGatewayOrderId } = (await placeOrder(other, await checkOut(other, [shirts(1)]))).body
  expect([typeof orderId, paymentGatewayOrderId]).toEqual(['string', orderId])
  const paid = await other.call('POST', `/fairground/v1/orders/${orderId}/pay`, { method: 'manual' })
  expect(paid.body.status).toBe('OFFLINE')
})

test('goods and tickets in one cart need a method that takes both', async () => {
  const { site, shirts, limit, buyer, offered } = await limitedSite()
  const { ticketDefinitionId } = await sellTickets(site, 10)
  await limit('manual', { items: ['TICKETS'] })
  expect(await offered(`checkoutId=${await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)])}`)).toEqual([
    'test',
    'manual',
  ])
  expect(await offered(`checkoutId=${await checkOut(buyer, [shirts(1), ticketLine(ticketDefinitionId, 1)])}`)).toEqual([
    'test',
  ])
})

test('a way to the buyer that is still to be chosen hides no method', async () => {
  const { site, shirts, limit, buyer, offered } = await limitedSite()
  await limit('manual', { deliveries: ['PICKUP'] })
  const cart = await buyer.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [shirts(1)] })
  expect(cart.status).toBe(200)
  const { checkoutId } = (await buyer.call('POST', '/ecom/v1/carts/current/create-checkout', {})).body
  expect(await offered(`checkoutId=${checkoutId}`)).toEqual(['test', 'manual'])
  const choose = async (code: string) => {
    const reply = await buyer.call('PATCH', `/ecom/v1/checkouts/${checkoutId}`, {
      checkout: {
        id: checkoutId,
        shippingInfo: {
          selectedCarrierServiceOption: { code },
          shippingDestination: {
            address: { country: 'GB', addressLine: '1 Mill Lane', city: 'Leeds', postalCode: 'LS1 1AA' },
          },
        },
      },
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  }
  await choose('pickup')
  expect(await offered(`checkoutId=${checkoutId}`)).toEqual(['test', 'manual'])
  await choose('standard')
  expect(await offered(`checkoutId=${checkoutId}`)).toEqual(['test'])
  await agrees(site)
})

test('a stranger learns nothing of a checkout or an order by its methods', async () => {
  const { site, shirts, buyer } = await limitedSite()
  const checkoutId = await checkOut(buyer, [shirts(1)])
  const stranger = await site.visitor()
  expect((await stranger.call('GET', `${METHODS}?checkoutId=${checkoutId}`)).status).toBe(404)
  const { orderId } = (await placeOrder(buyer, checkoutId)).body
  expect((await stranger.call('GET', `${METHODS}?orderId=${orderId}`)).status).toBe(404)
})
