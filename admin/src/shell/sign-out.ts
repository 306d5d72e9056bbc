import { endStaffSession } from '@fairground/client/own-pages.ts'

/** Ends the session; its cookie is one that no script can read. */
export async function signOut(): Promise<void> {
  await endStaffSession()
  location.assign('/admin/sign-in-needed')
}
