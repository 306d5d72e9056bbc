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
  payLater: { total: { amount: '0.00', formattedAmount: '£0.00' } },
  payNowTotalAfterGiftCard: priceSummary?.total,
  totalAfterGiftCard: priceSummary?.total,
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
    saved: [],
    unavailable: [],
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

test('a deposit says what is left for later', async () => {
  const later = { ...checkout, payLater: { total: { amount: '30.00', formattedAmount: '£30.00' } } }
  const { document } = await ask('/checkout/c-1', answers(plain, { [CHECKOUT]: { checkout: later } }))
  expect(text(document, 'main')).toContain('We ask you for the rest, £30.00, later.')
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

test.for([
  [{}, null],
  [{ alignment: 'CENTER' }, 'sr-only sm:not-sr-only'],
  [{ logo: { image: { url: '/media/logo.png' } } }, 'sr-only sm:not-sr-only'],
] as const)('with %j in the head, the words of the way back stand on phones or make room', async ([header, words]) => {
  const { document } = await ask('/checkout/c-1', answers({ ...plain, brand: { header } }))
  const back = [...document.querySelectorAll('header a span')].find((span) => span.textContent === 'Back to cart')
  expect(back?.getAttribute('class')).toBe(words)
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
  const unavailable = [{ method: 'manual', title: 'Later', reason: 'COUNTRY' }]
  const card = { methods: [{ method: 'card', title: 'Card', description: '', test: false }], saved: [], unavailable }
  const more = { 'PATCH /ecom/v1/checkouts/c-1': { checkout }, 'GET /fairground/v1/payment-methods': card }
  const { status, document, requests } = await ask('/checkout/c-1', answers(plain, more), typed)
  expect(status).toBe(409)
  expect(text(document, '#method')).toContain('“Later” is not available in this country. Choose another way to pay.')
  expect(document.querySelector('input[name=method]:checked')?.getAttribute('value')).toBe('card')
  expect(requests.map(({ call }) => call)).not.toContain('POST /ecom/v1/checkouts/c-1/create-order')
})

test('an order that no payment method takes says why, and marks no choice that is not there', async () => {
  const unavailable = [{ method: 'manual', title: 'Later', reason: 'AMOUNT' }]
  const refusal = new Response(
    JSON.stringify({
      message: 'None',
      details: { applicationError: { code: 'NO_PAYMENT_METHOD', description: 'None' } },
    }),
    { status: 409 },
  )
  const more = {
    'PATCH /ecom/v1/checkouts/c-1': { checkout },
    'GET /fairground/v1/payment-methods': { methods: [], saved: [], unavailable },
    'POST /ecom/v1/checkouts/c-1/create-order': refusal,
  }
  const { document, status } = await ask('/checkout/c-1', answers(plain, more), { ...typed, method: '' })
  expect(status).toBe(409)
  expect(text(document, '#method')).toBe(
    'None of our payment methods takes this order as it is. “Later” is not available for this amount.',
  )
  expect(document.body.textContent).not.toContain('Choose how to pay.')
})

const visa = {
  id: 's-1',
  method: 'stripe',
  brand: 'Visa',
  lastFourDigits: '4242',
  expirationMonth: 3,
  expirationYear: 2030,
}
const ways = {
  methods: [
    { method: 'stripe', title: 'Card', description: '', test: false, saves: true },
    { method: 'manual', title: 'Later', description: '', test: false, saves: false },
  ],
  saved: [visa],
  unavailable: [],
}

test('a saved card is chosen first, and one that is typed may be saved', async () => {
  const { document, errors } = await ask(
    '/checkout/c-1',
    answers(plain, { 'GET /fairground/v1/payment-methods': ways }),
  )
  expect(errors).toEqual([])
  const radios = [...document.querySelectorAll('input[name=method]')]
  expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['stripe:s-1', 'stripe', 'manual'])
  expect(document.querySelector('input[name=method]:checked')?.getAttribute('value')).toBe('stripe:s-1')
  expect(text(document, '#method label')).toBe('Visa ending in 4242Expires 03/2030')
  expect(document.querySelector('input[name=save]')?.getAttribute('value')).toBe('stripe')
})

test.for([
  ['stripe:s-1', 'stripe', { method: 'stripe', savedPaymentMethodId: 's-1' }],
  ['stripe', 'stripe', { method: 'stripe', savePaymentMethod: true }],
  ['stripe', '', { method: 'stripe' }],
  ['manual', 'stripe', { method: 'manual' }],
] as const)('a payment by %s with the tick “%s” is the one that was chosen', async ([method, save, sent]) => {
  const pay = 'POST /fairground/v1/orders/o-1/pay'
  const more = {
    'GET /fairground/v1/payment-methods': ways,
    'PATCH /ecom/v1/checkouts/c-1': { checkout },
    'POST /ecom/v1/checkouts/c-1/create-order': { orderId: 'o-1', paymentGatewayOrderId: 'p-1' },
    [pay]: { orderId: 'o-1', status: 'PAID' },
  }
  const { requests } = await ask('/checkout/c-1', answers(plain, more), { ...typed, method, save })
  expect(requests.find(({ call }) => call === pay)?.body).toMatchObject({ orderId: 'o-1', ...sent })
  expect(requests.find(({ call }) => call === pay)?.body).not.toMatchObject(
    'savePaymentMethod' in sent ? { savedPaymentMethodId: 's-1' } : { savePaymentMethod: true },
  )
})

test('a full bill asks for its address where nothing is sent', async () => {
  const full = { ...plain, billingFields: 'All_FIELDS' }
  const { document } = await ask('/checkout/c-1', answers(full))
  expect(text(document, '#step-delivery')).toContain('Billing address')
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
  const at = (step: string) => new URL(`https://fair.example/checkout/c-1?step=${step}`)
  const reads = (to: string, more: object) =>
    shouldRevalidate({ currentUrl: at('contact'), nextUrl: at(to), ...more } as ShouldRevalidateFunctionArgs)
  expect([LOST, 409].map((actionStatus) => reads('contact', { formMethod: 'POST', actionStatus }))).toEqual([
    false,
    true,
  ])
  expect([reads('delivery', {}), reads('contact', {}), reads('delivery', { formMethod: 'POST' })]).toEqual([
    false,
    true,
    true,
  ])
})

/** Steps of a page: the name of each, and whether its fields are shown. */
const stepsIn = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-folds]')].map(({ id, className }) => [
      id.replace('fields-', ''),
      className.startsWith('flex') ? 'open' : 'folded',
    ]),
  )
