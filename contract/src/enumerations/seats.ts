/** Part of a section of a seat plan: a row or a table with numbered seats, or an area without. Ours: `fairground.seat-plans`. */
export const SeatElementKind = ['ROW', 'TABLE', 'AREA'] as const
export type SeatElementKind = (typeof SeatElementKind)[number]

/** Format of a file that a seat plan is made of. Ours: `fairground.seat-plans`. */
export const SeatFileFormat = ['CSV', 'SVG'] as const
export type SeatFileFormat = (typeof SeatFileFormat)[number]
