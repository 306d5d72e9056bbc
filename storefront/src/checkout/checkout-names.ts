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
  'billCountry',
  'billAddressLine',
  'billAddressLine2',
  'billCity',
  'billSubdivision',
  'billPostalCode',
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

export const ADDRESS_FIELDS = ['country', 'addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** The field of the address that the bill has where the goods go elsewhere. */
const billFields = {
  country: 'billCountry',
  addressLine: 'billAddressLine',
  addressLine2: 'billAddressLine2',
  city: 'billCity',
  subdivision: 'billSubdivision',
  postalCode: 'billPostalCode',
} as const satisfies Readonly<Record<AddressField, Field>>

/** The name of a field of one of the two addresses. */
export const addressField = (field: AddressField, ofBill: boolean): Field => (ofBill ? billFields[field] : field)

/** The choice of an address beside those of the member's account. */
export const OTHER_ADDRESS = 'other'

/** Each delivery with a choice of times has a field of its own for it. */
export const slotField = (delivery: string): string => `slot ${delivery}`
