import { expect, test } from 'vitest'
import { addressText, placeAt, placeText, whereabouts } from './place.ts'

interface Address {
  readonly addressLine: string
  readonly addressLine2?: string
  readonly city: string
  readonly country: string
  readonly formattedAddress?: string
}

const town: Address = { addressLine: '1 Market Place', city: 'Leeds', country: 'GB' }

test.for<[string, Address, string | undefined, string]>([
  ['no room leaves the address as it is', { ...town, formattedAddress: 'Market Place, Leeds' }, undefined, 'same'],
  ['a room is the second line', town, 'Great hall', 'Great hall'],
  ['a room comes before the building', { ...town, addressLine2: 'East wing' }, 'Great hall', 'Great hall, East wing'],
  ['a line that grows too long has the room alone', { ...town, addressLine2: 'x'.repeat(245) }, 'Attic', 'Attic'],
])('%s', ([, address, room, line]) => {
  const place = placeAt({ name: 'Town hall', address }, room === undefined ? undefined : { name: room })
  expect(place.name).toBe('Town hall')
  expect(JSON.parse(JSON.stringify(place.address))).toEqual(line === 'same' ? address : { ...town, addressLine2: line })
})

test.for([
  ['nothing of what is not known', {}, ''],
  ['the name alone', { name: 'Town hall' }, 'Town hall'],
  [
    'the parts of an address, but for the code of its country',
    { name: 'Town hall', address: { ...town, addressLine2: 'Attic' } },
    'Town hall, 1 Market Place, Attic, Leeds',
  ],
  [
    'the text of its writer',
    { name: 'Town hall', address: { ...town, formattedAddress: 'In Leeds' } },
    'Town hall, In Leeds',
  ],
] as const)('the line of a place has %s', ([, location, line]) => {
  expect(placeText(location)).toBe(line)
})

test('a street has its number, its name and the flat', () => {
  expect(addressText({ streetAddress: { number: '12', name: 'Mill Lane', apt: '3' }, city: 'Leeds' })).toBe(
    '12 Mill Lane 3, Leeds',
  )
})

test('the text of a whole address gives way to its parts once there is a room', () => {
  const address = { ...town, formattedAddress: '1 Market Place, Leeds' }
  expect(placeAt({ name: 'Town hall', address }, { name: 'Attic' }).address.formattedAddress).toBeUndefined()
})

const hall = { name: 'Town hall', address: town }
test.for<[string, Parameters<typeof whereabouts>, boolean]>([
  ['the same parts are the same place', ['VENUE', { ...hall, locationTbd: false }], true],
  [
    'the text of the parts is the same place',
    ['VENUE', { name: 'Town hall', address: { ...town, formattedAddress: addressText(town) } }],
    true,
  ],
  ['another room is another place', ['VENUE', placeAt(hall, { name: 'Attic' })], false],
  ['another name is another place', ['VENUE', { ...hall, name: 'City hall' }], false],
  ['another city is another place', ['VENUE', { ...hall, address: { ...town, city: 'York' } }], false],
  ['a place that is to be announced is another', ['VENUE', { ...hall, locationTbd: true }], false],
  ['online is another place', ['ONLINE', hall], false],
])('%s', ([, place, same]) => {
  expect(whereabouts(...place) === whereabouts('VENUE', hall)).toBe(same)
})
