import { placedAt, ROW_GAP, SEAT_GAP } from '@fairground/domain/seats/lay-out.ts'
import { type DraftElement, numberPlan } from '@fairground/domain/seats/number-plan.ts'
import type { PlanLayout } from '@fairground/domain/seats/plan.ts'

/** Centimetres from the left to the middle of the stage. */
const MIDDLE = 900
/** Centimetres that the end of a row is nearer to the stage than its middle. */
const BEND = 70

/** A row that bends around the stage; seats of `wheelchairs` are spaces without a chair. */
function row(label: string, seats: number, y: number, wheelchairs: readonly number[] = []): DraftElement {
  const half = ((seats - 1) * SEAT_GAP) / 2
  return {
    kind: 'ROW',
    label,
    seats: Array.from({ length: seats }, (_, i) => {
      const aside = i * SEAT_GAP - half
      return {
        label: String(i + 1),
        x: Math.round(MIDDLE + aside),
        y: Math.round(y + BEND * (1 - (aside / half) ** 2)),
        ...(wheelchairs.includes(i + 1) ? { accessible: true } : {}),
      }
    }),
  }
}

const table = (label: string, x: number): DraftElement =>
  placedAt(
    { kind: 'TABLE', label, seats: Array.from({ length: 6 }, (_, i) => ({ label: String(i + 1) })) },
    { x, y: 260 },
  )

const rows = (labels: string, seats: number, y: number): DraftElement[] =>
  [...labels].map((label, i) => row(label, seats, y + i * ROW_GAP))

/** The corn exchange for a concert: six tables before the stage, eight rows of stalls with spaces for wheelchairs in the last, a balcony, and room to stand behind it. */
export const hall: PlanLayout = numberPlan({
  focus: { x: MIDDLE, y: 100 },
  sections: [
    { label: 'Tables', elements: [200, 480, 760, 1040, 1320, 1600].map((x, i) => table(String(i + 1), x)) },
    {
      label: 'Stalls',
      elements: [...rows('ABCDEFG', 20, 640), row('H', 18, 640 + 7 * ROW_GAP + 10, [1, 2, 17, 18])],
    },
    { label: 'Balcony', elements: rows('KLMN', 26, 1_560) },
    {
      label: 'Gallery',
      elements: [
        {
          kind: 'AREA',
          label: 'Standing',
          capacity: 40,
          box: { x: MIDDLE - 700, y: 2_040, width: 1_400, height: 160 },
        },
      ],
    },
  ],
})

/** Sections that each ticket of the concert is for. */
export const soldAs: Readonly<Record<string, readonly string[]>> = {
  'Seat at a table': ['Tables'],
  Stalls: ['Stalls'],
  'Stalls, concession': ['Stalls'],
  Balcony: ['Balcony'],
  'Standing in the gallery': ['Gallery'],
}

/** Seats next to each other: section, row or table, first and last seat. */
export type Block = readonly [section: string, element: string, first: number, last: number]

/** Seats that are not sold, and why. */
export const notSold: readonly {
  readonly block: 'BLOCKED' | 'KILLED'
  readonly note: string
  readonly seats: Block
}[] = [
  { block: 'BLOCKED', note: 'Family of the players', seats: ['Stalls', 'C', 8, 13] },
  { block: 'BLOCKED', note: 'Press', seats: ['Stalls', 'A', 19, 20] },
  { block: 'KILLED', note: 'Mixing desk', seats: ['Stalls', 'G', 9, 12] },
  { block: 'KILLED', note: 'Behind the pillar', seats: ['Balcony', 'N', 13, 14] },
]

export interface DemoSeats {
  readonly name: readonly [first: string, last: string]
  readonly daysAgo: number
  readonly ticket: string
  readonly seats: Block
}

const party = (name: string, daysAgo: number, ticket: string, ...seats: Block): DemoSeats => {
  const [first = '', last = ''] = name.split(' ')
  return { name: [first, last], daysAgo, ticket, seats }
}

/** Advance sale to friends of the hall, at the box office, the earliest first. */
export const advanceSale: readonly DemoSeats[] = [
  party('Philippa Marsh', 44, 'Seat at a table', 'Tables', '3', 1, 6),
  party('Anselm Okoro', 44, 'Stalls', 'Stalls', 'B', 8, 13),
  party('Ingrid Solberg', 43, 'Seat at a table', 'Tables', '4', 1, 4),
  party('Winifred Tate', 43, 'Stalls, concession', 'Stalls', 'E', 1, 10),
  party('Rafael Moreno', 42, 'Stalls', 'Stalls', 'A', 5, 12),
  party('Kirsty Dunlop', 41, 'Stalls', 'Stalls', 'D', 9, 12),
  party('Siobhan Daly', 41, 'Stalls, concession', 'Stalls', 'H', 1, 3),
  party('Mei Tanaka', 40, 'Balcony', 'Balcony', 'K', 10, 19),
  party('Osric Penhale', 39, 'Stalls', 'Stalls', 'C', 3, 7),
  party('Abena Quaye', 38, 'Balcony', 'Balcony', 'K', 4, 9),
  party('Lorcan Byrne', 37, 'Stalls', 'Stalls', 'F', 7, 14),
  party('Hedda Nyström', 37, 'Seat at a table', 'Tables', '1', 1, 2),
  party('Jasper Coyle', 36, 'Balcony', 'Balcony', 'L', 11, 18),
  party('Marguerite Lang', 35, 'Stalls', 'Stalls', 'B', 14, 17),
  party('Devon Clarke', 34, 'Stalls', 'Stalls', 'E', 13, 18),
  party('Ottilie Kern', 33, 'Balcony', 'Balcony', 'M', 1, 10),
]
