import { describe, expect, test } from 'vitest'
import { numberPlan } from './number-plan.ts'
import { capacityOf, isSameSpot, type PlanElement, type PlanLayout, spotsOf } from './plan.ts'
import { MAX_CAPACITY, planFaults } from './plan-faults.ts'

const focus = { x: 0, y: 0 }
const row = (id: string, label: string, labels: readonly string[]): PlanElement => ({
  id,
  kind: 'ROW',
  label,
  seats: labels.map((seat, i) => ({ id: `${id}-${i + 1}`, label: seat, x: i * 50, y: 0 })),
})
const area = (change: Partial<PlanElement> = {}): PlanElement => ({
  id: '1-9',
  kind: 'AREA',
  label: 'Standing',
  capacity: 300,
  box: { x: 0, y: 0, width: 100, height: 50 },
  ...change,
})
const plan = (...elements: PlanElement[]): PlanLayout => ({ focus, sections: [{ id: '1', label: 'Stalls', elements }] })

describe('a seat plan', () => {
  test('sells its seats one by one and its areas by their units', () => {
    const spots = spotsOf(plan(row('1-1', 'A', ['1', '2']), area()))
    expect(spots.map(({ id, capacity, x, y }) => [id, capacity, x, y])).toEqual([
      ['1-1-1', 1, 0, 0],
      ['1-1-2', 1, 50, 0],
      ['1-9', 300, 50, 25],
    ])
    expect(capacityOf(spots)).toBe(302)
  })

  test.for([
    ['whole', plan(row('1-1', 'A', ['1', '2']), row('1-2', 'B', ['1', '2']), area()), []],
    ['a row and a table of one name', plan(row('1-1', '1', ['1']), { ...row('1-2', '1', ['1']), kind: 'TABLE' }), []],
    ['nothing', plan(), ['sections NOTHING_TO_SELL']],
    [
      'two rows of one name',
      plan(row('1-1', 'A', ['1']), row('1-2', 'a ', ['1'])),
      ['sections[0].elements[1].label LABEL_TAKEN'],
    ],
    [
      'two seats of one name',
      plan(row('1-1', 'A', ['1', '1'])),
      ['sections[0].elements[0].seats[1].label LABEL_TAKEN'],
    ],
    ['a seat without name', plan(row('1-1', 'A', [' '])), ['sections[0].elements[0].seats[0].label BLANK']],
    ['one id twice', plan(row('1-1', 'A', ['1']), area({ id: '1-1-1' })), ['sections[0].elements[1].id ID_TAKEN']],
    ['a row without seats', plan(area(), row('1-1', 'A', [])), ['sections[0].elements[1].seats NO_SEATS']],
    [
      'an area without capacity or outline',
      plan({ id: '1-9', kind: 'AREA', label: 'Standing' }),
      ['sections[0].elements[0].capacity NO_CAPACITY', 'sections[0].elements[0].box NO_OUTLINE'],
    ],
    ['an area with seats', plan(area({ seats: [] })), ['sections[0].elements[0].seats NOT_OF_AREA']],
    [
      'a row with a capacity',
      plan({ ...row('1-1', 'A', ['1']), capacity: 3 }),
      ['sections[0].elements[0].capacity NOT_OF_SEATS'],
    ],
    ['more people than a plan may have', plan(area({ capacity: MAX_CAPACITY + 1 })), ['sections TOO_MANY_PEOPLE']],
    [
      'more seats than a plan may have',
      plan(
        ...Array.from({ length: 41 }, (_, r) =>
          row(
            `1-${r}`,
            `R${r}`,
            Array.from({ length: 500 }, (_, i) => String(i)),
          ),
        ),
      ),
      ['sections TOO_MANY_SEATS'],
    ],
  ] as const)('with %s has its faults', ([, layout, expected]) => {
    expect(planFaults(layout).map(({ at, rule }) => `${at} ${rule}`)).toEqual(expected)
  })

  test('gets ids for what is added, and keeps those that it has', () => {
    const given = {
      focus,
      sections: [
        {
          label: ' Stalls ',
          elements: [
            {
              kind: 'ROW' as const,
              label: 'A',
              seats: [
                { label: '1', x: 0, y: 0 },
                { id: '1-1-1', label: '2', x: 50, y: 0 },
              ],
            },
            { id: '1-1', kind: 'AREA' as const, label: 'Standing', capacity: 5 },
          ],
        },
      ],
    }
    const numbered = numberPlan(given)
    expect(numbered.sections[0]).toMatchObject({ id: '1', label: 'Stalls' })
    expect(spotsOf(numbered).map(({ id }) => id)).toEqual(['1-2-1', '1-1-1', '1-1'])
    expect(numberPlan(numbered)).toEqual(numbered)
  })

  test('has the same seat where everything that a ticket says of it is the same', () => {
    const [seat] = spotsOf(plan(row('1-1', 'A', ['1'])))
    expect(isSameSpot(seat!, { ...seat!, id: '1-1-1' })).toBe(true)
    expect(isSameSpot(seat!, { ...seat!, seatLabel: '2' })).toBe(false)
  })
})
