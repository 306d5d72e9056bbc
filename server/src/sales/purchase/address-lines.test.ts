import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const contactDetails = { firstName: 'Ada', lastName: 'King' }

test.for([
  [
    'a whole address',
    {
      contactDetails,
      address: { addressLine: '12 St James’s Square', city: 'London', postalCode: 'SW1Y 4LB', country: 'GB' },
    },
    ['Ada King', '12 St James’s Square', 'London SW1Y 4LB', 'United Kingdom'],
  ],
  [
    'street and number apart, a flat, a region',
    {
      contactDetails,
      address: {
        streetAddress: { number: '5', name: 'High Street' },
        addressLine2: 'Flat 2',
        city: 'Truro',
        subdivision: 'Cornwall',
      },
    },
    ['Ada King', '5 High Street', 'Flat 2', 'Truro', 'Cornwall'],
  ],
  ['a country alone', { address: { country: 'DE' } }, ['Germany']],
  ['nothing', {}, []],
] as const)('the lines of a destination: %s', ([, destination, lines]) => {
  expect(addressLines(destination, 'en-GB')).toEqual(lines)
})

test('a state that was written by its code stands by its name', () => {
  const address = {
    addressLine: '1 Market Street',
    city: 'San Francisco',
    postalCode: '94103',
    country: 'US',
    subdivision: 'US-CA',
  }
  expect(addressLines({ address }, 'en-GB')).toContain('San Francisco, California 94103')
})
