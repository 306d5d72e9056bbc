import type { TemplatedMail } from '../mail/compose.ts'
import type { Phrase } from '../mail/phrases.ts'

/**
 * What members and staff are mailed. Links are made of PUBLIC_URL alone; a request's Host decides nothing. `language` is what
 * the request asks for; without it, the mail is in the member's own.
 */
export const verificationMail = (to: string, code: string, language?: string): TemplatedMail => ({
  to,
  template: 'verification',
  values: { code },
  language,
})

export const recoveryMail = (to: string, link: string, language?: string): TemplatedMail => ({
  to,
  template: 'recovery',
  values: { link },
  language,
})

export const activationMail = (to: string, link: string, language?: string): TemplatedMail => ({
  to,
  template: 'activation',
  values: { link },
  language,
})

export const changedPasswordMail = (to: string, when: Date): TemplatedMail => ({
  to,
  template: 'changedPassword',
  values: { when },
})

/** `to` is the address that was, `email` the one that is. */
export const changedEmailMail = (to: string, email: string, when: Date): TemplatedMail => ({
  to,
  template: 'changedEmail',
  values: { email, when },
})

/** `link` leads to where sessions are ended: the member's security page, or the admin. */
export const newSignInMail = (
  to: string,
  values: { readonly device: string; readonly address: string; readonly when: Date; readonly link: string },
): TemplatedMail => ({ to, template: 'newSignIn', values })

/** Somebody guesses at what a member or staff user signs in with. */
export const manyGuessesMail = (to: string, when: Date): TemplatedMail => ({
  to,
  template: 'manyGuesses',
  values: { when },
})

/** Every change of how somebody signs in is told to them, so that it is never another's alone. */
export const factorChangedMail = (to: string, change: Phrase, when: Date): TemplatedMail => ({
  to,
  template: 'factorChanged',
  values: { change: { phrase: change }, when },
})

export const memberApprovedMail = (to: string, link: string): TemplatedMail => ({
  to,
  template: 'memberApproved',
  values: { link },
})

/** To who had the account; to be written while their language is still known. */
export const accountDeletedMail = (to: string, when: Date): TemplatedMail => ({
  to,
  template: 'accountDeleted',
  values: { when },
})

/** To an owner. `member` is the name or address of who registered. */
export const approvalNeededMail = (to: string, member: string, link: string): TemplatedMail => ({
  to,
  template: 'approvalNeeded',
  values: { member, link },
})

export const invitationMail = (to: string, role: string, link: string): TemplatedMail => ({
  to,
  template: 'invitation',
  values: { role, link },
})

export const signInLinkMail = (to: string, link: string): TemplatedMail => ({
  to,
  template: 'signInLink',
  values: { link },
})
