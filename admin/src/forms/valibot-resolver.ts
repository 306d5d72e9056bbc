import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as v from 'valibot'

/** Checks a form by its schema: the first issue of a field is its error. Values pass on as they were typed. */
export function valibotResolver<Values extends FieldValues>(schema: v.GenericSchema<Values>): Resolver<Values> {
  return (values) => {
    const result = v.safeParse(schema, values)
    if (result.success) return { values, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const issue of result.issues) {
      const path = issue.path?.map(({ key }) => String(key)) ?? ['root']
      place(errors, path, { type: issue.type, message: issue.message })
    }
    return { values: {}, errors: errors as FieldErrors<Values> } // built along the paths of the same schema
  }
}

/** Puts an error at the end of its path, unless one stands there. */
function place(errors: Record<string, unknown>, [key = 'root', ...rest]: readonly string[], error: object): void {
  if (rest.length === 0) errors[key] ??= error
  else {
    errors[key] ??= {}
    place(errors[key] as Record<string, unknown>, rest, error) // the level above holds records only
  }
}
