import { expect, test } from 'vitest'
import { type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { productLine, sellShirts } from '../../../test/shop.ts'
import { refused, signedIn } from '../../members/members.fixture.ts'

const GROUPS = '/billing/v1/tax-exempt-groups'
const DETAILS = '/billing/v1/contact-tax-details'
const BULK_DETAILS = '/billing/v1/bulk/contact-tax-details'
const CALCULATE = '/billing/v1/calculate-tax'
const UNKNOWN = '018f0000-0000-7000-8000-00000000dead'

const ok = async (caller: Pick<TestCaller, 'call'>, ...[method, path, body]: Parameters<TestCaller['call']>) => {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

/** A site that taxes goods and delivery at home with 20 %, within its prices. */
async function taxedSite() {
  const site = await testSite()
  const { taxCalculatorDetails } = await ok(site.admin, 'GET', '/billing/v1/list-tax-calculators')
  const { taxGroups } = await ok(site.admin, 'GET', '/billing/v1/tax-groups/default-tax-groups')
  const { taxRegion } = await ok(site.admin, 'POST', '/billing/v1/tax-regions', {
    taxRegion: { country: 'GB', taxIncludedInPrice: true, appId: taxCalculatorDetails[0].appId },
  })
  const rates = await Promise.all(
    taxGroups.map(async ({ id }: { id: string }) => {
      const manualTaxMapping = { taxGroupId: id, taxRegionId: taxRegion.id, taxRate: '0.2', taxName: 'VAT' }
      return (await ok(site.admin, 'POST', '/billing/v1/manual-tax-mappings', { manualTaxMapping })).manualTaxMapping.id
    }),
  )
  return {
    site,
    rateId: rates[0] as string,
    taxRegionId: taxRegion.id as string,
    taxGroupId: taxGroups[0].id as string,
  }
}

const newGroup = async (site: TestSite, name: string, more: object = {}) =>
  (await ok(site.admin, 'POST', GROUPS, { taxExemptGroup: { name, ...more } })).taxExemptGroup

test('exempt groups are made, changed, tagged, listed and deleted by the published calls', async () => {
  const site = await testSite()
  const schools = await newGroup(site, ' Schools ', { tags: { privateTags: { tagIds: ['a'] } } })
  expect([schools.name, schools.revision, schools.tags.privateTags.tagIds]).toEqual(['Schools', '1', ['a']])
  expect(refused(await site.admin.call('POST', GROUPS, { taxExemptGroup: { name: ' ' } }))[0]).toBe(400)
  const changed = { taxExemptGroup: { id: schools.id, revision: '1', name: 'Schools and nurseries' } }
  expect((await ok(site.admin, 'PATCH', `${GROUPS}/${schools.id}`, changed)).taxExemptGroup).toMatchObject({
    name: 'Schools and nurseries',
    revision: '2',
    tags: { privateTags: { tagIds: ['a'] } },
  })
  expect(refused(await site.admin.call('PATCH', `${GROUPS}/${schools.id}`, changed))).toEqual([409, 'STALE_REVISION'])

  const { taxExemptGroups: defaults } = await ok(site.admin, 'GET', `${GROUPS}/default-tax-exempt-groups`)
  expect(defaults).toMatchObject([{ name: 'Tax exempt' }])
  const own = `${GROUPS}/${defaults[0].id}`
  expect(refused(await site.admin.call('DELETE', own))).toEqual([409, 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'])

  const made = await ok(site.admin, 'POST', '/billing/v1/bulk/tax-exempt-groups/create', {
    taxExemptGroups: [{ name: 'Embassies' }, { name: ' ' }],
    returnEntity: true,
  })
  expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  const embassies = made.results[0].item
  await ok(site.admin, 'POST', '/billing/v1/bulk/tax-exempt-groups/update-tags-by-filter', {
    filter: { name: 'Embassies' },
    assignTags: { publicTags: { tagIds: ['b'] } },
  })
  const tagged = await ok(site.admin, 'POST', `${GROUPS}/query`, {
    query: { filter: { 'tags.publicTags.tagIds': { $hasSome: ['b'] } } },
  })
  expect(tagged.taxExemptGroups.map(({ id }: { id: string }) => id)).toEqual([embassies.id])
  const gone = await ok(site.admin, 'POST', '/billing/v1/bulk/tax-exempt-groups/delete', {
    taxExemptGroupIds: [embassies.id, UNKNOWN],
  })
  expect(gone.results.map((one: { itemMetadata: { success: boolean } }) => one.itemMetadata.success)).toEqual([
    true,
    false,
  ])
  expect(refused(await site.admin.call('GET', `${GROUPS}/${embassies.id}`))).toEqual([
    404,
    'TAX_EXEMPT_GROUP_NOT_FOUND',
  ])
  expect(refused(await (await site.visitor()).call('GET', `${GROUPS}/${schools.id}`))[0]).toBe(403)
})

test('contacts are put into groups, found, counted and taken out; a deleted group lets its contacts go', async () => {
  const site = await testSite()
  const schools = await newGroup(site, 'Schools')
  const member = await signedIn(site, { contact: { firstName: 'Ada', company: 'Whitby School' } })
  const details = { id: member.id, taxExemptGroupId: schools.id }
  const { contactTaxDetails } = await ok(site.admin, 'POST', DETAILS, {
    contactTaxDetails: details,
    fields: ['CONTACT_DETAILS'],
  })
  expect(contactTaxDetails).toMatchObject({
    ...details,
    revision: '1',
    contactDetails: { firstName: 'Ada', company: 'Whitby School', email: member.loginEmail },
  })
  expect((await ok(site.admin, 'GET', `${DETAILS}/${member.id}`)).contactTaxDetails).not.toHaveProperty(
    'contactDetails',
  )
  const lost = { contactTaxDetails: { id: member.id, taxExemptGroupId: UNKNOWN } }
  expect(refused(await site.admin.call('POST', DETAILS, lost))).toEqual([404, 'TAX_EXEMPT_GROUP_NOT_FOUND'])
  const stale = { contactTaxDetails: { ...details, revision: '7' } }
  expect(refused(await site.admin.call('POST', DETAILS, stale))).toEqual([409, 'STALE_REVISION'])

  const guest = '018f0000-0000-7000-8000-0000000000aa'
  const bulk = await ok(site.admin, 'POST', `${BULK_DETAILS}/upsert`, {
    contactTaxDetails: [details, { id: guest, taxExemptGroupId: schools.id }, lost.contactTaxDetails],
    returnEntity: true,
  })
  expect(bulk.results.map((one: { item?: { revision: string } }) => one.item?.revision)).toEqual(['2', '1', undefined])
  const filter = { taxExemptGroupId: schools.id }
  expect(await ok(site.admin, 'POST', `${DETAILS}/count`, { filter })).toEqual({ count: 2 })
  await ok(site.admin, 'POST', `${BULK_DETAILS}/update-tags`, {
    contactTaxDetailsIds: [guest],
    assignTags: { privateTags: { tagIds: ['x'] } },
  })
  const found = await ok(site.admin, 'POST', `${DETAILS}/query`, {
    query: { filter: { 'tags.privateTags.tagIds': { $hasSome: ['x'] } } },
  })
  expect(found.contactTaxDetails.map(({ id }: { id: string }) => id)).toEqual([guest])
  const untagged = { filter, unassignTags: { privateTags: { tagIds: ['x'] } } }
  await ok(site.admin, 'POST', `${BULK_DETAILS}/update-tags-by-filter`, untagged)
  expect((await ok(site.admin, 'GET', `${DETAILS}/${guest}`)).contactTaxDetails.tags.privateTags.tagIds).toEqual([])
  const gone = await ok(site.admin, 'POST', `${BULK_DETAILS}/delete`, { contactTaxDetailsIds: [guest, UNKNOWN] })
  expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })

  await ok(site.admin, 'DELETE', `${GROUPS}/${schools.id}`)
  expect(refused(await site.admin.call('GET', `${DETAILS}/${member.id}`))).toEqual([
    404,
    'CONTACT_TAX_DETAILS_NOT_FOUND',
  ])
})

test('a member in an exempt group pays no tax in cart, checkout and order, in as many statements as others', async () => {
  const { site } = await taxedSite()
  const { productId } = await sellShirts(site, 9)
  const member = await signedIn(site)
  const address = { country: 'GB', addressLine: '1 Harbour Street', city: 'Whitby', postalCode: 'YO21 3PU' }
  const contactDetails = { firstName: 'Ada', lastName: 'Byron', phone: '+44 1947 600000' }
  const estimate = () => member.call('POST', '/ecom/v1/carts/current/estimate-totals', { shippingAddress: address })
  await ok(member, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 1)] })
  const before = await estimate()
  expect(before.body.taxSummary).not.toHaveProperty('totalExempt')

  const { taxExemptGroups } = await ok(site.admin, 'GET', `${GROUPS}/default-tax-exempt-groups`)
  const taxExemptGroupId = taxExemptGroups[0].id
  await ok(site.admin, 'POST', DETAILS, { contactTaxDetails: { id: member.id, taxExemptGroupId } })
  const { body, statements } = await estimate()
  expect(statements).toBe(before.statements)
  expect(before.body.priceSummary.subtotal.amount).toBe('20.00')
  expect(body.priceSummary).toMatchObject({ tax: { amount: '0.00' }, subtotal: { amount: '16.67' } })
  expect(body.taxSummary.calculationDetails).toEqual({ rateType: 'NO_TAX_COLLECTED' })
  expect(body.taxSummary.totalExempt.amount).toBe(body.priceSummary.total.amount)
  const { cart } = await ok(member, 'GET', '/ecom/v1/carts/current')
  expect(cart.subtotal).toEqual(body.priceSummary.subtotal)

  const { checkout } = await ok(member, 'POST', '/ecom/v1/checkouts', {
    channelType: 'WEB',
    lineItems: [productLine(productId, 1)],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: { address, contactDetails },
      shippingInfo: {
        shippingDestination: { address, contactDetails },
        selectedCarrierServiceOption: { code: 'standard' },
      },
    },
  })
  expect(checkout).toMatchObject({ taxExemptGroupId, taxSummary: { totalTax: { amount: '0.00' } } })
  const { orderId } = await ok(member, 'POST', `/ecom/v1/checkouts/${checkout.id}/create-order`, {})
  const { order } = await ok(site.admin, 'GET', `/ecom/v1/orders/${orderId}`)
  expect(order.taxInfo).toMatchObject({ taxExempt: true, taxBreakdown: [], totalTax: { amount: '0.00' } })
  expect(order.taxInfo.totalExempt).toEqual(order.priceSummary.total)
  const search = { search: { filter: { 'taxInfo.totalExempt.amount': order.priceSummary.total.amount } } }
  expect((await ok(site.admin, 'POST', '/ecom/v1/orders/search', search)).orders).toHaveLength(1)

  const stranger = await site.visitor()
  await ok(stranger, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 1)] })
  expect((await ok(stranger, 'GET', '/ecom/v1/carts/current')).cart.subtotal).toEqual(before.body.priceSummary.subtotal)
})

