import { record } from '../../audit/record.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { userByEmail, userById } from '../staff/find-user.ts'
import type { Person } from './provider.ts'
import { bindStaff, findStaffIdentity } from './queries.ts'

type StaffAnswer = { readonly userId: string } | { readonly refused: 'unverified' | 'unknown' }

/**
 * The invited user that this person is. The first time the verified address finds them; from then on the provider's name of the
 * person alone does, so that a later owner of the address is nobody here.
 */
export async function staffUserOf(tx: Tx, ctx: Pick<Ctx, 'now' | 'newId'>, person: Person): Promise<StaffAnswer> {
  const { issuer, subject, email } = person
  const bound = await tx.row(findStaffIdentity, { issuer, subject })
  if (bound) return { userId: bound.userId }
  if (email === undefined) return { refused: 'unverified' }
  const found = await userByEmail(tx, email)
  const user = found && (await userById(tx, found.id))
  if (!user) return { refused: 'unknown' }
  const written = await tx.run(bindStaff, { issuer, subject, userId: user.id, at: ctx.now })
  if (written === 0) {
    // Two answers of one person at a time bind once; any other binding is somebody else's.
    const now = await tx.row(findStaffIdentity, { issuer, subject })
    return now?.userId === user.id ? { userId: user.id } : { refused: 'unknown' }
  }
  const caller = { kind: 'staff' as const, id: user.id, scopes: user.scopes }
  const entry = {
    action: 'staffUser.signInBound',
    target: { id: user.id, name: user.email },
    after: { issuer },
  } as const
  await record(tx, { ...ctx, caller }, entry)
  return { userId: user.id }
}
