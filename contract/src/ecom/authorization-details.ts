import Type from 'typebox'
import { AuthorizationCaptureStatus, ScheduledAction } from '../enumerations/payments.ts'
import { named, oneOf, optional, Timestamp } from '../scalars.ts'
import { Price } from './price.ts'

/** A payment whose amount was reserved first, and what became of it. */
export const AuthorizationDetails = named(
  'AuthorizationDetails',
  Type.Object({
    delayedCapture: Type.Boolean(),
    /** The amount that was taken, if one was; it may be a part of what was reserved. */
    captures: Type.Array(
      named('AuthorizationCapture', Type.Object({ status: oneOf(AuthorizationCaptureStatus), amount: Price })),
    ),
    /** End of the reserved amount unless the merchant decides before. */
    scheduledAction: optional(
      named('ScheduledAction', Type.Object({ actionType: oneOf(ScheduledAction), executionDate: Timestamp })),
    ),
  }),
)
