import { counted } from '@fairground/domain/formatting/plural.ts'
import { plainFields, type SharedField } from '../forms/shared-edits.ts'
import { plainText } from '../rich-text/plain-text.ts'
import type { ProductValues } from './product-values.ts'
import type { VariantRow } from './variant-rows.ts'

const named = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join(', ') || 'None'

const plain = plainFields<ProductValues>(
  {
    name: 'Name',
    description: 'Description',
    media: 'Media',
    unitAmount: 'Amount of the price per unit',
    unit: 'Unit of the price per unit',
    modifiers: 'Modifiers',
    trackStock: 'Count the stock',
    visible: 'Show in the shop',
    visibleInPos: 'Sell at the till',
    membersOnly: 'Sell to members only',
    brand: 'Brand',
    ribbon: 'Ribbon',
    moreRibbons: 'More ribbons',
    sections: 'Info sections',
    categoryIds: 'Collections',
    tags: 'Tags',
    privateTags: 'Private tags',
    slug: 'Address',
    seoTitle: 'Search title',
    seoDescription: 'Search description',
  },
  {
    description: (description) => plainText(description) || 'Empty',
    media: (media) => counted(media.length, { one: '# file', other: '# files' }),
    modifiers: named,
    sections: (sections) => sections.map(({ title }) => title).join(', ') || 'None',
    categoryIds: (ids) => counted(ids.length, { one: '# collection', other: '# collections' }),
  },
)

/** Options stand with the combinations that they make. */
const options: SharedField<ProductValues> = {
  path: 'options',
  label: 'Options',
  text: (values) => values.options.map(({ name, choices }) => `${name}: ${named(choices)}`).join('; ') || 'None',
  read: (values) => values.options,
  put: (into, from) => ({ ...into, options: from.options, variants: from.variants }),
}

const cells = {
  presence: 'In the shop',
  price: 'Price',
  compareAt: 'Compare-at price',
  cost: 'Cost',
  quantity: 'Stock',
  inStock: 'In stock',
  sku: 'SKU',
  barcode: 'Barcode',
  weight: 'Weight',
  contents: 'Contents',
  preorder: 'Pre-order',
  preorderLimit: 'Pre-order limit',
  preorderMessage: 'Pre-order text',
  file: 'File',
} satisfies Partial<Record<keyof VariantRow, string>>

const PRESENCES = { shown: 'Shown', hidden: 'Hidden', none: 'Not available' } as const

const cellFields = plainFields<VariantRow>(cells, {
  presence: (presence) => PRESENCES[presence],
  file: (file) => file?.name ?? 'None',
})

/** Everything that two people may change, the cells of each combination by themselves. */
export function productFields(before: ProductValues, after: ProductValues): SharedField<ProductValues>[] {
  const earlier = new Set(before.variants.map(({ key }) => key))
  return [...plain, options, ...after.variants.filter(({ key }) => earlier.has(key)).flatMap(ofRow)]
}

function ofRow({ key, label }: VariantRow): SharedField<ProductValues>[] {
  const rowOf = ({ variants }: ProductValues) => variants.find((row) => row.key === key)
  return cellFields.map((cell) => ({
    path: `variants ${key} ${cell.path}`,
    label: label ? `${cell.label} of ${label}` : cell.label,
    text: (values) => {
      const row = rowOf(values)
      return row ? cell.text(row) : 'Not available'
    },
    read: (values) => {
      const row = rowOf(values)
      return row && cell.read(row)
    },
    put: (into, from) => {
      const theirs = rowOf(from)
      return {
        ...into,
        variants: into.variants.map((row) => (row.key === key && theirs ? cell.put(row, theirs) : row)),
      }
    },
  }))
}
