import type { Cursors } from '../../ground/cursors.ts'
import type { AuthorizeParams } from './authorize-request.ts'

const AUTHORIZE = 'authorize request'
const VISITOR = 'visitor who signs in'

/** The request to authorize, while the person signs in: travels with the page, nothing is stored. Read again in full on return. */
export const sealRequest = (cursors: Cursors, params: AuthorizeParams, now: Date): string =>
  cursors.seal(AUTHORIZE, params, now)

export const openRequest = (cursors: Cursors, text: string, now: Date): AuthorizeParams | undefined =>
  cursors.open<AuthorizeParams>(AUTHORIZE, text, now)

/** The visitor who began the sign-in: nobody can name another visitor. */
export const sealVisitor = (cursors: Cursors, visitorId: string, now: Date): string =>
  cursors.seal(VISITOR, visitorId, now)

export const openVisitor = (cursors: Cursors, text: string, now: Date): string | undefined =>
  cursors.open<string>(VISITOR, text, now)
