import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react'
import { useFetcher, useLocation, useNavigation } from 'react-router'
import { paths } from '../paths.ts'
import { fetchMe, MeContext } from '../shell/me.ts'
import type { CartView } from './cart-view.ts'

interface Desk {
  /** Units in the cart; undefined until it is known. */
  readonly count: number | undefined
  /** Shows the cart beside the page, as it is now. */
  open(): void
  /** The cart changed and stays closed. */
  changed(): void
}

/** Most visits end without it: its code is fetched when it first opens. */
const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }))

const DeskContext = createContext<Desk>({ count: undefined, open: () => {}, changed: () => {} })

export const useCart = (): Desk => use(DeskContext)

/**
 * Keeps what the header and the drawer know of the cart. Pages are the same for everyone, so the count is asked for
 * after they have loaded; once the cart itself was read, the router reads it again after every change.
 */
export function CartDesk({ children }: { children: ReactNode }) {
  const [counted, setCounted] = useState<number>()
  const [shown, setShown] = useState(false)
  const { data, load } = useFetcher<{ cart: CartView }>({ key: 'cart' })
  const { pathname, key } = useLocation()

  const me = use(MeContext)
  // What was known when the document came is old by the time the frame is put up again, after a checkout.
  const [firstPage] = useState(key === 'default')
  useEffect(() => void (firstPage ? me : fetchMe())?.then(({ count }) => setCounted(count)), [firstPage, me])

  // A form that went to another page may have changed the cart: the number is asked for again when that page stands.
  const { formMethod, state } = useNavigation()
  const [sent, setSent] = useState(false)
  if (!sent && formMethod === 'POST') setSent(true)
  useEffect(() => {
    if (!sent || state !== 'idle') return
    setSent(false)
    void fetchMe().then(({ count }) => setCounted(count))
  }, [sent, state])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the drawer.
  useEffect(() => setShown(false), [pathname])

  const desk = useMemo<Desk>(() => {
    const read = () => void load(paths.cart())
    return {
      count: data?.cart.count ?? counted,
      open: () => {
        read()
        setShown(true)
      },
      changed: read,
    }
  }, [data, counted, load])
  return (
    <DeskContext value={desk}>
      {children}
      {data && (
        <Suspense>
          <CartDrawer cart={data.cart} open={shown} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </DeskContext>
  )
}
