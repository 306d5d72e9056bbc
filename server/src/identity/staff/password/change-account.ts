import { PROPER_NAME } from '@fairground/contract/scalars.ts'
import { isEmailAddress } from '@fairground/domain/email-address.ts'
import { type Deed, record } from '../../../audit/record.ts'
import { violatedConstraint } from '../../../db/faults.ts'
import { SESSION_ENTITY } from '../../../ground/caller.ts'
import type { Db, Tx } from '../../../ground/database.ts'
import { type Message, message } from '../../../ground/texts/message.ts'
import type { TemplatedMail } from '../../../mail/compose.ts'
import { writeMail } from '../../../mail/post.ts'
import { happen } from '../../../outbox/happenings.ts'
import { passwordFault } from '../../passwords/password-rules.ts'
import { hashPassword } from '../../passwords/passwords.ts'
import { endSignInsOfStaff } from '../end-sign-ins.ts'
import { lockStaffUser, renameStaffUser, writeStaffPassword } from './queries.ts'

export interface Account {
  readonly name: string
  readonly email: string
  /** Empty: the password stays as it is. */
  readonly password: string
}

interface Place {
  readonly siteName: string
  readonly host: string
}

/** Reason why an account cannot be so; undefined where it can. */
export function accountFault({ name, email, password }: Account, { siteName, host }: Place): Message | undefined {
  if (name.length > 100 || !new RegExp(PROPER_NAME, 'u').test(name)) return message('staff.enterName')
  if (email.length > 254 || !isEmailAddress(email)) return message('staff.wholeAddress')
  const fault = password === '' ? undefined : passwordFault(password, 'password', { email, siteName, host })
  return fault && message('pages.passwordLength')
}

/** `session` is the hash of the one that makes the change: it stays. From the console there is none. */
type Change = Account & { readonly userId: string; readonly session?: string }

export type Outcome = 'CHANGED' | 'ADDRESS_TAKEN' | 'GONE'

/**
 * Names a staff user, and with a password gives them another. A new address or password ends their other sessions and every link that was
 * sent, and a mail to the address they had reports it.
 */
export async function changeAccount(db: Db, deed: Deed, change: Change): Promise<Outcome> {
  const hash = change.password === '' ? undefined : await hashPassword(change.password)
  try {
    return await db.inTx((tx) => write(tx, deed, change, hash))
  } catch (error) {
    if (violatedConstraint(error) === 'staff_users_email') return 'ADDRESS_TAKEN'
    throw error
  }
}

async function write(tx: Tx, deed: Deed, { userId, name, email, session }: Change, hash: string | undefined) {
  const before = await tx.row(lockStaffUser, { id: userId })
  if (!before) return 'GONE'
  const moves = before.email !== email
  if (moves || before.name !== name) {
    await tx.run(renameStaffUser, { id: userId, email, name })
    await record(tx, deed, {
      action: 'staffUser.changed',
      target: { id: userId, name: email },
      before: { email: before.email, name: before.name },
      after: { email, name },
    })
  }
  if (hash !== undefined) {
    await tx.run(writeStaffPassword, { userId, hash, at: deed.now })
    await record(tx, deed, { action: 'staffUser.passwordChanged', target: { id: userId, name: email } })
    await writeMail(tx, changedPasswordMail(before.email, deed.now), deed)
  }
  if (moves) await writeMail(tx, changedEmailMail(before.email, email, deed.now), deed)
  if (moves || hash !== undefined) await endOthers(tx, deed, userId, session)
  return 'CHANGED'
}

async function endOthers(tx: Tx, deed: Deed, userId: string, session: string | undefined): Promise<void> {
  await endSignInsOfStaff(tx, userId, session)
  await happen(tx, [{ entity: SESSION_ENTITY, entityId: userId, slug: 'ended', payload: {} }], deed)
}

const changedPasswordMail = (to: string, when: Date): TemplatedMail => ({
  to,
  template: 'changedPassword',
  values: { when },
})
const changedEmailMail = (to: string, email: string, when: Date): TemplatedMail => ({
  to,
  template: 'changedEmail',
  values: { email, when },
})
