interface TextSchema {
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
}

/** Believable texts by the last part of a field's name, in lower case. */
const byName: Readonly<Record<string, string>> = {
  name: 'Harbour Lights',
  title: 'Harbour Lights',
  productname: 'Linen apron',
  original: 'Linen apron',
  plaindescription: 'Washed linen with two pockets.',
  fieldname: 'createdDate',
  appid: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  relativepath: '/products/linen-apron',
  description: 'Songs by the water, with lanterns.',
  slug: 'harbour-lights',
  firstname: 'Ada',
  lastname: 'Lovelace',
  nickname: 'Ada',
  company: 'Engine Works',
  email: 'ada@example.com',
  loginid: 'ada@example.com',
  phone: '+44 20 7946 0018',
  city: 'Bristol',
  country: 'GB',
  subdivision: 'GB-BST',
  postalcode: 'BS1 4RB',
  addressline: '12 Quay Street',
  addressline1: '12 Quay Street',
  addressline2: 'Second floor',
  formattedaddress: '12 Quay Street, Bristol BS1 4RB',
  revision: '1',
  amount: '24.00',
  price: '24.00',
  formattedamount: '£24.00',
  convertedamount: '28.10',
  formattedconvertedamount: '€28.10',
  taxrate: '0.2',
  taxcode: 'txcd_99999999',
  currency: 'GBP',
  sku: 'APRON-LINEN-M',
  tariffnumber: '6109.10',
  code: 'WELCOME10',
  couponcode: 'WELCOME10',
  ordernumber: '10042',
  number: '10042',
  ticketnumber: '2TK4-9X7Q-11',
  language: 'en',
  locale: 'en-GB',
  note: 'Please ring twice.',
  message: 'See you at the harbour.',
  url: 'https://example.com/harbour-lights',
  trackingnumber: 'RB123456785GB',
}

/** For patterns that no name settles: a code of currency or country, a number, a date, an address, a language, a role, a duration. */
const byPattern = [
  'EUR',
  'DE',
  '1',
  '123',
  '2030-06-01',
  '12:30',
  '#aa3355',
  'https://example.com/picture.jpg',
  'de',
  'manager',
  '3600s',
]

const byFormat: Readonly<Record<string, string>> = {
  uuid: '6f0b1c1e-5d0a-4c5c-9f5e-2f6b8f1f0a11',
  'date-time': '2030-06-01T12:00:00.000Z',
  email: 'ada@example.com',
  date: '2030-06-01',
  phone: '+44 20 7946 0018',
  uri: 'https://example.com/',
}

/** A text that the schema allows and that looks like the field's content. */
export function exampleText(schema: TextSchema, field: string): string {
  const { format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  const formatted = format === undefined ? undefined : byFormat[format]
  if (formatted !== undefined) return formatted
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern)
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && (pattern?.test(text) ?? true)
  const named = byName[field.toLowerCase()]
  if (named !== undefined && fits(named)) return named
  if (/(^i|I)d$/.test(field) && fits(byFormat.uuid!)) return byFormat.uuid!
  return (
    (pattern && byPattern.find(fits)) ??
    'text'.padEnd(minLength, '.').slice(0, Math.max(minLength, Math.min(maxLength, 200)))
  )
}
