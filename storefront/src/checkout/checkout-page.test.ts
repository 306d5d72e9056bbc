// @vitest-environment node

import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { shopOf } from '../shop.ts'
import { ask, text } from '../testing/ask.ts'
import { mugsEstimated, mugsInCart, refuse } from '../testing/fake-api.ts'
import { formOf, scriptedContext } from '../testing/scripted.ts'
import { LOST } from './lost.ts'
import { shouldRevalidate } from './page.tsx'
import { sendCheckout } from './place-order.ts'

const CHECKOUT = 'GET /ecom/v1/checkouts/c-1'
const { priceSummary } = mugsEstimated()
const checkout = {
  id: 'c-1',
  lineItems: mugsInCart.lineItems.map((line) => ({ ...line, physicalProperties: { shippable: false } })),
  shippingInfo: { carrierServiceOptions: [] },
  buyerInfo: { email: 'ada@example.com' },
  priceSummary,
  payNow: priceSummary,
  taxSummary: { aggregatedTaxBreakdown: [] },
  additionalFees: [],
  appliedDiscounts: [],
  calculationErrors: { orderValidationErrors: [] },
  violations: [],
  completed: false,
}
const plain = { brand: {}, billingFields: 'MINIMUM_REQUIRED_FIELDS', policies: [], policiesRevision: '0' }
const asking = {
  ...plain,
  policies: [
    { kind: 'TERMS', content: 'Be kind.' },
    { kind: 'DIGITAL_ITEMS', content: 'No returns of files.' },
  ],
  policiesRevision: '4',
  agreement: { checkedByDefault: false },
  subscription: { checkedByDefault: true },
}
const answers = (page: object, more: object = {}) => ({
  [CHECKOUT]: { checkout },
  'GET /fairground/v1/payment-methods': {
    methods: [{ method: 'manual', title: 'Later', description: '', test: false }],
  },
  'GET /fairground/v1/checkout-page': page,
  ...more,
})
const typed = { intent: 'place', email: 'ada@example.com', firstName: 'Ada', lastName: 'King', method: 'manual' }

test('a checkout without settings has the name of the shop, and asks for nothing', async () => {
  const { document, errors } = await ask('/checkout/c-1', answers(plain))
  expect(errors).toEqual([])
  expect(text(document, 'header a')).not.toBe('')
  expect([document.querySelector('footer'), document.querySelector('input[type=checkbox]')]).toEqual([null, null])
  expect(text(document, 'header')).toContain('Back to cart')
})

test('the head is as the merchant set it', async () => {
  const header = {
    text: 'Harbour',
    textColor: '#ffffff',
    logo: { size: 'LARGE', image: { url: '/media/logo.png' } },
    alignment: 'CENTER',
    displayCheckoutLabel: true,
    continueShopping: { hidden: true },
    backgroundFill: { color: '#10593e' },
  }
  const { document } = await ask('/checkout/c-1', answers({ ...plain, brand: { header } }))
  const logo = document.querySelector('header img')
  expect([logo?.getAttribute('src'), logo?.getAttribute('style')]).toEqual([
    '/media/logo.png',
    expect.stringContaining('height:56px'),
  ])
  expect(text(document, 'header')).toBe('HarbourCheckout')
  expect(document.querySelector('header')?.getAttribute('style')).toContain('#10593e')
})

test('policies stand at the foot, those of downloads with downloads alone, and have to be accepted', async () => {
  const { document } = await ask('/checkout/c-1', answers(asking))
  expect(text(document, 'footer')).toBe('Terms and conditionsBe kind.')
  const [agreed, subscribed] = document.querySelectorAll('input[type=checkbox]')
  expect([agreed?.getAttribute('value'), agreed?.hasAttribute('checked')]).toEqual(['4', false])
  expect(subscribed?.hasAttribute('checked')).toBe(true)

  const refused = await ask('/checkout/c-1', answers(asking), typed)
  expect(refused.status).toBe(422)
  expect(refused.document.body.textContent).toContain('Accept the policies to place the order.')
  expect(refused.requests.map(({ call }) => call)).not.toContain('POST /ecom/v1/checkouts/c-1/create-order')
})

