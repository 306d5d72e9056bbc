import type { votePoll } from '@fairground/contract/fairground/polls.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import type { Poll } from '@fairground/domain/formatting/rich-poll.ts'
import { mayVote, type PollReader, seesResult, sharesOf } from '@fairground/domain/polls/poll-rules.ts'
import { present } from '@fairground/domain/present.ts'
import type { Queryable } from '../../ground/database.ts'
import { findCounts, findVoters, findVotesOf } from './queries.ts'

export type PollState = ResponseOf<typeof votePoll>['poll']

/** Votes and names by poll and option. */
interface Counted {
  readonly votes: ReadonlyMap<string, number>
  readonly voters: ReadonlyMap<string, readonly string[]>
}

const keyOf = (pollId: string, optionId: string): string => JSON.stringify([pollId, optionId])

/** States of the polls of one text for a reader: the same few statements however many they are. */
export async function pollStates(
  db: Queryable,
  { placeId, polls, reader }: { placeId: string; polls: readonly Poll[]; reader: PollReader },
): Promise<PollState[]> {
  const pollIds = polls.map(({ id }) => id)
  const own =
    reader.kind === 'visitor' || reader.kind === 'member'
      ? await db.rows(findVotesOf, { placeId, pollIds, voterId: reader.id ?? '' })
      : []
  const chosen = new Map(own.map(({ pollId, optionIds }) => [pollId, optionIds]))
  const open = polls.filter((poll) => seesResult(poll, reader, chosen.has(poll.id)))
  const counted = await countsOf(db, placeId, open)
  return polls.map((poll) => {
    const chosenOptionIds = poll.options.map(({ id }) => id).filter((id) => chosen.get(poll.id)?.includes(id))
    const result = open.includes(poll) ? resultOf(poll, counted, reader) : undefined
    return { pollId: poll.id, mayVote: mayVote(poll, reader), chosenOptionIds, ...present({ result }) }
  })
}

async function countsOf(db: Queryable, placeId: string, polls: readonly Poll[]): Promise<Counted> {
  const naming = polls.filter(({ showsVoters }) => showsVoters)
  const counts = polls.length > 0 ? await db.rows(findCounts, { placeId, pollIds: polls.map(({ id }) => id) }) : []
  const named = naming.length > 0 ? await db.rows(findVoters, { placeId, pollIds: naming.map(({ id }) => id) }) : []
  const voters = Map.groupBy(named, ({ pollId, optionId }) => keyOf(pollId, optionId))
  return {
    votes: new Map(counts.map(({ pollId, optionId, votes }) => [keyOf(pollId, optionId), Number(votes)])),
    voters: new Map([...voters].map(([key, rows]) => [key, rows.map(({ name }) => name)])),
  }
}

/** Options that the poll has no more do not count. */
function resultOf({ id, options, showsCounts }: Poll, { votes, voters }: Counted, { kind }: PollReader) {
  const counts = options.map((option) => votes.get(keyOf(id, option.id)) ?? 0)
  const shares = sharesOf(counts)
  const isNumbered = showsCounts || kind === 'staff'
  return {
    ...present({ votes: isNumbered ? counts.reduce((sum, count) => sum + count, 0) : undefined }),
    options: options.map((option, i) => ({
      optionId: option.id,
      share: shares[i] ?? 0,
      ...present({ votes: isNumbered ? counts[i] : undefined }),
      voters: [...(voters.get(keyOf(id, option.id)) ?? [])],
    })),
  }
}
