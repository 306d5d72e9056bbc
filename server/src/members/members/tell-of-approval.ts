import type { Db } from '../../db/database.ts'
import { approvalNeededMail, memberApprovedMail } from '../../identity/mails.ts'
import { type Moment, writeMail } from '../../mail/post.ts'
import { findProfile } from './queries.ts'

interface Needs extends Moment {
  readonly db: Db
  readonly publicUrl: string
}

/** Whoever waited for the owner learns that they are in. */
export async function tellApproved({ db, publicUrl, ...moment }: Needs, memberId: string): Promise<void> {
  const member = await db.row(findProfile, { id: memberId })
  if (member?.status !== 'ACTIVE' || !member.loginEmail) return
  await writeMail(db, memberApprovedMail(member.loginEmail, new URL('/login', publicUrl).href), moment)
}

/** The owner learns that somebody waits for them. */
export async function tellOwner(
  { db, publicUrl, ...moment }: Needs,
  memberId: string,
  owner: string | undefined,
): Promise<void> {
  const member = await db.row(findProfile, { id: memberId })
  if (member?.status !== 'PENDING' || !member.pendingReasons.includes('ADMIN_APPROVAL_REQUIRED')) return
  if (owner === undefined || !member.loginEmail) return
  await writeMail(db, approvalNeededMail(owner, member.loginEmail, new URL('/admin/members', publicUrl).href), moment)
}
