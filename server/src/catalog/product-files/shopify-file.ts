import { guarded } from '@fairground/domain/formatting/spreadsheet-text.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { VariantFields } from '../products/model/product.ts'
import type { FileProduct } from './file-product.ts'
import { digits, isPictureAddress, isSold, priceOf, soldVariants } from './prices.ts'

const HEADINGS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value'],
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ...['Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping'],
  ...['Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card'],
  ...['SEO Title', 'SEO Description', 'Variant Image', 'Variant Weight Unit', 'Cost per item', 'Status'],
] as const
type Heading = (typeof HEADINGS)[number]
type Cells = Partial<Record<Heading, string>>

export const shopifyHeadings = (): string[] => [...HEADINGS]

/** As Shopify exports a product: a row a variant, further rows for the pictures that are left. It knows three options; more stand in the third. */
export function shopifyRows(product: FileProduct, currency: string): string[][] {
  const { draft } = product
  const variants = soldVariants(product)
  const pictures = draft.doc.media.filter(({ kind = 'image', url }) => kind === 'image' && isPictureAddress(url))
  const length = Math.max(variants.length, pictures.length, 1)
  return Array.from({ length }, (_, i) => {
    const cells: Cells = {
      Handle: draft.slug ?? '',
      ...(i === 0 ? productCells(product) : {}),
      ...(variants[i] ? variantCells(product, variants[i], currency, i) : {}),
      ...(pictures[i]
        ? {
            'Image Src': pictures[i].url,
            'Image Position': String(i + 1),
            'Image Alt Text': pictures[i].altText ?? '',
          }
        : {}),
    }
    return HEADINGS.map((heading) => guarded(cells[heading] ?? ''))
  })
}

function productCells(product: FileProduct): Cells {
  const { draft, collections } = product
  const sold = isSold(product)
  const tags = (draft.doc.seo?.tags ?? []) as readonly {
    type?: string
    children?: string
    props?: { name?: string; content?: string }
  }[]
  return {
    Title: draft.name,
    'Body (HTML)': draft.doc.description,
    Vendor: draft.brand ?? '',
    Type: collections[0] ?? '',
    Tags: draft.publicTags.join(', '),
    Published: sold ? 'true' : 'false',
    'Gift Card': 'false',
    'SEO Title': tags.find(({ type }) => type === 'title')?.children ?? '',
    'SEO Description': tags.find(({ props }) => props?.name === 'description')?.props?.content ?? '',
    Status: sold ? 'active' : 'draft',
  }
}

function variantCells(product: FileProduct, variant: VariantFields, currency: string, place: number): Cells {
  const { draft } = product
  const { full, discounted } = priceOf(product, variant)
  const cost = variant.cost ?? draft.cost
  const grams = variant.weightGrams ?? draft.weightGrams
  const own = draft.doc.options.flatMap(({ name, choices }) => {
    const choice = choices.find(({ description }) => description === variant.choices[name])
    return choice?.mediaIds ?? []
  })
  const picture = draft.doc.media.find(({ id, url }) => own.includes(id) && isPictureAddress(url))
  return {
    ...optionCells(draft.manageVariants ? draft.doc.options.map(({ name }) => name) : [], variant, place),
    'Variant SKU': variant.sku ?? draft.sku,
    'Variant Grams': grams === null ? '' : digits(grams),
    'Variant Inventory Tracker': draft.trackInventory ? 'shopify' : '',
    'Variant Inventory Qty': draft.trackInventory
      ? String(variant.quantity ?? 0n)
      : (variant.inStock ?? true)
        ? ''
        : '0',
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': formatAmount(discounted, currency),
    'Variant Compare At Price': full > discounted ? formatAmount(full, currency) : '',
    'Variant Requires Shipping': draft.productType === 'physical' ? 'true' : 'false',
    'Variant Taxable': 'true',
    'Variant Barcode': variant.barcode ?? '',
    'Variant Image': picture?.url ?? '',
    'Variant Weight Unit': 'g',
    'Cost per item': cost === null ? '' : formatAmount(cost, currency),
  }
}

function optionCells(names: readonly string[], { choices }: VariantFields, place: number): Cells {
  if (names.length === 0)
    return { ...present({ 'Option1 Name': place === 0 ? 'Title' : undefined }), 'Option1 Value': 'Default Title' }
  const groups = [names.slice(0, 1), names.slice(1, 2), names.slice(2)].filter((group) => group.length > 0)
  return Object.fromEntries(
    groups.flatMap((group, i) => [
      ...(place === 0 ? [[`Option${i + 1} Name`, group.join(' / ')]] : []),
      [`Option${i + 1} Value`, group.map((name) => choices[name] ?? '').join(' / ')],
    ]),
  )
}
