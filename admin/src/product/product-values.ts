import type { MediaItem, Product, Variant } from '@fairground/client/generated/stores.products.ts'
import { typedAmount } from '../forms/amounts.ts'

export interface ChoiceValues {
  description: string
  /** `#445533`; of colours only. */
  color: string
}

export interface OptionValues {
  name: string
  kind: 'drop_down' | 'color'
  choices: ChoiceValues[]
}

/** One combination of choices. Texts are as typed. */
export interface VariantValues {
  /** Says which combination: see `combinationKey`. */
  key: string
  label: string
  /** Empty: the product's price. */
  price: string
  sku: string
  /** Counts when stock is tracked. */
  quantity: string
  /** Counts when it is not. */
  inStock: boolean
  visible: boolean
}

/** The form mirrors the screen: everything is text or a tick. */
export interface ProductValues {
  name: string
  description: string
  price: string
  sku: string
  brand: string
  ribbon: string
  visible: boolean
  trackStock: boolean
  quantity: string
  inStock: boolean
  options: OptionValues[]
  /** Each combination has its own price, SKU and stock. */
  manageVariants: boolean
  variants: VariantValues[]
  collectionIds: string[]
  /** `id` is of pictures that the product has already. */
  pictures: { id: string; url: string }[]
}

export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  price: '',
  sku: '',
  brand: '',
  ribbon: '',
  visible: true,
  trackStock: true,
  quantity: '0',
  inStock: true,
  options: [],
  manageVariants: false,
  variants: [],
  collectionIds: [],
  pictures: [],
}

/** A combination by its choices, in whatever order they come. */
export const combinationKey = (choices: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1)))

export function productValues(product: Product, currency: string): ProductValues {
  const [only] = product.variants
  return {
    name: product.name,
    description: product.description,
    price: typedAmount(product.price.price, currency),
    sku: product.sku,
    brand: product.brand ?? '',
    ribbon: product.ribbon,
    visible: product.visible,
    trackStock: product.stock.trackInventory,
    quantity: String(product.stock.quantity ?? 0),
    inStock: only?.stock.inStock ?? product.stock.inStock,
    options: product.productOptions.map(({ name, optionType, choices }) => ({
      name,
      kind: optionType === 'color' ? 'color' : 'drop_down',
      choices: choices.map(({ description, value }) => ({ description, color: optionType === 'color' ? value : '' })),
    })),
    manageVariants: product.manageVariants,
    variants: product.manageVariants
      ? product.variants.map((variant) => variantValues(variant, product, currency))
      : [],
    collectionIds: product.collectionIds,
    pictures: product.media.items.map((item) => ({ id: item.id, url: pictureUrl(item) })),
  }
}

export const pictureUrl = ({ image, thumbnail }: MediaItem): string => image?.url ?? thumbnail?.url ?? ''

function variantValues({ choices, variant, stock }: Variant, product: Product, currency: string): VariantValues {
  const { price } = variant.priceData
  return {
    key: combinationKey(choices),
    label: labelOf(choices),
    price: price === product.price.price ? '' : typedAmount(price, currency),
    sku: variant.sku === product.sku ? '' : variant.sku,
    quantity: String(stock.quantity ?? 0),
    inStock: stock.inStock,
    visible: variant.visible,
  }
}

const labelOf = (choices: Readonly<Record<string, string>>): string => Object.values(choices).join(' / ')

/** A product has at most this many combinations. */
export const MAX_VARIANTS = 1_000

export const namedChoices = ({ choices }: Pick<OptionValues, 'choices'>): ChoiceValues[] =>
  choices.filter(({ description }) => description.trim() !== '')

/** How many combinations the options make; 0 when there is none to choose. */
export const combinationCount = (options: readonly OptionValues[]): number =>
  options.length === 0 ? 0 : options.reduce((product, option) => product * namedChoices(option).length, 1)

/** A row for every combination of the options, in their order. What was entered for one that is still there stays. */
export function combinations(options: readonly OptionValues[], rows: readonly VariantValues[]): VariantValues[] {
  if (combinationCount(options) > MAX_VARIANTS) return [...rows]
  const known = new Map(rows.map((row) => [row.key, row]))
  let all: Record<string, string>[] = options.length > 0 ? [{}] : []
  for (const option of options) {
    const name = option.name.trim()
    if (name === '') continue
    all = all.flatMap((some) =>
      namedChoices(option).map(({ description }) => ({ ...some, [name]: description.trim() })),
    )
  }
  return all
    .filter((choices) => Object.keys(choices).length > 0)
    .map((choices) => {
      const key = combinationKey(choices)
      const fresh = { key, price: '', sku: '', quantity: '0', inStock: true, visible: true }
      return { ...fresh, ...known.get(key), label: labelOf(choices) }
    })
}
