import type { Ctx } from '../../ground/context.ts'
import { grantable, isGrantable } from '../../ground/grantable.ts'
import { findOwner, findUser, findUserByEmail, scopesByEmail } from './queries.ts'

/** A staff user's mails hold links that sign in as them: only who may do as much reads them. Other addresses are anybody's. */
export async function mayReadMailOf({ db, caller }: Pick<Ctx, 'db' | 'caller'>, email: string): Promise<void> {
  const user = await db.row(findUserByEmail, { email })
  if (user) grantable(caller, user.scopes)
}

/** Addresses of these, in lower case, that belong to staff users who may do more than the caller. */
export async function staffBeyond(
  { db, caller }: Pick<Ctx, 'db' | 'caller'>,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const users = await db.rows(scopesByEmail, { emails: emails.map((email) => email.toLowerCase()) })
  return new Set(users.filter(({ scopes }) => !isGrantable(caller, scopes)).map(({ email }) => email.toLowerCase()))
}

/** Address at which the site's owner gets mail. */
export const addressOfOwner = async ({ db }: Pick<Ctx, 'db'>): Promise<string | undefined> =>
  (await db.row(findOwner, {}))?.email

/** Address at which the calling staff user gets mail. */
export async function addressOfStaff({ db, caller }: Pick<Ctx, 'db' | 'caller'>): Promise<string | undefined> {
  return caller.kind === 'staff' ? (await db.row(findUser, { id: caller.id }))?.email : undefined
}
