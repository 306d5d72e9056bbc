/** Text with `$NAME` in it, cut once, so that filling it in is one join. */
export function template<const N extends string>(text: string, names: readonly N[]) {
  const parts = text.split(new RegExp(`\\$(${names.join('|')})\\b`))
  return (values: Readonly<Record<N, string>>): string =>
    parts.map((part, i) => (i % 2 === 1 ? values[part as N] : part)).join('') // odd parts are the names that were matched
}

export const CART_FIELDS = ['CART', 'REVISION', 'LINES', 'VISITOR', 'AMOUNT', 'MONEY', 'CREATED', 'UPDATED'] as const

export const EVENT_FIELDS = [
  'RESERVATION',
  'EVENT',
  'KIND',
  'VISITOR',
  'LINE',
  'ORDER',
  'NUMBER',
  'EMAIL',
  'NOW',
  'EXPIRES',
] as const
