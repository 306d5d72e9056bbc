import type { Cart, EstimateCurrentCartTotalsResponse } from '@fairground/client/generated/ecom.current-cart.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import type { V3Product, Variant } from '@fairground/client/generated/stores.products-v-3.ts'

/** Answers by method and path; a function sees the request's body. `refuse` is a refusal of the contract. */
export type Answers = Readonly<Record<string, unknown>>

export const refuse = (status: number, code: string, description: string, data: object = {}) =>
  Response.json({ message: description, details: { applicationError: { code, description, data } } }, { status })

/** Default answers of a shop: no option has choices of two colours or with pictures, no collection is there, no event takes codes, has a gate, bundles or add-ons. */
const always: Answers = {
  'POST /events-policies/v2/policies/query': { policies: [], metadata: {} },
  'GET /events/v1/schedule': { items: [], total: 0, limit: 1000, offset: 0, facets: {}, pagingMetadata: {} },
  'GET /stores/v3/customizations/query': { customizations: [], pagingMetadata: {} },
  'POST /categories/v1/categories/query': { categories: [], pagingMetadata: {} },
  'GET /fairground/v1/event-places': { places: [], onlineCount: 0 },
  'GET /fairground/v1/events/3f0c1f9e-0000-4000-8000-00000000000e/ticket-access': { takesCodes: false },
  'GET /fairground/v1/events/3f0c1f9e-0000-4000-8000-00000000000e/offered-add-ons': { addOns: [] },
  'GET /fairground/v1/events/3f0c1f9e-0000-4000-8000-00000000000e/offered-bundles': { bundles: [] },
  'GET /fairground/v1/events/3f0c1f9e-0000-4000-8000-00000000000e/gate/places/mine': {
    gate: { status: 'OFF', difficulty: 0, waiting: 0, lookAgainSeconds: 15 },
  },
}

export interface FakeRequest {
  readonly call: string
  readonly body: unknown
  /** Idempotency key that it came with. */
  readonly key: string | undefined
}

/** A `fetch` that answers from a table and records the calls; an unknown call is 404 as the API answers it. */
export function fakeApi(answers: Answers) {
  const requests: FakeRequest[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const call = `${request.method} ${new URL(request.url).pathname}`
    const body = request.method === 'GET' ? undefined : await request.json().catch(() => undefined)
    requests.push({ call, body, key: request.headers.get('idempotency-key') ?? undefined })
    const known = answers[call] ?? always[call]
    const found: unknown = typeof known === 'function' ? known(body) : known
    if (found instanceof Response) return found.clone()
    return found === undefined ? refuse(404, 'NOT_FOUND', 'There is nothing at this address.') : Response.json(found)
  }
  return { fetch: answer, requests }
}

const money = (value: number) => ({ amount: value.toFixed(2), formattedAmount: `£${value.toFixed(2)}` })
const noPreorders = { preorderStatus: 'DISABLED', preorderAvailability: 'NO_VARIANTS' } as const

/** Nothing of it is in stock or sold ahead. */
export const soldOut: V3Product['inventory'] = { availabilityStatus: 'OUT_OF_STOCK', ...noPreorders }

const CHOICES = [
  ['Tent green', '#2e7d5b', false],
  ['Marigold', '#e0a526', true],
] as const

/** The mug in one colour at £18.00. */
export function mugVariant(id: string, colour: string, inStock: boolean, change: Partial<Variant> = {}): Variant {
  return {
    id,
    visible: true,
    choices: [{ optionChoiceIds: { optionId: 'o-colour', choiceId: `c-${colour}` } }],
    price: { actualPrice: money(18), priceAfterDiscount: money(18) },
    physicalProperties: { weight: 0 },
    inventoryStatus: { inStock, preorderEnabled: false },
    ...change,
  }
}

const mugVariants = [mugVariant('v-green', 'Tent green', false), mugVariant('v-marigold', 'Marigold', true)]

