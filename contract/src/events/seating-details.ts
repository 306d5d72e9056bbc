import Type from 'typebox'
import { named } from '../scalars.ts'

/** Seats and areas of a kind of ticket that can be had now. */
export const SeatingDetails = named(
  'SeatingDetails',
  Type.Object({
    places: Type.Array(
      named(
        'AvailablePlace',
        Type.Object({
          placeId: Type.String(),
          /** Label of the seat, or the beginning of that of the area. */
          label: Type.String(),
          sectionLabel: Type.String(),
          /** Label of the row, table or area. */
          elementLabel: Type.String(),
          availableCapacity: Type.Integer(),
        }),
      ),
    ),
  }),
)
