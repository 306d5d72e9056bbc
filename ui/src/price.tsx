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

const sizes: Record<NonNullable<PriceProps['size']>, string> = { card: '', page: 'text-h2' }

export function Price({ price, compareAt, from = false, perUnit, size = 'card', children }: PriceProps) {
  return (
    <span className={`price-line ${sizes[size]}`}>
      {compareAt && (
        <s className="text-ink-3">
          <span className="sr-only">{t('ui.regularPrice')} </span>
          {compareAt}
        </s>
      )}
      <span className={compareAt && 'font-semibold text-candy'}>
        {compareAt && <span className="sr-only">{t('ui.salePrice')} </span>}
        {from && `${t('ui.from')} `}
        {price}
      </span>
      {perUnit && <span className="text-meta text-ink-3">{perUnit}</span>}
      {children}
    </span>
  )
}
