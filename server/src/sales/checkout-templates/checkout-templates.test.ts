import { expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { productLine, sellShirts, sellTickets, ticketLine } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'
import { agrees } from '../payments/payments.fixture.ts'

const TEMPLATES = '/ecom/v1/checkout-templates'
const wrapping = {
  quantity: 1,
  price: '2.50',
  productName: { original: 'Wrapping' },
  itemType: { preset: 'SERVICE' },
  descriptionLines: [],
}

const make = ({ admin }: TestSite, checkoutTemplate: object) => admin.call('POST', TEMPLATES, { checkoutTemplate })
const use = (by: { call: TestSite['admin']['call'] }, checkoutTemplateId: string, more: object = {}) =>
  by.call('POST', `${TEMPLATES}/${checkoutTemplateId}/create-checkout-from-template`, { checkoutTemplateId, ...more })

async function made(site: TestSite, more: object = {}) {
  const { productId } = await sellShirts(site, 5)
  const reply = await make(site, { lineItems: [productLine(productId, 2)], customLineItems: [wrapping], ...more })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { productId, template: reply.body.checkoutTemplate }
}

test('buyers follow a template to a checkout of their own, with lines that staff have priced, again and again', async () => {
  const site = await testSite()
  const { template } = await made(site)
  expect(template).toMatchObject({
    status: 'ACTIVE',
    lineItems: [{ quantity: 2 }],
    customLineItems: [{ price: '2.50' }],
  })
  const checkouts = []
  for (const buyer of [await site.visitor(), await site.visitor()]) {
    const filled = await use(buyer, template.id, { siteId: site.siteId })
    expect(filled.status, JSON.stringify(filled.body)).toBe(200)
    const { checkoutId, checkoutUrl } = filled.body
    expect(checkoutUrl).toBe(`http://localhost:8080/checkout/${checkoutId}`)
    const { checkout } = (await buyer.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
    expect(checkout.priceSummary.subtotal.amount).toBe('42.50')
    expect(checkout.lineItems).toMatchObject([{ quantity: 2 }, { customLineItem: true }])
    checkouts.push({ buyer, checkoutId })
  }
  const [one, other] = checkouts
  expect((await other!.buyer.call('GET', `/ecom/v1/checkouts/${one!.checkoutId}`)).status).toBe(404) // two were made
  expect(one!.checkoutId).not.toBe(other!.checkoutId)
  expect((await use(await site.visitor(), template.id, { siteId: crypto.randomUUID() })).status).toBe(404)
  await agrees(site)
})

test('a visitor adds no line with a price of their own to the checkout of a template', async () => {
  const site = await testSite()
  const { template } = await made(site)
  const buyer = await site.visitor()
  const { checkoutId: id } = (await use(buyer, template.id)).body
  const more = await buyer.call('POST', `/ecom/v1/checkouts/${id}/add-to-checkout`, {
    id,
    customLineItems: [{ ...wrapping, price: '0.01' }],
    pricedByStaff: true,
  })
  expect(more.status).toBe(403)
})

test('a template that is off, gone or sold out makes no checkout, and says why', async () => {
  const site = await testSite()
  const { template, productId } = await made(site)
  const buyer = await site.visitor()
  const change = (more: object) =>
    site.admin.call('PATCH', `${TEMPLATES}/${template.id}`, { checkoutTemplate: { id: template.id, ...more } })
  expect((await change({ status: 'INACTIVE' })).body.checkoutTemplate).toMatchObject({
    status: 'INACTIVE',
    lineItems: [{ quantity: 2 }],
  })
  expect(refused(await use(buyer, template.id))).toEqual([409, 'CHECKOUT_TEMPLATE_INACTIVE'])
  await change({ status: 'ACTIVE', lineItems: [productLine(productId, 6)] })
  expect(refused(await use(buyer, template.id))).toEqual([409, 'INSUFFICIENT_INVENTORY'])
  await change({ lineItems: [], customLineItems: [wrapping], couponCode: 'NONE' })
  expect(refused(await use(buyer, template.id))[1]).toBe('ERROR_COUPON_DOES_NOT_EXIST')
  expect((await change({ couponCode: null })).body.checkoutTemplate.couponCode).toBeUndefined()
  expect((await use(buyer, template.id)).status).toBe(200)
  expect(refused(await change({ customLineItems: [] }))[1]).toBe('CANT_CREATE_CHECKOUT_WITHOUT_ITEMS')
  expect((await site.admin.call('DELETE', `${TEMPLATES}/${template.id}`)).status).toBe(200)
  expect(refused(await use(buyer, template.id))).toEqual([404, 'CHECKOUT_TEMPLATE_NOT_FOUND'])
  expect((await site.admin.call('DELETE', `${TEMPLATES}/${template.id}`)).status).toBe(404)
})

test('staff read, list and make templates, each by itself; others do not', async () => {
  const site = await testSite()
  const { template, productId } = await made(site, {
    externalReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', resourceId: 'leaflet-7' },
  })
  const { checkoutTemplate } = (await site.admin.call('GET', `${TEMPLATES}/${template.id}`)).body
  expect(checkoutTemplate).toEqual(template)
  const many = await site.admin.call('POST', '/v1/bulk/checkout-templates/create', {
    checkoutTemplates: [
      { lineItems: [productLine(productId, 1)], status: 'INACTIVE' },
      {},
      { customLineItems: [{ ...wrapping, price: '1.234' }] },
    ],
    returnEntity: true,
  })
  const unknown = { lineItems: [productLine(crypto.randomUUID(), 1)] }
  expect(refused(await make(site, unknown))[1]).toBe('ITEM_NOT_FOUND_IN_CATALOG')
  expect(many.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 })
  expect(many.body.results[0].item.status).toBe('INACTIVE')
  const query = async (filter: object) =>
    (await site.admin.call('POST', `${TEMPLATES}/query`, { query: { filter } })).body.checkoutTemplates
  expect(await query({ 'externalReference.resourceId': 'leaflet-7' })).toMatchObject([{ id: template.id }])
  expect(await query({ status: 'INACTIVE' })).toHaveLength(1)
  expect(await query({})).toHaveLength(2)
  const visitor = await site.visitor()
  expect((await visitor.call('GET', `${TEMPLATES}/${template.id}`)).status).toBe(403)
  expect((await visitor.call('POST', TEMPLATES, { checkoutTemplate: {} })).status).toBe(403)
})

test('a link whose product is deleted, whose event is cancelled or whose coupon has expired makes no checkout and says so', async () => {
  const site = await testSite()
  const { template, productId } = await made(site)
  const { eventId, ticketDefinitionId } = await sellTickets(site, 5)
  const specification = {
    name: 'Spring',
    code: 'SPRING',
    percentOffRate: 10,
    scope: { namespace: 'stores' },
    startTime: String(Date.now() - 1000),
    expirationTime: String(Date.now() + 60_000),
  }
  expect((await site.admin.call('POST', '/stores/v2/coupons', { specification })).status).toBe(200)
  const expiring = (await make(site, { lineItems: [productLine(productId, 1)], couponCode: 'SPRING' })).body
  const concert = (await make(site, { lineItems: [ticketLine(ticketDefinitionId, 2)] })).body
  const buyer = await site.visitor()
  const follow = (id: string) => use(buyer, id).then(refused)
  expect((await use(buyer, expiring.checkoutTemplate.id)).status).toBe(200)
  expect((await use(buyer, concert.checkoutTemplate.id)).status).toBe(200)

  await site.advance(120_000)
  expect(await follow(expiring.checkoutTemplate.id)).toEqual([409, 'ERROR_COUPON_HAS_EXPIRED'])
  expect((await site.admin.call('POST', `/events/v3/events/${eventId}/cancel`, { eventId })).status).toBe(200)
  expect((await site.admin.call('DELETE', `/stores/v3/products/${productId}`)).status).toBe(200)
  expect(await follow(template.id)).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
  expect(await follow(concert.checkoutTemplate.id)).toEqual([409, 'EVENT_CANCELED'])
  const [checkouts] = await site.query('SELECT count(*)::int AS n FROM checkouts')
  expect(checkouts?.n).toBe(2)
})

test('a repeated request makes one checkout, two at once make two, and keys need the permission to sell', async () => {
  const site = await testSite()
  const { template } = await made(site)
  const buyer = await site.visitor()
  const path = `${TEMPLATES}/${template.id}/create-checkout-from-template`
  const keyed = (key: string) =>
    buyer.call('POST', path, { checkoutTemplateId: template.id }, { 'idempotency-key': key })
  const [first, again] = [await keyed('pressed-twice'), await keyed('pressed-twice')]
  expect([first.status, again.body]).toEqual([200, first.body])
  const both = await Promise.all([keyed('one'), keyed('other')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const ids = [first, ...both].map(({ body }) => body.checkoutId)
  expect(new Set(ids).size).toBe(3)
  expect((await use(await site.keyWith(['orders.read', 'carts.write']), template.id)).status).toBe(403)
  expect((await use(await site.keyWith(['orders.write']), template.id)).status).toBe(200)
})

test('the audit log holds who made, changed and deleted links, and nothing of what was refused', async () => {
  const site = await testSite()
  const { template, productId } = await made(site, { couponCode: 'HELLO' })
  const id = template.id
  await site.admin.call('PATCH', `${TEMPLATES}/${id}`, {
    checkoutTemplate: { id, status: 'INACTIVE', couponCode: null, customization: { disabledManualPayment: true } },
  })
  await site.admin.call('POST', '/v1/bulk/checkout-templates/create', {
    checkoutTemplates: [{ lineItems: [productLine(productId, 1)] }, {}],
  })
  await make(site, {})
  await site.admin.call('DELETE', `${TEMPLATES}/${id}`)
  const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {
    query: { filter: { action: { $startsWith: 'checkoutLink.' } }, sort: [{ fieldName: 'date', order: 'ASC' }] },
  })
  const off = { active: false, lines: 2, couponCode: '', couponLocked: false, paidOnline: true }
  expect(log.body.entries).toMatchObject([
    { action: 'checkoutLink.created', target: { id }, after: { active: true, lines: 2, couponCode: 'HELLO' } },
    {
      action: 'checkoutLink.changed',
      target: { id },
      before: { couponCode: 'HELLO', paidOnline: false },
      after: off,
    },
    { action: 'checkoutLink.created', after: { active: true, lines: 1 } },
    { action: 'checkoutLink.deleted', target: { id }, before: off },
  ])
})

test('one network makes so many checkouts of links a minute and no more', async () => {
  const site = await testSite({ rateLimitFactor: 0.05 })
  const { template } = await made(site)
  const buyer = await site.visitor()
  const statuses = []
  for (let i = 0; i < 5; i++) statuses.push((await use(buyer, template.id)).status)
  expect(statuses).toContain(429)
  expect(statuses[0]).toBe(200)
})

test('the published redirect leads browsers and clients to the link of this shop alone, and makes no checkout itself', async () => {
  const site = await testSite()
  const { template } = await made(site)
  const go = (id: string, query: string, prefix = '/ecom', headers: Record<string, string> = {}) =>
    site.nobody.call(
      'GET',
      `${prefix}/v1/checkout-templates/${id}/create-and-redirect-to-checkout?${query}`,
      undefined,
      headers,
    )
  const siteId = `siteId=${site.siteId}`
  const link = `http://localhost:8080/buy/${template.id}`
  for (const prefix of ['', '/ecom', '/checkout-template']) {
    const led = await go(template.id, siteId, prefix)
    expect([led.status, led.headers.location, led.headers['cache-control']]).toEqual([303, link, 'no-store'])
  }
  const asClient = { 'x-wix-bi-gateway': 'environment=js-sdk' }
  const raw = await go(template.id, siteId, '/ecom', asClient)
  expect([raw.status, raw.headers.location]).toEqual([200, undefined])
  expect(raw.body).toMatchObject({
    statusCode: 303,
    headers: expect.arrayContaining([{ key: 'location', value: link }]),
  })
  const elsewhere = await go(template.id, `${siteId}&redirectUrl=https://evil.example`, '/ecom')
  expect(elsewhere.headers.location).toBe(link)
  for (const [id, query] of [
    [template.id, ''],
    [template.id, `siteId=${crypto.randomUUID()}`],
    [template.id, `${siteId}&${siteId}`],
    ['%2F%2Fevil.example', siteId],
  ] as const)
    expect(refused(await go(id, query))).toEqual([404, 'CHECKOUT_TEMPLATE_NOT_FOUND'])
  expect(refused(await go(crypto.randomUUID(), siteId, '/ecom', asClient))).toEqual([
    404,
    'CHECKOUT_TEMPLATE_NOT_FOUND',
  ])
  const off = { checkoutTemplate: { id: template.id, status: 'INACTIVE' } }
  await site.admin.call('PATCH', `${TEMPLATES}/${template.id}`, off)
  expect(refused(await go(template.id, siteId, '/ecom', asClient))).toEqual([
    409,
    'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE',
  ])
  const [checkouts] = await site.query('SELECT count(*)::int AS n FROM checkouts')
  expect(checkouts?.n).toBe(0)
})
