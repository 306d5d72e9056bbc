import Type from 'typebox'
import { PollPlace } from '../enumerations/pages.ts'
import { admin, caller, operation } from '../operation.ts'
import { Empty, FreeObject, Guid, int, list, named, oneOf, optional, text } from '../scalars.ts'

const module = 'fairground.polls'
const path = '/fairground/v1/polls/{placeType}/{placeId}' as const

/** Most options of a poll; our choice. */
export const MAX_POLL_OPTIONS = 50
/** Most characters in the id of a poll or of an option; our choice. */
export const MAX_POLL_ID = 64
/** Most names that stand beside an option. */
export const MAX_SHOWN_VOTERS = 20

const PollId = text(MAX_POLL_ID, { minLength: 1 })
/** The text that the poll stands in: a product, an info section, an event, a page of the shop's own. */
const place = { placeType: oneOf(PollPlace), placeId: Guid }

const PollState = named(
  'PollState',
  Type.Object({
    pollId: PollId,
    /** The caller may vote now. */
    mayVote: Type.Boolean(),
    /** Options that the caller chose. */
    chosenOptionIds: list(PollId, MAX_POLL_OPTIONS),
    /** Absent where the caller does not see it. */
    result: optional(
      named(
        'PollResult',
        Type.Object({
          /** Votes for all options; absent where the poll shows no numbers, but to staff. */
          votes: optional(Type.Integer()),
          options: list(
            named(
              'PollOptionResult',
              Type.Object({
                optionId: PollId,
                /** Per cent of the votes; together they are 100. */
                share: int(0, 100),
                votes: optional(Type.Integer()),
                /** Names of members with a public profile who chose it, the latest first; empty where the poll names nobody. */
                voters: list(Type.String(), MAX_SHOWN_VOTERS),
              }),
            ),
            MAX_POLL_OPTIONS,
          ),
        }),
      ),
    ),
  }),
)

export const readPolls = operation({
  module,
  name: 'readPolls',
  summary:
    'A text with polls, and where each stands: the caller’s own vote, and the result where the poll shows it to them. `POLL_NOT_FOUND`: there is no such text, or no poll in it.',
  method: 'GET',
  path,
  who: caller,
  request: Type.Object(place),
  response: Type.Object({
    /** Rich text as a tree of nodes, at most 100 kB. */
    content: named('RichContent', FreeObject),
    polls: list(PollState, 1000),
  }),
  refusals: ['POLL_NOT_FOUND'],
})

export const votePoll = operation({
  module,
  name: 'votePoll',
  summary:
    'Votes, or changes the caller’s vote: the options replace those chosen before, and none takes the vote back. A visitor has one vote as a member has; it follows them when they sign in, unless the member has voted.',
  method: 'POST',
  path: `${path}/vote`,
  who: caller,
  request: Type.Object({ ...place, pollId: PollId, optionIds: list(PollId, MAX_POLL_OPTIONS) }),
  response: Type.Object({ poll: PollState }),
  refusals: ['POLL_NOT_FOUND', 'POLL_OPTION_NOT_FOUND', 'POLL_ONE_OPTION', 'MEMBER_NEEDED', 'TOO_MANY_REQUESTS'],
})

export const clearPoll = operation({
  module,
  name: 'clearPoll',
  summary: 'Deletes all votes of a poll, also of one that stands in its text no more.',
  method: 'POST',
  path: `${path}/clear`,
  who: admin('settings.write'),
  request: Type.Object({ ...place, pollId: PollId }),
  response: Empty,
  refusals: [],
})

export const operations = [readPolls, votePoll, clearPoll] as const
