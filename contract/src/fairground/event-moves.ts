import Type from 'typebox'
import { EventMoveState } from '../enumerations/events.ts'
import { admin, operation } from '../operation.ts'
import { Guid, int, named, oneOf, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.event-moves'
const path = '/fairground/v1/events/{eventId}/moves'

const EventMove = named(
  'EventMove',
  Type.Object({
    id: Guid,
    eventId: Guid,
    state: oneOf(EventMoveState),
    /** Last change of the date or place that it is about. Orders until then are of the former date. */
    movedDate: Timestamp,
    /** Date and place that guests know. Dates are absent while they were to be announced. */
    former: Type.Object({
      startDate: optional(Timestamp),
      endDate: optional(Timestamp),
      timeZoneId: Type.String(),
      place: Type.String(),
    }),
    /** People to mail; once it was decided, those that there were then, and how many of them were mailed. */
    guests: Type.Integer(),
    sent: Type.Integer(),
    /** Everybody was mailed. */
    done: Type.Boolean(),
    /** Term in which tickets may be given back; absent where there is none. */
    giveBack: optional(
      Type.Object({ days: Type.Integer(), until: Timestamp, withFees: Type.Boolean(), asCredit: Type.Boolean() }),
    ),
  }),
)

const answer = Type.Object({ move: EventMove })
const ofEvent = { eventId: Guid, moveId: Guid }

export const listEventMoves = operation({
  module,
  name: 'listEventMoves',
  summary: 'Moves of an event that had guests, the newest first. One that nobody has decided about is OPEN.',
  method: 'GET',
  path,
  who: admin('events.read'),
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ moves: Type.Array(EventMove) }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const announceEventMove = operation({
  module,
  name: 'announceEventMove',
  summary:
    'Mails the guests of a moved event its former and present date and place, everybody once. With `giveBack`, tickets that were bought before the move may be given back for so many days, whatever the terms of their purchase; `withFees` (true by default) gives back fees on top of the price, too. With `asCredit` what the move gives back beyond the terms of the purchase comes as a gift card. Requested again with the same term, it does nothing.',
  method: 'POST',
  path: `${path}/{moveId}/announce`,
  who: admin('events.write'),
  request: Type.Object({
    ...ofEvent,
    giveBack: optional(
      Type.Object({ days: int(1, 365), withFees: optional(Type.Boolean()), asCredit: optional(Type.Boolean()) }),
    ),
  }),
  response: answer,
  refusals: [
    'EVENT_NOT_FOUND',
    'EVENT_MOVE_NOT_FOUND',
    'EVENT_MOVE_DECIDED',
    'EVENT_CANCELED',
    'EVENT_ENDED',
    'PERMISSION_DENIED',
    'GIFT_CARDS_NOT_ACCEPTED',
    'INVALID_GIFT_CARD_CURRENCY',
  ],
})

export const dismissEventMove = operation({
  module,
  name: 'dismissEventMove',
  summary: 'Decides that the guests of a moved event need not know. The newest move may still be announced later.',
  method: 'POST',
  path: `${path}/{moveId}/dismiss`,
  who: admin('events.write'),
  request: Type.Object(ofEvent),
  response: answer,
  refusals: ['EVENT_NOT_FOUND', 'EVENT_MOVE_NOT_FOUND', 'EVENT_MOVE_DECIDED'],
})

export const operations = [listEventMoves, announceEventMove, dismissEventMove] as const
