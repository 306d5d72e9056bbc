import { expect, test } from 'vitest'
import { type Area, isInArea } from './areas.ts'
import type { Place } from './regions.ts'

const codes = (...zipCodes: string[]): Area => ({ zipConfig: { zipCodes } })
const bristol = { latitude: 51.4545, longitude: -2.5879 }
const bath = { latitude: 51.3811, longitude: -2.359 }
const within = (radius: number, lengthUnit?: string): Area => ({
  radiusConfig: { address: { geocode: bristol }, radius, ...(lengthUnit ? { lengthUnit } : {}) },
})
const square: Area = {
  customAreaConfig: {
    geocodes: [
      { latitude: 51, longitude: -3 },
      { latitude: 51, longitude: -2.4 },
      { latitude: 52, longitude: -2.4 },
      { latitude: 52, longitude: -3 },
    ],
  },
}
const cities: Area = { cityConfig: { cityItems: [{ cityName: 'Zürich', country: 'CH', subdivision: 'CH-ZH' }] } }

test.for<[string, Area, Place, boolean]>([
  ['the postcode', codes('10115'), { postalCode: '10115' }, true],
  ['one of several in a text', codes('10115, 10117'), { postalCode: '10117' }, true],
  ['written otherwise', codes('BS1 4QA'), { postalCode: 'bs14qa' }, true],
  ['a beginning', codes('SW1*'), { postalCode: 'SW1A 1AA' }, true],
  ['another beginning', codes('SW1*'), { postalCode: 'SE1 1AA' }, false],
  ['the end of a range', codes('10115-10179'), { postalCode: '10179' }, true],
  ['behind a range', codes('10115-10179'), { postalCode: '10180' }, false],
  ['a longer number in a range', codes('100-200'), { postalCode: '1500' }, false],
  ['the four digits behind a ZIP code', codes('10001'), { postalCode: '10001-1234', country: 'US' }, true],
  ['such a code in a range', codes('10000-10099'), { postalCode: '10001-1234', country: 'US' }, true],
  ['houses of an area that is named whole', codes('10001-1234'), { postalCode: '10001', country: 'US' }, false],
  ['nine digits elsewhere', codes('10001'), { postalCode: '100011234', country: 'DE' }, false],
  ['no postcode', codes('1*'), {}, false],
  ['Bath is 18 km from Bristol', within(18), { point: bath }, true],
  ['and not 17', within(17), { point: bath }, false],
  ['11 miles are 17.7 km', within(11, 'MI'), { point: bath }, false],
  ['12 miles reach it', within(12, 'MI'), { point: bath }, true],
  ['no coordinates', within(50), { postalCode: 'BA1' }, false],
  ['within a drawn area', square, { point: bristol }, true],
  ['beside it', square, { point: bath }, false],
  ['a city without its accents', cities, { city: 'ZURICH ', country: 'CH' }, true],
  ['a city elsewhere', cities, { city: 'Zürich', country: 'NL' }, false],
  [
    'another country',
    { ...codes('10115'), destinations: [{ code: 'DE' }] },
    { postalCode: '10115', country: 'US' },
    false,
  ],
])('%s', ([, area, place, expected]) => {
  expect(isInArea(area, place)).toBe(expected)
})
