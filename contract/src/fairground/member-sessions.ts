import Type from 'typebox'
import { caller, operation } from '../operation.ts'
import { Empty, Guid, list, named, Timestamp } from '../scalars.ts'

const module = 'fairground.member-sessions'

const Session = named(
  'MemberSession',
  Type.Object({
    id: Guid,
    /** The app that the member signed in to. */
    app: Type.String(),
    createdDate: Timestamp,
    lastUsedDate: Timestamp,
    /** The one that asks. */
    current: Type.Boolean(),
  }),
)

export const listSessions = operation({
  module,
  name: 'listSessions',
  summary:
    'Sessions of the calling member: the browsers and apps in which they are signed in, the most recently used first.',
  method: 'GET',
  path: '/fairground/v1/member-sessions',
  who: caller,
  request: Type.Object({}),
  response: Type.Object({ sessions: list(Session, 100) }),
  refusals: ['MEMBER_NOT_FOUND'],
})

export const endSession = operation({
  module,
  name: 'endSession',
  summary: 'Signs the calling member out of one of their sessions.',
  method: 'DELETE',
  path: '/fairground/v1/member-sessions/{id}',
  who: caller,
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND', 'SESSION_NOT_FOUND'],
})

export const endOtherSessions = operation({
  module,
  name: 'endOtherSessions',
  summary: 'Signs the calling member out everywhere else.',
  method: 'POST',
  path: '/fairground/v1/member-sessions/end-others',
  who: caller,
  request: Type.Object({}),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND'],
})

export const operations = [listSessions, endSession, endOtherSessions] as const
