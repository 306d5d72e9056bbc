import { canonical } from '../canonical.ts'
/** An option and its choices, in the order that the merchant gave them. */
export type Option = { name: string; choices: readonly string[] }

/** One choice per option: {Size: "M", Colour: "Red"}. */
type Choices = Readonly<Record<string, string>>

const MAX_OPTIONS = 6
export const MAX_VARIANTS = 1000

export type OptionsRefusal =
  | { code: 'TOO_MANY_OPTIONS'; limit: number }
  | { code: 'TOO_MANY_VARIANTS'; limit: number; variants: number }
  | { code: 'DUPLICATE_PRODUCT_OPTIONS'; option: string }
  | { code: 'DUPLICATE_CHOICE'; option: string; choice: string }
  | { code: 'OPTION_WITHOUT_CHOICES'; option: string }

/**
 * Every combination of choices; the first option varies slowest, so adding a choice leaves the order of the others.
 * No options: one variant without choices. Counted before it is built, so no input makes it large.
 */
export function variantsOf(
  options: readonly Option[],
): { ok: true; variants: Choices[] } | { ok: false; refusal: OptionsRefusal } {
  const refusal = optionsRefusal(options)
  if (refusal) return { ok: false, refusal }
  const variants = options.reduce<Choices[]>(
    (sofar, { name, choices }) =>
      sofar.flatMap((variant) => choices.map((choice) => withChoice(variant, name, choice))),
    [{}],
  )
  return { ok: true, variants }
}

function optionsRefusal(options: readonly Option[]): OptionsRefusal | null {
  if (options.length > MAX_OPTIONS) return { code: 'TOO_MANY_OPTIONS', limit: MAX_OPTIONS }
  const names = new Set<string>()
  for (const { name, choices } of options) {
    if (names.has(name)) return { code: 'DUPLICATE_PRODUCT_OPTIONS', option: name }
    names.add(name)
    if (choices.length === 0) return { code: 'OPTION_WITHOUT_CHOICES', option: name }
    const twice = repeated(choices)
    if (twice !== undefined) return { code: 'DUPLICATE_CHOICE', option: name, choice: twice }
  }
  const variants = options.reduce((count, { choices }) => count * choices.length, 1)
  return variants > MAX_VARIANTS ? { code: 'TOO_MANY_VARIANTS', limit: MAX_VARIANTS, variants } : null
}

/** The first that was there before; in one pass, for these are not counted yet. */
function repeated(choices: readonly string[]): string | undefined {
  const before = new Set<string>()
  return choices.find((choice) => before.size === before.add(choice).size)
}

/** Own properties only, so that an option may be called "__proto__". */
function withChoice(choices: Choices, name: string, choice: string): Choices {
  return Object.fromEntries([...Object.entries(choices), [name, choice]])
}

/** Equal for equal choices whatever their order; for maps and unique keys. */
export const choicesKey = (choices: Choices): string => canonical(choices)