test('the order follows what the buyer agreed to', async () => {
  const { status, headers, requests } = await ask(
    '/checkout/c-1',
    answers(asking, {
      'PATCH /ecom/v1/checkouts/c-1': { checkout },
      'POST /fairground/v1/checkouts/c-1/consent': { marketing: false },
      'POST /ecom/v1/checkouts/c-1/create-order': { orderId: 'o-1' },
    }),
    { ...typed, agreed: '4' },
  )
  expect([status, headers.get('location')]).toEqual([303, '/orders/o-1/thanks'])
  const consent = requests.find(({ call }) => call.endsWith('/consent'))
  expect(consent?.body).toEqual({ checkoutId: 'c-1', marketing: false, policiesRevision: '4' })
  const calls = requests.map(({ call }) => call)
  expect(calls.indexOf('POST /fairground/v1/checkouts/c-1/consent')).toBeLessThan(
    calls.indexOf('POST /ecom/v1/checkouts/c-1/create-order'),
  )
})

test('a payment method that does not take the order as it is filled in is chosen again, and nothing is ordered', async () => {
  const card = { methods: [{ method: 'card', title: 'Card', description: '', test: false }] }
  const more = { 'PATCH /ecom/v1/checkouts/c-1': { checkout }, 'GET /fairground/v1/payment-methods': card }
  const { status, document, requests } = await ask('/checkout/c-1', answers(plain, more), typed)
  expect(status).toBe(409)
  expect(document.body.textContent).toContain('This payment method is not available for this order. Choose another.')
  expect(document.querySelector('input[name=method]:checked')?.getAttribute('value')).toBe('card')
  expect(requests.map(({ call }) => call)).not.toContain('POST /ecom/v1/checkouts/c-1/create-order')
})

test('a full bill asks for its address where nothing is sent', async () => {
  const full = { ...plain, billingFields: 'All_FIELDS' }
  const { document } = await ask('/checkout/c-1', answers(full))
  expect(text(document, '#step-2')).toContain('Billing address')
  expect(document.querySelector('input[name=city]')).not.toBeNull()
  const refused = await ask('/checkout/c-1', answers(full), typed)
  expect(refused.document.body.textContent).toContain('Enter a town or city.')
})

/** The member of the checkout has signed out in another tab. */
const notTheirs = {
  ...answers(plain),
  [CHECKOUT]: refuse(404, 'CHECKOUT_NOT_FOUND', 'There is no such checkout.'),
}

test('a checkout of somebody else leads to the sign-in and back to itself', async () => {
  const { status, document, errors } = await ask('/checkout/c-1', notTheirs)
  expect([status, errors]).toEqual([404, []])
  expect(text(document, 'h1')).toBe('This checkout cannot be opened here')
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/login?returnTo=%2Fcheckout%2Fc-1')
  expect(document.querySelector('[role=alert]')).toBeNull()
  const sent = await ask('/checkout/c-1', notTheirs, typed)
  expect(text(sent.document, '[role=alert]')).toBe('Your order was not placed, and nothing was charged.')
})

test('the page that is open stays as it was typed, and says that nothing was charged', async () => {
  const answer = await sendCheckout(shopOf(scriptedContext(notTheirs)), 'c-1', formOf(typed))
  expect(answer).toMatchObject({
    data: { message: expect.stringContaining('Nothing was charged.'), values: { lastName: 'King' } },
    init: { status: LOST },
  })
  expect([LOST, 409].map((actionStatus) => shouldRevalidate({ actionStatus } as ShouldRevalidateFunctionArgs))).toEqual(
    [false, true],
  )
})
