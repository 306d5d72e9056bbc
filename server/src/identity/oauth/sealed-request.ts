import type { Cursors } from '../../ground/cursors.ts'
import type { AuthorizeParams } from './authorize-request.ts'

interface Sealed {
  readonly flow: 'authorize'
  readonly params: AuthorizeParams
}

/** What was asked for, while the person signs in: travels with the page, nothing is stored. Read again in full on return. */
export const sealRequest = (cursors: Cursors, params: AuthorizeParams, now: Date): string =>
  cursors.seal<Sealed>({ flow: 'authorize', params }, now)

export function openRequest(cursors: Cursors, text: string, now: Date): AuthorizeParams | undefined {
  const sealed = cursors.open<Partial<Sealed>>(text, now)
  return sealed?.flow === 'authorize' ? sealed.params : undefined
}

interface SealedVisitor {
  readonly flow: 'visitor'
  readonly visitorId: string
}

/** Who asked for the sign-in: nobody can name another visitor. */
export const sealVisitor = (cursors: Cursors, visitorId: string, now: Date): string =>
  cursors.seal<SealedVisitor>({ flow: 'visitor', visitorId }, now)

export function openVisitor(cursors: Cursors, text: string, now: Date): string | undefined {
  const sealed = cursors.open<Partial<SealedVisitor>>(text, now)
  return sealed?.flow === 'visitor' ? sealed.visitorId : undefined
}