const contactDetails = { firstName: 'Ada', lastName: 'King' }
const known = { ...checkout, billingInfo: { contactDetails } }

test('the first step that is not complete is open, one that is complete is a line, and all fields are in the form', async () => {
  const first = await ask('/checkout/c-1', answers(plain))
  expect(stepsIn(first.document)).toEqual({ contact: 'open', payment: 'folded' })
  expect(first.document.querySelector('input[name=method]')).not.toBeNull()
  expect(first.document.querySelector('noscript')?.textContent).toContain('data-folds')
  expect(first.document.querySelectorAll('h2')).toHaveLength(3)

  const { document } = await ask('/checkout/c-1', answers(plain, { [CHECKOUT]: { checkout: known } }))
  expect(stepsIn(document)).toEqual({ contact: 'folded', payment: 'open' })
  expect(document.querySelector('section[aria-labelledby=step-contact] p')?.textContent).toBe(
    'Ada King · ada@example.com',
  )
  const change = document.querySelector('a[aria-expanded=false]')
  expect([change?.getAttribute('href'), change?.getAttribute('aria-label')]).toEqual([
    '?step=contact',
    'Change Contact',
  ])
})

test.for([
  ['a step before the first that is not complete', { [CHECKOUT]: { checkout: known } }, 'contact', 'contact'],
  ['no step after it', {}, 'payment', 'contact'],
  ['no step that does not exist', {}, 'shipping', 'contact'],
] as const)('the address opens %s', async ([, more, step, open]) => {
  const { document } = await ask(`/checkout/c-1?step=${step}`, answers(plain, more))
  expect(stepsIn(document)[open]).toBe('open')
})

test('a step goes on once it is complete; until then it stays with its mistakes and what was typed', async () => {
  const patch = { 'PATCH /ecom/v1/checkouts/c-1': { checkout: known } }
  const form = { intent: 'contact', email: 'ada@', firstName: 'Ada', lastName: 'King' }
  const wrong = await ask('/checkout/c-1', answers(plain, patch), form)
  expect(wrong.status).toBe(422)
  expect(stepsIn(wrong.document).contact).toBe('open')
  expect(wrong.document.querySelector('#email')?.getAttribute('aria-invalid')).toBe('true')
  expect(wrong.document.querySelector('#email')?.getAttribute('value')).toBe('ada@')
  // How to pay is no mistake of the contact.
  expect(wrong.document.querySelectorAll('[role=alert] li')).toHaveLength(1)

  const right = await ask('/checkout/c-1', answers(plain, patch), { ...form, email: 'ada@example.com' })
  expect([right.status, right.headers.get('location')]).toEqual([303, '/checkout/c-1?step=payment'])
})

test('a text that the server does not take is marked at its field, and stays as it was typed', async () => {
  const fieldViolations = ['firstName', 'vatId.id'].map((field) => ({
    field: `checkout.billingInfo.contactDetails.${field}`,
    description: 'has the wrong form',
    violatedRule: 'FORMAT',
  }))
  const patch = { 'PATCH /ecom/v1/checkouts/c-1': refuse(400, 'INVALID_ARGUMENT', 'Wrong.', { fieldViolations }) }
  const { status, document } = await ask('/checkout/c-1', answers(plain, patch), { ...typed, firstName: 'Ada\u202e' })
  expect(status).toBe(422)
  expect([...document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))).toEqual([
    '#firstName',
    '#taxId',
  ])
  expect(document.querySelector('#firstName')?.getAttribute('value')).toBe('Ada\u202e')
})

