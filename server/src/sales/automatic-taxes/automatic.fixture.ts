import { expect } from 'vitest'
import type { TestCaller, TestVisitor } from '../../../test/fixture.ts'
import { productLine, sellShirts } from '../../../test/shop.ts'
import type { AssemblySettings } from '../../assembly.ts'
import { type StripeSite, stripeSite } from '../../providers/payment/stripe.fixture.ts'
import { automaticCalculators } from './calculators.ts'

export const CHECKOUTS = '/ecom/v1/checkouts'
export const REGIONS = '/billing/v1/tax-regions'
export const STRIPE_TAX = automaticCalculators[1]!.id // for tests

export const ok = async (caller: Pick<TestCaller, 'call'>, ...[method, path, body]: Parameters<TestCaller['call']>) => {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

export const NEW_YORK = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main Street',
}
export const LONDON = { country: 'GB', city: 'London', postalCode: 'N1 9GU', addressLine: '2 Canal Street' }

export interface AutomaticSite extends StripeSite {
  readonly productId: string
  readonly visitor: TestVisitor
  readonly region: { readonly id: string; readonly revision: string }
}

interface RegionOptions {
  readonly country?: string
  readonly included?: boolean
  /** The region's own rate of goods; absent: 0.08 */
  readonly rate?: string
}

/** A site with a region whose taxes the stand-in calculates, with a rate of its own beside it, and shirts of 20.00. */
export async function automaticSite(
  { country = 'US', included = false, rate = '0.08' }: RegionOptions = {},
  settings: Partial<AssemblySettings> = {},
): Promise<AutomaticSite> {
  const shop = await stripeSite({}, settings)
  const { site } = shop
  await ok(site.admin, 'PATCH', '/fairground/v1/site-settings', {
    business: { address: { country: 'GB', city: 'Bristol', postalCode: 'BS1 4QA' } },
  })
  const { taxRegion } = await ok(site.admin, 'POST', REGIONS, {
    taxRegion: { country, appId: STRIPE_TAX, taxIncludedInPrice: included },
  })
  const { taxGroups } = await ok(site.admin, 'GET', '/billing/v1/tax-groups/default-tax-groups')
  for (const { id: taxGroupId } of taxGroups)
    await ok(site.admin, 'POST', '/billing/v1/manual-tax-mappings', {
      manualTaxMapping: { taxGroupId, taxRegionId: taxRegion.id, taxRate: rate, taxName: 'By hand' },
    })
  const { productId } = await sellShirts(site, 50, 20)
  return { ...shop, productId, visitor: await site.visitor(), region: taxRegion }
}

/** A checkout that is sent to the address. */
export async function checkoutTo(
  { visitor, productId }: { readonly visitor: Pick<TestCaller, 'call'>; readonly productId: string },
  address: object,
  {
    quantity = 1,
    lines = [productLine(productId, quantity)],
    ...more
  }: { quantity?: number; lines?: object[]; vatId?: string } = {},
) {
  const contact = {
    address,
    contactDetails: {
      firstName: 'Ada',
      lastName: 'King',
      phone: '+44 117 496 0001',
      ...(more.vatId ? { vatId: { id: more.vatId } } : {}),
    },
  }
  const { checkout } = await ok(visitor, 'POST', CHECKOUTS, {
    lineItems: lines,
    channelType: 'WEB',
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: contact,
      shippingInfo: { shippingDestination: contact },
    },
  })
  return checkout
}

interface Summed {
  readonly priceSummary: Readonly<Record<'subtotal' | 'shipping' | 'tax' | 'total', { readonly amount: string }>>
}

export const sumsOf = ({ priceSummary: { subtotal, shipping, tax, total } }: Summed): string[] =>
  [subtotal, shipping, tax, total].map(({ amount }) => amount)