test('tax on any lines is calculated as carts are, also for exempt groups with a rate of their own', async () => {
  const { site, rateId, taxGroupId } = await taxedSite()
  const schools = await newGroup(site, 'Schools')
  const externalId = UNKNOWN
  const line = {
    id: 'a',
    itemName: 'Shirt',
    quantity: 2,
    price: '12.00',
    taxGroupId,
    addressIndex: { singleAddress: 0 },
  }
  const request = { externalId, currency: 'GBP', addresses: [{ country: 'GB' }], lineItems: [line] }
  const taxed = await ok(site.admin, 'POST', CALCULATE, request)
  expect(taxed).toMatchObject({ externalId, currency: 'GBP', addresses: [{ country: 'GB' }] })
  expect(taxed.taxSummary).toMatchObject({ totalAmount: '24.00', totalTax: '4.00', totalTaxableAmount: '20.00' })
  expect(taxed.lineItemTaxDetails).toMatchObject([
    {
      id: 'a',
      quantity: 2,
      taxIncludedInPrice: true,
      taxBreakdown: [{ taxName: 'VAT', rate: '0.2', taxAmount: '4.00', taxableAmount: '20.00' }],
      taxSummary: { fullPrice: '24.00', taxAmount: '4.00' },
    },
  ])
  const added = { ...request, lineItems: [{ ...line, taxIncludedInPrice: false }] }
  expect((await ok(site.admin, 'POST', CALCULATE, added)).taxSummary.totalAmount).toBe('28.80')

  const exempt = { ...request, exemptDetails: { exemptBy: 'EXEMPT_GROUP', exemptGroupId: schools.id } }
  expect((await ok(site.admin, 'POST', CALCULATE, exempt)).taxSummary).toMatchObject({
    totalAmount: '20.00',
    totalTax: '0.00',
    totalExempt: '20.00',
  })
  const assigned = await ok(site.admin, 'POST', '/billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides', {
    assignOverrides: [
      { manualTaxMappingId: rateId, exemptGroupOverrides: [{ exemptGroupId: schools.id, rate: '0.05' }] },
    ],
    returnEntity: true,
  })
  expect(assigned.results[0].item.exemptRates).toEqual([{ taxExemptGroupId: schools.id, taxRate: '0.05' }])
  expect((await ok(site.admin, 'POST', CALCULATE, exempt)).taxSummary).toMatchObject({
    totalAmount: '21.00',
    totalTax: '1.00',
  })
  await ok(site.admin, 'POST', '/billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides', {
    unassignOverrides: [{ manualTaxMappingId: rateId, exemptGroupIds: [schools.id] }],
  })
  expect((await ok(site.admin, 'POST', CALCULATE, exempt)).taxSummary.totalTax).toBe('0.00')

  const member = await signedIn(site)
  await ok(site.admin, 'POST', DETAILS, { contactTaxDetails: { id: member.id, taxExemptGroupId: schools.id } })
  const byContact = { ...request, exemptDetails: { exemptBy: 'CONTACT', contactId: member.id } }
  expect((await ok(site.admin, 'POST', CALCULATE, byContact)).taxSummary.totalTax).toBe('0.00')
  const ofSettings = await site.keyWith(['settings.read'])
  expect((await ofSettings.call('POST', CALCULATE, exempt)).status).toBe(200)
  expect(refused(await ofSettings.call('POST', CALCULATE, byContact))).toEqual([403, 'PERMISSION_DENIED'])
})

