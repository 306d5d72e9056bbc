import type { FieldViolation } from '../../ground/api-error.ts'
import { cleanHtml } from '../../ground/html/clean-html.ts'
import { cleanRichContent } from '../../ground/html/clean-rich-content.ts'
import { Message } from '../../ground/texts/message.ts'
import type { VariantFields } from '../products/model/product.ts'
import { shapes } from './cell-shapes.ts'
import {
  amount,
  type Codec,
  count,
  flag,
  json,
  names,
  number,
  oneOfWords,
  or,
  percent,
  WrongCell,
  words,
} from './codecs.ts'
import type { FileProduct } from './file-product.ts'

/** One column of our own file: its heading, and the cell of a `T`. */
export interface OwnColumn<T> {
  readonly heading: string
  write(product: T): string
  /** Fields of a T in the cell. */
  read(cell: string): Partial<T> | Record<string, unknown>
}

type Draft = FileProduct['draft']

const draftColumn = <K extends keyof Draft>(
  heading: string,
  key: K,
  codec: Codec<Draft[K]>,
): OwnColumn<FileProduct> => ({
  heading,
  write: ({ draft }) => codec.write(draft[key]),
  read: (cell) => ({ draft: { [key]: codec.read(cell) } }),
})
const docColumn = <K extends keyof Draft['doc']>(
  heading: string,
  key: K,
  codec: Codec<Draft['doc'][K]>,
): OwnColumn<FileProduct> => ({
  heading,
  write: ({ draft }) => codec.write(draft.doc[key]),
  read(cell) {
    const value = codec.read(cell)
    return { doc: value === undefined ? {} : { [key]: value } }
  },
})
const productColumn = <K extends keyof FileProduct>(
  heading: string,
  key: K,
  codec: Codec<FileProduct[K]>,
): OwnColumn<FileProduct> => ({
  heading,
  write: (product) => codec.write(product[key]),
  read(cell) {
    const value = codec.read(cell)
    return value === undefined ? {} : { [key]: value }
  },
})
const variantColumn = <K extends keyof VariantFields>(
  heading: string,
  key: K,
  codec: Codec<VariantFields[K]>,
): OwnColumn<VariantFields> => ({
  heading,
  write: (variant) => codec.write(variant[key]),
  read(cell) {
    const value = codec.read(cell)
    return value === undefined ? {} : { [key]: value }
  },
})

const list = <T>(codec: Codec<T>) => or(undefined, codec)
const many = <T>(shape: Parameters<typeof json<readonly T[]>>[0]): Codec<readonly T[]> => {
  const { write, read } = json(shape)
  return {
    write: (values) => (values.length === 0 ? '' : write(values)),
    read: (cell) => (cell === '' ? [] : read(cell)),
  }
}

/** Written where it is true alone. */
const onlyYes: Codec<true | undefined> = {
  write: (value) => (value ? flag.write(true) : ''),
  read: (cell) => (cell !== '' && flag.read(cell) ? true : undefined),
}

/** The longest that each may be, as through the API. */
/** Characters of a description with its markup, in a file of any kind. */
export const LONGEST_HTML = 100_000

const LONG = {
  name: 80,
  slug: 100,
  brand: 50,
  ribbon: 30,
  collection: 80,
  html: LONGEST_HTML,
  sku: 40,
  barcode: 40,
  guid: 36,
}

/** Cleaned as through the API: pages show it. */
const html: Codec<string> = { write: (text) => text, read: (cell) => cleanHtml(words(LONG.html).read(cell)) }

/** Checked and cleaned as through the API. */
const richContent: Codec<Record<string, unknown>> = {
  write: json(shapes.object).write,
  read(cell) {
    const violations: FieldViolation[] = []
    const content = cleanRichContent(json(shapes.object).read(cell), 'content', violations)
    const [first] = violations
    if (first) {
      const { field, description } = first
      const fault = new Message('violations.faultOf', { field, description })
      throw new WrongCell((heading) => new Message('imports.noRichText', { heading, fault }))
    }
    return content
  },
}

