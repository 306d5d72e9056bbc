import type { Auth } from '@fairground/client/auth/auth.ts'
import { sessionAuth } from '@fairground/client/auth/session.ts'
import { fetchMe } from './shell/me.ts'

/** Session of this browser, as the server answered when the page was loaded. In the browser alone. */
export const me = fetchMe()

const session = sessionAuth('visitor')
let begun: Promise<unknown> | undefined

/** As `sessionAuth`, but a browser without a session begins one before its first call instead of being refused once. */
export const visitorAuth: Auth = {
  ...session,
  async headers(connection) {
    begun ??= me.then(({ session: known }) => known || session.renew(connection, {}))
    await begun
    return session.headers(connection)
  },
}
