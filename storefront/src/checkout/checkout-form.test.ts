import { expect, test } from 'vitest'
import { checkoutInfo, type DeliveryChoice, missingFields, mistakes, type Values, valuesOf } from './checkout-form.ts'

const whole: Values = {
  ...valuesOf(new FormData()),
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'King',
  country: 'GB',
  addressLine: '12 St James’s Square',
  city: 'London',
  postalCode: 'SW1Y 4LB',
  method: 'manual',
}
const post: DeliveryChoice = { carrierId: 'c', code: 'standard', pickup: false }
const pickup: DeliveryChoice = { carrierId: 'c', code: 'pickup', pickup: true }
const noAddress = { country: '', addressLine: '', city: '', postalCode: '' }

test.for([
  ['all there, posted', {}, post, true, []],
  ['no email address', { email: 'ada@' }, post, true, ['email']],
  ['a phone of pictures', { phone: '💥💥' }, post, true, ['phone']],
  ['a phone with its extension', { phone: '+44 20 7946 0014 ext. 3' }, post, true, []],
  ['no address, posted', noAddress, post, true, ['country', 'addressLine', 'city', 'postalCode']],
  ['no address, picked up', noAddress, pickup, true, []],
  ['goods, and no way chosen', {}, undefined, true, ['delivery']],
  ['tickets alone', noAddress, undefined, false, []],
  ['an unknown country', { country: 'ZZ' }, post, true, ['country']],
  ['no payment method', { method: '' }, post, true, ['method']],
] as const)('%s', ([, change, delivery, delivers, expected]) => {
  expect(Object.keys(mistakes({ ...whole, ...change }, { delivery, delivers, pays: true }))).toEqual(expected)
})

test('a full bill has an address where nothing is sent', () => {
  const needs = { delivery: undefined, delivers: false, pays: true, billsFully: true }
  expect(Object.keys(mistakes({ ...whole, ...noAddress }, needs))).toEqual([
    'country',
    'addressLine',
    'city',
    'postalCode',
  ])
  const tickets = { delivery: undefined, delivers: false, options: [] }
  expect(checkoutInfo(whole, { ...tickets, billsFully: true }).billingInfo.address).toMatchObject({ city: 'London' })
  expect(checkoutInfo(whole, { ...tickets, billsFully: false }).billingInfo).not.toHaveProperty('address')
})

const billed = {
  billCountry: 'FR',
  billAddressLine: '1 rue de la Paix',
  billCity: 'Paris',
  billPostalCode: '75002',
}

test('a phone that is half typed keeps nothing else from being saved', () => {
  const detailsOf = (phone: string) =>
    checkoutInfo({ ...whole, phone }, { delivery: post, delivers: true, billsFully: false, options: [post] })
      .billingInfo.contactDetails
  expect(detailsOf('+4')).not.toHaveProperty('phone')
  expect(detailsOf('+4')).toMatchObject({ firstName: 'Ada' })
  expect(detailsOf('(555) 123-4567').phone).toBe('(555) 123-4567')
  expect(detailsOf('').phone).toBeNull()
})

test.for([
  ['the country alone', { billCountry: 'FR' }, post, []],
  ['a whole address', billed, post, []],
  ['a postcode of another form', { ...billed, billPostalCode: '750' }, post, ['billPostalCode']],
  ['a town alone', { billCountry: 'FR', billCity: 'Paris' }, post, ['billAddressLine', 'billPostalCode']],
  ['half an address, picked up', { billCity: 'Paris' }, pickup, []],
] as const)('a bill that goes elsewhere than the goods: %s', ([, change, delivery, expected]) => {
  expect(Object.keys(mistakes({ ...whole, ...change }, { delivery, delivers: true, pays: true }))).toEqual(expected)
})

test('the bill has its own address where one was typed and the goods are sent', () => {
  const sent = { delivery: post, delivers: true, billsFully: false, options: [pickup, post] }
  const values = { ...whole, ...billed }
  expect(checkoutInfo(values, sent)).toMatchObject({
    billingInfo: { address: { country: 'FR', city: 'Paris' } },
    shippingInfo: { shippingDestination: { address: { country: 'GB', city: 'London' } } },
  })
  expect(checkoutInfo(whole, sent).billingInfo.address).toMatchObject({ country: 'GB', city: 'London' })
  expect(checkoutInfo(values, { ...sent, delivery: pickup }).billingInfo).not.toHaveProperty('address')
})

test.for([
  ['a business in Italy', '00000660019', 'IT', undefined],
  ['a person in Brazil', '52998224725', 'BR', 'CPF'],
  ['a person in Brazil who lives abroad', '529.982.247-25', 'PT', 'CPF'],
] as const)('digits are an id of their country: %s', ([, taxId, country, type]) => {
  const { contactDetails } = checkoutInfo(
    { ...whole, taxId, country },
    { delivery: post, delivers: true, billsFully: false, options: [post] },
  ).billingInfo
  expect(contactDetails.vatId).toEqual({ id: taxId, ...(type ? { type } : {}) })
})

test.for([
  ['not ticked', '', ['agreed']],
  ['an older version', '1', ['agreed']],
  ['the version that stands', '2', []],
] as const)('policies have to be accepted: %s', ([, agreed, expected]) => {
  const needs = { delivery: undefined, delivers: false, pays: true, revision: '2' }
  expect(Object.keys(mistakes({ ...whole, agreed }, needs))).toEqual(expected)
})

const goods = { delivers: true, billsFully: false }

test('choosing a pickup forgets the address', () => {
  expect(checkoutInfo(whole, { ...goods, delivery: pickup, options: [pickup, post] }).shippingInfo).toEqual({
    shippingDestination: null,
    selectedCarrierServiceOption: { carrierId: 'c', code: 'pickup' },
  })
})

const countryAlone = { ...noAddress, country: 'GB' }

test.for([
  ['the country alone, which the form begins with', countryAlone, [post], null],
  ['an address beside a pick-up, where its fields are hidden', {}, [pickup, post], null],
  ['an address that was typed', {}, [post], 'GB'],
  ['the country alone, where nothing is offered without it', countryAlone, [], 'GB'],
] as const)('before a delivery is chosen the goods go to: %s', ([, change, options, country]) => {
  const { shippingInfo } = checkoutInfo({ ...whole, ...change }, { ...goods, delivery: undefined, options })
  expect(shippingInfo?.shippingDestination?.address.country ?? null).toBe(country)
})

test('a half-typed email address is not saved yet', () => {
  expect(checkoutInfo({ ...whole, email: 'ada@' }, { ...goods, delivery: post, options: [post] })).not.toHaveProperty(
    'buyerInfo',
  )
})

test('the form shows the server’s missing fields at their places', () => {
  const paths = ['buyerInfo.email', 'shippingInfo.shippingDestination.address', 'another.path']
  expect(Object.keys(missingFields(paths))).toEqual(['email', 'addressLine'])
  expect(missingFields(undefined)).toEqual({})
})
