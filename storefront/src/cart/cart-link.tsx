import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { useCart } from './cart-desk.tsx'

/** The cart in the header; a press opens it beside the page. The number stands over the margin and moves nothing. */
export function CartLink() {
  const { count, open } = useCart()
  return (
    <RouterLink
      href={paths.cart()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || !count) return
        event.preventDefault()
        open()
      }}
      className="relative me-3 inline-flex min-h-11 items-center hover:text-brand sm:me-0"
    >
      Cart
      {count !== undefined && count > 0 && (
        <>
          <span
            aria-hidden="true"
            className="absolute start-full top-1.5 ms-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-brand px-1 text-[0.6875rem] leading-none font-semibold text-on-brand tabular-nums"
          >
            {count > 99 ? '99+' : count}
          </span>
          <span className="sr-only">, {count === 1 ? '1 item' : `${count} items`}</span>
        </>
      )}
    </RouterLink>
  )
}
