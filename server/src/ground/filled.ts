import { InvalidArgument } from './api-error.ts'
import { message } from './texts/message.ts'

/** Refusal of a text that has nothing but spaces; undefined for others. */
export const blankText = (value: string, field: string): InvalidArgument | undefined =>
  value.trim() === ''
    ? new InvalidArgument([{ field, description: message('violations.blank'), violatedRule: 'MIN_LENGTH' }])
    : undefined

/** The text without spaces around it. Throws a violation of `field` where nothing is left. */
export function filled(value: string, field: string): string {
  const blank = blankText(value, field)
  if (blank) throw blank
  return value.trim()
}
