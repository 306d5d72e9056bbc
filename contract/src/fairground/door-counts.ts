import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, named } from '../scalars.ts'

const counts = {
  /** People who are expected: of valid tickets of paid and trusted orders, and of parties that are coming. */
  expected: Type.Integer(),
  /** Those of them who have been let in. */
  inside: Type.Integer(),
}

export const getDoorCounts = operation({
  module: 'fairground.door-counts',
  name: 'getDoorCounts',
  summary: 'People who are expected at an event and people who are in, in all and by kind of ticket.',
  method: 'GET',
  path: '/fairground/v1/events/{eventId}/door-counts',
  who: admin('guests.read'),
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({
    ...counts,
    /** Kinds that tickets were issued of, in the order of the event. */
    kinds: Type.Array(
      named('DoorCountsOfKind', Type.Object({ ticketDefinitionId: Guid, name: Type.String(), ...counts })),
    ),
  }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [getDoorCounts] as const