test('a refused order opens the step of its first mistake', async () => {
  const page = { ...plain, billingFields: 'All_FIELDS' }
  const { document } = await ask('/checkout/c-1?step=contact', answers(page), { ...typed, city: 'Leeds' })
  expect(stepsIn(document)).toEqual({ contact: 'folded', delivery: 'open', payment: 'folded' })
  expect(document.querySelector('#city')?.getAttribute('value')).toBe('Leeds')
})

test('a gift card has its field where the shop takes them, and pays without scripts', async () => {
  const none = await ask('/checkout/c-1', answers({ ...plain, giftCards: false }))
  expect(none.document.querySelector('button[value=giftCard]')).toBeNull()
  const { document } = await ask('/checkout/c-1', answers({ ...plain, giftCards: true }))
  expect(text(document, 'main')).toContain('Gift card or credit')
  expect(document.querySelector('button[value=giftCard]')).not.toBeNull()
  const sent = await ask('/checkout/c-1', answers(plain, { 'PATCH /ecom/v1/checkouts/c-1': { checkout } }), {
    intent: 'giftCard',
    code: ' K7QM-2XWD ',
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/checkout/c-1'])
  expect(sent.requests.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    checkout: { id: 'c-1' },
    giftCardCode: 'K7QM-2XWD',
  })
})

test('a gift card shows what it pays, what is on it and what is left to pay', async () => {
  const pounds = (amount: string) => ({
    amount,
    formattedAmount: `£${amount}`,
    convertedAmount: amount,
    formattedConvertedAmount: `£${amount}`,
  })
  const paying = {
    ...checkout,
    giftCard: { obfuscatedCode: '••••-ABCD', amount: pounds('15.00'), balance: pounds('40.00') },
    payNowTotalAfterGiftCard: pounds('9.00'),
    totalAfterGiftCard: pounds('9.00'),
  }
  const { document } = await ask('/checkout/c-1', answers(plain, { [CHECKOUT]: { checkout: paying } }))
  const shown = text(document, 'main')
  for (const words of ['••••-ABCD', '−£15.00', '£40.00 on the card', 'Left to pay£9.00']) expect(shown).toContain(words)
  expect(text(document, 'section > details > summary')).toContain('£9.00')
  const ended = {
    ...paying,
    calculationErrors: {
      orderValidationErrors: [],
      giftCardCalculationError: { applicationError: { description: 'This gift card has expired.' } },
    },
  }
  const expired = await ask('/checkout/c-1', answers(plain, { [CHECKOUT]: { checkout: ended } }))
  expect(text(expired.document, 'main')).toContain('This gift card has expired.')
  expect(expired.document.querySelector('button[value=noGiftCard]')).not.toBeNull()
})

test('lines that are short are named once, with one thing to do', async () => {
  const line = checkout.lineItems[0]?.id
  const violation = { severity: 'ERROR', target: { lineItem: { id: line } }, description: '“Mug” is sold out.' }
  const soldOut = {
    [CHECKOUT]: { checkout: { ...checkout, violations: [violation] } },
    'PATCH /ecom/v1/checkouts/c-1': { checkout },
    'POST /ecom/v1/checkouts/c-1/create-order': refuse(
      409,
      'FULL_OUT_OF_STOCK',
      '“Mug” is sold out. Remove it to continue.',
    ),
  }
  const { document, status } = await ask('/checkout/c-1', answers(plain, soldOut), typed)
  expect(status).toBe(409)
  expect(text(document, '[role="alert"]')).toBe('“Mug” is sold out. Change the cart')
})

test.for(['couponCalculationError', 'giftCardCalculationError'])(
  'a total that rose because of a %s is refused with the reason',
  async (problem) => {
    const description = 'This code is no longer valid. Remove it or try another.'
    const risen = {
      ...checkout,
      payNowTotalAfterGiftCard: { amount: '99.00', formattedAmount: '£99.00' },
      calculationErrors: { orderValidationErrors: [], [problem]: { applicationError: { description } } },
    }
    const ended = (answered: object) => ({
      'PATCH /ecom/v1/checkouts/c-1': { checkout: answered },
      'POST /ecom/v1/checkouts/c-1/create-order': refuse(409, 'CALCULATION_ERROR', description),
    })
    const form = { ...typed, shown: '36.00' }
    const { document, status } = await ask('/checkout/c-1', answers(plain, ended(risen)), form)
    expect(status).toBe(409)
    expect(text(document, '[role="alert"]')).toBe(description)
    const unexplained = { ...risen, calculationErrors: { orderValidationErrors: [] } }
    const { document: other } = await ask('/checkout/c-1', answers(plain, ended(unexplained)), form)
    expect(text(other, '[role="alert"]')).toContain('The total is now £99.00.')
  },
)
