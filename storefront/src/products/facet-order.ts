const SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl']

/** Sizes from small to large, numbers by their value, everything else by name: an order that stays whatever is selected. */
export function inOrder<V extends { readonly name: string }>(values: readonly V[], locale: string): V[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const size = ({ name }: V) => SIZES.indexOf(name.trim().toLowerCase())
  return values.toSorted((a, b) => {
    const [left, right] = [size(a), size(b)]
    return left >= 0 && right >= 0 ? left - right : collator.compare(a.name, b.name)
  })
}
