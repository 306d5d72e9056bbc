import { type Poll, pollsIn } from '@fairground/domain/formatting/rich-poll.ts'
import { choiceOf, mayVote } from '@fairground/domain/polls/poll-rules.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { type Place, type PollPlaces, pollReader, pollText } from './poll-places.ts'
import { type PollState, pollStates } from './poll-states.ts'
import { changeCounts, deleteVotes, openCounts, openVote, writeVote } from './queries.ts'

interface Vote extends Place {
  readonly pollId: string
  readonly optionIds: readonly string[]
}

/** Votes, changes a vote or takes it back. Throws POLL_NOT_FOUND, MEMBER_NEEDED, POLL_OPTION_NOT_FOUND and POLL_ONE_OPTION. */
export async function vote(ctx: Ctx, places: PollPlaces, { pollId, optionIds, ...place }: Vote): Promise<PollState> {
  const { placeId } = place
  const reader = pollReader(ctx, place)
  const { polls } = await pollText(ctx, places, place)
  const poll = polls.find(({ id }) => id === pollId)
  if (!poll) throw new ApiError({ code: 'POLL_NOT_FOUND', placeId })
  if (!mayVote(poll, reader) || reader.id === undefined) throw new ApiError({ code: 'MEMBER_NEEDED' })
  const voter = { voterId: reader.id, isMember: reader.kind === 'member' }
  const chosen = chosenOf(poll, optionIds)
  return ctx.db.inTx(async (tx) => {
    // The voter's row is locked, so that a vote that is sent twice at once counts once.
    const before = (await tx.row(openVote, { placeId, pollId, ...voter, at: ctx.now }))!.optionIds // an upsert gives its row
    const added = chosen.filter((id) => !before.includes(id))
    const removed = before.filter((id) => !chosen.includes(id))
    await tx.run(writeVote, { placeId, pollId, voterId: voter.voterId, optionIds: chosen })
    if (added.length > 0) await tx.run(openCounts, { placeId, pollId, optionIds: added })
    if (added.length + removed.length > 0) {
      await tx.run(changeCounts, { placeId, pollId, added, removed })
      await changed(tx, ctx, placeId, 'voted')
    }
    return (await pollStates(tx, { placeId, polls: [poll], reader }))[0]! // one poll, one state
  })
}

function chosenOf(poll: Poll, optionIds: readonly string[]): string[] {
  const choice = choiceOf(poll, optionIds)
  if (!choice.ok) throw new ApiError({ code: choice.refusal })
  return [...choice.optionIds]
}

/** Deletes all votes of a poll, also of one that its text has no more. */
export async function clearVotes(ctx: Ctx, places: PollPlaces, { pollId, ...place }: Place & { pollId: string }) {
  const { placeId } = place
  const poll = pollsIn(await places[place.placeType](ctx, placeId)).find(({ id }) => id === pollId)
  await ctx.db.inTx(async (tx) => {
    const votes = (await tx.row(deleteVotes, { placeId, pollId }))?.votes ?? 0
    if (votes === 0) return
    await changed(tx, ctx, placeId, 'cleared')
    await record(tx, ctx, {
      action: 'poll.cleared',
      target: { id: placeId, name: poll?.title || pollId },
      before: { votes },
    })
  })
}

/** Pages show the result of the text's polls, under its id as the text has it. */
const changed = (tx: Tx, ctx: Ctx, placeId: string, slug: string) =>
  happen(tx, [{ entity: 'poll', entityId: placeId.toLowerCase(), slug, payload: {} }], ctx)
