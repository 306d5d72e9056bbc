import * as contract from '@fairground/contract/identity/sign-on-policy.ts'
import type { Queryable } from '../../db/database.ts'
import type { RowOf } from '../../db/statement.ts'
import { type Api, mount } from '../../http/mount.ts'
import { findPolicy, writePolicy } from './queries.ts'

type Policy = RowOf<typeof findPolicy>

const toWire = ({ revision, createdAt, updatedAt, ...rest }: Policy) => ({
  ...rest,
  revision: String(revision),
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})

/** What a registration needs now; a site that never said asks for nothing. */
export async function signOnPolicy(
  db: Queryable,
): Promise<Pick<Policy, 'requireOwnerApproval' | 'requireEmailVerification'>> {
  return (await db.row(findPolicy, {})) ?? { requireOwnerApproval: false, requireEmailVerification: false }
}

export function signOnPolicyRoutes(api: Api): void {
  mount(api, contract.getSignOnPolicy, async (_request, { db, site, now }) => {
    const policy = await db.row(findPolicy, {})
    if (policy) return { signOnPolicy: toWire(policy) }
    const never = { id: site.id, revision: 0n, requireOwnerApproval: false, requireEmailVerification: false }
    return { signOnPolicy: toWire({ ...never, createdAt: now, updatedAt: now }) }
  })

  mount(api, contract.updateSignOnPolicy, async ({ signOnPolicy }, { db, site, now }) => {
    const policy = await db.row(writePolicy, {
      id: site.id,
      ownerApproval: signOnPolicy.requireOwnerApproval ?? null,
      emailVerification: signOnPolicy.requireEmailVerification ?? null,
      at: now,
    })
    return { signOnPolicy: toWire(policy!) } // an upsert returns its row
  })
}
