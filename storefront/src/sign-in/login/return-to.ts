import { memberPaths } from '../../member-paths.ts'
import { paths } from '../../paths.ts'

/** Signing in again after signing in leads nowhere. */
const NOWHERE = [paths.login(), memberPaths.signup(), memberPaths.logout()]

/** Path to go on to: one of our own, else the account. A path that names another host, however it is written, is not ours. */
export function returnTo(value: string | null | undefined): string {
  if (!value?.startsWith('/') || !URL.canParse(value, OWN)) return paths.account()
  const { origin, pathname, search, hash } = new URL(value, OWN)
  // Dots that climb can leave two slashes behind.
  const ours = origin === OWN && !pathname.startsWith('//') && !NOWHERE.includes(pathname)
  return ours ? pathname + search + hash : paths.account()
}

const OWN = 'https://own.invalid'

/** The `returnTo` of an address, to be carried on in links; absent when it says nothing. */
export function carriedOn(search: string): { returnTo?: string } {
  const given = new URLSearchParams(search).get('returnTo')
  return given === null ? {} : { returnTo: returnTo(given) }
}
