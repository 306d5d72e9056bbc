import type { Poll } from '../formatting/rich-poll.ts'
import { allocate } from '../rounding.ts'

/** A caller as polls see them. */
export interface PollReader {
  readonly kind: 'nobody' | 'visitor' | 'member' | 'staff'
  readonly id?: string
}

/** A vote may be cast by every visitor and member, or by members alone; staff and programs have none. */
export const mayVote = ({ vote }: Pick<Poll, 'vote'>, { kind }: PollReader): boolean =>
  kind === 'member' || (kind === 'visitor' && vote === 'ALL')

/** Staff see every result, and so does the member who made the poll. */
export function seesResult(
  { view, creatorId }: Pick<Poll, 'view' | 'creatorId'>,
  { kind, id }: PollReader,
  hasVoted: boolean,
): boolean {
  if (kind === 'staff' || view === 'EVERYONE') return true
  if (kind === 'member' && creatorId !== undefined && id === creatorId) return true
  return view === 'VOTERS' && hasVoted
}

export type Choice =
  | { readonly ok: true; readonly optionIds: readonly string[] }
  | { readonly ok: false; readonly refusal: 'POLL_OPTION_NOT_FOUND' | 'POLL_ONE_OPTION' }

/** Options that a voter chose, each once and in the poll's order; none takes the vote back. */
export function choiceOf({ options, multiple }: Pick<Poll, 'options' | 'multiple'>, chosen: readonly string[]): Choice {
  const optionIds = options.map(({ id }) => id).filter((id) => chosen.includes(id))
  if (chosen.some((id) => !optionIds.includes(id))) return { ok: false, refusal: 'POLL_OPTION_NOT_FOUND' }
  if (optionIds.length > 1 && !multiple) return { ok: false, refusal: 'POLL_ONE_OPTION' }
  return { ok: true, optionIds }
}

/** Whole percentages that add up to 100, by largest remainder; all 0 without a vote. */
export const sharesOf = (votes: readonly number[]): number[] =>
  votes.every((count) => count === 0)
    ? votes.map(() => 0)
    : allocate(
        100n,
        votes.map((count) => BigInt(count)),
      ).map(Number)
