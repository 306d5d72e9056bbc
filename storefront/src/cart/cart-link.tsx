import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { useCart } from './cart-desk.tsx'

/** The cart in the header; a press opens it beside the page. The place of the number is kept. */
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
      className="inline-flex min-h-11 items-center gap-1.5 hover:text-brand"
    >
      Cart
      <span className="inline-flex h-6 min-w-6 items-center justify-center tabular-nums">
        {count !== undefined && count > 0 && (
          <>
            <span aria-hidden="true" className="rounded-full bg-brand px-1.5 text-meta font-semibold text-on-brand">
              {count}
            </span>
            <span className="sr-only">, {count === 1 ? '1 item' : `${count} items`}</span>
          </>
        )}
      </span>
    </RouterLink>
  )
}
