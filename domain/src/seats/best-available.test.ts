import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestAvailable, type FreeSpot, runsOf } from './best-available.ts'

const focus = { x: 500, y: 0 }

/** Rows of seats 50 cm apart, the first row 100 cm from the front: `.` free, `x` taken, `w` free for a wheelchair, `|` an aisle. */
function hall(...rows: string[]): FreeSpot[] {
  return rows.flatMap((row, r) => {
    let x = 500 - (row.length - 1) * 25 - 50
    let n = 0
    return [...row].flatMap((mark) => {
      x += 50
      if (mark === '|') return []
      n++
      const label = String.fromCharCode(65 + r)
      return {
        id: `${label}${n}`,
        elementId: `1-${r}`,
        kind: 'ROW' as const,
        free: mark === 'x' ? 0 : 1,
        accessible: mark === 'w',
        x,
        y: 100 + r * 100,
      }
    })
  })
}
const area = (id: string, free: number, y = 1000): FreeSpot => ({
  ...hall('.')[0]!,
  id,
  kind: 'AREA',
  elementId: id,
  free,
  x: 500,
  y,
})
const pick = (spots: readonly FreeSpot[], quantity: number, accessible = 0) =>
  bestAvailable(spots, { quantity, accessible, focus })
    ?.map(({ spotId, quantity: units }) => (units === 1 ? spotId : `${spotId} x ${units}`))
    .sort() ?? null

describe('the best available places', () => {
  test.for([
    ['one takes the middle of the front', hall('.......', '.......'), 1, ['A4']],
    ['two of five leave nobody alone', hall('.....'), 2, ['A1', 'A2']],
    ['three of four leave one alone where there is no other row', hall('....'), 3, ['A1', 'A2', 'A3']],
    ['three take a row in which nobody is left alone', hall('....', '......'), 3, ['B1', 'B2', 'B3']],
    ['a pair fills the gap that is its size', hall('x..x...', '.......'), 2, ['A2', 'A3']],
    ['a taken seat parts a row', hall('..x..', '.....'), 3, ['B1', 'B2', 'B3']],
    ['an aisle parts a row', hall('..|..', '.....'), 3, ['B1', 'B2', 'B3']],
    ['a party that fits nowhere is parted, nobody alone', hall('...', '...'), 4, ['A1', 'A2', 'B1', 'B2']],
    ['two part where there are no neighbours', hall('.x.'), 2, ['A1', 'A3']],
    ['places for wheelchairs stay for those who need them', hall('ww.....', '.......'), 2, ['A3', 'A4']],
    ['unless there are no others', hall('ww'), 2, ['A1', 'A2']],
    ['too few', hall('...'), 4, null],
    ['nothing', [], 1, null],
    ['areas are for those who find no seat', [area('P', 10), ...hall('x.')], 2, ['P x 2']],
    ['a seat comes before an area', [area('P', 10, 0), ...hall('...')], 1, ['A1']],
    ['the nearest area that takes all', [area('P', 3, 100), area('Q', 10)], 4, ['Q x 4']],
    ['several areas where none takes all', [area('P', 3, 100), area('Q', 2)], 4, ['P x 3', 'Q']],
  ] as const)('%s', ([, spots, quantity, expected]) => {
    expect(pick(spots, quantity)).toEqual(expected)
  })

  test('a companion sits beside the wheelchair', () => {
    expect(pick(hall('.......', 'w......'), 2, 1)).toEqual(['B1', 'B2'])
    expect(pick(hall('.......'), 2, 1)).toBeNull()
  })

  test('everybody at a table sits together, whatever its shape', () => {
    const table = hall('....').map((seat, i) => ({ ...seat, kind: 'TABLE' as const, x: i % 2 ? 0 : 400, y: i * 90 }))
    expect(runsOf(table)).toHaveLength(1)
  })

  test('any choice is of free units, each once, as many as wished', () => {
    const row = fc.array(fc.constantFrom('.', 'x', 'w', '|'), { minLength: 1, maxLength: 12 }).map((a) => a.join(''))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 8 }), (rows, quantity) => {
        const spots = hall(...rows)
        const free = spots.filter((spot) => spot.free > 0).map(({ id }) => id)
        const chosen = pick(spots, quantity)
        if (free.length < quantity) {
          expect(chosen).toBeNull()
          return
        }
        expect(new Set(chosen).size).toBe(quantity)
        for (const id of chosen!) expect(free).toContain(id)
        // Where a row has room for all of them side by side, nobody sits elsewhere.
        if (runsOf(spots).some(({ length }) => length >= quantity))
          expect(new Set(chosen!.map((id) => id[0])).size).toBe(1)
      }),
    )
  })
})
