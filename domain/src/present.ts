/** The fields that are not undefined. */
export type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Fields for an object in which an absent one has no key: those that are not undefined. */
export function present<const T extends object>(fields: T): Present<T> {
  const left: Present<T> = {}
  for (const name in fields)
    if (fields[name] !== undefined) left[name] = fields[name] as Exclude<T[typeof name], undefined>
  return left
}
