import type { FieldViolation } from '@fairground/client/errors.ts'
import { t } from '../../texts.ts'

/** The server's rule: 8 to 128 characters of any kind. It also refuses the most common ones. */
export const SHORTEST = 8
const LONGEST = 128

export interface PasswordRule {
  readonly text: string
  readonly met: boolean
}

/** The rules for a new password, and which of them what is typed keeps. */
export function standingOf(password: string, email: string): PasswordRule[] {
  const { length } = [...password]
  const own = word(email.split('@')[0] ?? '')
  return [
    {
      text: t('sign-in-login.atLeast', { shortest: SHORTEST }),
      met: length >= SHORTEST && length <= LONGEST,
    },
    {
      text: t('sign-in-login.notCommon'),
      met: length >= SHORTEST && !USUAL.test(password) && word(password) !== own && word(password) !== word(email),
    },
  ]
}

/** The commonest of the common: the server knows ten thousand. */
const USUAL = /^(pass(word|wort|phrase)|qwerty|azerty|letmein|welcome|iloveyou|abc|123|(.)\3+$)[a-z0-9!.]*$/i

/** Letters and digits alone, without the digits people put behind a word. */
const word = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\d+$/, '')

/** Reason why the server refused a password, for the person who chose it; without a violation it is too short. */
export function passwordText(violation?: Pick<FieldViolation, 'violatedRule' | 'data'>): string {
  if (violation?.data?.reason === 'COMMON') return t('sign-in-login.tooCommon')
  if (violation?.data?.reason === 'KNOWN_NAME') return t('sign-in-login.notYourEmail')
  return violation?.violatedRule === 'MAX_LENGTH'
    ? t('sign-in-login.tooLong', { longest: LONGEST })
    : t('sign-in-login.tooShort', { shortest: SHORTEST })
}
