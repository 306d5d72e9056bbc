import Type from 'typebox'
import { RsvpRequestedField, RsvpStatusV1, RsvpTag } from '../enumerations/events.ts'
import { admin, operation, own } from '../operation.ts'
import { Filter, fieldSets } from '../paging.ts'
import { Empty, FieldMask, Guid, int, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { FormResponse } from './event-form.ts'
import { MAX_COMPANIONS } from './rsvp-shapes.ts'
import { createRsvp as createOfV2, updateRsvp as updateOfV2 } from './rsvp-v-2.ts'
import { FacetCounts } from './wix-events-v-2.ts'

const module = 'events.rsvp'
const fieldset = fieldSets(RsvpRequestedField)
const paths = <const P extends string>(path: P) => ({
  path: `/v1/rsvp${path}`,
  publicPath: `/events/v1/rsvp${path}`,
  sitePath: `/_api/wix-events-web/v1/rsvp${path}`,
})

/** Administrators only, but for `silent`. */
const options = optional(
  named(
    'ModificationOptions',
    Type.Object({
      /** No mail is sent. */
      silent: optional(Type.Boolean()),
      ignoreLimits: optional(Type.Boolean()),
      ignoreFormValidation: optional(Type.Boolean()),
    }),
  ),
)

/** As `events.rsvp-v-2`.Rsvp, with the spellings of generation 1; companions stand in the form as `additionalGuests` and `guestNames`. */
const Rsvp = named(
  'Rsvp',
  Type.Object({
    id: Type.String(),
    eventId: Type.String(),
    memberId: optional(Type.String()),
    /** Contact of the guest; absent without an address. */
    contactId: optional(Type.String()),
    status: oneOf(RsvpStatusV1),
    anonymized: Type.Boolean(),
    marketingConsent: optional(Type.Boolean()),
    /** DETAILS */
    created: optional(Timestamp),
    modified: optional(Timestamp),
    firstName: optional(Type.String()),
    lastName: optional(Type.String()),
    totalGuests: optional(Type.Integer()),
    guests: optional(
      list(
        named(
          'Guest',
          Type.Object({
            id: Type.Integer(),
            index: Type.Integer(),
            fullName: Type.String(),
            checkIn: optional(Type.Object({ created: Timestamp })),
          }),
        ),
        MAX_COMPANIONS + 1,
      ),
    ),
    /** CONTACT_DETAILS */
    email: optional(Type.String()),
    /** FORM */
    rsvpForm: optional(FormResponse),
  }),
)
const RsvpAnswer = Type.Object({ rsvp: Rsvp })

const listed = {
  offset: optional(int(0, 10_000)),
  limit: optional(int(0, 400)),
  fieldset,
  memberId: optional(list(Guid, 100)),
  /** People who made the events. */
  eventCreatorId: optional(list(Guid, 50)),
  contactId: optional(list(Guid, 100)),
  /** `status`, `event.id` and `eventId`; others are passed over. */
  facet: optional(list(text(100), 20)),
  /** In the names of the party and the address. */
  searchPhrase: optional(text(200)),
  /** `created:desc` unless given; also `modified`, `name`, `email`, `status`, `totalGuests`. */
  sort: optional(text(100)),
  tag: optional(list(oneOf(RsvpTag), RsvpTag.length)),
}

const Counts = named(
  'Counts',
  Type.Object({
    /** Answers. */
    count: Type.Integer(),
    guests: Type.Integer(),
    guestsCheckIn: Type.Integer(),
  }),
)
const listAnswer = Type.Object({
  total: Type.Integer(),
  offset: Type.Integer(),
  limit: Type.Integer(),
  rsvps: Type.Array(Rsvp),
  facets: Type.Record(Type.String(), FacetCounts),
  rsvpFacets: named(
    'RsvpFacets',
    Type.Object({
      facets: Type.Record(
        Type.String(),
        named('RsvpFacetCounts', Type.Object({ counts: Type.Record(Type.String(), Counts) })),
      ),
    }),
  ),
})

export const listRsvp = operation({
  module,
  name: 'listRsvp',
  summary: 'RSVPs, newest first unless sorted.',
  method: 'GET',
  ...paths(''),
  who: admin('guests.read'),
  request: Type.Object({
    ...listed,
    eventId: optional(list(Guid, 100)),
    rsvpId: optional(list(Guid, 100)),
    status: optional(list(oneOf(RsvpStatusV1), 20)),
  }),
  response: listAnswer,
  refusals: [],
})

export const queryRsvp = operation({
  module,
  name: 'queryRsvp',
  summary: 'RSVPs by filter.',
  method: 'POST',
  ...paths('/query'),
  who: admin('guests.read'),
  request: Type.Object({ ...listed, filter: optional(nullable(Filter)) }),
  response: listAnswer,
  refusals: [],
})

export const getRsvp = operation({
  module,
  name: 'getRsvp',
  summary: 'An RSVP of the caller, or any for administrators.',
  method: 'GET',
  ...paths('/{rsvpId}'),
  who: own('guests.read'),
  request: Type.Object({ rsvpId: Guid, eventId: optional(Guid), fieldset }),
  response: RsvpAnswer,
  refusals: ['RSVP_NOT_FOUND'],
})

export const createRsvp = operation({
  module,
  name: 'createRsvp',
  summary: 'Answers an event; as `events.rsvp-v-2`.createRsvp, with everything in the form.',
  method: 'POST',
  ...paths(''),
  who: own('guests.write'),
  request: Type.Object({
    eventId: Guid,
    form: optional(FormResponse),
    /** YES unless given. */
    status: optional(oneOf(RsvpStatusV1)),
    /** Administrators only. */
    memberId: optional(nullable(Guid)),
    options,
    marketingConsent: optional(nullable(Type.Boolean())),
  }),
  response: Type.Object({ rsvp: Rsvp, calendarLinks: Type.Object({ google: Type.String(), ics: Type.String() }) }),
  refusals: createOfV2.refusals,
})

export const updateRsvp = operation({
  module,
  name: 'updateRsvp',
  summary: 'Changes an answer; `fields` names what (`status`, `rsvpForm`), without it what is present is set.',
  method: 'PATCH',
  ...paths('/{rsvpId}'),
  who: own('guests.write'),
  request: Type.Object({
    eventId: Guid,
    rsvpId: Guid,
    fields: optional(FieldMask),
    rsvpForm: optional(FormResponse),
    status: optional(oneOf(RsvpStatusV1)),
    options,
  }),
  response: RsvpAnswer,
  refusals: updateOfV2.refusals,
})

export const bulkUpdateRsvp = operation({
  module,
  name: 'bulkUpdateRsvp',
  summary: 'Gives the named answers of an event one status, all of them or none.',
  method: 'PATCH',
  ...paths(''),
  who: admin('guests.write'),
  request: Type.Object({
    eventId: Guid,
    rsvpId: list(Guid, 100, 1),
    fields: optional(FieldMask),
    status: optional(oneOf(RsvpStatusV1)),
  }),
  response: Type.Object({ rsvps: Type.Array(Rsvp) }),
  refusals: updateOfV2.refusals,
})

export const deleteRsvp = operation({
  module,
  name: 'deleteRsvp',
  summary: 'Deletes answers of an event; their places are free at once. Unknown ones are passed over.',
  method: 'DELETE',
  ...paths(''),
  who: admin('guests.write'),
  request: Type.Object({ eventId: Guid, rsvps: list(Guid, 100, 1) }),
  response: Empty,
  refusals: [],
})

const guests = {
  eventId: Guid,
  rsvpId: Guid,
  /** All guests of the answer unless given. */
  guestId: optional(list(int(1, MAX_COMPANIONS + 1), MAX_COMPANIONS + 1, 1)),
}

export const checkInRsvp = operation({
  module,
  name: 'checkInRsvp',
  summary: 'Checks in guests of an answer. Who is in already keeps the first time, which the answer says.',
  method: 'POST',
  ...paths('/check-in'),
  who: admin('guests.write'),
  request: Type.Object(guests),
  response: RsvpAnswer,
  refusals: ['RSVP_NOT_FOUND', 'GUEST_NOT_FOUND', 'GUEST_NOT_ATTENDING'],
})

export const deleteRsvpCheckIn = operation({
  module,
  name: 'deleteRsvpCheckIn',
  summary: 'Undoes the check-in of guests of an answer.',
  method: 'DELETE',
  ...paths('/check-in'),
  who: admin('guests.write'),
  request: Type.Object(guests),
  response: RsvpAnswer,
  refusals: ['RSVP_NOT_FOUND', 'GUEST_NOT_FOUND'],
})

export const operations = [
  listRsvp,
  queryRsvp,
  getRsvp,
  createRsvp,
  updateRsvp,
  bulkUpdateRsvp,
  deleteRsvp,
  checkInRsvp,
  deleteRsvpCheckIn,
] as const
