/** The list with one of its entries at another place; places outside it leave the list as it is. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const one = all[from]
  if (one === undefined || to < 0 || to >= all.length || from === to) return [...all]
  const others = all.filter((_, at) => at !== from)
  return [...others.slice(0, to), one, ...others.slice(to)]
}
