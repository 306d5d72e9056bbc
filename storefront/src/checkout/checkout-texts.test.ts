import { expect, test } from 'vitest'
import { checkoutTexts } from './checkout-texts.ts'
import type { CheckoutView } from './checkout-view.ts'

const view = { delivers: true, hasDestination: true, free: false, charged: '£18.00' } as CheckoutView // what the texts read of it
const textsOf = (parts: Partial<CheckoutView>, content = {}) => checkoutTexts({ ...view, ...parts }, content)

test.for([
  [false, 'Enter your address'],
  [true, 'We do not deliver to this address yet.'],
] as const)('without a delivery the page says so of an address that is known alone: %s', ([hasDestination, text]) => {
  expect(textsOf({ hasDestination }).undelivered).toContain(text)
})

test('a button that leads to a payment has its amount, in the owner’s words too, and one that charges nothing has none', () => {
  expect(textsOf({}).button).toBe('Pay £18.00')
  expect(textsOf({}, { placeOrderPayButton: 'Buy now' }).button).toBe('Buy now · £18.00')
  expect(textsOf({ free: true }).button).toBe('Place order')
  expect(textsOf({ free: true }, { placeOrderButton: 'Take it' }).button).toBe('Take it')
})

test('headings are the owner’s where there are some, and the shop’s otherwise', () => {
  expect(textsOf({}, { customerDetails: 'You', reviewAndPlaceOrder: 'Check it' })).toMatchObject({
    contact: 'You',
    review: 'Check it',
  })
  expect(textsOf({ delivers: false })).toMatchObject({ contact: 'Contact', delivery: 'Billing address' })
})
