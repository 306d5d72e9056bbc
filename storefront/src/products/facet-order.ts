const SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl']

/** Making one takes longer than putting a group of facets in order. */
const collators = new Map<string, Intl.Collator>()

function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  collators.set(locale, collator)
  return collator
}

/** Sizes from small to large, numbers by their value, everything else by name: an order that stays whatever is selected. */
export function inOrder<V extends { readonly name: string }>(values: readonly V[], locale: string): V[] {
  const collator = collatorOf(locale)
  const size = ({ name }: V) => SIZES.indexOf(name.trim().toLowerCase())
  return values.toSorted((a, b) => {
    const [left, right] = [size(a), size(b)]
    return left >= 0 && right >= 0 ? left - right : collator.compare(a.name, b.name)
  })
}
