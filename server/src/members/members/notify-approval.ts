import type { Db } from '../../ground/database.ts'
import { memberById } from '../../identity/accounts/find-member.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import { type Moment, writeMail } from '../../mail/post.ts'

interface Needs extends Moment {
  readonly db: Db
  readonly publicUrl: string
}

/** Notifies a member who waited for the owner that they are in. */
export async function notifyApproved({ db, publicUrl, ...moment }: Needs, memberId: string): Promise<void> {
  const member = await memberById(db, memberId)
  if (member?.status !== 'ACTIVE' || !member.loginEmail) return
  await writeMail(db, memberApprovedMail(member.loginEmail, new URL('/login', publicUrl).href), moment)
}

/** The owner learns that somebody waits for them. */
export async function notifyOwner(
  { db, publicUrl, ...moment }: Needs,
  memberId: string,
  owner: string | undefined,
): Promise<void> {
  const member = await memberById(db, memberId)
  if (member?.status !== 'PENDING' || !member.pendingReasons.includes('ADMIN_APPROVAL_REQUIRED')) return
  if (owner === undefined || !member.loginEmail) return
  await writeMail(db, approvalNeededMail(owner, member.loginEmail, new URL('/admin/members', publicUrl).href), moment)
}

const memberApprovedMail = (to: string, link: string): TemplatedMail => ({
  to,
  template: 'memberApproved',
  values: { link },
})

/** To an owner. `member` is the name or address of who registered. */
const approvalNeededMail = (to: string, member: string, link: string): TemplatedMail => ({
  to,
  template: 'approvalNeeded',
  values: { member, link },
})
