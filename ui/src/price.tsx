import type { ReactNode } from 'react'
import { t } from './texts.ts'

export type PriceProps = {
  /** Formatted, with currency: "£36.00". */
  price: string
  /** The formatted price before the sale; its presence makes `price` the sale price. */
  compareAt?: string | undefined
  /** Shows "From" before the price, for items whose variants differ. */
  from?: boolean
  /** Price per unit, ready: "£1.20 / 100 g". */
  perUnit?: string | undefined
  size?: 'card' | 'page'
  /** Behind the price, in its line. */
  children?: ReactNode
}

const sizes: Record<NonNullable<PriceProps['size']>, string> = {
  card: 'price-line',
  page: 'price-line text-h2',
}

export function Price({ price, compareAt, from = false, perUnit, size = 'card', children }: PriceProps) {
  const amount = from ? `${t('ui.from')} ${price}` : price
  return (
    <span className={sizes[size]}>
      {compareAt && (
        <s className="text-ink-3">
          <span className="sr-only">{t('ui.regularPrice')} </span>
          {compareAt}
        </s>
      )}
      {compareAt ? (
        <span className="font-semibold text-candy">
          <span className="sr-only">{t('ui.salePrice')} </span>
          {amount}
        </span>
      ) : (
        amount
      )}
      {perUnit && <span className="text-meta text-ink-3">{perUnit}</span>}
      {children}
    </span>
  )
}
