import { InvalidArgument } from '../ground/api-error.ts'
import { message } from '../ground/texts/message.ts'

/** Throws unless exactly one of the parts is present; null counts as absent. `field` is the wire path of what holds them. */
export function checkOneOf(field: string, parts: Readonly<Record<string, unknown>>): void {
  const given = Object.values(parts).filter((part) => part !== undefined && part !== null)
  if (given.length === 1) return
  throw new InvalidArgument([
    {
      field,
      description: message('violations.exactlyOne', { values: Object.keys(parts).join(', ') }),
      violatedRule: given.length === 0 ? 'REQUIRED_ONE_OF_FIELD' : 'ONE_OF_ALIGNMENT',
    },
  ])
}
