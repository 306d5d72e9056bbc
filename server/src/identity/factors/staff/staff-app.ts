import type { Db, Tx } from '../../../db/database.ts'
import { ApiError } from '../../../http/api-error.ts'
import { writeMail } from '../../../mail/post.ts'
import { type Deed, record } from '../../audit/record.ts'
import { factorChangedMail } from '../../mails.ts'
import type { Sealer } from '../../sealer.ts'
import type { Site } from '../../site.ts'
import { beginApp } from '../begin-app.ts'
import { brakeCodes } from '../brake.ts'
import { forgetFactors } from '../forget-factors.ts'
import { confirmFactor, factorsOf } from '../queries.ts'
import { writeRecoveryCodes } from '../recovery-codes.ts'
import { stepOf, totpUri } from '../totp.ts'
import { isStaffCode } from './second-step.ts'

export interface StaffPerson {
  readonly id: string
  readonly email: string
}

type Sealing = Deed & { readonly sealer: Sealer }

export const beginStaffApp = (db: Db, deed: Sealing, site: Pick<Site, 'name'>, { id, email }: StaffPerson) =>
  beginApp(db, deed, { kind: 'staff', id, siteName: site.name, email })

/** The key of a set-up that was begun, to be shown again. */
export async function begunStaffApp(db: Db, sealer: Sealer, site: Pick<Site, 'name'>, { id, email }: StaffPerson) {
  const begun = (await db.rows(factorsOf, { subjectId: id })).find(({ confirmedAt }) => confirmedAt === null)
  if (!begun?.secret) throw new ApiError({ code: 'FACTOR_NOT_FOUND' })
  const secret = sealer.open(begun.secret, id)
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
  const begun = (await db.rows(factorsOf, { subjectId: user.id })).find(({ confirmedAt }) => confirmedAt === null)
  if (!begun) throw new ApiError({ code: 'FACTOR_NOT_FOUND' })
  const brake = await brakeCodes(db, now, user.id)
  const step = stepOf(deed.sealer.open(begun.secret ?? '', user.id), code.replace(/\s/g, ''), now)
  if (step === undefined) return undefined
  const codes = await db.inTx(async (tx) => {
    if ((await tx.run(confirmFactor, { id: begun.id, step, at: now })) === 0) return undefined
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
    if (!(await isStaffCode(tx, deed.sealer, user.id, code, deed.now))) return false
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
