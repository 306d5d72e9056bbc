import type { Caching } from './rendered-pages.ts'

/** Query fields of an address, as URLSearchParams has them. */
interface QueryFields {
  get(field: string): string | null
  getAll(field: string): readonly string[]
}

type Field = [name: string, value: string]

/** A field without end may be given so often. */
const MOST_VALUES = 50

/** The fields of an address that its page follows, in the order that the page's name has: everything else changes nothing and is dropped. */
export function followedFields(query: QueryFields, { shared, uncached = [] }: Exclude<Caching, 'personal'>): Field[] {
  const few = Object.entries(shared).flatMap(([name, pattern]): Field[] => {
    const value = query.get(name)
    return value && pattern.test(value) ? [[name, value]] : []
  })
  const many = uncached.flatMap((name): Field[] => {
    const values = query.getAll(name).filter((value) => value !== '')
    return values.slice(0, MOST_VALUES).map((value) => [name, value])
  })
  return [...few, ...many]
}
