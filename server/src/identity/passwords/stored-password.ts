import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import { writeMail } from '../../mail/post.ts'
import type { Member } from '../accounts/member.ts'
import { forgetDevicesOf } from '../devices/devices.ts'
import { endSessionsOf } from '../tokens/end-sessions.ts'
import { findSignIn, insertPassword } from './queries.ts'

/** The member whose login address it is, with the hash of their password: null for one who never chose a password. */
export const memberWithPassword = (
  db: Queryable,
  email: string,
): Promise<(Member & { readonly password: string | null }) | undefined> => db.row(findSignIn, { email })

/** The first password of a member who is new. */
export const writePassword = (tx: Tx, memberId: string, hash: string, at: Date): Promise<number> =>
  tx.run(insertPassword, { memberId, hash, at })

/** Another password: every session ends, no browser is remembered any more, and a mail reports it. Factors stay. */
export async function replacePassword(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  { id, loginEmail }: { readonly id: string; readonly loginEmail: string },
  hash: string,
): Promise<void> {
  await writePassword(tx, id, hash, ctx.now)
  await endSessionsOf(tx, id, ctx)
  await forgetDevicesOf(tx, id)
  await writeMail(tx, changedPasswordMail(loginEmail, ctx.now), ctx)
}

const changedPasswordMail = (to: string, when: Date): TemplatedMail => ({
  to,
  template: 'changedPassword',
  values: { when },
})
