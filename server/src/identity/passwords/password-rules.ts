import { dictionary } from '@zxcvbn-ts/language-common'
import type { FieldViolation } from '../../ground/api-error.ts'
import { type Message, message } from '../../ground/texts/message.ts'

const SHORTEST = 8
const LONGEST = 128
const COMMON = 10_000

let common: ReadonlySet<string> | undefined

/** The most common passwords of those that are long enough to be checked. */
const isCommon = (password: string): boolean => {
  common ??= new Set(
    (dictionary['passwords-common'] ?? [])
      .map(String)
      .filter(({ length }) => length >= SHORTEST)
      .slice(0, COMMON),
  )
  return common.has(password)
}

/** Letters and digits alone, without the digits people put behind a word. */
const word = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\d+$/, '')

/**
 * Fault of a password, or undefined: 8 to 128 characters of any kind, none of the most common, and not the site's
 * name or the member's address. No rules about kinds of characters. Pages know the fault by its rule and `data.reason`.
 */
export function passwordFault(
  password: string | undefined,
  field: string,
  { email, siteName, host }: { readonly email: string; readonly siteName: string; readonly host: string },
): FieldViolation | undefined {
  const fault = (violatedRule: FieldViolation['violatedRule'], description: Message, more = {}): FieldViolation => ({
    field,
    description,
    violatedRule,
    data: { type: 'PASSWORD', ...more },
  })
  if (password === undefined || password === '') return fault('REQUIRED_FIELD', message('violations.required'))
  // As it will be hashed: letters in another width are the same letters.
  const normal = password.normalize('NFKC')
  const { length } = [...password]
  if (length < SHORTEST)
    return fault('MIN_LENGTH', message('violations.leastCharacters', { limit: SHORTEST }), {
      threshold: SHORTEST,
    })
  if (length > LONGEST)
    return fault('MAX_LENGTH', message('violations.mostCharacters', { limit: LONGEST }), { threshold: LONGEST })
  if (isCommon(normal.toLowerCase()))
    return fault('VALIDATION', message('violations.commonPassword'), { reason: 'COMMON' })
  const known = [siteName, host, email, email.split('@')[0] ?? ''].map(word).filter((text) => text.length > 0)
  if (known.includes(word(normal)))
    return fault('VALIDATION', message('violations.knownName'), { reason: 'KNOWN_NAME' })
  return undefined
}
