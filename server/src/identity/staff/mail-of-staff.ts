import type { Ctx } from '../../http/context.ts'
import { grantable } from './grantable.ts'
import { findUserByEmail } from './queries.ts'

/** A staff user's mails hold links that sign in as them: only who may do as much reads them. Other addresses are anybody's. */
export async function mayReadMailOf({ db, caller }: Pick<Ctx, 'db' | 'caller'>, email: string): Promise<void> {
  const user = await db.row(findUserByEmail, { email })
  if (user) grantable(caller, user.scopes)
}
