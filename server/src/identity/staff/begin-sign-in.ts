import type { Tx } from '../../ground/database.ts'
import { beginStaffSession } from './begin-session.ts'
import { notifyStaff, type StaffSignIn } from './notify-staff.ts'
import { requireStaffStep } from './second-step/second-step.ts'

/** The secret of a new session, or the state of a sign-in that waits for the code of the user's app. */
export type Begun = { readonly secret: string; readonly state?: undefined } | { readonly state: string }

/** A staff user has shown who they are, by a link, a password or a provider. */
export async function beginSignIn(tx: Tx, at: Date, signIn: StaffSignIn): Promise<Begun> {
  const state = await requireStaffStep(tx, at, signIn.id)
  if (state !== undefined) return { state }
  await notifyStaff(tx, at, signIn)
  return { secret: await beginStaffSession(tx, at, signIn.id) }
}
