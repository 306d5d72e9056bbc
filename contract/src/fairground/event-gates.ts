import Type from 'typebox'
import { GatePlaceStatus, GateStatus } from '../enumerations/tickets.ts'
import { admin, caller, operation } from '../operation.ts'
import { freeObject, Guid, int, named, nullable, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'fairground.event-gates'
const ofEvent = '/fairground/v1/events/{eventId}/gate'

/** Admissions per minute. */
export const GATE_RATE = { least: 1, usual: 60, most: 6000 } as const
/** Minutes that an admission is valid. */
export const ADMISSION_MINUTES = { least: 2, usual: 10, most: 120 } as const
/** Each step doubles the work for a place; 10 is about half a second of a laptop, 16 half a minute. 0 is none. */
export const GATE_DIFFICULTY = { least: 0, usual: 10, most: 16 } as const

export const EventGate = named(
  'EventGate',
  Type.Object({
    /** "0" until it is set. */
    revision: Revision,
    enabled: Type.Boolean(),
    /** Visitors who come before are numbered by lot. Absent: everybody in the order of coming. */
    opensDate: optional(Timestamp),
    admissionsPerMinute: Type.Integer(),
    admissionMinutes: Type.Integer(),
    difficulty: Type.Integer(),
    status: oneOf(GateStatus),
    /** Visitors who wait. */
    waiting: Type.Integer(),
    /** Visitors whose admission is valid now. */
    admitted: Type.Integer(),
    /** Visitors who were admitted since the gate was made. */
    admittedInAll: Type.Integer(),
    /** Visitors with a place who have ordered tickets since they took it. */
    bought: Type.Integer(),
  }),
)

const eventGate = Type.Object({ eventGate: EventGate })

export const getEventGate = operation({
  module,
  name: 'getEventGate',
  summary: 'Settings of the gate in front of an event with tickets, and how many wait, are admitted and have bought.',
  method: 'GET',
  path: ofEvent,
  who: admin('events.read'),
  request: Type.Object({ eventId: Guid }),
  response: eventGate,
  refusals: ['EVENT_NOT_FOUND'],
})

export const setEventGate = operation({
  module,
  name: 'setEventGate',
  summary:
    'Switches the gate of an event on or off, and sets its opening, its rate, how long an admission is valid and the work for a place. Admissions that were given stand. Switched off, everybody may buy; places are kept for when it is switched on again.',
  method: 'PATCH',
  path: ofEvent,
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    revision: optional(Revision),
    enabled: optional(Type.Boolean()),
    /** Null: it is open while it is on. */
    opensDate: optional(nullable(Timestamp)),
    admissionsPerMinute: optional(int(GATE_RATE.least, GATE_RATE.most)),
    admissionMinutes: optional(int(ADMISSION_MINUTES.least, ADMISSION_MINUTES.most)),
    difficulty: optional(int(GATE_DIFFICULTY.least, GATE_DIFFICULTY.most)),
  }),
  response: eventGate,
  refusals: ['EVENT_NOT_FOUND', 'INVALID_EVENT_TYPE', 'STALE_REVISION'],
})

/** Token of a place, which is its visitor's alone. */
const token = text(300, { minLength: 1 })

export const GatePlace = named(
  'GatePlace',
  Type.Object({
    /** For looking at the place without searching for it. */
    token: Type.String(),
    status: oneOf(GatePlaceStatus),
    /** 1 is next. Absent before the draw, and once admitted. */
    position: optional(Type.Integer()),
    /** Visitors before this one. */
    before: optional(Type.Integer()),
    /** Expected wait at the present rate. */
    waitSeconds: optional(Type.Integer()),
    /** End of the admission. */
    admittedUntilDate: optional(Timestamp),
  }),
)

export const GateView = named(
  'GateView',
  Type.Object({
    status: oneOf(GateStatus),
    opensDate: optional(Timestamp),
    difficulty: Type.Integer(),
    /** Visitors who wait. */
    waiting: Type.Integer(),
    /** The caller's place; absent where they have none. */
    place: optional(GatePlace),
    /** Seconds until it is worth looking again. */
    lookAgainSeconds: Type.Integer(),
  }),
)

const gate = Type.Object({ gate: GateView })

export const getGateChallenge = operation({
  module,
  name: 'getGateChallenge',
  summary:
    'A task whose solution takes a place in front of an event: a proof of work in the format of ALTCHA, for this caller and event alone, valid for 10 minutes and once. Absent where none is needed.',
  method: 'GET',
  path: `${ofEvent}/challenge`,
  who: caller,
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ challenge: optional(freeObject(4_000)) }),
  refusals: ['EVENT_NOT_FOUND', 'EVENT_GATE_OFF', 'PERMISSION_DENIED'],
})

export const joinGate = operation({
  module,
  name: 'joinGate',
  summary:
    'Takes a place in front of an event: one for each visitor or member. Who has one gets it again. Before the opening places are drawn by lot at the opening; after it they follow in the order of coming.',
  method: 'POST',
  path: `${ofEvent}/places`,
  who: caller,
  request: Type.Object({
    eventId: Guid,
    /** Solution of the challenge: base64 of JSON. */
    proof: optional(text(8_000)),
  }),
  response: gate,
  refusals: ['EVENT_NOT_FOUND', 'EVENT_GATE_OFF', 'EVENT_GATE_PROOF_NEEDED', 'PERMISSION_DENIED'],
})

export const lookAtGate = operation({
  module,
  name: 'lookAtGate',
  summary: 'The gate of an event and the caller’s place: its position, or until when they are admitted.',
  method: 'GET',
  path: `${ofEvent}/places/mine`,
  who: caller,
  request: Type.Object({ eventId: Guid, token: optional(token) }),
  response: gate,
  refusals: ['EVENT_NOT_FOUND', 'EVENT_GATE_PLACE_NOT_FOUND'],
})

export const leaveGate = operation({
  module,
  name: 'leaveGate',
  summary: 'Gives up the caller’s place, or their admission: those behind move up.',
  method: 'POST',
  path: `${ofEvent}/places/mine/leave`,
  who: caller,
  request: Type.Object({ eventId: Guid }),
  response: gate,
  refusals: ['EVENT_NOT_FOUND', 'EVENT_GATE_PLACE_NOT_FOUND'],
})

export const operations = [getEventGate, setEventGate, getGateChallenge, joinGate, lookAtGate, leaveGate] as const
