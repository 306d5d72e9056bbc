import { expect } from 'vitest'
import type { TestSite } from '../../../test/fixture.ts'

export const ok = async (
  caller: Pick<TestSite['admin'], 'call'>,
  ...[method, path, body]: Parameters<TestSite['admin']['call']>
) => {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

export const refused = async (site: TestSite, ...[method, path, body]: Parameters<TestSite['admin']['call']>) => {
  const { status, body: answer } = await site.admin.call(method, path, body)
  return [status, answer.details?.applicationError?.code]
}

export const PROFILES = '/ecom/v1/delivery-profiles'
export const OPTIONS = '/ecom/v1/shipping-options'

/** The site's own profile with one region for each of the destinations in place of its first one. */
export async function regionsFor(site: TestSite, destinations: Record<string, object[]>) {
  const { deliveryProfiles } = await ok(site.admin, 'GET', `${PROFILES}/query`)
  const [profile] = deliveryProfiles
  await ok(site.admin, 'DELETE', `${PROFILES}/${profile.id}/delivery-region/${profile.deliveryRegions[0].id}`)
  const ids: Record<string, string> = {}
  for (const [name, own] of Object.entries(destinations)) {
    const { deliveryProfile } = await ok(site.admin, 'POST', `${PROFILES}/${profile.id}/delivery-region`, {
      deliveryProfileId: profile.id,
      deliveryRegion: { name, destinations: own },
    })
    ids[name] = deliveryProfile.deliveryRegions.at(-1).id
  }
  return { profileId: profile.id as string, ids }
}

export const optionIn = (site: TestSite, title: string, deliveryRegionIds: string[], rates: object[]) =>
  ok(site.admin, 'POST', OPTIONS, { shippingOption: { title, deliveryRegionIds, rates } })

interface Wire {
  code: string
  title: string
  cost: { price: { amount: string } }
}

/** Titles and prices that a cart of these lines is offered at an address. */
export async function offered(site: TestSite, lineItems: object[], shippingAddress: object) {
  const buyer = await site.visitor()
  await ok(buyer, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems })
  const reply = await buyer.call('POST', '/ecom/v1/carts/current/estimate-totals', { shippingAddress })
  expect(reply.status).toBe(200)
  const carriers: { shippingOptions: Wire[] }[] = reply.body.shippingInfo.carrierServiceOptions
  return {
    options: carriers.flatMap(({ shippingOptions }) =>
      shippingOptions.map(({ title, cost }) => [title, cost.price.amount]),
    ),
    statements: reply.statements,
    region: reply.body.shippingInfo.region?.name,
    body: reply.body,
  }
}
