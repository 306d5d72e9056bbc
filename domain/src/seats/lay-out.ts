import type { DraftElement, DraftLayout } from './number-plan.ts'
import type { Box, Point } from './plan.ts'

/** Centimetres between neighbours of a row, between rows, and between the front and what is nearest to it. */
export const SEAT_GAP = 55
export const ROW_GAP = 90
export const FRONT_GAP = 300
/** Between sections, tables and areas. */
const WIDE_GAP = 200
/** Square centimetres of a standing person. */
const STANDING_ROOM = 5_000
const AREA_WIDTH = 1_000

/** A row, table or area that nobody has given a position. */
export type Unplaced =
  | { readonly kind: 'ROW' | 'TABLE'; readonly label: string; readonly seats: readonly UnplacedSeat[] }
  | { readonly kind: 'AREA'; readonly label: string; readonly capacity: number; readonly accessible?: boolean }

export interface UnplacedSeat {
  readonly label: string
  readonly accessible?: boolean
}

/** Sections one behind another, the first one nearest to the front: rows one behind another, each in the middle; tables and areas, too. */
export function layOut(
  sections: readonly { readonly label: string; readonly elements: readonly Unplaced[] }[],
): DraftLayout {
  const widths = sections.flatMap(({ elements }) => elements.map((element) => sizeOf(element).width))
  const middle = Math.ceil(Math.max(AREA_WIDTH, ...widths) / 2) + WIDE_GAP
  let y = FRONT_GAP
  const placed = sections.map(({ label, elements }) => {
    const inside = elements.map((element) => {
      const { height } = sizeOf(element)
      const at = placedAt(element, { x: middle, y })
      y += element.kind === 'ROW' ? ROW_GAP : height + WIDE_GAP
      return at
    })
    y += WIDE_GAP
    return { label, elements: inside }
  })
  return { focus: { x: middle, y: 0 }, sections: placed }
}

function sizeOf(element: Unplaced): { readonly width: number; readonly height: number } {
  switch (element.kind) {
    case 'ROW':
      return { width: (element.seats.length - 1) * SEAT_GAP, height: 0 }
    case 'TABLE':
      return { width: 2 * radiusOf(element.seats.length), height: 2 * radiusOf(element.seats.length) }
    case 'AREA':
      return { width: AREA_WIDTH, height: Math.ceil((element.capacity * STANDING_ROOM) / AREA_WIDTH) }
    default:
      return element satisfies never
  }
}

/** Radius of a round table whose guests have the room of a seat each. */
const radiusOf = (seats: number): number => Math.max(SEAT_GAP, Math.ceil((seats * SEAT_GAP) / (2 * Math.PI)))

/** `at` is the middle of its side that is nearest to the front. */
export function placedAt(element: Unplaced, at: Point): DraftElement {
  switch (element.kind) {
    case 'ROW': {
      const left = at.x - Math.round(((element.seats.length - 1) * SEAT_GAP) / 2)
      return { ...element, seats: element.seats.map((seat, i) => ({ ...seat, x: left + i * SEAT_GAP, y: at.y })) }
    }
    case 'TABLE': {
      const radius = radiusOf(element.seats.length)
      const seats = element.seats.map((seat, i) => {
        const angle = (2 * Math.PI * i) / element.seats.length - Math.PI / 2
        return {
          ...seat,
          x: Math.round(at.x + radius * Math.cos(angle)),
          y: Math.round(at.y + radius + radius * Math.sin(angle)),
        }
      })
      return { ...element, seats, box: around({ x: at.x, y: at.y + radius }, radius - Math.round(SEAT_GAP / 2)) }
    }
    case 'AREA': {
      const { width, height } = sizeOf(element)
      return { ...element, box: { x: at.x - width / 2, y: at.y, width, height } }
    }
    default:
      return element satisfies never
  }
}

const around = ({ x, y }: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})