test('tax that cannot be calculated names the line and the lack', async () => {
  const { site } = await taxedSite()
  const { taxCalculatorDetails } = await ok(site.admin, 'GET', '/billing/v1/list-tax-calculators')
  await ok(site.admin, 'POST', '/billing/v1/tax-regions', {
    taxRegion: { country: 'US', subdivision: 'US-NY', appId: taxCalculatorDetails[0].appId },
  })
  const codeFor = async (address: object, line: object) => {
    const lineItems = [{ id: 'a', price: '10.00', ...line }]
    return refused(await site.admin.call('POST', CALCULATE, { addresses: [address], lineItems }))
  }
  const first = { addressIndex: { singleAddress: 0 } }
  expect(await codeFor({ country: 'GB' }, {})).toEqual([400, 'MISSING_TAXABLE_ADDRESS'])
  expect(await codeFor({ country: 'GB' }, { addressIndex: { singleAddress: 1 } })).toEqual([
    400,
    'INVALID_LINE_ITEM_ADDRESS_INDEX',
  ])
  expect(await codeFor({ city: 'Whitby' }, first)).toEqual([400, 'MISSING_COUNTRY_IN_ADDRESS'])
  expect(await codeFor({ country: 'US' }, first)).toEqual([400, 'MISSING_SUBDIVISION_IN_ADDRESS'])
  expect(await codeFor({ country: 'GB' }, { ...first, taxGroupId: UNKNOWN })).toEqual([404, 'TAX_GROUP_ID_NOT_FOUND'])
  expect((await codeFor({ country: 'GB' }, { ...first, price: '1.005' }))[0]).toBe(400)
})

