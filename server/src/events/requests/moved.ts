/** Neighbours in front of which something is moved, or behind which; with both, they stand side by side. */
export interface Neighbours {
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** The order with `id`, which is in it, beside its neighbours; undefined where they name no place among the others. */
export function movedTo(order: readonly string[], id: string, { before, after }: Neighbours): string[] | undefined {
  const others = order.filter((other) => other !== id)
  const places = [
    ...(before === undefined ? [] : [others.indexOf(before)]),
    ...(after === undefined ? [] : [others.indexOf(after) + 1 || -1]),
  ]
  const [place = -1] = places
  return place >= 0 && places.every((other) => other === place) ? others.toSpliced(place, 0, id) : undefined
}