/** A mug in two colours, the first of them sold out. */
export function mug(change: Partial<V3Product> = {}): V3Product {
  const choices = CHOICES.map(([name, colorCode, inStock]) => ({
    choiceId: `c-${name}`,
    choiceType: 'ONE_COLOR' as const,
    key: name,
    name,
    colorCode,
    inStock,
    linkedMedia: [],
    visible: true,
  }))
  const day = new Date('2026-03-01T00:00:00Z')
  return {
    id: '3f0c1f9e-0000-4000-8000-000000000001',
    revision: '1',
    createdDate: day,
    updatedDate: day,
    visible: true,
    visibleInPos: true,
    numericId: '1',
    name: 'Harbour Mug',
    slug: 'harbour-mug',
    handle: 'harbour-mug',
    plainDescription: '<p>Holds a generous tea.</p>',
    media: { itemsInfo: { items: [] } },
    options: [
      {
        id: 'o-colour',
        name: 'Colour',
        key: 'Colour',
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices },
      },
    ],
    modifiers: [],
    infoSections: [{ id: 's', uniqueName: 'care', title: 'Care', plainDescription: '<p>Warm water.</p>' }],
    additionalRibbons: [],
    inventory: { availabilityStatus: 'PARTIALLY_OUT_OF_STOCK', ...noPreorders },
    productType: 'PHYSICAL',
    currency: 'GBP',
    actualPriceRange: { minValue: money(18), maxValue: money(18) },
    variantsInfo: { variants: mugVariants },
    variantSummary: { variantCount: 2, minPriceVariant: mugVariants[1]! },
    tags: { publicTags: { tagIds: [] } },
    ...change,
  }
}

/** A market with tickets from £12.00 on 14 March 2026 in London. */
export function nightMarket(change: Partial<Event> = {}): Event {
  const price = (value: string) => ({ value, currency: 'GBP', formattedValue: `£${value}` })
  return {
    id: '3f0c1f9e-0000-4000-8000-00000000000e',
    title: 'Night Market',
    slug: 'night-market',
    status: 'UPCOMING',
    instanceId: 'site',
    userId: 'owner',
    location: { type: 'VENUE', name: 'Tobacco Dock', address: { city: 'London' } },
    dateAndTimeSettings: {
      startDate: new Date('2026-03-14T18:30:00Z'),
      endDate: new Date('2026-03-14T22:30:00Z'),
      timeZoneId: 'Europe/London',
      showTimeZone: true,
      recurrenceStatus: 'ONE_TIME',
      formatted: { dateAndTime: '' },
    },
    registration: {
      initialType: 'TICKETING',
      type: 'TICKETING',
      status: 'OPEN_TICKETS',
      tickets: { lowestPrice: price('12.00'), highestPrice: price('38.00'), guestPriced: false, soldOut: false },
    },
    createdDate: new Date('2026-03-01T00:00:00Z'),
    updatedDate: new Date('2026-03-01T00:00:00Z'),
    ...change,
  }
}

export const amount = (value: string) => ({
  amount: value,
  convertedAmount: value,
  formattedAmount: `£${value}`,
  formattedConvertedAmount: `£${value}`,
})

/** A cart with two marigold mugs. */
export const mugsInCart: Cart = {
  id: 'cart',
  revision: '1',
  lineItems: [
    {
      id: 'line-1',
      quantity: 2,
      catalogReference: { appId: 'store', catalogItemId: mug().id },
      productName: { original: 'Harbour Mug' },
      url: { relativePath: '/products/harbour-mug', url: 'https://fair.example/products/harbour-mug' },
      price: amount('18.00'),
      fullPrice: amount('18.00'),
      priceBeforeDiscounts: amount('18.00'),
      lineItemPrice: amount('36.00'),
      descriptionLines: [{ name: { original: 'Colour' }, colorInfo: { original: 'Marigold', code: '#e0a526' } }],
      availability: { status: 'AVAILABLE', quantityAvailable: 7 },
      physicalProperties: { shippable: true },
      itemType: { preset: 'PHYSICAL' },
      paymentOption: 'FULL_PAYMENT_ONLINE',
      customLineItem: false,
      priceUndetermined: false,
      fixedQuantity: false,
      savePaymentMethod: false,
      membersOnly: false,
    },
  ],
  buyerInfo: {},
  currency: 'GBP',
  conversionCurrency: 'GBP',
  paymentCurrency: 'GBP',
  buyerLanguage: 'en',
  siteLanguage: 'en',
  taxIncludedInPrices: true,
  weightUnit: 'KG',
  subtotal: amount('36.00'),
  subtotalAfterDiscounts: amount('36.00'),
  discount: amount('0.00'),
  appliedDiscounts: [],
  createdDate: new Date('2026-03-01T00:00:00Z'),
  updatedDate: new Date('2026-03-01T00:00:00Z'),
}

/** Totals of that cart; `change` adds what a test is about. */
export const mugsEstimated = (
  change: Partial<EstimateCurrentCartTotalsResponse> = {},
): Partial<EstimateCurrentCartTotalsResponse> => ({
  cart: mugsInCart,
  priceSummary: {
    subtotal: amount('36.00'),
    shipping: amount('0.00'),
    tax: amount('6.00'),
    discount: amount('0.00'),
    total: amount('36.00'),
    additionalFees: amount('0.00'),
  },
  additionalFees: [],
  appliedDiscounts: [],
  calculationErrors: { orderValidationErrors: [] },
  ...change,
})
