/** Shown beside pounds; what is charged stays in pounds. */
export const currencies = [
  { code: 'EUR', rate: '1.17' },
  { code: 'USD', rate: '1.34' },
] as const

/** A tile of an event among the products of a category. */
export const promotion = {
  name: 'Night Market',
  event: 'Night Market',
  within: 'Light',
  altText: 'Strings of lights over the market, at dusk',
  position: 4,
  appliedToSubcategories: true,
} as const

/** Ten per cent off a tin that comes by itself. */
export const subscription = {
  product: 'First Bell Coffee',
  options: [
    {
      title: 'Every month',
      description: 'A tin in the first week. Stop whenever you like.',
      subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true },
      discount: { type: 'PERCENT', value: 10 },
    },
    {
      title: 'Every other month',
      description: 'For slower kitchens.',
      subscriptionSettings: { frequency: 'MONTH', interval: 2, autoRenewal: true },
      discount: { type: 'PERCENT', value: 5 },
    },
  ],
} as const

/** Contents of a link to a filled checkout; the product by its name. */
export const filledCheckout = {
  product: 'Big Pot',
  quantity: 1,
  wrapping: { name: 'Gift wrapping', price: '4.50' },
} as const

/** Products that are ordered with a deposit. */
export const deposits = [
  { product: 'Arch Lamp', deposit: { percentage: '30' } },
  { product: 'Big Pot', deposit: { amount: '40.00' } },
] as const

/** Gift cards, one of them half spent at the stall. */
export const giftCards = [
  {
    key: 'demo gift card of a birthday',
    amount: '50.00',
    currency: 'GBP',
    spent: '18.50',
    recipient: { name: 'Maya Lindqvist', email: 'maya.lindqvist@example.com' },
    message: 'Happy birthday! Something for the kitchen, or a night out.',
    note: 'Bought at the stall by her sister',
  },
  {
    key: 'demo gift card of thanks',
    amount: '25.00',
    currency: 'GBP',
    spent: undefined,
    recipient: { name: 'Tomas Varga', email: 'tomas.varga@example.com' },
    message: 'Thank you for carrying all those benches.',
    note: 'Helpers of the Night Market',
  },
] as const
