/** Part of a section of a seat plan: a row or a table with numbered seats, or an area without. Ours: `fairground.seat-plans`. */
export const SeatElementKind = ['ROW', 'TABLE', 'AREA'] as const
export type SeatElementKind = (typeof SeatElementKind)[number]

/** Format of a file that a seat plan is made of. Ours: `fairground.seat-plans`. */
export const SeatFileFormat = ['CSV', 'SVG'] as const
export type SeatFileFormat = (typeof SeatFileFormat)[number]

/** Use of a seat that staff keep from being sold: for later, or not at all. Ours: `fairground.event-seating`. */
export const SeatBlock = ['BLOCKED', 'KILLED'] as const
export type SeatBlock = (typeof SeatBlock)[number]

/** State of a seat, or of units of an area, as staff see it; what is not named is free. Ours: `fairground.event-seating`. */
export const SpotState = ['HELD', 'SOLD', ...SeatBlock] as const
export type SpotState = (typeof SpotState)[number]
