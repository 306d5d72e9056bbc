import { findEvent } from '../event/find-events.ts'
import type { FollowVenue } from '../venues/write-venues.ts'
import { changeEvent } from './update-event.ts'

/** A coming event goes where its venue is now, as if its organiser had chosen the venue again. */
export const followVenue: FollowVenue = async (ctx, tx, eventId, venue) => {
  const event = await findEvent(tx, eventId)
  if (event) await changeEvent(ctx, tx, event, { venue })
}
