/** Fields of the checkout form, in the order of the page; `shown` is the total on the button. */
export const fields = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'company',
  'taxId',
  'delivery',
  'slot',
  'savedAddress',
  'country',
  'addressLine',
  'addressLine2',
  'city',
  'subdivision',
  'postalCode',
  'note',
  'tip',
  'tipAmount',
  'agreed',
  'subscribed',
  'method',
  'save',
  'shown',
] as const
export type Field = (typeof fields)[number]

/** The choice of an address beside those of the member's account. */
export const OTHER_ADDRESS = 'other'

/** Each delivery with a choice of times has a field of its own for it. */
export const slotField = (delivery: string): string => `slot ${delivery}`
