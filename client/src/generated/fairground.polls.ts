// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { RichContent } from './shapes.ts'

export type { RichContent } from './shapes.ts'

export type ClearPollRefusal = never

export interface ClearPollRequest {
  placeType: 'PRODUCT' | 'INFO_SECTION' | 'EVENT' | 'PAGE'
  placeId: string
  pollId: string
}

export type ClearPollResponse = Record<never, never>

export interface PollOptionResult {
  optionId: string
  share: number
  votes?: number
  voters: string[]
}

export interface PollResult {
  votes?: number
  options: PollOptionResult[]
}

export interface PollState {
  pollId: string
  mayVote: boolean
  chosenOptionIds: string[]
  result?: PollResult
}

export type ReadPollsRefusal = 'POLL_NOT_FOUND'

export interface ReadPollsRequest {
  placeType: 'PRODUCT' | 'INFO_SECTION' | 'EVENT' | 'PAGE'
  placeId: string
}

export interface ReadPollsResponse {
  content: RichContent
  polls: PollState[]
}

export type VotePollRefusal = 'POLL_NOT_FOUND' | 'POLL_OPTION_NOT_FOUND' | 'POLL_ONE_OPTION' | 'MEMBER_NEEDED' | 'TOO_MANY_REQUESTS'

export interface VotePollRequest {
  placeType: 'PRODUCT' | 'INFO_SECTION' | 'EVENT' | 'PAGE'
  placeId: string
  pollId: string
  optionIds: string[]
}

export interface VotePollResponse {
  poll: PollState
}

/** Module `fairground.polls`. */
export const polls = {
  /** A text with polls, and where each stands: the caller’s own vote, and the result where the poll shows it to them. `POLL_NOT_FOUND`: there is no such text, or no poll in it. */
  readPolls: call<ReadPollsRequest, ReadPollsResponse, ReadPollsRefusal>('GET', '/fairground/v1/polls/{placeType}/{placeId}'),
  /** Votes, or changes the caller’s vote: the options replace those chosen before, and none takes the vote back. A visitor has one vote as a member has; it follows them when they sign in, unless the member has voted. */
  votePoll: call<VotePollRequest, VotePollResponse, VotePollRefusal>('POST', '/fairground/v1/polls/{placeType}/{placeId}/vote'),
  /** Deletes all votes of a poll, also of one that stands in its text no more. */
  clearPoll: call<ClearPollRequest, ClearPollResponse, ClearPollRefusal>('POST', '/fairground/v1/polls/{placeType}/{placeId}/clear'),
}
