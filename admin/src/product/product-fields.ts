import { plainFields, type SharedField } from '../forms/shared-edits.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { t } from '../texts.ts'
import type { ProductValues } from './product-values.ts'
import type { VariantRow } from './variant-rows.ts'

const named = (list: readonly { name: string }[]): string =>
  list.map(({ name }) => name).join(', ') || t('admin.product.none')

const plain = plainFields<ProductValues>(
  {
    name: t('admin.product.name'),
    description: t('admin.product.description'),
    media: t('admin.product.media'),
    unitAmount: t('admin.product.amountOfThePricePer'),
    unit: t('admin.product.unitOfThePricePer'),
    modifiers: t('admin.product.modifiers'),
    trackStock: t('admin.product.countTheStock'),
    visible: t('admin.product.showInTheShop'),
    visibleInPos: t('admin.product.sellAtTheTill'),
    membersOnly: t('admin.product.sellToMembersOnly'),
    brand: t('admin.product.brand'),
    ribbon: t('admin.product.ribbon'),
    moreRibbons: t('admin.product.moreRibbons'),
    sections: t('admin.product.infoSections'),
    categoryIds: t('admin.product.collections'),
    tags: t('admin.product.tags'),
    privateTags: t('admin.product.privateTags'),
    slug: t('admin.product.address'),
    seoTitle: t('admin.product.searchTitle'),
    seoDescription: t('admin.product.searchDescription'),
  },
  {
    description: (description) => plainText(description) || t('admin.product.empty'),
    media: (media) => t('admin.product.lengthFiles', { length: media.length }),
    modifiers: named,
    sections: (sections) => sections.map(({ title }) => title).join(', ') || t('admin.product.none'),
    categoryIds: (ids) => t('admin.product.lengthCollections', { length: ids.length }),
  },
)

/** Options stand with the combinations that they make. */
const options: SharedField<ProductValues> = {
  path: 'options',
  label: t('admin.product.options'),
  text: (values) =>
    values.options.map(({ name, choices }) => `${name}: ${named(choices)}`).join('; ') || t('admin.product.none'),
  read: (values) => values.options,
  put: (into, from) => ({ ...into, options: from.options, variants: from.variants }),
}

const cells = {
  presence: t('admin.product.inTheShop'),
  price: t('admin.product.price'),
  compareAt: t('admin.product.compareAtPrice'),
  cost: t('admin.product.cost'),
  quantity: t('admin.product.stock'),
  inStock: t('admin.product.inStock'),
  sku: 'SKU',
  barcode: t('admin.product.barcode'),
  weight: t('admin.product.weight'),
  contents: t('admin.product.contents'),
  preorder: t('admin.product.preOrder'),
  preorderLimit: t('admin.product.preOrderLimit'),
  preorderMessage: t('admin.product.preOrderText'),
  file: t('admin.product.file'),
} satisfies Partial<Record<keyof VariantRow, string>>

const PRESENCES = {
  shown: t('admin.product.shown'),
  hidden: t('admin.product.hidden'),
  none: t('admin.product.notAvailable'),
} as const

const cellFields = plainFields<VariantRow>(cells, {
  presence: (presence) => PRESENCES[presence],
  file: (file) => file?.name ?? t('admin.product.none'),
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
    label: label ? t('admin.product.labelOfLabel2', { label: cell.label, label2: label }) : cell.label,
    text: (values) => {
      const row = rowOf(values)
      return row ? cell.text(row) : t('admin.product.notAvailable')
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
