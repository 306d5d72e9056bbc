import { FRONT_GAP, SEAT_GAP } from './lay-out.ts'
import type { DraftElement, DraftLayout } from './number-plan.ts'
import type { Box, Point } from './plan.ts'

/** A row, table or area at positions of whatever unit. */
export interface Placed extends Omit<DraftElement, 'id'> {}

/** Most centimetres of a plan. */
const MOST = 100_000

interface GivenPlan {
  /** Null: above the middle of everything. */
  readonly focus: Point | null
  readonly sections: readonly { readonly label: string; readonly elements: readonly Placed[] }[]
}

/**
 * A plan in centimetres from its upper left corner, whatever unit it was drawn in: neighbours of a row are as far apart as chairs are, on
 * the median. A plan that would be larger than a plan may be is made smaller.
 */
export function placedAsGiven({ focus, sections }: GivenPlan): DraftLayout {
  const elements = sections.flatMap((section) => section.elements)
  const points = [...elements.flatMap(pointsOf), ...(focus ? [focus] : [])]
  const left = points.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY)
  const top = points.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY)
  const right = points.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY)
  const bottom = points.reduce((most, { y }) => Math.max(most, y), Number.NEGATIVE_INFINITY)
  const usual = SEAT_GAP / (medianGap(elements) || SEAT_GAP)
  const scale = Math.min(usual, (MOST - 2 * FRONT_GAP) / Math.max(right - left, bottom - top, 1))
  const moved = <P extends Point>(point: P): P => ({
    ...point,
    x: Math.round((point.x - left) * scale) + FRONT_GAP,
    y: Math.round((point.y - top) * scale) + FRONT_GAP,
  })
  const resized = (box: Box): Box => ({
    ...moved(box),
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
  })
  return {
    focus: focus ? moved(focus) : { x: Math.round(((right - left) * scale) / 2) + FRONT_GAP, y: 0 },
    sections: sections.map((section) => ({
      ...section,
      elements: section.elements.map(({ seats, box, ...element }) => ({
        ...element,
        ...(seats ? { seats: seats.map(moved) } : {}),
        ...(box ? { box: resized(box) } : {}),
      })),
    })),
  }
}

function pointsOf({ seats = [], box }: Placed): Point[] {
  return box ? [...seats, box, { x: box.x + box.width, y: box.y + box.height }] : [...seats]
}

/** 0 where no row has neighbours. */
function medianGap(elements: readonly Placed[]): number {
  const gaps = elements
    .filter(({ kind }) => kind === 'ROW')
    .flatMap(({ seats = [] }) =>
      seats.slice(1).map((seat, i) => Math.hypot(seat.x - seats[i]!.x, seat.y - seats[i]!.y)),
    ) // as many before as after the first
    .toSorted((a, b) => a - b)
  return gaps[Math.floor(gaps.length / 2)] ?? 0
}
