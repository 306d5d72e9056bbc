import type { bulkDeleteMembers, MemberSearch } from '@fairground/contract/members/members.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { matchingIds } from '../../db/matching.ts'
import { requireCondition } from '../../db/selects-all.ts'
import type { Ctx } from '../../ground/context.ts'
import { refusalText } from '../../ground/texts/catalogues.ts'
import { STAFF_LOCALE } from '../../http/reader.ts'
import type { Decision, MemberDecisions } from './change-status.ts'
import { administratorsSpec, searched } from './list-members.ts'

/** Answers for each; the same id twice is deleted once. */
export async function deleteMembers(
  ctx: Ctx,
  { decide }: MemberDecisions,
  memberIds: readonly string[],
): Promise<ResponseOf<typeof bulkDeleteMembers>> {
  const distinct = [...new Set(memberIds)]
  const deleted = new Set((await ctx.db.inTx((tx) => decide(tx, 'delete', distinct, ctx))).map(({ id }) => id))
  const results = memberIds.map((id, originalIndex) => {
    const success = deleted.has(id)
    const error = { code: 'MEMBER_NOT_FOUND', description: refusalText('MEMBER_NOT_FOUND', STAFF_LOCALE) }
    return { itemMetadata: { id, originalIndex, success, ...present({ error: success ? undefined : error }) } }
  })
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  return {
    results,
    bulkActionMetadata: { totalSuccesses, totalFailures: results.length - totalSuccesses, undetailedFailures: 0 },
  }
}

interface Matching {
  readonly filter: Record<string, unknown>
  readonly search?: Static<typeof MemberSearch> | undefined
}

/** Members decided about in one transaction, so that no one waits long for their locks. */
const BATCH = 500

/** Decides about everyone who matches, in the order of their ids; the answer names what was done. */
export async function decideMatching(
  ctx: Ctx,
  { decide }: MemberDecisions,
  decision: Decision,
  matching: Matching,
): Promise<{ jobId: string }> {
  if (decision !== 'approve') requireCondition(administratorsSpec.fields, matching.filter, matching.search)
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const ids = await nextIds(ctx, matching, after)
    if (ids.length > 0) await ctx.db.inTx((tx) => decide(tx, decision, ids, ctx))
    if (ids.length < BATCH) return { jobId: ctx.newId() }
    after = ids.at(-1)!
  }
}

const nextIds = ({ db, caller }: Ctx, { filter, search }: Matching, after: string): Promise<string[]> =>
  matchingIds(administratorsSpec, {
    db,
    filter,
    where: [{ sql: "m.status <> 'DELETED'", values: [] }, ...searched(caller, search)],
    after,
    limit: BATCH,
  })
