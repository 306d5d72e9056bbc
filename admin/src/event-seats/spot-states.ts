import type { SeatLayout } from '@fairground/client/generated/fairground.event-seating.ts'
import type { LaidOutSpot } from '@fairground/ui/seats/laid-out.ts'
import { t } from '../texts.ts'
import type { UsedSpot } from './seating-queries.ts'

/** Units of a spot by what became of them. */
export interface SpotUse {
  readonly held: number
  readonly sold: number
  readonly blocked: number
  readonly killed: number
  readonly note: string
}

const NOTHING: SpotUse = { held: 0, sold: 0, blocked: 0, killed: 0, note: '' }
const fields = { HELD: 'held', SOLD: 'sold', BLOCKED: 'blocked', KILLED: 'killed' } as const

export function usesOf(states: readonly UsedSpot[]): ReadonlyMap<string, SpotUse> {
  const uses = new Map<string, SpotUse>()
  for (const { spotId, state, quantity, note } of states) {
    const before = uses.get(spotId) ?? NOTHING
    uses.set(spotId, { ...before, [fields[state]]: before[fields[state]] + quantity, note: note ?? before.note })
  }
  return uses
}

/** Capacity of each area. */
export const areaUnits = ({ sections }: SeatLayout): ReadonlyMap<string, number> =>
  new Map(
    sections.flatMap(({ elements }) =>
      elements.flatMap(({ id = '', kind, capacity = 0 }) => (kind === 'AREA' ? [[id, capacity] as const] : [])),
    ),
  )

export function countsOf(
  spots: readonly LaidOutSpot[],
  uses: ReadonlyMap<string, SpotUse>,
  capacities: ReadonlyMap<string, number>,
): Omit<SpotUse, 'note'> & { free: number } {
  const sum = { free: 0, held: 0, sold: 0, blocked: 0, killed: 0 }
  for (const { id } of spots) {
    const { held, sold, blocked, killed } = uses.get(id) ?? NOTHING
    sum.held += held
    sum.sold += sold
    sum.blocked += blocked
    sum.killed += killed
    sum.free += (capacities.get(id) ?? 1) - held - sold - blocked - killed
  }
  return sum
}

/** "free", "sold", "12 sold, 3 blocked: Guest list". */
export function stateWords(use: SpotUse | undefined, capacity: number): string {
  const { held, sold, blocked, killed, note } = use ?? NOTHING
  const counted = [
    [held, t('admin.event-seats.held')],
    [sold, t('admin.event-seats.sold')],
    [blocked, t('admin.event-seats.blocked')],
    [killed, t('admin.event-seats.killed')],
    [capacity - held - sold - blocked - killed, t('admin.event-seats.free')],
  ] as const
  const words = counted
    .filter(([count]) => count > 0)
    .map(([count, word]) => (capacity > 1 ? `${count} ${word}` : word))
  return [words.join(', '), note].filter(Boolean).join(': ')
}
