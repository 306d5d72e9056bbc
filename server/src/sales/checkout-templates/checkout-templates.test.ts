import { expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { productLine, sellShirts } from '../../../test/shop.ts'
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
