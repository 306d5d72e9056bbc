import { mapValues, type Schema } from './schema.ts'
import { fieldName } from './types.ts'

/** Values of an answer beside plain JSON, as a tree: `{ cart: { createdDate: 'date' } }`. Lists are passed through, `'*'` is any key. */
export interface ValueTree {
  readonly [field: string]: 'date' | 'float' | ValueTree
}

export function valueTree(schema: Schema): 'date' | 'float' | ValueTree | undefined {
  if (schema.format === 'date-time') return 'date'
  if (schema.float) return 'float'
  if (schema.items) return valueTree(schema.items)
  const fields: Record<string, Schema> = { ...schema.properties }
  const values = mapValues(schema)
  if (values) fields['*'] = values
  const tree: Record<string, 'date' | 'float' | ValueTree> = {}
  for (const [field, part] of Object.entries(fields)) {
    const inner = valueTree(part)
    if (inner !== undefined) tree[field] = inner
  }
  for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) {
    const inner = valueTree(part)
    if (typeof inner === 'object') Object.assign(tree, inner)
  }
  return Object.keys(tree).length === 0 ? undefined : tree
}

export const printTree = (tree: 'date' | 'float' | ValueTree): string =>
  typeof tree === 'string'
    ? `'${tree}'`
    : `{ ${Object.entries(tree)
        .map(([field, inner]) => `${fieldName(field)}: ${printTree(inner)}`)
        .join(', ')} }`
