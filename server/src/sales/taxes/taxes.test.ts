import { expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { productLine, sellShirts } from '../../../test/shop.ts'

type Call = Parameters<TestSite['admin']['call']>

const ok = async (caller: Pick<TestSite['admin'], 'call'>, ...[method, path, body]: Call) => {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}
const refused = async (site: TestSite, ...call: Call) => {
  const { status, body } = await site.admin.call(...call)
  return [status, body.details?.applicationError?.code]
}

const GROUPS = '/billing/v1/tax-groups'
const REGIONS = '/billing/v1/tax-regions'
const RATES = '/billing/v1/manual-tax-mappings'

async function calculatorOf(site: TestSite): Promise<string> {
  const { taxCalculatorDetails } = await ok(site.admin, 'GET', '/billing/v1/list-tax-calculators')
  return taxCalculatorDetails[0].appId
}

/** Ids of the groups that every site has. */
async function ownGroups(site: TestSite) {
  const { taxGroups } = await ok(site.admin, 'GET', `${GROUPS}/default-tax-groups`)
  expect(taxGroups.map(({ name }: { name: string }) => name)).toEqual(['Standard', 'Delivery'])
  return { standard: taxGroups[0].id as string, delivery: taxGroups[1].id as string }
}

async function addRegion(site: TestSite, taxRegion: object) {
  const appId = await calculatorOf(site)
  return (await ok(site.admin, 'POST', REGIONS, { taxRegion: { appId, ...taxRegion } })).taxRegion
}
const addRate = async (site: TestSite, manualTaxMapping: object) =>
  (await ok(site.admin, 'POST', RATES, { manualTaxMapping })).manualTaxMapping

test('groups, regions and rates are made, changed, listed and deleted by the published calls', async () => {
  const site = await testSite()
  const appId = await calculatorOf(site)
  const { standard } = await ownGroups(site)

  const { taxGroup } = await ok(site.admin, 'POST', GROUPS, { taxGroup: { name: ' Books ' } })
  expect([taxGroup.name, taxGroup.revision]).toEqual(['Books', '1'])
  const renamed = { taxGroup: { id: taxGroup.id, revision: '1', name: 'Reading' } }
  expect((await ok(site.admin, 'PATCH', `${GROUPS}/${taxGroup.id}`, renamed)).taxGroup.revision).toBe('2')
  expect(await refused(site, 'PATCH', `${GROUPS}/${taxGroup.id}`, renamed)).toEqual([409, 'STALE_REVISION'])
  const own = { taxGroup: { id: standard, revision: '1', name: 'Mine' } }
  expect(await refused(site, 'PATCH', `${GROUPS}/${standard}`, own)).toEqual([
    409,
    'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP',
  ])
  const { taxGroups } = await ok(site.admin, 'POST', `${GROUPS}/query`, { query: { filter: { name: 'Reading' } } })
  expect(taxGroups).toHaveLength(1)
  const apps = await ok(site.admin, 'POST', `${GROUPS}/list-default-tax-groups-by-app-ids`, { appIds: [appId] })
  expect(apps.results[0].taxGroup.id).toBe(standard)

  const iceland = await addRegion(site, { country: 'IS' })
  expect(iceland.taxIncludedInPrice).toBe(false)
  const again = { taxRegion: { country: 'IS', appId } }
  expect(await refused(site, 'POST', REGIONS, again)).toEqual([409, 'ALREADY_EXISTS'])
  const elsewhere = { taxRegion: { country: 'US', subdivision: 'CA-ON', appId } }
  expect(await refused(site, 'POST', REGIONS, elsewhere)).toEqual([400, 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY'])
  const nowhere = { taxRegion: { country: 'US', subdivision: 'US-ZZ', appId } }
  expect(await refused(site, 'POST', REGIONS, nowhere)).toEqual([400, 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY'])
  const noCountry = await site.admin.call('POST', REGIONS, { taxRegion: { country: 'XX', appId } })
  expect([noCountry.status, noCountry.body.details.validationError.fieldViolations[0].field]).toEqual([
    400,
    'taxRegion.country',
  ])
  const misspelt = { taxRegion: { country: 'US', subdivision: 'New York', appId } }
  expect(await refused(site, 'POST', REGIONS, misspelt)).toEqual([400, 'INVALID_SUBDIVISION_FORMAT'])
  const uncalculated = { taxRegion: { country: 'NO', appId: iceland.id } }
  expect(await refused(site, 'POST', REGIONS, uncalculated)).toEqual([400, 'CALCULATOR_ID_NOT_FOUND'])
  await ok(site.admin, 'POST', '/billing/v1/tax-settings', { taxSettings: { taxIncludedInItemPrices: true } })
  expect((await ok(site.admin, 'GET', `${REGIONS}/${iceland.id}`)).taxRegion.taxIncludedInPrice).toBe(true)
  const bulk = await ok(site.admin, 'POST', '/billing/v1/bulk/tax-regions/create', {
    taxRegions: [{ country: 'US', subdivision: 'ny', appId }, again.taxRegion],
    returnEntity: true,
  })
  expect(bulk.results[0].item.subdivision).toBe('US-NY')
  expect(bulk.results[1].itemMetadata.error.code).toBe('ALREADY_EXISTS')
  const moved = { taxRegion: { id: iceland.id, revision: '1', taxIncludedInPrice: false } }
  expect((await ok(site.admin, 'PATCH', `${REGIONS}/${iceland.id}`, moved)).taxRegion.taxIncludedInPrice).toBe(false)

  const vat = { taxGroupId: taxGroup.id, taxRegionId: iceland.id, taxRate: '0.11', taxName: 'VSK' }
  const reduced = await addRate(site, { ...vat, jurisdiction: 'Iceland', jurisdictionType: 'COUNTRY' })
  expect([reduced.taxRate, reduced.compound]).toEqual(['0.11', false])
  const twice = { manualTaxMapping: { ...vat, taxRate: '0.2', jurisdiction: 'Iceland', jurisdictionType: 'COUNTRY' } }
  expect(await refused(site, 'POST', RATES, twice)).toEqual([409, 'MANUAL_TAX_MAPPING_ALREADY_EXISTS'])
  const lost = { manualTaxMapping: { ...vat, taxRegionId: standard } }
  expect(await refused(site, 'POST', RATES, lost)).toEqual([404, 'TAX_REGION_ID_NOT_FOUND'])
  for (const taxRate of ['1.5', '1.000001', '01'])
    expect((await site.admin.call('POST', RATES, { manualTaxMapping: { ...vat, taxRate } })).status).toBe(400)
  const change = { manualTaxMapping: { id: reduced.id, revision: '1', taxRate: '0.12' } }
  expect((await ok(site.admin, 'PATCH', `${RATES}/${reduced.id}`, change)).manualTaxMapping.taxRate).toBe('0.12')
  expect((await ok(site.admin, 'GET', RATES)).manualTaxMappings).toHaveLength(1)
  await ok(site.admin, 'DELETE', `${GROUPS}/${taxGroup.id}`)
  expect((await ok(site.admin, 'GET', RATES)).manualTaxMappings).toEqual([])
  await ok(site.admin, 'DELETE', `${REGIONS}/${iceland.id}`)
  expect(await refused(site, 'GET', `${REGIONS}/${iceland.id}`)).toEqual([404, 'TAX_REGION_ID_NOT_FOUND'])
})

interface Wire {
  taxName: string
  rate: string
  aggregatedTaxAmount: { amount: string }
}

async function estimate(site: TestSite, lineItems: object[], request: object) {
  const buyer = await site.visitor()
  await ok(buyer, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems })
  const { body, status, statements } = await buyer.call('POST', '/ecom/v1/carts/current/estimate-totals', request)
  expect(status, JSON.stringify(body)).toBe(200)
  return {
    body,
    statements,
    total: body.priceSummary.total.amount as string,
    tax: body.priceSummary.tax.amount as string,
    details: body.taxSummary.calculationDetails,
    taxes: body.taxSummary.aggregatedTaxBreakdown.map(({ taxName, rate, aggregatedTaxAmount }: Wire) => [
      taxName,
      rate,
      aggregatedTaxAmount.amount,
    ]),
  }
}

test('a cart is taxed by where it goes, in as many statements for many lines and regions as for one', async () => {
  const site = await testSite()
  const { standard, delivery } = await ownGroups(site)
  const { productId } = await sellShirts(site, 50)
  const line = [productLine(productId, 1)]
  const untaxed = await estimate(site, line, { shippingAddress: { country: 'DE' } })
  expect([untaxed.total, untaxed.details]).toEqual(['25.00', { rateType: 'NO_TAX_COLLECTED' }])

  const germany = await addRegion(site, { country: 'DE', taxIncludedInPrice: true })
  await addRate(site, { taxGroupId: standard, taxRegionId: germany.id, taxRate: '0.19', taxName: 'MwSt.' })
  await addRate(site, { taxGroupId: delivery, taxRegionId: germany.id, taxRate: '0.19', taxName: 'MwSt.' })
  const quebec = await addRegion(site, { country: 'CA', subdivision: 'QC', taxIncludedInPrice: false })
  for (const [taxName, taxRate, jurisdictionType] of [
    ['GST', '0.05', 'COUNTRY'],
    ['QST', '0.09975', 'STATE'],
  ])
    await addRate(site, { taxGroupId: standard, taxRegionId: quebec.id, taxRate, taxName, jurisdictionType })

  const german = await estimate(site, line, { shippingAddress: { country: 'DE' } })
  expect([german.total, german.tax, german.taxes]).toEqual(['25.00', '3.99', [['MwSt.', '0.19', '3.99']]])
  expect(german.details).toEqual({ rateType: 'MANUAL_RATE', manualRateReason: 'REGION_SETTING_TO_MANUAL' })
  expect(german.body.calculatedLineItems[0].taxableAddress).toEqual({ addressType: 'SHIPPING' })
  const canadian = await estimate(site, line, { shippingAddress: { country: 'CA', subdivision: 'CA-QC' } })
  expect([canadian.total, canadian.taxes]).toEqual([
    '28.00',
    [
      ['GST', '0.05', '1.00'],
      ['QST', '0.09975', '2.00'],
    ],
  ])
  const { taxDetails } = canadian.body.calculatedLineItems[0].pricesBreakdown
  expect(taxDetails.taxBreakdown.map((one: { jurisdictionType: string }) => one.jurisdictionType)).toEqual([
    'COUNTRY',
    'STATE',
  ])
  const free = await estimate(site, line, { shippingAddress: { country: 'JP' } })
  expect([free.total, free.details.rateType]).toEqual(['25.00', 'NO_TAX_COLLECTED'])

  const others = await Promise.all([2, 3, 4].map((stock) => sellShirts(site, stock)))
  const many = await estimate(site, [...line, ...others.map((one) => productLine(one.productId, 1))], {
    shippingAddress: { country: 'DE' },
  })
  expect(many.statements).toBe(untaxed.statements)
})

test('a product with a group is taxed by its rate, and the order keeps each tax with its name', async () => {
  const site = await testSite()
  const { standard } = await ownGroups(site)
  const { taxGroup } = await ok(site.admin, 'POST', GROUPS, { taxGroup: { name: 'Books' } })
  const home = await addRegion(site, { country: 'GB', taxIncludedInPrice: true })
  await addRate(site, { taxGroupId: standard, taxRegionId: home.id, taxRate: '0.2', taxName: 'VAT', taxType: 'VAT' })
  await addRate(site, { taxGroupId: taxGroup.id, taxRegionId: home.id, taxRate: '0.05', taxName: 'VAT' })
  const { product } = await ok(site.admin, 'POST', '/stores/v3/products-with-inventory', {
    product: {
      name: 'Atlas',
      productType: 'PHYSICAL',
      taxGroupId: taxGroup.id,
      physicalProperties: {},
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '21' } }, inventoryItem: { inStock: true } }] },
    },
  })
  const buyer = await site.visitor()
  const address = { country: 'GB', addressLine: '1 Harbour Street', city: 'Whitby', postalCode: 'YO21 3PU' }
  const contactDetails = { firstName: 'Ada', lastName: 'Byron', phone: '+44 1947 600000' }
  const { checkout } = await ok(buyer, 'POST', '/ecom/v1/checkouts', {
    channelType: 'WEB',
    lineItems: [productLine(product.id, 1)],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: { address, contactDetails },
      shippingInfo: {
        shippingDestination: { address, contactDetails },
        selectedCarrierServiceOption: { code: 'standard' },
      },
    },
  })
  expect(checkout.lineItems[0].taxDetails).toMatchObject({ taxRate: '0.05', totalTax: { amount: '1.00' } })
  const { orderId } = await ok(buyer, 'POST', `/ecom/v1/checkouts/${checkout.id}/create-order`, {})
  const { order } = await ok(site.admin, 'GET', `/ecom/v1/orders/${orderId}`)
  expect(order.taxIncludedInPrices).toBe(true)
  expect(order.priceSummary).toMatchObject({ tax: { amount: '1.00' }, total: { amount: '26.00' } })
  expect(order.taxInfo.taxBreakdown).toMatchObject([
    {
      taxName: 'VAT',
      rate: '0.05',
      aggregatedTaxAmount: { amount: '1.00' },
      aggregatedTaxableAmount: { amount: '20.00' },
    },
  ])
  expect(order.lineItems[0].taxInfo.taxBreakdown).toMatchObject([{ taxName: 'VAT', taxAmount: { amount: '1.00' } }])
})

