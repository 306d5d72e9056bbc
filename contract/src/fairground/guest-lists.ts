import Type from 'typebox'
import { caller, operation } from '../operation.ts'
import { Guid, list, named } from '../scalars.ts'

/** Guests in one answer; more are counted alone. */
export const MOST_LISTED = 200

const ListedGuest = named(
  'ListedGuest',
  Type.Object({
    /** First name and the initial of the last: "Ada L." */
    name: Type.String(),
    /** Guests who come with them. */
    companions: Type.Integer(),
  }),
)

export const getGuestList = operation({
  module: 'fairground.guest-lists',
  name: 'getGuestList',
  summary:
    'Guests who come, as the page of the event shows them, in the order in which they registered. Empty unless the event shows its guest list.',
  method: 'GET',
  path: '/fairground/v1/events/{eventId}/guest-list',
  who: caller,
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({
    guests: list(ListedGuest, MOST_LISTED),
    /** Everybody who comes, also those without a name to show. */
    total: Type.Integer(),
  }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [getGuestList] as const
