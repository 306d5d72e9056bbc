import Type from 'typebox'
import { RsvpStatus } from '../enumerations/events.ts'
import { AdditionalGuestDetails, Rsvp } from '../events/rsvp-shapes.ts'
import { createRsvp } from '../events/rsvp-v-2.ts'
import { admin, caller, operation } from '../operation.ts'
import { list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.rsvp-answers'

/** Comes with the mail: its bearer reads and changes that one answer. */
const token = text(200, { minLength: 1 })
const answer = Type.Object({
  rsvp: Rsvp,
  event: Type.Object({ id: Type.String(), slug: Type.String(), title: Type.String() }),
})

export const getAnswer = operation({
  module,
  name: 'getAnswer',
  summary: 'The answer that a link of a mail stands for, with all of its field sets.',
  method: 'GET',
  path: '/fairground/v1/rsvp-answers/{token}',
  who: caller,
  request: Type.Object({ token }),
  response: answer,
  refusals: ['RSVP_NOT_FOUND'],
})

export const changeAnswer = operation({
  module,
  name: 'changeAnswer',
  summary: 'Changes the answer that a link of a mail stands for.',
  method: 'PATCH',
  path: '/fairground/v1/rsvp-answers/{token}',
  who: caller,
  request: Type.Object({
    token,
    status: optional(oneOf(RsvpStatus)),
    additionalGuestDetails: optional(AdditionalGuestDetails),
  }),
  response: answer,
  refusals: ['RSVP_NOT_FOUND', ...createRsvp.refusals],
})

export const getAnswerLink = operation({
  module,
  name: 'getAnswerLink',
  summary: 'The address by which a guest comes back to their answer, as their mails have it.',
  method: 'GET',
  path: '/fairground/v1/rsvps/{rsvpId}/link',
  who: admin('guests.write'),
  request: Type.Object({ rsvpId: Type.String({ format: 'uuid', maxLength: 36 }) }),
  response: Type.Object({ url: Type.String() }),
  refusals: ['RSVP_NOT_FOUND'],
})

const MyAnswer = named(
  'MyAnswer',
  Type.Object({
    rsvpId: Type.String(),
    status: oneOf(RsvpStatus),
    /** The guest and their companions. */
    totalGuests: Type.Integer(),
    eventId: Type.String(),
    eventTitle: Type.String(),
    slug: Type.String(),
    /** Absent while the time is to be announced. */
    startDate: optional(Timestamp),
    endDate: optional(Timestamp),
    timeZoneId: Type.String(),
    /** The event names its time zone beside its times. */
    showTimeZone: Type.Boolean(),
    canceled: Type.Boolean(),
  }),
)

export const listMyAnswers = operation({
  module,
  name: 'listMyAnswers',
  summary:
    'The answers of the visitor or member who calls: those to events to come, soonest first, or with `past` those to events that are over, latest first. At most 50.',
  method: 'GET',
  path: '/fairground/v1/my-rsvps',
  who: caller,
  request: Type.Object({ past: optional(Type.Boolean()) }),
  response: Type.Object({ answers: list(MyAnswer, 50) }),
  refusals: [],
})

const settings = { promoteFromWaitlist: Type.Boolean() }

export const getRsvpSettings = operation({
  module,
  name: 'getRsvpSettings',
  summary: 'Settings of answers to events on this site.',
  method: 'GET',
  path: '/fairground/v1/rsvp-settings',
  who: admin('guests.read'),
  request: Type.Object({}),
  response: Type.Object(settings),
  refusals: [],
})

export const setRsvpSettings = operation({
  module,
  name: 'setRsvpSettings',
  summary: 'Sets if places that become free go to waiting guests, in their order; else the organiser decides.',
  method: 'PATCH',
  path: '/fairground/v1/rsvp-settings',
  who: admin('settings.write'),
  request: Type.Object(settings),
  response: Type.Object(settings),
  refusals: [],
})

export const operations = [
  getAnswer,
  changeAnswer,
  getAnswerLink,
  listMyAnswers,
  getRsvpSettings,
  setRsvpSettings,
] as const
