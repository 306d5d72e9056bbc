import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PriceTier, shareOverTiers, tierNow, tierStates } from './price-tiers.ts'

const noon = new Date('2027-05-01T12:00:00Z')
const at = (minutes: number) => new Date(+noon + minutes * 60_000)
const tier = (id: string, price: bigint, change: Partial<PriceTier> = {}): PriceTier => ({
  id,
  name: id,
  price,
  endsAt: null,
  capacity: null,
  taken: 0,
  ...change,
})
const early = tier('early', 10n, { capacity: 5, endsAt: at(60) })
const middle = tier('middle', 15n, { endsAt: at(120) })
const shares = (quantity: number, tiers: readonly PriceTier[], now = noon, used?: ReadonlyMap<string, number>) =>
  shareOverTiers(quantity, { tiers, regular: 20n }, now, used).map((part) => [part.tier?.id ?? null, part.quantity])

test.for([
  ['the first while it has both time and tickets', [early, middle], noon, ['CURRENT', 'COMING'], 'early'],
  ['the next exactly when the first ends', [early, middle], at(60), ['OVER', 'CURRENT'], 'middle'],
  ['the next when the first is sold', [{ ...early, taken: 5 }, middle], noon, ['OVER', 'CURRENT'], 'middle'],
  [
    'the first again when a ticket of it comes back',
    [{ ...early, taken: 4 }, middle],
    noon,
    ['CURRENT', 'COMING'],
    'early',
  ],
  ['none once all are over', [early, middle], at(120), ['OVER', 'OVER'], undefined],
  ['none where there are none', [], noon, [], undefined],
] as const)('the price is that of %s', ([, tiers, now, states, id]) => {
  expect(tierStates(tiers, now)).toEqual(states)
  expect(tierNow(tiers, now)?.id).toBe(id)
})

test.for([
  ['all at the current price', 3, [['early', 3]]],
  [
    'more than the tier has',
    7,
    [
      ['early', 5],
      ['middle', 2],
    ],
  ],
] as const)('%s', ([, quantity, expected]) => {
  expect(shares(quantity, [early, middle])).toEqual(expected)
})

test('the rest has the regular price, and tickets of the same request count', () => {
  expect(shares(7, [early])).toEqual([
    ['early', 5],
    [null, 2],
  ])
  expect(shares(4, [early], noon, new Map([['early', 3]]))).toEqual([
    ['early', 2],
    [null, 2],
  ])
  expect(shares(2, [early], at(60))).toEqual([[null, 2]])
})

test('shares add up, and no tier gives more than it has', () => {
  const anyTier = fc.record({
    id: fc.uuid(),
    name: fc.constant('x'),
    price: fc.bigInt({ min: 0n, max: 100n }),
    endsAt: fc.option(fc.constantFrom(at(-1), at(0), at(1))),
    capacity: fc.option(fc.nat(10)),
    taken: fc.nat(10),
  })
  fc.assert(
    fc.property(fc.array(anyTier, { maxLength: 5 }), fc.integer({ min: 1, max: 40 }), (tiers, quantity) => {
      const parts = shareOverTiers(quantity, { tiers, regular: 1n }, noon)
      expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity)
      for (const { tier: one, quantity: share } of parts)
        if (one?.capacity != null) expect(share).toBeLessThanOrEqual(one.capacity - one.taken)
    }),
  )
})
