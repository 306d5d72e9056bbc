import type { ProductDoc } from './product.ts'

/** Choices by their descriptions; a colour may also be named by its code. */
export function namedByDescription(
  { options }: Pick<ProductDoc, 'options'>,
  choices: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, said]) => {
      const known = options.find((option) => option.name === name)?.choices ?? []
      const choice = known.find((c) => c.description === said) ?? known.find((c) => c.value === said)
      return [name, choice?.description ?? said]
    }),
  )
}
