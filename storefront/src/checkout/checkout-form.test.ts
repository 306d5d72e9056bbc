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
  ['no address, posted', noAddress, post, true, ['country', 'addressLine', 'city', 'postalCode']],
  ['no address, picked up', noAddress, pickup, true, []],
  ['goods, and no way chosen', {}, undefined, true, ['delivery']],
  ['tickets alone', noAddress, undefined, false, []],
  ['an unknown country', { country: 'ZZ' }, post, true, ['country']],
  ['no way to pay', { method: '' }, post, true, ['method']],
] as const)('%s', ([, change, delivery, delivers, expected]) => {
  expect(Object.keys(mistakes({ ...whole, ...change }, { delivery, delivers, pays: true }))).toEqual(expected)
})

test('choosing a pickup forgets the address', () => {
  expect(checkoutInfo(whole, pickup).shippingInfo).toEqual({
    shippingDestination: null,
    selectedCarrierServiceOption: { carrierId: 'c', code: 'pickup' },
  })
})

test('a half-typed email address is not saved yet', () => {
  expect(checkoutInfo({ ...whole, email: 'ada@' }, post)).not.toHaveProperty('buyerInfo')
})

test('the form shows the server’s missing fields at their places', () => {
  const paths = ['buyerInfo.email', 'shippingInfo.shippingDestination.address', 'another.path']
  expect(Object.keys(missingFields(paths))).toEqual(['email', 'addressLine'])
  expect(missingFields(undefined)).toEqual({})
})