/** Columns that only a product's first row fills. */
export const productColumns = (currency: string): readonly OwnColumn<FileProduct>[] => [
  draftColumn('Name', 'name', words(LONG.name)),
  draftColumn('Visible', 'visible', flag),
  draftColumn('Sold at the counter', 'visibleInPos', flag),
  draftColumn('Kind', 'productType', oneOfWords(['physical', 'digital'])),
  draftColumn('Price', 'price', amount(currency)),
  draftColumn('Sale price', 'salePrice', or(null, amount(currency))),
  {
    heading: 'Discount',
    write: ({ draft: { discount } }) =>
      discount.type === 'NONE'
        ? ''
        : discount.type === 'PERCENT'
          ? `${percent.write(discount.value)} %`
          : amount(currency).write(discount.value),
    read(cell) {
      if (cell === '') return { draft: { discount: { type: 'NONE', value: 0n } } }
      const isShare = /%$/.test(cell)
      const value = isShare ? percent.read(cell.slice(0, -1).trim()) : amount(currency).read(cell)
      return { draft: { discount: { type: isShare ? 'PERCENT' : 'AMOUNT', value } } }
    },
  },
  draftColumn('Cost', 'cost', or(null, amount(currency))),
  draftColumn('SKU', 'sku', words(LONG.sku)),
  draftColumn('Weight in grams', 'weightGrams', or(null, number)),
  draftColumn('Brand', 'brand', or(null, words(LONG.brand))),
  draftColumn('Ribbon', 'ribbon', or(null, words(LONG.ribbon))),
  productColumn('More ribbons', 'moreRibbons', names(4, LONG.ribbon)),
  productColumn('Collections', 'collections', names(100, LONG.collection)),
  productColumn('Main collection', 'mainCollection', or(undefined, words(LONG.collection))),
  draftColumn('Public tags', 'publicTags', names(100, 50)),
  draftColumn('Private tags', 'privateTags', names(100, 50)),
  draftColumn('Count stock', 'trackInventory', flag),
  draftColumn('Own variants', 'manageVariants', flag),
  docColumn('Description', 'description', html),
  docColumn('Rich description', 'richDescription', list(richContent)),
  docColumn('Options', 'options', many(shapes.options)),
  docColumn('Modifiers', 'modifiers', many(shapes.modifiers)),
  docColumn('Media', 'media', many(shapes.media)),
  productColumn('Info sections', 'sections', many(shapes.sections)),
  docColumn('SEO', 'seo', list(json(shapes.object))),
  docColumn('Tax group', 'taxGroupId', or(undefined, words(LONG.guid))),
  docColumn('Size', 'productDimensions', list(json(shapes.dimensions))),
  docColumn('Size packed', 'packageDimensions', list(json(shapes.dimensions))),
  docColumn('Price per', 'pricePerUnit', list(json(shapes.measure))),
  docColumn('Contents', 'contents', list(json(shapes.measure))),
  docColumn('Extended fields', 'extendedFields', list(json(shapes.objects))),
  docColumn('Sent by', 'fulfillerId', or(undefined, words(LONG.guid))),
  docColumn('Delivery profile', 'deliveryProfileId', or(undefined, words(LONG.guid))),
  docColumn('For members only', 'membersOnly', onlyYes),
]

type VariantDoc = NonNullable<VariantFields['doc']>
const variantDocColumn = <K extends keyof VariantDoc>(
  heading: string,
  key: K,
  codec: Codec<VariantDoc[K]>,
): OwnColumn<VariantFields> => ({
  heading,
  write: ({ doc = {} }) => codec.write(doc[key]),
  read(cell) {
    const value = codec.read(cell)
    return value === undefined ? {} : { doc: { [key]: value } }
  },
})

/** Columns of every row but `Choices`, which needs the product's options. An empty one is the product's. */
export const variantColumns = (currency: string): readonly OwnColumn<VariantFields>[] => [
  variantColumn('Variant price', 'price', or(null, amount(currency)) as Codec<VariantFields['price']>),
  variantColumn('Variant sale price', 'salePrice', or(null, amount(currency)) as Codec<VariantFields['salePrice']>),
  variantColumn('Variant cost', 'cost', or(null, amount(currency)) as Codec<VariantFields['cost']>),
  variantColumn('Variant SKU', 'sku', or(null, words(LONG.sku)) as Codec<VariantFields['sku']>),
  variantColumn('Barcode', 'barcode', or(null, words(LONG.barcode)) as Codec<VariantFields['barcode']>),
  variantColumn('Variant weight in grams', 'weightGrams', or(null, number) as Codec<VariantFields['weightGrams']>),
  variantColumn('Variant visible', 'visible', or(undefined, flag)),
  variantColumn('In stock', 'inStock', or(undefined, flag)),
  variantColumn('Quantity', 'quantity', or(undefined, count)),
  variantDocColumn('Variant size', 'productDimensions', list(json(shapes.dimensions))),
  variantDocColumn('Variant size packed', 'packageDimensions', list(json(shapes.dimensions))),
  variantDocColumn('Variant contents', 'contents', list(json(shapes.measure))),
  variantDocColumn('Digital file', 'digitalFile', list(json(shapes.file))),
]
