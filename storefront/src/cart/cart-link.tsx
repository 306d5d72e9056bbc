import { ShoppingBag } from 'lucide-react'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useCart, useCartCount } from './cart-desk.tsx'

/** The cart in the header; a press opens it beside the page. The number stands over the margin and moves nothing. */
export function CartLink() {
  const { open } = useCart()
  const count = useCartCount()
  return (
    <RouterLink
      href={paths.cart()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || !count) return
        event.preventDefault()
        open()
      }}
      className="relative inline-flex h-11 w-8 items-center justify-center hover:text-brand min-[22.5rem]:w-9 sm:w-auto"
    >
      <ShoppingBag aria-hidden="true" size={20} strokeWidth={1.75} className="sm:hidden" />
      <span className="sr-only sm:not-sr-only">{t('cart.link')}</span>
      {count !== undefined && count > 0 && (
        <>
          <span
            aria-hidden="true"
            className="absolute start-1/2 top-1 ms-0.5 flex sm:start-full sm:top-1.5 h-4.5 min-w-4.5 items-center justify-center rounded-full bg-brand px-1 text-[0.6875rem] leading-none font-semibold text-on-brand tabular-nums"
          >
            {count > 99 ? '99+' : count}
          </span>
          <span className="sr-only">, {t('cart.countItems', { count })}</span>
        </>
      )}
    </RouterLink>
  )
}
