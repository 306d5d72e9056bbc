import type { Product } from '@fairground/client/generated/stores.products.ts'
import { Image } from '@fairground/ui/image.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import type { Column } from '../list/data-table.tsx'
import { outside, paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { stockMark } from './stock-words.ts'

export const productColumnNames = [
  { id: 'stock', label: 'Stock' },
  { id: 'visible', label: 'Visibility' },
  { id: 'sku', label: 'SKU' },
  { id: 'updated', label: 'Last change' },
]

export function productColumns(
  { money, number, ago, dateTime, currency }: Formats,
  now: Date,
  within: string,
): Column<Product>[] {
  return [
    {
      id: 'name',
      header: 'Product',
      meta: { sortField: 'name', className: 'min-w-56' },
      cell: ({ row: { original: product } }) => {
        return (
          <span className="flex items-center gap-3 py-1">
            <Thumb product={product} />
            <RouterLink href={paths.product(product.id, within)} className="line-clamp-1 font-medium hover:underline">
              {product.name}
            </RouterLink>
          </span>
        )
      },
    },
    {
      id: 'stock',
      header: 'Stock',
      cell: ({ row }) => {
        const [tone, words] = stockMark(row.original, number)
        return <StatusPill tone={tone}>{words}</StatusPill>
      },
    },
    {
      id: 'visible',
      header: 'Visibility',
      cell: ({ row: { original } }) => (
        <StatusPill tone={original.visible ? 'info' : 'neutral'}>{original.visible ? 'Visible' : 'Hidden'}</StatusPill>
      ),
    },
    {
      id: 'sku',
      header: 'SKU',
      cell: ({ row: { original } }) => {
        const variants = original.manageVariants ? original.variants.length : 0
        if (variants > 0) return <span className="whitespace-nowrap text-ink-3">{number(variants)} variants</span>
        return <code className="font-mono text-label font-normal">{original.sku}</code>
      },
    },
    {
      id: 'updated',
      header: 'Last change',
      meta: { sortField: 'lastUpdated', firstOrder: 'DESC', className: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => (
        <time dateTime={original.lastUpdated.toISOString()} title={dateTime(original.lastUpdated)}>
          {ago(original.lastUpdated, now)}
        </time>
      ),
    },
    {
      id: 'price',
      header: `Price (${currency})`,
      meta: { numeric: true, sortField: 'price', className: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => {
        const { minValue, maxValue } = original.priceRange
        return minValue === maxValue ? money(original.price.discountedPrice) : `from ${money(minValue)}`
      },
    },
  ]
}

function Thumb({ product }: { product: Product }) {
  const { thumbnail, image } = product.media.mainMedia ?? {}
  const url = thumbnail?.url ?? image?.url
  return (
    <span className="w-8 shrink-0 overflow-hidden rounded-control">
      <Image src={url && outside.picture(url)} alt="" name={product.name} sizes="40px" />
    </span>
  )
}

export function productCard(product: Product, { money, number }: Formats) {
  const [tone, words] = stockMark(product, number)
  const { minValue, maxValue } = product.priceRange
  return {
    title: (
      <span className="flex items-center gap-3">
        <Thumb product={product} />
        <span className="truncate">{product.name}</span>
      </span>
    ),
    end: minValue === maxValue ? money(product.price.discountedPrice) : `from ${money(minValue)}`,
    second: (
      <>
        <StatusPill tone={tone}>{words}</StatusPill>
        {!product.visible && <StatusPill tone="neutral">Hidden</StatusPill>}
      </>
    ),
  }
}
