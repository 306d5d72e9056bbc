import { present } from '@fairground/domain/present.ts'
import { expect, test } from 'vitest'
import type { Site } from '../../ground/site.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import { BUILT_IN_CARRIER_ID, selectShipping, shippingCharge, shippingOptions } from './shipping.ts'

const settings = {
  testPayments: true,
  testMode: true,
  manualPayments: true,
  reservationMinutes: 20,
  unpaidOrderMinutes: 30,
  demo: false,
}
const site = (more: object = {}): Site => ({
  id: '0',
  name: 'Shop',
  locale: 'en-US',
  currency: 'USD',
  timeZone: 'UTC',
  settings: { ...settings, ...more },
  clockOffsetMs: 0,
})
const line = (shippable: boolean): ResolvedLine => ({
  line: {
    id: 'l',
    reference: { appId: 'a', catalogItemId: 'i' },
    quantity: 1,
    seen: { name: 'i', price: '1', itemType: 'PHYSICAL' },
  },
  sellable: {
    kind: 'product',
    reference: { appId: 'a', catalogItemId: 'i' },
    name: 'i',
    itemType: shippable ? 'PHYSICAL' : 'DIGITAL',
    descriptionLines: [],
    price: 1n,
    fullPrice: 1n,
    taxable: true,
    feeRateBp: 0,
    draws: [],
    quantityAvailable: null,
    maxPerOrder: null,
    ...present({ physical: shippable ? { weightGrams: 10, shippable } : undefined }),
  },
})
const goods = [line(true)]
const usa = { country: 'US' }

test.for([
  ['nothing to ship', [line(false)], {}, undefined, null],
  ['no address yet: nothing', goods, {}, undefined, null],
  ['an address: delivery', goods, { destination: usa }, 'standard', 500n],
  ['a choice wins', goods, { destination: usa, chosen: { code: 'pickup' } }, 'pickup', 0n],
  [
    'a choice with its carrier',
    goods,
    { chosen: { code: 'standard', carrierId: BUILT_IN_CARRIER_ID } },
    'standard',
    500n,
  ],
  ['a stranger’s carrier', goods, { chosen: { code: 'standard', carrierId: 'x' } }, undefined, null],
  ['an unknown code', goods, { chosen: { code: 'drone' } }, undefined, null],
  ['tickets beside goods', [line(false), line(true)], { destination: usa }, 'standard', 500n],
] as const)('%s', ([, lines, requested, code, cost]) => {
  const selection = selectShipping(site(), lines, requested)
  expect(selection.selected?.code).toBe(code)
  expect(shippingCharge(selection)?.amount ?? null).toBe(cost)
})

test('the operator sets the rate and may offer no pick-up', () => {
  expect(shippingOptions(site({ standardShipping: '7.25', pickup: false }), goods)).toMatchObject([
    { code: 'standard', cost: 725n },
  ])
  expect(selectShipping(site({ pickup: false }), goods, { destination: usa }).selected?.code).toBe('standard')
})
