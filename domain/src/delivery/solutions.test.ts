import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collision, regionOf } from './regions.ts'
import { type DeliveredLine, type Offer, type Profile, parcelsOf, solutionsOf } from './solutions.ts'

const region = (id: string, destinations: { countryCode: string; subdivisions?: string[] }[], handling = 0n) => ({
  id,
  name: id,
  active: true,
  destinations,
  carriers: [{ carrierId: 'rates', handling: handling > 0n ? [{ description: 'Crate', amount: handling }] : [] }],
})
const home = region('home', [{ countryCode: 'GB' }])
const highlands = region('highlands', [{ countryCode: 'GB', subdivisions: ['GB-HLD'] }])
const world = region('world', [])
const bulky = region('bulky', [{ countryCode: 'GB' }], 700n)
const profiles: Profile[] = [
  { id: 'general', isDefault: true, regions: [home, highlands, world] },
  { id: 'furniture', isDefault: false, regions: [bulky] },
]
const offer = (code: string, regionIds: string[], amount: string): Offer => ({
  carrierId: 'rates',
  code,
  regionIds,
  rates: [{ amount }],
})
const line = (id: string, profileId?: string): DeliveredLine => ({
  id,
  profileId,
  quantity: 1,
  weightGrams: 100,
  price: 1000n,
})
const pounds = { currency: 'GBP', weightUnit: 'KG' } as const
const solve = (
  lines: DeliveredLine[],
  offers: Offer[],
  place: { country?: string; subdivision?: string } = { country: 'GB' },
) =>
  solutionsOf(parcelsOf(profiles, lines, place) ?? [], offers, pounds, () => true).map(({ offer: { code }, cost }) => [
    code,
    cost,
  ])

test.for([
  [{ country: 'GB' }, 'home'],
  [{ country: 'GB', subdivision: 'GB-HLD' }, 'highlands'],
  [{ country: 'GB', subdivision: 'hld' }, 'highlands'],
  [{ country: 'GB', subdivision: 'GB-LND' }, 'home'],
  [{ country: 'NO' }, 'world'],
  [{}, 'home'],
] as const)('%o lies in %s', ([place, expected]) => {
  expect(regionOf([home, highlands, world], place)?.id).toBe(expected)
})

test('regions that are off are passed over', () => {
  expect(regionOf([{ ...home, active: false }, world], { country: 'GB' })?.id).toBe('world')
  expect(regionOf([home], { country: 'NO' })).toBeUndefined()
})

test.for([
  ['apart', [home, world], undefined],
  ['a part and its country', [home, highlands], undefined],
  ['a country twice', [home, bulky], 'GB'],
  ['two of the rest of the world', [world, { destinations: [] }], '*'],
] as const)('regions collide: %s', ([, regions, expected]) => {
  expect(collision(regions)).toBe(expected)
})

const standard = offer('standard', ['home', 'world'], '4')
const express = offer('express', ['home'], '9')
const van = offer('van', ['bulky'], '30')

test.for<[string, DeliveredLine[], Offer[], { country?: string }, unknown[]]>([
  [
    'options of the region',
    [line('a')],
    [standard, express, van],
    { country: 'GB' },
    [
      ['standard', 400n],
      ['express', 900n],
    ],
  ],
  ['elsewhere the rest of the world', [line('a')], [standard, express], { country: 'NO' }, [['standard', 400n]]],
  ['handling is added', [line('a', 'furniture')], [standard, van], { country: 'GB' }, [['van', 3700n]]],
  [
    'two parcels add up, each beside the cheapest way of the other',
    [line('a'), line('b', 'furniture')],
    [standard, express, van],
    { country: 'GB' },
    [
      ['standard', 4100n],
      ['express', 4600n],
      ['van', 4100n],
    ],
  ],
  [
    'one parcel that goes nowhere stops all',
    [line('a'), line('b', 'furniture')],
    [standard, van],
    { country: 'NO' },
    [],
  ],
  ['an unknown profile is the default one', [line('a', 'gone')], [standard], { country: 'GB' }, [['standard', 400n]]],
])('%s', ([, lines, offers, place, expected]) => {
  expect(solve(lines, offers, place)).toEqual(expected)
})

test('an option that carries everything itself joins no other', () => {
  const pickup = offer('pickup', ['home'], '0')
  const parcels = parcelsOf(profiles, [line('a'), line('b', 'furniture')], { country: 'GB' })!
  const found = solutionsOf(
    parcels,
    [standard, pickup, van],
    pounds,
    (lead, other) => lead !== pickup && other !== pickup,
  )
  expect(found.map(({ offer: { code } }) => code)).toEqual(['standard', 'van'])
})

test('the cost is the sum of its parcels, and no parcel is left behind', () => {
  const someLines = fc.array(fc.constantFrom(undefined, 'general', 'furniture'), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(someLines, fc.array(fc.nat(500), { minLength: 3, maxLength: 3 }), (owners, prices) => {
      const lines = owners.map((profileId, i) => line(`l${i}`, profileId))
      const offers = [standard, express, van].map((one, i) => ({ ...one, rates: [{ amount: String(prices[i]) }] }))
      for (const { legs, cost } of solutionsOf(
        parcelsOf(profiles, lines, { country: 'GB' })!,
        offers,
        pounds,
        () => true,
      )) {
        const sum = legs.reduce(
          (all, { rate, handling }) => handling.reduce((s, { amount }) => s + amount, all + rate),
          0n,
        )
        expect(cost).toBe(sum)
        expect(legs.flatMap(({ parcel }) => parcel.lineIds).sort()).toEqual(lines.map(({ id }) => id).sort())
      }
    }),
  )
})
