import { ApiError, InvalidArgument } from '../http/api-error.ts'

/** Runs a query; a filter that cannot be read is answered with the code that the types declare for it. */
export async function withReadableFilter<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const faults = error instanceof InvalidArgument ? error.violations : []
    const fault = faults.find(({ field }) => /^(query\.)?filter\b/.test(field))
    if (!fault) throw error
    const { field, description } = fault
    throw new ApiError({ code: 'FILTER_PARSER_ERROR', description: `${field} ${description}`, field })
  }
}

/** Whether a filter says nothing, at its top or in the lists of `$and` and `$or`: a program that joins no conditions sends `{$and: []}`. */
export function isEverything(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return false
  return Object.entries(filter).every(([name, value]) => {
    if (name === '$and') return Array.isArray(value) && value.every(isEverything)
    return name === '$or' && Array.isArray(value) && value.some(isEverything)
  })
}
