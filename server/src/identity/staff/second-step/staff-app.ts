import { type Deed, record } from '../../../audit/record.ts'
import type { Db, Tx } from '../../../ground/database.ts'
import type { Sealer } from '../../../ground/sealer.ts'
import type { Site } from '../../../ground/site.ts'
import { writeMail } from '../../../mail/post.ts'
import { brakeCodes } from '../../factors/brake.ts'
import { factorChangedMail } from '../../factors/factor-changed-mail.ts'
import { forgetFactors } from '../../factors/forget-factors.ts'
import { writeRecoveryCodes } from '../../factors/recovery-codes.ts'
import { beginApp, begunApp, finishApp } from '../../factors/set-up-app.ts'
import { stepOf, totpUri } from '../../factors/totp.ts'
import { isStaffCode } from './second-step.ts'

interface StaffPerson {
  readonly id: string
  readonly email: string
}

type Sealing = Deed & { readonly sealer: Sealer }

export const beginStaffApp = (db: Db, deed: Sealing, site: Pick<Site, 'name'>, { id, email }: StaffPerson) =>
  beginApp(db, deed, { kind: 'staff', id, siteName: site.name, email })

/** The key of a set-up that was begun, to be shown again. */
export async function begunStaffApp(db: Db, sealer: Sealer, site: Pick<Site, 'name'>, { id, email }: StaffPerson) {
  const secret = sealer.open((await begunApp(db, id)).sealed, id)
  return { secret, uri: totpUri(secret, site.name, email) }
}

/** Recovery codes, shown this once; undefined when the code is not the app's. */
export async function confirmStaffApp(
  db: Db,
  deed: Sealing,
  user: StaffPerson,
  code: string,
): Promise<string[] | undefined> {
  const { now } = deed
  const begun = await begunApp(db, user.id)
  const brake = await brakeCodes(db, now, user.id)
  const step = stepOf(deed.sealer.open(begun.sealed, user.id), code.replace(/\s/g, ''), now)
  if (step === undefined) return undefined
  const codes = await db.inTx(async (tx) => {
    if (!(await finishApp(tx, begun.id, step, now))) return undefined
    await record(tx, deed, { action: 'staffUser.factorAdded', target: { id: user.id, name: user.email } })
    await writeMail(tx, factorChangedMail(user.email, 'totpAdded', now), deed)
    return writeRecoveryCodes(tx, user.id, now)
  })
  await brake.release()
  return codes
}

/** False when the code is neither the app's nor a recovery code. */
export async function endStaffApp(db: Db, deed: Sealing, user: StaffPerson, code: string): Promise<boolean> {
  const brake = await brakeCodes(db, deed.now, user.id)
  const ended = await db.inTx(async (tx) => {
    if (!(await isStaffCode(tx, deed.sealer, { userId: user.id, code, at: deed.now }))) return false
    await forgetStaffFactors(tx, deed, user)
    return true
  })
  if (ended) await brake.release()
  return ended
}

/** By the user themselves, or from the console for who has lost everything. */
export async function forgetStaffFactors(tx: Tx, deed: Deed, { id, email }: StaffPerson): Promise<void> {
  await forgetFactors(tx, [id])
  await record(tx, deed, { action: 'staffUser.factorRemoved', target: { id, name: email } })
  await writeMail(tx, factorChangedMail(email, 'totpRemoved', deed.now), deed)
}
