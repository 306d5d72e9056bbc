import type { Queryable, Tx } from '../../ground/database.ts'
import { deleteVotesOf, findAllVotesOf, giveVotes } from './queries.ts'

export const exportPollVotes = async (db: Queryable, memberId: string): Promise<Record<string, unknown>> => ({
  pollVotes: (await db.rows(findAllVotesOf, { voterId: memberId })).map(({ votedAt, ...vote }) => ({
    ...vote,
    votedDate: votedAt.toISOString(),
  })),
})

export const forgetPollVotes = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(deleteVotesOf, { voterIds: [...ids] })

/** A visitor signs in: their votes become the member's, but where the member has voted. */
export const pollVotesFollow = async (
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
): Promise<void> => {
  await tx.run(giveVotes, { from: visitorId, to: memberId })
}

/** Two members turn out to be one, who has one vote. */
export const joinPollVotes = (tx: Tx, from: string, to: string): Promise<number> => tx.run(giveVotes, { from, to })
