import Type from 'typebox'
import { AccessCodeStatus } from '../enumerations/tickets.ts'
import { admin, caller, operation } from '../operation.ts'
import { Empty, Guid, int, list, named, nullable, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'fairground.ticket-access'

/** Comes in exchange for a code: reservations, line items (`options.access`) and queries take it. Nobody can guess it. */
export const TicketAccess = text(64, { minLength: 1 })

export const openTicketAccess = operation({
  module,
  name: 'openTicketAccess',
  summary:
    'Opens hidden kinds of ticket of an event by an access code. Its answer goes with queries of available kinds, reservations and line items.',
  method: 'POST',
  path: '/fairground/v1/ticket-access',
  who: caller,
  request: Type.Object({ eventId: Guid, code: text(100, { minLength: 1 }) }),
  response: Type.Object({
    access: Type.String(),
    /** Hidden kinds of ticket that it opens. */
    ticketDefinitionIds: Type.Array(Type.String()),
    /** Tickets that can still be had with it; absent: as many as there are. */
    ticketsLeft: optional(Type.Integer()),
  }),
  refusals: ['TICKET_CODE_NOT_FOUND', 'TICKET_CODE_NOT_OPEN', 'TICKET_CODE_ENDED', 'TICKET_CODE_USED_UP'],
})

export const getTicketAccess = operation({
  module,
  name: 'getTicketAccess',
  summary: 'Says that an event has access codes which a visitor may enter, now or later.',
  method: 'GET',
  path: '/fairground/v1/events/{eventId}/ticket-access',
  who: caller,
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ takesCodes: Type.Boolean() }),
  refusals: [],
})

/** Letters, digits, hyphens and underscores; upper and lower case are the same. */
const code = text(40, { minLength: 4, pattern: '^[A-Za-z0-9_-]{4,40}$' })

const rules = {
  /** Kinds of ticket of the event that it opens while they are hidden. */
  ticketDefinitionIds: list(Guid, 100, 1),
  /** Tickets in all that can be had with it; null: as many as there are. */
  usageLimit: optional(nullable(int(1, 100_000))),
  startDate: optional(nullable(Timestamp)),
  /** Exclusive. */
  endDate: optional(nullable(Timestamp)),
  /** For staff: whom it was given to. */
  note: optional(nullable(text(200))),
}

export const AccessCode = named(
  'AccessCode',
  Type.Object({
    id: Guid,
    revision: Revision,
    eventId: Guid,
    code: Type.String(),
    ticketDefinitionIds: Type.Array(Guid),
    usageLimit: optional(Type.Integer()),
    /** Tickets that are held or bought with it. */
    used: Type.Integer(),
    startDate: optional(Timestamp),
    endDate: optional(Timestamp),
    note: optional(Type.String()),
    status: oneOf(AccessCodeStatus),
    /** Page of the event's tickets with the code in its address. */
    url: Type.String(),
    createdDate: Timestamp,
    updatedDate: Timestamp,
  }),
)

const ofEvent = '/fairground/v1/events/{eventId}/access-codes'

export const createAccessCodes = operation({
  module,
  name: 'createAccessCodes',
  summary: 'Makes access codes of an event: those that are named, or so many random ones.',
  method: 'POST',
  path: ofEvent,
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    /** Exactly one of `codes` and `random`. */
    codes: optional(list(code, 500, 1)),
    random: optional(int(1, 500)),
    ...rules,
  }),
  response: Type.Object({ accessCodes: Type.Array(AccessCode) }),
  refusals: ['EVENT_NOT_FOUND', 'TICKET_DEFINITION_NOT_FOUND', 'TICKET_CODE_ALREADY_EXISTS', 'LIMIT_REACHED'],
})

export const updateAccessCode = operation({
  module,
  name: 'updateAccessCode',
  summary: 'Changes an access code. With another code, what the old one had opened is closed.',
  method: 'PATCH',
  path: '/fairground/v1/access-codes/{accessCode.id}',
  who: admin('events.write'),
  request: Type.Object({
    accessCode: Type.Object({
      ...rules,
      id: Guid,
      revision: Revision,
      code: optional(code),
      ticketDefinitionIds: optional(rules.ticketDefinitionIds),
    }),
  }),
  response: Type.Object({ accessCode: AccessCode }),
  refusals: ['TICKET_CODE_NOT_FOUND', 'TICKET_DEFINITION_NOT_FOUND', 'TICKET_CODE_ALREADY_EXISTS', 'STALE_REVISION'],
})

export const deleteAccessCode = operation({
  module,
  name: 'deleteAccessCode',
  summary: 'Deletes an access code. Tickets that are held or bought with it stay.',
  method: 'DELETE',
  path: '/fairground/v1/access-codes/{accessCodeId}',
  who: admin('events.write'),
  request: Type.Object({ accessCodeId: Guid }),
  response: Empty,
  refusals: ['TICKET_CODE_NOT_FOUND'],
})

export const listAccessCodes = operation({
  module,
  name: 'listAccessCodes',
  summary: 'Access codes of an event with the tickets that were had with them, newest first.',
  method: 'GET',
  path: ofEvent,
  who: admin('events.read'),
  request: Type.Object({
    eventId: Guid,
    /** Part of a code or of a note. */
    search: optional(text(100)),
    limit: optional(int(1, 100)),
    offset: optional(int(0, 10_000)),
  }),
  response: Type.Object({ accessCodes: Type.Array(AccessCode), total: Type.Integer() }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [
  openTicketAccess,
  getTicketAccess,
  createAccessCodes,
  updateAccessCode,
  deleteAccessCode,
  listAccessCodes,
] as const
