import { useToast } from '@fairground/ui/toast-region.tsx'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { inLanguage } from '../language-prefix.ts'
import { connected, waiting } from '../page-route.ts'
import { paths } from '../paths.ts'
import { useLocation, useNavigation } from '../router/hooks.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { fetchMe, type Me, MeContext } from '../shell/me.ts'
import type { CartView } from './cart-view.ts'

interface Desk {
  /** Shows the cart beside the page, as it is now. */
  open(): void
  /** The cart changed and stays closed. */
  changed(): void
}

type Drawer = ComponentType<{ cart: CartView; open: boolean; onClose: () => void }>

/** Most visits end without it: its code is fetched when it first opens. */
const fetchDrawer = () => import('./cart-drawer.tsx')

const DeskContext = createContext<Desk>({ open: () => {}, changed: () => {} })
/** Apart from the desk, so that the many buttons of a list are not rendered again when the number arrives. */
const CountContext = createContext<number | undefined>(undefined)

export const useCart = (): Desk => use(DeskContext)

/** Units in the cart; undefined until it is known. */
export const useCartCount = (): number | undefined => use(CountContext)

/**
 * Keeps what the header and the drawer know of the cart. Pages are the same for everyone, so the count is requested
 * after they have loaded, and shown without holding up what the visitor does; once the cart itself was read, the router reads it again after every change.
 */
export function CartDesk({ children }: { children: ReactNode }) {
  const [counted, setCounted] = useState<number>()
  const [shown, setShown] = useState(false)
  const [CartDrawer, setCartDrawer] = useState<Drawer>()
  const toast = useToast()
  const { data, load } = useFetcher<{ cart: CartView }>({ key: 'cart' })
  const { pathname, key } = useLocation()

  const me = use(MeContext)
  // The document's facts are old by the time the frame is put up again, after a checkout.
  const [firstPage] = useState(key === 'default')
  const [showCount] = useState(
    () =>
      ({ count }: Me) =>
        startTransition(() => setCounted(count)),
  )
  useEffect(() => void (firstPage ? me : fetchMe())?.then(showCount), [firstPage, me, showCount])

  // A form that went to another page may have changed the cart: the number is requested again when that page stands.
  const { formMethod, state } = useNavigation()
  const [sent, setSent] = useState(false)
  if (!sent && formMethod === 'POST') setSent(true)
  useEffect(() => {
    if (!sent || state !== 'idle') return
    setSent(false)
    void fetchMe().then(showCount)
  }, [sent, state, showCount])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the drawer.
  useEffect(() => setShown(false), [pathname])

  const desk = useMemo<Desk>(() => {
    const read = () => void load(paths.cart())
    return {
      open: () => {
        read()
        setShown(true)
        waiting(fetchDrawer, { instead: paths.cart }).then(
          (code) => setCartDrawer(() => code.CartDrawer),
          () => location.assign(inLanguage(paths.cart())),
        )
        connected.code?.cartWaits(toast)
      },
      changed: read,
    }
  }, [load, toast])
  return (
    <DeskContext value={desk}>
      <CountContext value={data?.cart.count ?? counted}>{children}</CountContext>
      {data && CartDrawer && <CartDrawer cart={data.cart} open={shown} onClose={() => setShown(false)} />}
    </DeskContext>
  )
}
