/** JSON that is the same for equal values, whatever the order of their keys. Fields for which `isAbsent` holds are left out. */
export function canonical(value: unknown, isAbsent: (field: unknown) => boolean = isUndefined): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, isAbsent)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = value as Record<string, unknown>
  return `{${Object.keys(fields)
    .filter((key) => !isAbsent(fields[key]))
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key], isAbsent)}`)
    .join(',')}}`
}

const isUndefined = (field: unknown): boolean => field === undefined

/** Null stands for a field that is absent. */
export const isNullish = (field: unknown): boolean => field === undefined || field === null
