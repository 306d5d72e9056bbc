import { outside } from '../paths.ts'

/** Ends the session. No operation of the contract does this: the cookie is the page's own affair, which no script can read. */
export async function signOut(): Promise<void> {
  await fetch(outside.signOut(), { method: 'POST', credentials: 'same-origin' })
  location.assign('/admin/sign-in-needed')
}
