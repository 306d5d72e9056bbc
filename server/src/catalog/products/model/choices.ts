import type { ProductDoc } from './product.ts'

/** Choices by their descriptions; a colour may also be named by its code. */
export function namedByDescription(
  { options }: Pick<ProductDoc, 'options'>,
  choices: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, chosen]) => {
      const known = options.find((option) => option.name === name)?.choices ?? []
      const choice = known.find((c) => c.description === chosen) ?? known.find((c) => c.value === chosen)
      return [name, choice?.description ?? chosen]
    }),
  )
}
