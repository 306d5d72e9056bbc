import { ApiError } from '@fairground/client/errors.ts'
import { violationWords } from '../refusal-words.ts'

/** Field of the form for a path of the wire: the first rule whose start fits; `$1` is what its pattern caught. */
export type ViolationMap = readonly (readonly [RegExp, string])[]

export interface Placed {
  /** Messages by field of the form. */
  readonly fields: readonly { readonly name: string; readonly message: string }[]
  /** Violations of no field: shown at the save button. */
  readonly rest: string | undefined
}

/** Server violations on the form's own fields. Other refusals are for the form as a whole. */
export function placeViolations(error: unknown, map: ViolationMap): Placed {
  if (!(error instanceof ApiError) || error.fieldViolations.length === 0) return { fields: [], rest: undefined }
  const fields: { name: string; message: string }[] = []
  const rest: string[] = []
  for (const { field, description } of error.fieldViolations) {
    const rule = map.find(([pattern]) => pattern.test(field))
    const message = sentence(description)
    if (rule) fields.push({ name: field.replace(rule[0], rule[1]), message })
    else rest.push(violationWords({ field, description }))
  }
  return { fields, rest: rest.length > 0 ? rest.join(' ') : undefined }
}

/** "must have at most 80 characters" as a sentence under a field. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`
