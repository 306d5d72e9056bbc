import { checkOneOf } from '../../http/one-of.ts'

/** The neighbour in front of which something is moved, or behind which. */
export interface Neighbour {
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** The order with `id` beside its neighbour; undefined where either is not in it. Exactly one neighbour is named, by the given fields. */
export function movedTo(
  order: readonly string[],
  id: string,
  { before, after }: Neighbour,
  [beforeField, afterField]: readonly [before: string, after: string],
): string[] | undefined {
  checkOneOf(beforeField, { [beforeField]: before, [afterField]: after })
  const neighbour = before ?? after ?? ''
  if (!order.includes(id) || !order.includes(neighbour)) return undefined
  if (neighbour === id) return [...order]
  const others = order.filter((other) => other !== id)
  return others.toSpliced(others.indexOf(neighbour) + (before === undefined ? 1 : 0), 0, id)
}
