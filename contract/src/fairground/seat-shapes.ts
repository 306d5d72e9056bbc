import Type from 'typebox'
import { SeatElementKind } from '../enumerations/seats.ts'
import { int, list, named, oneOf, optional, text } from '../scalars.ts'

/** Id within a plan, such as `2-14-7`. It is the `seatId` of tickets, and stays when the plan is changed. */
export const SpotId = Type.String({ pattern: '^[0-9A-Za-z]([0-9A-Za-z_.-]{0,18}[0-9A-Za-z])?$', maxLength: 20 })

/** From the left and from the far end of the room. */
const centimetres = int(0, 100_000)
const size = int(1, 100_000)

/** Sections of a layout, rows, tables and areas of a section, and seats of a row or table. */
export const MOST_OF_LAYOUT = { sections: 200, elements: 500, seats: 500 } as const

/** Ids are given by the server where they are missing. */
const id = optional(SpotId)

/** Seats and areas of a room, from the front: what a plan holds, and what visitors see of an event. */
export const SeatLayout = named(
  'SeatLayout',
  Type.Object({
    /** Middle of the front, where everybody looks: the best places are near it. */
    focus: named('SeatPoint', Type.Object({ x: centimetres, y: centimetres })),
    sections: list(
      named(
        'SeatSection',
        Type.Object({
          id,
          label: text(20, { minLength: 1 }),
          elements: list(
            named(
              'SeatElement',
              Type.Object({
                id,
                kind: oneOf(SeatElementKind),
                label: text(50, { minLength: 1 }),
                /** Those of a row or table, in their order: neighbours sit next to each other. */
                seats: optional(
                  list(
                    named(
                      'Seat',
                      Type.Object({
                        id,
                        label: text(4, { minLength: 1 }),
                        x: centimetres,
                        y: centimetres,
                        /** A place for a wheelchair. */
                        accessible: optional(Type.Boolean()),
                      }),
                    ),
                    MOST_OF_LAYOUT.seats,
                  ),
                ),
                /** People that an area takes. */
                capacity: optional(int(1, 50_000)),
                /** An area that wheelchairs reach. */
                accessible: optional(Type.Boolean()),
                /** Outline of an area or table. */
                box: optional(
                  named('SeatBox', Type.Object({ x: centimetres, y: centimetres, width: size, height: size })),
                ),
              }),
            ),
            MOST_OF_LAYOUT.elements,
          ),
        }),
      ),
      MOST_OF_LAYOUT.sections,
    ),
  }),
)

/** Seat or area that a ticket is for; one of area, table and row, and a seat of the latter two. */
export const TicketSeat = named(
  'TicketSeat',
  Type.Object({
    seatId: Type.String(),
    /** The whole of it in words, in the language of the site. */
    text: Type.String(),
    sectionLabel: Type.String(),
    areaLabel: optional(Type.String()),
    tableLabel: optional(Type.String()),
    rowLabel: optional(Type.String()),
    seatLabel: optional(Type.String()),
  }),
)
