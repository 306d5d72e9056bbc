import type { Checkout } from '@fairground/client/generated/ecom.checkout.ts'
import { expect, test } from 'vitest'
import { deliveryOptions } from './checkout-view.ts'

const price = { amount: '0', formattedAmount: '£0.00' }
const option = (code: string, pickup: boolean) => ({
  code,
  title: code,
  logistics: pickup ? { pickupDetails: { pickupMethod: 'STORE_PICKUP' } } : {},
  cost: { price },
})

/** Selection on the page of a checkout. */
const selected = (code: string, requestedShippingOption: boolean) =>
  deliveryOptions(
    {
      shippingInfo: {
        carrierServiceOptions: [
          { carrierId: 'c', shippingOptions: [option('standard', false), option('pickup', true)] },
        ],
        selectedCarrierServiceOption: { carrierId: 'c', code, requestedShippingOption },
      },
    } as unknown as Checkout,
    { locale: 'en-GB', timeZone: 'UTC' },
  ) // what deliveryOptions reads of one
    .filter((one) => one.selected)
    .map((one) => one.code)

test.for([
  ['pick-up that the buyer chose', 'pickup', true, ['pickup']],
  ['delivery to a known address', 'standard', false, ['standard']],
] as const)('%s', ([, code, requested, codes]) => {
  expect(selected(code, requested)).toEqual(codes)
})
