import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { Image } from '@fairground/ui/image.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import { isMore } from '../forms/amounts.ts'
import type { Column } from '../list/data-table.tsx'
import { outside, paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { stockMark } from './stock-words.ts'

export const productColumnNames = [
  { id: 'stock', label: t('admin.products.stock') },
  { id: 'visible', label: t('admin.products.visibility') },
  { id: 'brand', label: t('admin.products.brand') },
  { id: 'variants', label: t('admin.products.variants') },
  { id: 'updated', label: t('admin.products.lastChange') },
]

export function productColumns(
  { money, number, ago, dateTime, currency }: Formats,
  now: Date,
  within: string,
): Column<V3Product>[] {
  return [
    {
      id: 'name',
      header: t('admin.products.product'),
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
      header: t('admin.products.stock'),
      cell: ({ row }) => {
        const [tone, words] = stockMark(row.original)
        return <StatusPill tone={tone}>{words}</StatusPill>
      },
    },
    {
      id: 'visible',
      header: t('admin.products.visibility'),
      meta: { sortField: 'visible', hideOrder: 4 },
      cell: ({ row: { original } }) => (
        <StatusPill tone={original.visible ? 'info' : 'neutral'}>
          {original.visible ? t('admin.products.visible') : t('admin.products.hidden')}
        </StatusPill>
      ),
    },
    {
      id: 'brand',
      header: t('admin.products.brand'),
      meta: { hideOrder: 2 },
      cell: ({ row: { original } }) => <span className="text-ink-2">{original.brand?.name}</span>,
    },
    {
      id: 'variants',
      header: t('admin.products.variants'),
      meta: { numeric: true, hideOrder: 3 },
      cell: ({ row: { original } }) => (
        <span className="text-ink-3">{number(original.variantSummary.variantCount)}</span>
      ),
    },
    {
      id: 'updated',
      header: t('admin.products.lastChange'),
      meta: { sortField: 'updatedDate', firstOrder: 'DESC', className: 'whitespace-nowrap', hideOrder: 1 },
      cell: ({ row: { original } }) => (
        <time dateTime={original.updatedDate.toISOString()} title={dateTime(original.updatedDate)}>
          {ago(original.updatedDate, now)}
        </time>
      ),
    },
    {
      id: 'price',
      header: t('admin.products.priceCurrency', { currency }),
      meta: {
        numeric: true,
        sortField: 'actualPriceRange.minValue.amount',
        className: 'whitespace-nowrap',
        pinned: 'end',
      },
      cell: ({ row: { original } }) => <Price product={original} money={money} currency={currency} />,
    },
  ]
}

type Money = Pick<Formats, 'money' | 'currency'>

const priceWords = (
  { actualPriceRange: { minValue, maxValue } }: V3Product,
  { money }: Pick<Money, 'money'>,
): string =>
  minValue.amount === maxValue.amount
    ? money(minValue.amount)
    : t('admin.products.fromPrice', { price: money(minValue.amount) })

/** Beside "from" the lowest price before; the highest one belongs to another variant. */
function priceBefore(
  { actualPriceRange: { minValue, maxValue }, compareAtPriceRange: before }: V3Product,
  currency: string,
) {
  if (minValue.amount === maxValue.amount) return before?.maxValue.amount
  const lowest = before?.minValue.amount
  return lowest !== undefined && isMore(lowest, minValue.amount, currency) ? lowest : undefined
}

function Price({ product, money, currency }: { product: V3Product } & Money) {
  const before = priceBefore(product, currency)
  if (before === undefined) return priceWords(product, { money })
  return (
    <span>
      <s className="pe-1.5 text-ink-3">{money(before)}</s>
      <span className="text-candy">{priceWords(product, { money })}</span>
    </span>
  )
}

function Thumb({ product }: { product: V3Product }) {
  const { thumbnail, image } = product.media.main ?? {}
  const url = thumbnail?.url ?? image?.url
  return (
    <span className="w-8 shrink-0 overflow-hidden rounded-control">
      <Image src={url && outside.picture(url)} alt="" name={product.name} sizes="40px" />
    </span>
  )
}

export function productCard(product: V3Product, { money }: Money) {
  const [tone, words] = stockMark(product)
  return {
    title: (
      <span className="flex items-center gap-3">
        <Thumb product={product} />
        <span className="truncate">{product.name}</span>
      </span>
    ),
    end: priceWords(product, { money }),
    second: (
      <>
        <StatusPill tone={tone}>{words}</StatusPill>
        {!product.visible && <StatusPill tone="neutral">{t('admin.products.hidden')}</StatusPill>}
      </>
    ),
  }
}
