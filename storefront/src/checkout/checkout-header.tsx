import type { ReactNode } from 'react'
import { inLanguage } from '../language-prefix.ts'
import { paths } from '../paths.ts'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import type { ShownBrand } from './look.ts'

/** The head of the page as the merchant set it: the logo or a name leads back to the cart, `end` stands across. */
export function CheckoutHeader({ brand, end }: { brand: ShownBrand; end: ReactNode }) {
  const { header } = brand
  const isCentred = header?.alignment === 'CENTER'
  return (
    <header className="border-b border-border bg-surface" style={brand.looks.header}>
      <div className="page-column flex min-h-16 items-center justify-between gap-4 py-1.5">
        {isCentred && <span aria-hidden="true" className="min-w-11 grow basis-0" />}
        <a
          href={inLanguage(paths.cart())}
          className={`flex flex-wrap items-center gap-x-3 font-display text-h2 font-bold ${isCentred ? 'justify-center text-center' : ''}`}
        >
          <Name brand={brand} />
        </a>
        <span className={isCentred ? 'flex grow basis-0 justify-end' : 'flex shrink-0'}>{end}</span>
      </div>
    </header>
  )
}

/** The logo in place of the name, beside the words that the merchant gave. */
function Name({ brand }: { brand: ShownBrand }) {
  const { name } = useSite()
  const source = brand.logo
  const { text, logo, displayCheckoutLabel } = brand.header ?? {}
  return (
    <>
      {source && (
        <img
          src={source}
          alt={text ? '' : logo?.image?.altText || name}
          style={{ height: brand.logoHeight, width: 'auto' }}
        />
      )}
      {text || (source ? undefined : name)}
      {displayCheckoutLabel && <span className="hidden text-small font-medium sm:block">{t('checkout.checkout')}</span>}
    </>
  )
}

/** The way back to the cart, unless the merchant hid it. */
export function BackToCart({ brand, words }: { brand: ShownBrand; words?: string | null | undefined }) {
  const { alignment, logo, continueShopping } = brand.header ?? {}
  const { hidden, displayType } = continueShopping ?? {}
  // Beside a logo, or on either side of a name in the middle, a phone has no room for words.
  const short = alignment === 'CENTER' || logo?.image ? 'sr-only sm:not-sr-only' : undefined
  if (hidden) return null
  return (
    <a
      href={inLanguage(paths.cart())}
      className="inline-flex min-h-11 min-w-11 items-center justify-end gap-2 text-small font-medium text-brand underline-offset-4 hover:underline"
    >
      <span aria-hidden="true" className="rtl:-scale-x-100">
        ←
      </span>
      <span className={displayType === 'ICON' ? 'sr-only' : short}>{words ?? t('checkout.backToCart')}</span>
    </a>
  )
}
