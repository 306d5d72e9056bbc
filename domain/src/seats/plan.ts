import type { SeatElementKind } from '@fairground/contract/enumerations/seats.ts'

/** A point of the room: centimetres from its left and from its far end. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface PlanSeat extends Point {
  readonly id: string
  readonly label: string
  /** A place for a wheelchair. */
  readonly accessible?: boolean
}

/** A row or a table with its seats in their order, or an area without numbers. */
export interface PlanElement {
  readonly id: string
  readonly kind: SeatElementKind
  readonly label: string
  readonly seats?: readonly PlanSeat[]
  /** People that an area takes. */
  readonly capacity?: number
  /** An area that wheelchairs reach. */
  readonly accessible?: boolean
  /** Outline of an area or a table. */
  readonly box?: Box
}

export interface PlanSection {
  readonly id: string
  readonly label: string
  readonly elements: readonly PlanElement[]
}

export interface PlanLayout {
  /** Middle of the front: the point that everybody looks at. */
  readonly focus: Point
  readonly sections: readonly PlanSection[]
}

/** A seat or area as a ticket names it. */
export interface TicketSeat {
  /** Id of the seat, or of the area. */
  readonly id: string
  readonly kind: SeatElementKind
  readonly sectionLabel: string
  /** Label of the row, table or area. */
  readonly elementLabel: string
  /** Null of an area. */
  readonly seatLabel: string | null
}

/** A part of a plan that is sold by itself: a numbered seat, or an area, which has more than one unit. */
export interface Spot extends TicketSeat, Point {
  readonly sectionId: string
  readonly elementId: string
  readonly capacity: number
  readonly accessible: boolean
}

/** Everything that is sold of a plan, in its order. */
export const spotsOf = ({ sections }: PlanLayout): Spot[] =>
  sections.flatMap((section) => section.elements.flatMap((element) => spotsOfElement(section, element)))

function spotsOfElement(section: PlanSection, { id, kind, label, seats = [], ...area }: PlanElement): Spot[] {
  const at = { sectionId: section.id, elementId: id, kind, sectionLabel: section.label, elementLabel: label }
  if (kind === 'AREA') {
    const { capacity = 0, accessible = false, box } = area
    return [{ ...at, id, seatLabel: null, capacity, accessible, ...middleOf(box) }]
  }
  return seats.map((seat) => ({
    ...at,
    id: seat.id,
    seatLabel: seat.label,
    capacity: 1,
    accessible: seat.accessible ?? false,
    x: seat.x,
    y: seat.y,
  }))
}

const middleOf = (box: Box | undefined): Point =>
  box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 }

/** People that the plan has room for. */
export const capacityOf = (spots: readonly Spot[]): number => spots.reduce((sum, { capacity }) => sum + capacity, 0)

/** True where both are the same thing to a buyer: what they hold a ticket for. */
export const isSameSpot = (one: TicketSeat, other: TicketSeat): boolean =>
  one.id === other.id &&
  (one.kind === 'AREA') === (other.kind === 'AREA') &&
  one.sectionLabel === other.sectionLabel &&
  one.elementLabel === other.elementLabel &&
  one.seatLabel === other.seatLabel

/** A seat in a refusal, whatever the reader's language: "Stalls A 12". */
export const seatName = ({ sectionLabel, elementLabel, seatLabel }: TicketSeat): string =>
  [sectionLabel, elementLabel, seatLabel].filter(Boolean).join(' ')
