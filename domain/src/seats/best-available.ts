import type { Point, Spot } from './plan.ts'

/** Units of a spot that somebody is to have. */
export interface Choice {
  readonly spotId: string
  readonly quantity: number
}

/** A spot with the units that nobody has. */
export interface FreeSpot extends Point, Pick<Spot, 'id' | 'elementId' | 'kind' | 'accessible'> {
  readonly free: number
}

export interface Wish {
  readonly quantity: number
  /** Number of those for wheelchairs; 0 leaves those places to others as long as there are others. */
  readonly accessible: number
  /** The point that everybody looks at. */
  readonly focus: Point
}

/** Neighbours of a row further apart than this many times their usual distance have an aisle between them. */
const AISLE = 1.75

/**
 * The best free places for a party, or null where there are not enough. In this order: all in one row or at one table next to each
 * other, with as few parts as it takes otherwise; places for wheelchairs as wished and no more; no single seat left alone between two
 * that are taken, where any choice avoids it; nearest to the middle of the front. Areas are for those who find no seats.
 */
export function bestAvailable(spots: readonly FreeSpot[], wish: Wish): Choice[] | null {
  const seated = bestSeats(runsOf(spots), wish)
  if (seated) return seated.map(({ id }) => ({ spotId: id, quantity: 1 }))
  return bestAreas(
    spots.filter(({ kind, free }) => kind === 'AREA' && free > 0),
    wish,
  )
}

function bestSeats(runs: readonly Run[], wish: Wish): FreeSpot[] | null {
  const { quantity, accessible } = wish
  if (runs.reduce((sum, { length }) => sum + length, 0) < quantity) return null
  const together = bestWindow(runs, wish)
  if (together) return together
  // Parted: the largest part first, but nobody alone where that can be; the next part as near to it as may be.
  for (const size of partSizes(quantity)) {
    const first = bestWindow(runs, { ...wish, quantity: size, accessible: Math.min(accessible, size) })
    if (!first) continue
    const had = first.filter((seat) => seat.accessible).length
    const rest = bestSeats(without(runs, first), {
      quantity: quantity - size,
      accessible: Math.max(0, accessible - had),
      focus: middleOf(first),
    })
    if (rest) return [...first, ...rest]
  }
  return null
}

/** 7 of 8 would leave one person alone: it comes last. */
function partSizes(quantity: number): number[] {
  const sizes = Array.from({ length: quantity - 1 }, (_, i) => quantity - 1 - i)
  return quantity > 3 ? [...sizes.slice(1), quantity - 1] : sizes
}

/** Free seats next to each other. */
type Run = readonly FreeSpot[]

function bestWindow(runs: readonly Run[], { quantity, accessible, focus }: Wish): FreeSpot[] | null {
  let best: { readonly run: Run; readonly from: number; readonly cost: readonly number[] } | null = null
  for (const run of runs) {
    const far = run.map((seat) => Math.hypot(seat.x - focus.x, seat.y - focus.y))
    for (let from = 0; from + quantity <= run.length; from++) {
      let reached = 0
      let distance = 0
      for (let i = from; i < from + quantity; i++) {
        if (run[i]!.accessible) reached++ // within the run, as the next
        distance += far[i]!
      }
      if (reached < accessible) continue
      const after = run.length - from - quantity
      const alone = Number(from === 1) + Number(after === 1)
      const cost = [reached - accessible, alone, distance]
      if (!best || isLess(cost, best.cost)) best = { run, from, cost }
    }
  }
  return best?.run.slice(best.from, best.from + quantity) ?? null
}

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const differs = one.findIndex((part, i) => part !== other[i])
  return differs >= 0 && one[differs]! < other[differs]! // both have as many parts
}

const distance = (seats: readonly Point[], focus: Point): number =>
  seats.reduce((sum, { x, y }) => sum + Math.hypot(x - focus.x, y - focus.y), 0)

const middleOf = (seats: readonly Point[]): Point => ({
  x: seats.reduce((sum, { x }) => sum + x, 0) / seats.length,
  y: seats.reduce((sum, { y }) => sum + y, 0) / seats.length,
})

/** Runs of free seats: a taken one, an aisle and the end of a row or table part them. */
export function runsOf(spots: readonly FreeSpot[]): FreeSpot[][] {
  const runs: FreeSpot[][] = []
  const seats = spots.filter(({ kind }) => kind !== 'AREA')
  for (const [, row] of Map.groupBy(seats, ({ elementId }) => elementId)) {
    const aisle = aisleOf(row)
    let run: FreeSpot[] = []
    row.forEach((seat, i) => {
      const before = row[i - 1]
      if (seat.free === 0 || (before && gap(before, seat) > aisle)) {
        if (run.length > 0) runs.push(run)
        run = []
      }
      if (seat.free > 0) run.push(seat)
    })
    if (run.length > 0) runs.push(run)
  }
  return runs
}

const gap = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Distance beyond which neighbours of this row are parted; at a table nobody is. */
function aisleOf(row: readonly FreeSpot[]): number {
  if (row[0]?.kind === 'TABLE' || row.length < 3) return Number.POSITIVE_INFINITY
  const gaps = row.slice(1).map((seat, i) => gap(row[i]!, seat)) // as many as there are seats after the first
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]! * AISLE
}

function without(runs: readonly Run[], taken: readonly FreeSpot[]): FreeSpot[][] {
  const gone = new Set(taken)
  return runs.flatMap((run) => {
    const at = run.findIndex((seat) => gone.has(seat))
    if (at < 0) return [[...run]]
    const after = run.slice(at).filter((seat) => !gone.has(seat))
    return [run.slice(0, at), after].filter(({ length }) => length > 0)
  })
}

/** The nearest area that takes all of them, or the nearest ones together. */
function bestAreas(areas: readonly FreeSpot[], { quantity, accessible, focus }: Wish): Choice[] | null {
  const near = areas
    .filter((area) => accessible === 0 || area.accessible)
    .toSorted((one, other) => distance([one], focus) - distance([other], focus))
  const whole = near.find(({ free }) => free >= quantity)
  if (whole) return [{ spotId: whole.id, quantity }]
  const choices: Choice[] = []
  let due = quantity
  for (const { id, free } of near) {
    if (due === 0) break
    choices.push({ spotId: id, quantity: Math.min(free, due) })
    due -= Math.min(free, due)
  }
  return due === 0 ? choices : null
}
