import type { Member } from '@fairground/client/generated/members.members.ts'
import { expect, test } from 'vitest'
import { valuesOf } from './checkout-form.ts'
import { OTHER_ADDRESS } from './checkout-names.ts'
import { beginWith, savedAddresses, withSaved } from './known-buyer.ts'

const bristol = { id: 'a-1', country: 'GB', addressLine: '1 Harbourside', city: 'Bristol', postalCode: 'BS1 4QA' }
const bern = {
  id: 'a-2',
  country: 'CH',
  streetAddress: { name: 'Kramgasse', number: '4' },
  city: 'Bern',
  postalCode: '3011',
}
const member = {
  id: 'm-1',
  loginEmail: 'ines@example.com',
  contact: {
    firstName: 'Ines',
    lastName: 'Carvalho',
    phones: ['+44 117 496 0000'],
    addresses: [bristol, bern, { id: 'a-3', country: 'GB', city: 'Bath' }],
  },
} as unknown as Member // the rest of a member is not looked at
const addresses = savedAddresses(member, 'en-GB')
const empty = { email: '', firstName: '', lastName: '', phone: '', country: 'GB', addressLine: '', city: '' }

test('addresses that post cannot be sent to are not offered', () => {
  expect(addresses.map(({ id, lines }) => [id, ...lines])).toEqual([
    ['a-1', '1 Harbourside', 'Bristol BS1 4QA', 'United Kingdom'],
    ['a-2', 'Kramgasse 4', '3011 Bern', 'Switzerland'],
  ])
  expect(addresses[1]?.values).toMatchObject({ addressLine: 'Kramgasse 4', country: 'CH' })
  expect(savedAddresses(undefined, 'en-GB')).toEqual([])
})

test('the form begins with the account, where the checkout knows nothing yet', () => {
  expect(beginWith(empty, member, addresses)).toMatchObject({
    email: 'ines@example.com',
    firstName: 'Ines',
    phone: '+44 117 496 0000',
    addressLine: '1 Harbourside',
    savedAddress: 'a-1',
  })
  expect(beginWith(empty, undefined, [])).toBe(empty)
})

test('input typed for this order stays', () => {
  const typed = { ...empty, email: 'gift@example.com', firstName: 'Ada', addressLine: '7 Elsewhere', city: 'York' }
  expect(beginWith(typed, member, addresses)).toMatchObject({ ...typed, savedAddress: OTHER_ADDRESS })
  const swiss = { ...empty, addressLine: 'Kramgasse 4', city: 'Bern' }
  expect(beginWith(swiss, member, addresses)).toMatchObject({ savedAddress: 'a-2' })
})

test('a saved address that is chosen stands for the fields; another, or one of nobody, does not', () => {
  const typed = { ...valuesOf(new FormData()), addressLine: '7 Elsewhere', city: 'York' }
  expect(withSaved({ ...typed, savedAddress: 'a-2' }, addresses)).toMatchObject({ city: 'Bern', country: 'CH' })
  expect(withSaved({ ...typed, savedAddress: OTHER_ADDRESS }, addresses)).toMatchObject({ city: 'York' })
  expect(withSaved({ ...typed, savedAddress: 'a-9' }, addresses)).toMatchObject({ city: 'York' })
})
