type Loose = Readonly<Record<string, unknown>>

/** Value in a rich text that anybody may have written: no field of it is certain. */
export const valueAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce(
    (part: unknown, key) => (typeof part === 'object' && part !== null ? (part as Loose)[key] : undefined),
    value,
  )

/** Text without the space around it; empty where there is none. */
export const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = valueAt(value, ...path)
  return typeof found === 'string' ? found.trim() : ''
}

/** A number above zero, which some clients write as text. */
export const sizeAt = (value: unknown, ...path: readonly string[]): number | undefined => {
  const found = Number(valueAt(value, ...path) ?? 0)
  return found > 0 && Number.isFinite(found) ? found : undefined
}

/** Nodes in a node or document. */
export const nodesOf = (value: unknown): readonly unknown[] => {
  const nodes = valueAt(value, 'nodes')
  return Array.isArray(nodes) ? nodes : []
}

/** Text below a node, on one line. */
export function wordsBelow(node: unknown): string {
  const text = valueAt(node, 'textData', 'text')
  if (typeof text === 'string') return text
  const nodes = nodesOf(node)
  const isLine = nodes.some((inner) => textAt(inner, 'type') === 'TEXT')
  return nodes
    .map(wordsBelow)
    .join(isLine ? '' : ' ')
    .trim()
}
