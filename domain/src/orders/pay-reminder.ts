/** A buyer whose card was declined has so long to try another before a mail offers it. */
const AFTER_DECLINE_MS = 2 * 60_000

/** Time at which the buyer of an unpaid order is mailed a link to pay: after a third of the time that its units are held. */
export const reminderAt = (placedAt: Date, payBy: Date): Date =>
  new Date(placedAt.getTime() + Math.floor((payBy.getTime() - placedAt.getTime()) / 3))

/** The same once a payment was declined at `declinedAt`: sooner, never later. */
export const reminderAfterDecline = (declinedAt: Date): Date => new Date(declinedAt.getTime() + AFTER_DECLINE_MS)
