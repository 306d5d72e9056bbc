import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AllocationState, allocationTransitions, canBecome, counts, usedDelta } from './allocation.ts'
import { free, hasRoom, type Pool } from './pool.ts'

const states = Object.keys(allocationTransitions) as AllocationState[]

test.for([
  ['a hold takes', null, 'HELD', 3n],
  ['a sale without a hold takes', null, 'COMMITTED', 3n],
  ['a hold that is bought stays taken', 'HELD', 'COMMITTED', 0n],
  ['a hold that is cancelled comes back', 'HELD', 'RELEASED', -3n],
  ['a hold that lapses comes back', 'HELD', 'EXPIRED', -3n],
  ['an order that falls through comes back', 'COMMITTED', 'RELEASED', -3n],
  ['an order that is never paid comes back', 'COMMITTED', 'EXPIRED', -3n],
  ['a refund with restock comes back', 'COMMITTED', 'RESTOCKED', -3n],
] as const)('%s', ([, from, to, delta]) => {
  expect(usedDelta(from, to, 3n)).toBe(delta)
})

test.for([
  ['nothing comes back twice', 'RELEASED', 'RESTOCKED'],
  ['a lapsed hold is not sold', 'EXPIRED', 'COMMITTED'],
  ['a hold is not restocked', 'HELD', 'RESTOCKED'],
  ['nothing starts released', null, 'RELEASED'],
] as const)('%s', ([, from, to]) => {
  expect(() => usedDelta(from, to, 1n)).toThrow(RangeError)
})

test.for([
  ['some left', { capacity: 10n, used: 4n }, 6n],
  ['none left', { capacity: 10n, used: 10n }, 0n],
  ['capacity lowered below what is used', { capacity: 10n, used: 12n }, 0n],
  ['no limit', { capacity: null, used: 12n }, null],
] as const)('free: %s', ([, pool, left]) => {
  expect(free(pool)).toBe(left)
})

test('room is for at most what is free', () => {
  expect([6n, 7n].map((n) => hasRoom({ capacity: 10n, used: 4n }, n))).toEqual([true, false])
  expect(hasRoom({ capacity: null, used: 0n }, 10n ** 9n)).toBe(true)
})

test('whatever happens, used is what live allocations hold and never exceeds capacity', () => {
  const happening = fc.record({
    which: fc.nat(9),
    to: fc.constantFrom(...states),
    quantity: fc.bigInt({ min: 1n, max: 5n }),
  })
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const pool: Pool = { capacity: 12n, used: 0n }
      const allocations: { state: AllocationState; quantity: bigint }[] = []
      for (const { which, to, quantity } of happenings) {
        const existing = allocations[which]
        if (!existing) {
          if (!counts[to] || !hasRoom(pool, quantity)) continue
          pool.used += usedDelta(null, to, quantity)
          allocations.push({ state: to, quantity })
        } else if (canBecome(existing.state, to)) {
          pool.used += usedDelta(existing.state, to, existing.quantity)
          existing.state = to
        }
        const live = allocations.filter(({ state }) => counts[state]).reduce((sum, a) => sum + a.quantity, 0n)
        expect(pool.used).toBe(live)
        expect(pool.used <= 12n).toBe(true)
      }
    }),
  )
})
