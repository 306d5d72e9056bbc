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
      text: `At least ${SHORTEST} characters; several words are fine`,
      met: length >= SHORTEST && length <= LONGEST,
    },
    {
      text: 'Not your email address or a common password',
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

/** What the server's own words for a refused password are to the person who chose it. */
export const passwordText = (violation: string): string =>
  violation.includes('common')
    ? 'This password is too common. Choose another.'
    : violation.includes('name of the site')
      ? 'Do not use your email address or our name. Choose another.'
      : violation.includes('at most')
        ? `Choose a password of at most ${LONGEST} characters.`
        : `Choose a password of at least ${SHORTEST} characters.`
