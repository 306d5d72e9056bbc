import { guarded, unguarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import type { VariantFields } from '../products/model/product.ts'
import { names, WrongCell } from './codecs.ts'
import type { FileProduct } from './file-product.ts'
import { type OwnColumn, productColumns, variantColumns } from './own-columns.ts'

type Draft = FileProduct['draft']
type PartialProduct = Partial<Omit<FileProduct, 'draft'>> & { doc?: Partial<Draft['doc']>; draft?: Partial<Draft> }

const HANDLE = 'Handle'
const CHOICES = 'Choices'
/** Choices in the order of the options. */
const choices = names(6, 50)

/** The headings of our own file, in their order. */
export const ownHeadings = (currency: string): string[] => [
  HANDLE,
  ...productColumns(currency).map(({ heading }) => heading),
  CHOICES,
  ...variantColumns(currency).map(({ heading }) => heading),
]

/** Cells of a product's rows: one row a variant, the first with the product. */
export function ownRows(product: FileProduct, currency: string): string[][] {
  const { draft } = product
  const [ofProduct, ofVariant] = [productColumns(currency), variantColumns(currency)]
  const optionNames = draft.doc.options.map(({ name }) => name)
  const variants: readonly VariantFields[] = draft.variants.length > 0 ? draft.variants : [{ choices: {} }]
  return variants.map((variant, i) =>
    [
      draft.slug ?? '',
      ...ofProduct.map((column) => (i === 0 ? column.write(product) : '')),
      choices.write(optionNames.flatMap((name) => variant.choices[name] ?? [])),
      ...ofVariant.map((column) => column.write(variant)),
    ].map(guarded),
  )
}

export interface WrongRow {
  /** Index among the product's rows, from 0. */
  readonly row: number
  readonly message: Message
}

/** A row of the file by its headings; a heading that the file lacks has an empty cell. */
export type CellsOfRow = (heading: string) => string | undefined

/** The product that the rows tell, and all that is wrong with them: a product with a wrong cell is not to be used. */
export function readOwn(rows: readonly CellsOfRow[], currency: string): { incoming: FileProduct; wrong: WrongRow[] } {
  const wrong: WrongRow[] = []
  const tried = <T>(row: number, heading: string, reading: () => T): T | undefined => {
    try {
      return reading()
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      wrong.push({ row, message: error.fault(heading) })
      return undefined
    }
  }
  const read = <T>(row: number, columns: readonly OwnColumn<T>[]): Record<string, unknown> => {
    let parsed: Record<string, unknown> = {}
    for (const column of columns) {
      const cell = rows[row]?.(column.heading)
      if (cell === undefined) continue
      parsed = joined(parsed, tried(row, column.heading, () => column.read(unguarded(cell))) ?? {})
    }
    return parsed
  }
  const { doc = {}, draft = {}, ...more }: PartialProduct = read(0, productColumns(currency))
  const slug = unguarded(rows[0]?.(HANDLE) ?? '')
  const optionNames = (doc.options ?? []).map(({ name }) => name)
  const variants = rows.map((cells, row): VariantFields => {
    const chosen = tried(row, CHOICES, () => choices.read(unguarded(cells(CHOICES) ?? ''))) ?? []
    if (chosen.length !== optionNames.length && draft.manageVariants)
      wrong.push({
        row,
        message: message('imports.choicesOfOptions', {
          heading: CHOICES,
          named: String(chosen.length),
          options: String(optionNames.length),
        }),
      })
    return {
      choices: Object.fromEntries(chosen.map((choice, i) => [optionNames[i] ?? '', choice])),
      ...read(row, variantColumns(currency)),
    }
  })
  const whole = {
    ...blank,
    ...more,
    draft: { ...blank.draft, ...draft, slug, doc: { ...blank.draft.doc, ...doc }, variants },
  }
  return { incoming: whole, wrong }
}

const blank = {
  collections: [],
  moreRibbons: [],
  sections: [],
  draft: {
    name: '',
    visible: true,
    visibleInPos: true,
    productType: 'physical',
    price: 0n,
    salePrice: null,
    cost: null,
    discount: { type: 'NONE', value: 0n },
    sku: '',
    weightGrams: null,
    brand: null,
    ribbon: null,
    publicTags: [],
    privateTags: [],
    manageVariants: false,
    trackInventory: false,
    variants: [],
    doc: { description: '', options: [], modifiers: [], media: [] },
  },
} satisfies FileProduct as FileProduct

/** Objects of both, one within another. */
function joined(one: Record<string, unknown>, two: object): Record<string, unknown> {
  const both = { ...one }
  for (const [key, value] of Object.entries(two)) {
    const before = both[key]
    const isInner = (key === 'draft' || key === 'doc') && before !== undefined
    both[key] = isInner ? { ...(before as object), ...(value as object) } : value
  }
  return both
}
