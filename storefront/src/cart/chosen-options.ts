import type { ChosenOptions } from './product-reference.ts'

/** Names of form fields: `option.Size` is the choice of an option, `text.Engraving` a text of the buyer. */
export const fieldOf = {
  option: (name: string) => `option.${name}`,
  text: (title: string) => `text.${title}`,
} as const

/** Choices of a product form, by those names. Empty texts are left out. */
export function chosenOptions(form: FormData): ChosenOptions {
  const named = (prefix: string) =>
    Object.fromEntries(
      [...form]
        .filter(([field, value]) => field.startsWith(prefix) && value !== '')
        .map(([field, value]) => [field.slice(prefix.length), String(value)]),
    )
  return { options: named(fieldOf.option('')), texts: named(fieldOf.text('')) }
}