test('tax is calculated in currencies that exist', async () => {
  const site = await testSite()
  const { status, body } = await site.admin.call('POST', '/billing/v1/calculate-tax', {
    currency: 'XXX',
    addresses: [{ country: 'GB' }],
    lineItems: [{ id: 'a', price: '10.00', addressIndex: { singleAddress: 0 } }],
  })
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'currency'])
})

test('regions and rates are found by what they hold, and every page of them is read', async () => {
  const site = await testSite()
  const { standard } = await ownGroups(site)
  const own: Record<string, string> = {}
  for (const country of ['US', 'DE', 'FR', 'GB']) own[country] = (await addRegion(site, { country })).id
  for (const subdivision of ['NY', 'CA']) await addRegion(site, { country: 'US', subdivision })
  const read: string[] = []
  for (let cursor: string | undefined, pages = 0; pages < 9; pages += 1) {
    const query = { cursorPaging: cursor ? { cursor } : { limit: 1 } }
    const { taxRegions, pagingMetadata } = await ok(site.admin, 'POST', `${REGIONS}/query`, { query })
    read.push(
      ...taxRegions.map((region: { country: string; subdivision?: string }) => region.subdivision ?? region.country),
    )
    cursor = pagingMetadata.cursors.next
    if (!cursor) break
  }
  expect(read).toEqual(['DE', 'FR', 'GB', 'US', 'US-CA', 'US-NY'])

  const rate = {
    taxGroupId: standard,
    taxRegionId: own.DE,
    taxRate: '0.19',
    taxName: 'MwSt.',
    description: 'All goods',
  }
  await addRate(site, rate)
  await addRate(site, { ...rate, taxRegionId: own.FR, taxRate: '0.2', taxName: 'TVA', description: '' })
  const found = async (filter: object) => {
    const query = Buffer.from(JSON.stringify({ query: { filter, sort: [{ fieldName: 'taxRate' }] } }))
    const { manualTaxMappings } = await ok(site.admin, 'GET', `${RATES}/query?.r=${query.toString('base64url')}`)
    return manualTaxMappings.map(({ taxName }: { taxName: string }) => taxName)
  }
  expect(await found({})).toEqual(['MwSt.', 'TVA'])
  expect(await found({ taxRate: '0.2' })).toEqual(['TVA'])
  expect(await found({ taxRate: { $lt: '0.2' } })).toEqual(['MwSt.'])
  expect(await found({ description: { $startsWith: 'All' } })).toEqual(['MwSt.'])
})
