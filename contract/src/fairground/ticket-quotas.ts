import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, int, list, named, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'fairground.ticket-quotas'
const ofEvent = '/fairground/v1/events/{eventId}/ticket-quotas'

const name = text(60, { minLength: 1 })
const capacity = int(0, 1_000_000)
const ticketDefinitionIds = list(Guid, 100)

export const TicketQuota = named(
  'TicketQuota',
  Type.Object({
    id: Guid,
    revision: Revision,
    eventId: Guid,
    name: Type.String(),
    /** People in all; a ticket takes as many as it lets in. */
    capacity: Type.Integer(),
    /** People of tickets that are held or sold; more than `capacity` where it was lowered since. */
    taken: Type.Integer(),
    /** True for the capacity of the event: every kind of ticket takes of it, those to come too. */
    allKinds: Type.Boolean(),
    /** It is the capacity of the room that the event is in, and follows it until its capacity or its kinds are set by hand. */
    ofRoom: Type.Boolean(),
    /** Kinds that share it; empty with `allKinds`. */
    ticketDefinitionIds: Type.Array(Guid),
    createdDate: Timestamp,
    updatedDate: Timestamp,
  }),
)
const answer = Type.Object({ quota: TicketQuota })

export const createTicketQuota = operation({
  module,
  name: 'createTicketQuota',
  summary:
    'Lets kinds of ticket of an event share a number of people, or all of them: its capacity. Tickets that are held or sold already count.',
  method: 'POST',
  path: ofEvent,
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    name,
    capacity,
    allKinds: optional(Type.Boolean()),
    ticketDefinitionIds: optional(ticketDefinitionIds),
  }),
  response: answer,
  refusals: ['EVENT_NOT_FOUND', 'INVALID_EVENT_TYPE', 'TICKET_DEFINITION_NOT_FOUND', 'LIMIT_REACHED'],
})

export const updateTicketQuota = operation({
  module,
  name: 'updateTicketQuota',
  summary:
    'Changes a shared quota. Below what is taken nothing more is sold; kinds that join bring what is sold of them, and those that leave take it along.',
  method: 'PATCH',
  path: '/fairground/v1/ticket-quotas/{quota.id}',
  who: admin('events.write'),
  request: Type.Object({
    quota: Type.Object({
      id: Guid,
      revision: Revision,
      name: optional(name),
      capacity: optional(capacity),
      allKinds: optional(Type.Boolean()),
      ticketDefinitionIds: optional(ticketDefinitionIds),
    }),
  }),
  response: answer,
  refusals: ['TICKET_QUOTA_NOT_FOUND', 'TICKET_DEFINITION_NOT_FOUND', 'STALE_REVISION'],
})

export const deleteTicketQuota = operation({
  module,
  name: 'deleteTicketQuota',
  summary: 'Deletes a shared quota: its kinds of ticket are limited by their own quotas alone.',
  method: 'DELETE',
  path: '/fairground/v1/ticket-quotas/{quotaId}',
  who: admin('events.write'),
  request: Type.Object({ quotaId: Guid }),
  response: Empty,
  refusals: ['TICKET_QUOTA_NOT_FOUND'],
})

export const listTicketQuotas = operation({
  module,
  name: 'listTicketQuotas',
  summary: 'Quotas that kinds of ticket of an event share, oldest first. An event has at most 20.',
  method: 'GET',
  path: ofEvent,
  who: admin('events.read'),
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ quotas: Type.Array(TicketQuota) }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [createTicketQuota, updateTicketQuota, deleteTicketQuota, listTicketQuotas] as const
