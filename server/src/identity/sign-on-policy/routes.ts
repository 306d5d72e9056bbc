import * as contract from '@fairground/contract/identity/sign-on-policy.ts'
import { record } from '../../audit/record.ts'
import type { RowOf } from '../../db/statement.ts'
import { type Api, mount } from '../../http/mount.ts'
import { type Requirements, signOnPolicy } from './policy.ts'
import { findPolicy, writePolicy } from './queries.ts'

type Policy = RowOf<typeof findPolicy>

const toWire = ({ revision, createdAt, updatedAt, ...rest }: Policy) => ({
  ...rest,
  revision: String(revision),
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})

/** The part that stands in the audit log. */
const requirements = ({ requireOwnerApproval, requireEmailVerification }: Requirements) => ({
  requireOwnerApproval,
  requireEmailVerification,
})

export function signOnPolicyRoutes(api: Api): void {
  mount(api, contract.getSignOnPolicy, async (_request, { db, site, now }) => {
    const policy = await db.row(findPolicy, {})
    if (policy) return { signOnPolicy: toWire(policy) }
    const never = { id: site.id, revision: 0n, requireOwnerApproval: false, requireEmailVerification: false }
    return { signOnPolicy: toWire({ ...never, createdAt: now, updatedAt: now }) }
  })

  mount(api, contract.updateSignOnPolicy, async ({ signOnPolicy: change }, ctx) => {
    const policy = await ctx.db.inTx(async (tx) => {
      const before = await signOnPolicy(tx)
      const after = await tx.row(writePolicy, {
        id: ctx.site.id,
        ownerApproval: change.requireOwnerApproval ?? null,
        emailVerification: change.requireEmailVerification ?? null,
        at: ctx.now,
      })
      const target = { id: ctx.site.id, name: ctx.site.name }
      await record(tx, ctx, {
        action: 'signOnPolicy.changed',
        target,
        before: requirements(before),
        after: requirements(after!),
      }) // an upsert returns its row
      return after!
    })
    return { signOnPolicy: toWire(policy) }
  })
}
