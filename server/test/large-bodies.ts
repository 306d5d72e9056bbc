import type { Schema } from './hostile.ts'

/** Faulty bodies of a given size, as JSON texts: in how many places they are wrong is bounded by their size alone. */
export const largeBodies: Readonly<Record<string, (schema: Schema, size: number) => string>> = {
  'lists of what is no item': (schema, size) => wrong(schema, size, () => '0'),
  'lists of items in which everything is wrong': (schema, size) => wrong(schema, size, wrongItem),
  // Few enough keys and texts to be parsed and validated.
  'as many such items as are looked at': (schema, size) => wrong(schema, Math.min(size, PARSED), wrongItem),
}

const PARSED = 100_000

type WriteItem = (items: Schema) => string

const wrongItem: WriteItem = (items) =>
  wrong(items, 2 * JSON.stringify(Object.keys(items.properties ?? {})).length, () => '0')

/** Every property of an object has an equal part of the size. */
function wrong(schema: Schema, size: number, item: WriteItem): string {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length > 0) {
    const part = Math.floor(size / properties.length)
    const written = properties.map(([key, its]) => `${JSON.stringify(key)}:${wrong(its, part - key.length - 4, item)}`)
    return `{${written.join()}}`
  }
  if (schema.type === 'array') return `[${filled(item(schema.items ?? {}), size)}]`
  if (schema.free || schema.patternProperties) return `{${filledBy((i) => `"k${i}\\u0000":"\\u0000"`, size)}}`
  return schema.type === 'string' ? text(size) : '{}'
}

const text = (size: number): string => `"${'x'.repeat(Math.max(0, size - 8))}\\u0000"`

const filled = (item: string, size: number): string =>
  new Array(Math.max(1, Math.floor(size / (item.length + 1)))).fill(item).join()

function filledBy(entry: (i: number) => string, size: number): string {
  const entries: string[] = []
  for (let i = 0, length = 0; length < size; i++) {
    entries.push(entry(i))
    length += entries[i]!.length + 1
  }
  return entries.join()
}
