import { expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { ADDRESS, CONTACT, productLine, sellShirts } from '../../../test/shop.ts'
import { ok, optionIn, regionsFor } from '../delivery/delivery.fixture.ts'

const CHECKOUTS = '/ecom/v1/checkouts'

/** A region of taxes with two rates on goods of the site's own group. */
async function taxedIn(site: TestSite, country: string, subdivision?: string) {
  const { taxCalculatorDetails } = await ok(site.admin, 'GET', '/billing/v1/list-tax-calculators')
  const taxRegion = { appId: taxCalculatorDetails[0].appId, country, ...(subdivision && { subdivision }) }
  const { taxRegion: made } = await ok(site.admin, 'POST', '/billing/v1/tax-regions', { taxRegion })
  const { taxGroups } = await ok(site.admin, 'GET', '/billing/v1/tax-groups/default-tax-groups')
  for (const [taxName, taxRate] of [
    ['State', '0.05'],
    ['City', '0.02'],
  ])
    await ok(site.admin, 'POST', '/billing/v1/manual-tax-mappings', {
      manualTaxMapping: {
        taxGroupId: taxGroups[0].id,
        taxRegionId: made.id,
        taxRate,
        taxName,
        jurisdiction: `${taxName} of ${subdivision ?? country}`,
        jurisdictionType: taxName === 'State' ? 'STATE' : 'CITY',
      },
    })
}

/** Statements of each step from a new checkout with an address and a delivery to its order. */
async function steps(site: TestSite, productIds: readonly string[]) {
  const buyer = await site.visitor()
  const destination = { address: ADDRESS, contactDetails: CONTACT }
  const made = await buyer.call('POST', CHECKOUTS, {
    channelType: 'WEB',
    lineItems: productIds.map((id) => productLine(id, 1)),
    checkoutInfo: { billingInfo: destination, shippingInfo: { shippingDestination: destination } },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { id, shippingInfo } = made.body.checkout
  const [{ code }] = shippingInfo.carrierServiceOptions[0].shippingOptions
  const chosen = await buyer.call('PATCH', `${CHECKOUTS}/${id}`, {
    checkout: {
      id,
      buyerInfo: { email: 'ada@example.com' },
      shippingInfo: { selectedCarrierServiceOption: { code }, shippingDestination: destination },
    },
  })
  const read = await buyer.call('GET', `${CHECKOUTS}/${id}`)
  const ordered = await buyer.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })
  for (const reply of [chosen, read, ordered]) expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return {
    counts: [made, chosen, read, ordered].map(({ statements }) => statements),
    taxes: read.body.checkout.taxSummary.aggregatedTaxBreakdown.length as number,
  }
}

/** The fewest of three times: counters by the minute are leased now and then. */
async function usual(site: TestSite, productIds: readonly string[]) {
  const runs = [await steps(site, productIds), await steps(site, productIds), await steps(site, productIds)]
  const least = runs[0]!.counts.map((_, i) => Math.min(...runs.map(({ counts }) => counts[i]!))) // as many steps each time
  return { counts: least, taxes: runs[0]!.taxes }
}

test('a checkout with address, delivery and taxes costs as many statements for many lines, regions and rates as for two', async () => {
  const site = await testSite()
  const destination = { countryCode: ADDRESS.country }
  const { ids } = await regionsFor(site, { Home: [destination] })
  await optionIn(site, 'Parcel', [ids.Home!], [{ amount: '4.50' }])
  await taxedIn(site, ADDRESS.country)
  const goods: string[] = []
  for (let i = 0; i < 30; i += 1) goods.push((await sellShirts(site, 100, 5 + i, `Cup ${i}`)).productId)
  const two = await usual(site, goods.slice(0, 2))
  expect(two.taxes).toBe(2)
  const [{ id: profileId }] = (await ok(site.admin, 'GET', '/ecom/v1/delivery-profiles/query')).deliveryProfiles
  for (const countryCode of ['NO', 'SE', 'CH', 'JP', 'NZ']) {
    const { deliveryProfile } = await ok(
      site.admin,
      'POST',
      `/ecom/v1/delivery-profiles/${profileId}/delivery-region`,
      {
        deliveryProfileId: profileId,
        deliveryRegion: { name: countryCode, destinations: [{ countryCode }] },
      },
    )
    await optionIn(site, `Parcel ${countryCode}`, [deliveryProfile.deliveryRegions.at(-1).id], [{ amount: '9' }])
    await taxedIn(site, countryCode)
  }
  for (const title of ['Express', 'Courier', 'Bicycle']) await optionIn(site, title, [ids.Home!], [{ amount: '12' }])
  const many = await usual(site, goods)
  expect(many.taxes).toBe(2)
  expect(many.counts).toEqual(two.counts)
  expect(Math.max(...two.counts)).toBeLessThanOrEqual(5)
})
