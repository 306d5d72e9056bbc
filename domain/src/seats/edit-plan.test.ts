import { expect, test } from 'vitest'
import { addElement, addRows, addSection, changePart, labelAt, movedElement, resizedRow } from './edit-plan.ts'
import { spotsOf } from './plan.ts'
import { planFaults } from './plan-faults.ts'

const empty = { focus: { x: 1_000, y: 0 }, sections: [] }
const hall = addRows(addSection(empty, 'Stalls'), '1', { rows: 2, seats: 3, firstRow: 'A', firstSeat: '1' })
const rowOf = (plan: typeof hall, n: number) => plan.sections[0]!.elements[n]!

test.for([
  ['A', 0, 'A'],
  ['A', 25, 'Z'],
  ['A', 26, 'AA'],
  ['y', 3, 'AB'],
  ['1', 4, '5'],
  ['20', 1, '21'],
] as const)('labels count on from %s by %s to %s', ([first, n, label]) => {
  expect(labelAt(first, n)).toBe(label)
})

test('rows stand one behind another below what is there, in the middle', () => {
  expect(spotsOf(hall).map(({ id, elementLabel, seatLabel, x, y }) => [id, elementLabel, seatLabel, x, y])).toEqual([
    ['1-1-1', 'A', '1', 945, 200],
    ['1-1-2', 'A', '2', 1000, 200],
    ['1-1-3', 'A', '3', 1055, 200],
    ['1-2-1', 'B', '1', 945, 290],
    ['1-2-2', 'B', '2', 1000, 290],
    ['1-2-3', 'B', '3', 1055, 290],
  ])
  const more = addElement(hall, '1', { kind: 'AREA', label: 'Standing', capacity: 40 })
  expect(rowOf(more, 2).box).toMatchObject({ y: 380, width: 1000 })
  expect(planFaults(more)).toEqual([])
})

test('parts are renamed, moved and removed, and what stays has its ids', () => {
  const renamed = changePart(hall, '1-1', { element: (row) => ({ ...row, label: 'AA' }) })
  expect(rowOf(renamed, 0)).toMatchObject({ id: '1-1', label: 'AA' })
  const gone = changePart(hall, '1-1', { element: () => undefined })
  expect(spotsOf(gone).map(({ id }) => id)).toEqual(['1-2-1', '1-2-2', '1-2-3'])
  const again = addRows(gone, '1', { rows: 1, seats: 1, firstRow: 'Z', firstSeat: '1' })
  expect(new Set(spotsOf(again).map(({ id }) => id)).size).toBe(4)
  expect(changePart(hall, '1', { section: () => undefined }).sections).toEqual([])
})

test('nothing moves out of the room', () => {
  const moved = movedElement(rowOf(hall, 0), { x: -5_000, y: 10 })
  expect(moved.seats?.map(({ x, y }) => [x, y])).toEqual([
    [0, 210],
    [55, 210],
    [110, 210],
  ])
})

test('a row grows on its own line, and shrinks from its end', () => {
  const grown = resizedRow(rowOf(hall, 0), 5)
  expect(grown.seats?.slice(3).map(({ id, label, x }) => [id, label, x])).toEqual([
    ['1-1-4', '4', 1110],
    ['1-1-5', '5', 1165],
  ])
  expect(resizedRow(grown, 2).seats).toEqual(rowOf(hall, 0).seats?.slice(0, 2))
})
