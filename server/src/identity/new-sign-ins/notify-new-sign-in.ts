import type { Queryable } from '../../ground/database.ts'
import { hashSecret } from '../../ground/secrets.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import { type Moment, writeMail } from '../../mail/post.ts'
import type { Piece } from '../../mail/texts/template.ts'
import { deviceOf, deviceWords } from './device-words.ts'
import { deleteOldDevices, seeDevice } from './queries.ts'

/** Origin of a sign-in, as the request has it. */
export interface SignInFrom {
  /** `User-Agent`. */
  readonly agent?: string | undefined
  /** Address of the network. */
  readonly address?: string | undefined
}

export interface SignedIn {
  /** Id of the member or staff user. */
  readonly id: string
  readonly email: string | null
  /** Page on which they look at their sessions. */
  readonly link: string
}

/** Notifies people that they signed in from a device not seen before; never of the very first. Programs that hide what they are, are none. */
export async function notifyNewSignIn(
  db: Queryable,
  moment: Moment,
  { agent, address = '–' }: SignInFrom,
  { id, email, link }: SignedIn,
): Promise<void> {
  if (!agent) return
  const hash = hashSecret(deviceWords(agent))
  const seen = await db.row(seeDevice, { subjectId: id, device: hash, at: moment.now })
  if (!seen?.isNew || !seen.hasOthers || !email) return
  await writeMail(db, newSignInMail(email, { device: deviceIn(agent), address, when: moment.now, link }), moment)
}

/** The device as a piece of text that is written in the reader's language. */
function deviceIn(agent: string): Piece {
  const { browser, system } = deviceOf(agent)
  return system ? { phrase: 'browserOn', values: { browser, system } } : browser
}

/** `link` leads to where sessions are ended: the member's security page, or the admin. */
const newSignInMail = (
  to: string,
  values: { readonly device: Piece; readonly address: string; readonly when: Date; readonly link: string },
): TemplatedMail => ({ to, template: 'newSignIn', values })

export const forgetSeenDevices = (db: Queryable, before: Date): Promise<number> => db.run(deleteOldDevices, { before })
