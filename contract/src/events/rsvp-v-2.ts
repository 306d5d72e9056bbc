import Type from 'typebox'
import { BulkActionMetadata, ItemMetadata } from '../bulk.ts'
import { RsvpSearchField } from '../enumerations/events.ts'
import { SearchMode } from '../enumerations/search.ts'
import { admin, caller, operation, own } from '../operation.ts'
import { CursorMetadata, CursorPaging, CursorQuery, Filter, Sorting } from '../paging.ts'
import { Empty, FieldMask, Guid, int, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { Aggregation, AggregationData } from '../stores/product-search.ts'
import { rsvpFields as fields, MAX_COMPANIONS, NewRsvp, Rsvp, RsvpChanges, RsvpOptions } from './rsvp-shapes.ts'

const module = 'events.rsvp-v-2'
const RsvpAnswer = Type.Object({ rsvp: Rsvp })
const options = optional(RsvpOptions)
const paths = <const P extends string>(path: P) => ({
  path: `/v2${path}`,
  publicPath: `/events/v2${path}`,
  sitePath: `/_api/events-rsvps/v2${path}`,
})

const SearchDetails = named(
  'SearchDetails',
  Type.Object({
    /** OR by default. */
    mode: optional(oneOf(SearchMode)),
    expression: optional(nullable(text(100))),
    fields: optional(list(oneOf(RsvpSearchField), RsvpSearchField.length)),
  }),
)

const answerRefusals = [
  'EVENT_NOT_FOUND',
  'INVALID_EVENT_TYPE',
  'INVALID_FORM_RESPONSE',
  'UNEXPECTED_RSVP_STATUS',
  'RSVP_LIMIT_EXCEEDED',
  'GUEST_LIMIT_EXCEEDED',
  'RSVPS_CLOSED',
  'RSVPS_NOT_STARTED',
  'WAITING_LIST_UNAVAILABLE',
  'MEMBER_NEEDED',
  'MEMBER_ALREADY_REGISTERED',
  'MEMBER_EMAIL_ALREADY_REGISTERED',
  'ADDITIONAL_GUESTS_MUST_HAVE_NAMES',
] as const

export const createRsvp = operation({
  module,
  name: 'createRsvp',
  summary:
    'Answers an event. A YES beyond its places joins the waiting list where there is one. A visitor who answers again with the same address changes that answer; a member is refused with the `rsvpId` to update.',
  method: 'POST',
  ...paths('/rsvps'),
  who: own('guests.write'),
  request: Type.Object({ rsvp: NewRsvp, options, fields }),
  response: Type.Object({ rsvp: Rsvp, calendarLinks: Type.Object({ google: Type.String(), ics: Type.String() }) }),
  refusals: [...answerRefusals, 'MEMBER_NOT_FOUND'],
})

export const getRsvp = operation({
  module,
  name: 'getRsvp',
  summary: 'An RSVP of the caller, or any for administrators.',
  method: 'GET',
  ...paths('/rsvps/{rsvpId}'),
  who: own('guests.read'),
  request: Type.Object({ rsvpId: Guid, fields }),
  response: RsvpAnswer,
  refusals: ['RSVP_NOT_FOUND'],
})

export const updateRsvp = operation({
  module,
  name: 'updateRsvp',
  summary: 'Changes an answer: places are given back or taken with it.',
  method: 'PATCH',
  ...paths('/rsvps/{rsvp.id}'),
  who: own('guests.write'),
  request: Type.Object({
    rsvp: named('RsvpUpdate', Type.Object({ ...RsvpChanges.properties, id: Guid })),
    options,
    fields,
    fieldMask: optional(FieldMask),
  }),
  response: RsvpAnswer,
  refusals: ['RSVP_NOT_FOUND', 'STALE_REVISION', ...answerRefusals],
})

export const deleteRsvp = operation({
  module,
  name: 'deleteRsvp',
  summary: 'Deletes an answer; its places are free at once.',
  method: 'DELETE',
  ...paths('/rsvps/{rsvpId}'),
  who: admin('guests.write'),
  request: Type.Object({ rsvpId: Guid }),
  response: Empty,
  refusals: ['RSVP_NOT_FOUND'],
})

export const queryRsvps = operation({
  module,
  name: 'queryRsvps',
  summary: 'RSVPs by filter, newest first unless sorted.',
  method: 'POST',
  ...paths('/rsvps/query'),
  who: admin('guests.read'),
  request: Type.Object({ query: optional(CursorQuery), fields }),
  response: Type.Object({ rsvps: Type.Array(Rsvp), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const searchRsvps = operation({
  module,
  name: 'searchRsvps',
  summary:
    'RSVPs by words in the names of the party and the address, and by filter; with aggregations over all that match.',
  method: 'POST',
  ...paths('/rsvps/search'),
  who: admin('guests.read'),
  request: Type.Object({
    search: named(
      'CursorSearch',
      Type.Object({
        filter: optional(nullable(Filter)),
        sort: optional(list(Sorting, 3)),
        cursorPaging: optional(CursorPaging),
        aggregations: optional(list(Aggregation, 10)),
        search: optional(SearchDetails),
        timeZone: optional(nullable(text(50))),
      }),
    ),
    fields,
  }),
  response: Type.Object({
    rsvps: Type.Array(Rsvp),
    pagingMetadata: CursorMetadata,
    aggregationData: optional(AggregationData),
  }),
  refusals: [],
})

export const countRsvps = operation({
  module,
  name: 'countRsvps',
  summary: 'Number of RSVPs that match, up to 100,000.',
  method: 'POST',
  ...paths('/rsvps/count'),
  who: admin('guests.read'),
  request: Type.Object({ filter: optional(nullable(Filter)), search: optional(SearchDetails) }),
  response: Type.Object({ count: Type.Integer() }),
  refusals: [],
})

export const listRsvpSummary = operation({
  module,
  name: 'listRsvpSummary',
  summary: 'Numbers of guests who come, do not come and wait, companions included, for each event.',
  method: 'GET',
  ...paths('/rsvps/summaries'),
  who: admin('guests.read'),
  request: Type.Object({ eventId: list(Guid, 100, 1) }),
  response: Type.Object({
    summaries: Type.Array(
      named(
        'V2RsvpSummary',
        Type.Object({
          eventId: Type.String(),
          yesGuestCount: Type.Integer(),
          noGuestCount: Type.Integer(),
          waitlistGuestCount: Type.Integer(),
          /** Answers, whatever they are; companions are not counted. */
          totalRsvpCount: Type.Integer(),
        }),
      ),
    ),
  }),
  refusals: [],
})

export const listCurrentRsvps = operation({
  module,
  name: 'listCurrentRsvps',
  summary: 'The answers of the member who calls to these events.',
  method: 'GET',
  ...paths('/rsvps/current'),
  who: caller,
  request: Type.Object({ eventId: list(Guid, 25, 1), fields, paging: optional(CursorPaging) }),
  response: Type.Object({ rsvps: Type.Array(Rsvp), pagingMetadata: CursorMetadata }),
  refusals: ['MEMBER_IDENTITY_NOT_FOUND'],
})

export const bulkUpdateRsvps = operation({
  module,
  name: 'bulkUpdateRsvps',
  summary: 'Changes answers, each by itself.',
  method: 'PATCH',
  ...paths('/bulk/rsvps/update'),
  who: admin('guests.write'),
  request: Type.Object({
    rsvps: list(
      named('MaskedRsvp', Type.Object({ rsvp: updateRsvp.request.properties.rsvp, fieldMask: optional(FieldMask) })),
      100,
      1,
    ),
    returnEntity: optional(Type.Boolean()),
    fields,
    options,
  }),
  response: Type.Object({
    results: list(named('BulkRsvpResult', Type.Object({ itemMetadata: ItemMetadata, rsvp: optional(Rsvp) })), 100),
    bulkActionMetadata: BulkActionMetadata,
  }),
  refusals: [],
})

export const bulkDeleteRsvpsByFilter = operation({
  module,
  name: 'bulkDeleteRsvpsByFilter',
  summary: 'Deletes all answers that match; an empty filter, which is every answer, is refused.',
  method: 'POST',
  ...paths('/bulk/rsvps/delete-by-filter'),
  who: admin('guests.write'),
  request: Type.Object({ filter: nullable(Filter), search: optional(SearchDetails) }),
  response: Type.Object({ jobId: Type.String() }),
  refusals: ['EMPTY_FILTER'],
})

const guestIds = optional(list(int(1, MAX_COMPANIONS + 1), MAX_COMPANIONS + 1, 1))

export const checkInRsvpGuests = operation({
  module,
  name: 'checkInRsvpGuests',
  summary: 'Checks in guests of an answer, or all who are not in yet. Who is in already keeps the first time.',
  method: 'POST',
  ...paths('/rsvps/{rsvpId}/check-in'),
  who: admin('guests.write'),
  request: Type.Object({ rsvpId: Guid, guestIds, checkInDate: optional(nullable(Timestamp)), fields }),
  response: RsvpAnswer,
  refusals: ['RSVP_NOT_FOUND', 'GUEST_NOT_FOUND', 'GUEST_ALREADY_CHECKED_IN', 'GUEST_NOT_ATTENDING'],
})

export const cancelRsvpGuestsCheckIn = operation({
  module,
  name: 'cancelRsvpGuestsCheckIn',
  summary: 'Undoes the check-in of guests of an answer, or of all who are in.',
  method: 'POST',
  ...paths('/rsvps/{rsvpId}/cancel-check-in'),
  who: admin('guests.write'),
  request: Type.Object({ rsvpId: Guid, guestIds, checkInCanceledDate: optional(nullable(Timestamp)), fields }),
  response: RsvpAnswer,
  refusals: ['RSVP_NOT_FOUND', 'GUEST_NOT_FOUND', 'GUEST_NOT_CHECKED_IN'],
})

export const operations = [
  createRsvp,
  getRsvp,
  updateRsvp,
  deleteRsvp,
  queryRsvps,
  searchRsvps,
  countRsvps,
  listRsvpSummary,
  listCurrentRsvps,
  bulkUpdateRsvps,
  bulkDeleteRsvpsByFilter,
  checkInRsvpGuests,
  cancelRsvpGuestsCheckIn,
] as const