test('a tax id that is not one of its type is refused in cart, checkout and order', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 9)
  const visitor = await site.visitor()
  await ok(visitor, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [productLine(productId, 1)] })
  const contactWith = (id: string) => ({ contactDetails: { firstName: 'Ada', vatId: { id, type: 'CPF' } } })
  const fieldRefused = ({ status, body }: Awaited<ReturnType<TestCaller['call']>>) => [
    status,
    body.details?.validationError?.fieldViolations?.[0]?.field,
  ]
  const updateCart = (id: string) =>
    visitor.call('PATCH', '/ecom/v1/carts/current', { cartInfo: { contactInfo: contactWith(id) } })
  const createCheckout = (id: string) =>
    visitor.call('POST', '/ecom/v1/checkouts', {
      channelType: 'WEB',
      lineItems: [productLine(productId, 1)],
      checkoutInfo: { billingInfo: contactWith(id) },
    })
  const [wrong, right] = ['529.982.247-24', '529.982.247-25']
  expect(fieldRefused(await updateCart(wrong))).toEqual([400, 'cartInfo.contactInfo.contactDetails.vatId.id'])
  expect((await updateCart(right)).body.cart.contactInfo).toEqual(contactWith(right))
  expect(fieldRefused(await createCheckout(wrong))).toEqual([400, 'checkoutInfo.billingInfo.contactDetails.vatId.id'])
  const { checkout } = (await createCheckout(right)).body
  const changed = await visitor.call('PATCH', `/ecom/v1/checkouts/${checkout.id}`, {
    checkout: { billingInfo: contactWith(wrong) },
  })
  expect(fieldRefused(changed)).toEqual([400, 'checkout.billingInfo.contactDetails.vatId.id'])
  await ok(visitor, 'PATCH', `/ecom/v1/checkouts/${checkout.id}`, {
    checkout: {
      buyerInfo: { email: 'ada@example.com' },
      shippingInfo: {
        shippingDestination: {
          address: { country: 'GB', addressLine: '1 Harbour Street', city: 'Whitby', postalCode: 'YO21 3PU' },
          contactDetails: { firstName: 'Ada', lastName: 'Byron', phone: '+44 1947 600000' },
        },
        selectedCarrierServiceOption: { code: 'standard' },
      },
    },
  })
  const { orderId } = await ok(visitor, 'POST', `/ecom/v1/checkouts/${checkout.id}/create-order`, {})
  const ordered = await site.admin.call('PATCH', `/ecom/v1/orders/${orderId}`, {
    order: { billingInfo: contactWith(wrong) },
  })
  expect(fieldRefused(ordered)).toEqual([400, 'order.billingInfo.contactDetails.vatId.id'])
})
