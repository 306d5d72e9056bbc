/** Presence of a combination: bought in the shop, stored but not shown, or not made at all. */
export type Presence = 'shown' | 'hidden' | 'none'

/** Values of one combination. Texts are as typed; an empty one stands for nothing. */
export interface Held {
  presence: Presence
  price: string
  compareAt: string
  cost: string
  sku: string
  barcode: string
  /** Kilograms. */
  weight: string
  /** Contents of one item, in the product's unit: 750. */
  contents: string
  /** Units, where stock is counted. */
  quantity: string
  /** Stock state where it is not counted. */
  inStock: boolean
  preorder: boolean
  preorderLimit: string
  preorderMessage: string
  /** The file that is sold; of digital goods only. */
  file: { id: string; name: string } | null
}

export interface VariantRow extends Held {
  /** The keys of its choices, in a fixed order; empty where there are no options. */
  key: string
  /** Empty until it is made. */
  id: string
  label: string
}

/** A product has at most this many combinations. */
export const MAX_VARIANTS = 1_000

export const freshRow: VariantRow = {
  key: '',
  id: '',
  label: '',
  presence: 'shown',
  price: '',
  compareAt: '',
  cost: '',
  sku: '',
  barcode: '',
  weight: '',
  contents: '',
  quantity: '0',
  inStock: true,
  preorder: false,
  preorderLimit: '',
  preorderMessage: '',
  file: null,
}

/** A combination by the keys of its choices, in whatever order its options stand. */
export const keyOfChoices = (choices: readonly string[]): string => [...choices].sort().join(' ')
const choicesOf = (key: string): string[] => (key === '' ? [] : key.split(' '))

interface Choice {
  readonly key: string
  readonly name: string
}

interface Offered {
  readonly choices: readonly Choice[]
}

export const namedChoices = <C extends Choice>({ choices }: { readonly choices: readonly C[] }): C[] =>
  choices.filter(({ name }) => name.trim() !== '')

/** Options that offer something. */
const offering = (options: readonly Offered[]) => options.filter((option) => namedChoices(option).length > 0)

/** Number of combinations that the options make; 1 where there are none to choose. */
export const combinationCount = (options: readonly Offered[]): number =>
  offering(options).reduce((product, option) => product * namedChoices(option).length, 1)

interface Combination {
  readonly key: string
  readonly label: string
}

function allCombinations(options: readonly Offered[]): Combination[] {
  let all: { keys: string[]; names: string[] }[] = [{ keys: [], names: [] }]
  for (const option of offering(options))
    all = all.flatMap(({ keys, names }) =>
      namedChoices(option).map((choice) => ({ keys: [...keys, choice.key], names: [...names, choice.name.trim()] })),
    )
  return all.map(({ keys, names }) => ({ key: keyOfChoices(keys), label: names.join(' / ') }))
}

/**
 * A row for every combination of the options, in their order. The values of a combination stay, also when it gained or lost an option;
 * where one becomes several, the first is the one that was there, and the others hold the same but its codes and its stock.
 * More combinations than a product may have leave the rows as they are. `gone` are rows that there were earlier: a combination that
 * comes back is what it was.
 */
export function recombined(
  options: readonly Offered[],
  rows: readonly VariantRow[],
  gone: ReadonlyMap<string, VariantRow> = new Map(),
): VariantRow[] {
  if (combinationCount(options) > MAX_VARIANTS) return [...rows]
  const known = new Map(rows.map((row) => [row.key, row]))
  const taken = new Set<VariantRow>()
  const origins = rows.map((row) => ({ row, choices: new Set(choicesOf(row.key)) }))
  const combinations = allCombinations(options)
  for (const { key } of combinations) {
    const same = known.get(key)
    if (same) taken.add(same)
  }
  return combinations.map(({ key, label }): VariantRow => {
    const same = known.get(key)
    if (same) return same.label === label ? same : { ...same, label }
    const back = gone.get(key)
    if (back)
      return rows.some(({ id }) => id !== '' && id === back.id) ? { ...back, ...newCodes, label } : { ...back, label }
    const origin = originOf(choicesOf(key), origins)
    if (!origin) return { ...freshRow, ...likeOthers(rows), key, label }
    if (taken.has(origin)) return { ...origin, ...newCodes, key, label }
    taken.add(origin)
    return { ...origin, key, label }
  })
}

const newCodes = { id: '', sku: '', barcode: '', quantity: '0', presence: 'shown' } as const

/** The row that the combination was before an option came or went: one that has all of its choices, or whose choices it all has. */
function originOf(
  choices: readonly string[],
  rows: readonly { row: VariantRow; choices: ReadonlySet<string> }[],
): VariantRow | undefined {
  const fits = rows.filter(({ row, choices: had }) => {
    if (row.presence === 'none' || had.size === choices.length) return false
    return had.size < choices.length
      ? [...had].every((choice) => choices.includes(choice))
      : choices.every((choice) => had.has(choice))
  })
  return fits[0]?.row
}

/** A new choice costs what all the others cost. */
function likeOthers(rows: readonly VariantRow[]): Partial<Held> {
  const present = rows.filter(({ presence }) => presence !== 'none')
  const [first] = present
  if (!first) return {}
  const fields = ['price', 'compareAt', 'cost', 'weight', 'contents', 'inStock'] as const
  return Object.fromEntries(
    fields.filter((field) => present.every((row) => row[field] === first[field])).map((field) => [field, first[field]]),
  )
}

/** Rows that are sent: the product's variants. */
export const made = (rows: readonly VariantRow[]): VariantRow[] => rows.filter(({ presence }) => presence !== 'none')

/** Does every row that is made have a choice of every option? Not where the options make too many. */
export const covers = (options: readonly Offered[], rows: readonly VariantRow[]): boolean => {
  const wanted = offering(options).map((option) => new Set(namedChoices(option).map(({ key }) => key)))
  return made(rows).every(({ key }) => {
    const choices = choicesOf(key)
    return choices.length === wanted.length && wanted.every((option) => choices.some((choice) => option.has(choice)))
  })
}

/** Choice of an option in the row. */
export function choiceIn(row: Pick<VariantRow, 'key'>, option: Offered) {
  const keys = choicesOf(row.key)
  return option.choices.find(({ key }) => keys.includes(key))
}
