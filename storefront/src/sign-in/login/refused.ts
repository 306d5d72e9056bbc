import { ApiError, type FieldViolation, isRefusal } from '@fairground/client/errors.ts'
import { data } from 'react-router'
import { refusalText } from '../../refusal-text.ts'
import { t } from '../../texts.ts'

/** A form that comes back: what is wrong, and what was typed but for passwords. */
export interface Refused<Field extends string> {
  readonly message: string
  readonly errors: Readonly<Partial<Record<Field, string>>>
  readonly values: Readonly<Partial<Record<Field, string>>>
  /** The next try needs a solved puzzle. */
  readonly captcha?: true
}

export const refused = <Field extends string>(status: number, answer: Refused<Field>) => data(answer, { status })

export const incomplete = (): string => t('sign-in-login.fixTheMarkedFields')

/** True when the server requires proof of a person before it goes on. */
export const wantsCaptcha = (error: unknown): boolean => isRefusal(error, '-19971', '-19970')

export const captchaText = (): string => t('sign-in-login.puzzleFirst')

/** The sentence for what the page itself has no words for; what is no refusal is thrown on. */
export function otherRefusal(error: unknown): string {
  if (isRefusal(error, 'IDENTITY_BLOCKED')) return t('sign-in-login.blocked')
  return refusalText(error)
}

/** Violations that the server found in the fields of a message, by field and in its order; the first of each counts. */
export function violationsOf(error: unknown): ReadonlyMap<string, FieldViolation> {
  const found = new Map<string, FieldViolation>()
  for (const violation of error instanceof ApiError ? error.fieldViolations : [])
    if (!found.has(violation.field)) found.set(violation.field, violation)
  return found
}

export const textOf = (form: FormData, field: string): string => String(form.get(field) ?? '').trim()

/** Spaces at both ends belong to a password. */
export const passwordOf = (form: FormData, field: string): string => String(form.get(field) ?? '')

export const emailText = (): string => t('sign-in-login.enterEmail')
export { isEmailAddress as isEmail } from '@fairground/domain/email-address.ts'

/** The puzzle's solution, as the API takes it. */
export function captchaTokens(form: FormData): { captchaTokens?: { Recaptcha: string }[] } {
  const token = textOf(form, 'captcha')
  return token ? { captchaTokens: [{ Recaptcha: token }] } : {}
}
