import { useToast } from '@fairground/ui/toast-region.tsx'
import { use, useDeferredValue, useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { useLocation, useNavigate } from '../router/hooks.ts'
import { useFetcher } from '../router/use-fetcher.tsx'
import { MeContext } from '../shell/me.ts'
import { t } from '../texts.ts'
import { HEARTS, JUST_IDS, KEEP, LET_GO, type WishlistAnswer } from './heart-form.ts'

export type HeartProps = {
  productId: string
  name: string
  /** Beside a button with words; alone on a picture by default. */
  labelled?: boolean
}

const OWN_LIST = `${paths.wishlist()}?${JUST_IDS}=1`

/** Many hearts stand on a page; the first of them requests the list. */
let requested = false
/** A guest has read where the list is stored. */
let explained = false

/**
 * Saves a product in the wishlist, or removes it. Pages are the same for everyone, so the list is requested after they have loaded,
 * where there is a session; a guest, whose first item begins one, gets it after that, and reads once where the list is stored. The server
 * writes the button alone: what it knows of nobody it need not prepare for 24 products.
 */
export const Heart = import.meta.env.SSR ? WrittenHeart : LiveHeart

function WrittenHeart(props: HeartProps) {
  return <HeartButton {...props} isSaved={false} />
}

function LiveHeart({ productId, name, labelled }: HeartProps) {
  const ownList = useFetcher<{ ids: string[] }>({ key: 'wishlist' })
  const { submit, state, data, formData } = useFetcher<WishlistAnswer>()
  const { pathname, search } = useLocation()
  const toast = useToast()
  const navigate = useNavigate()
  const me = use(MeContext)
  const { load } = ownList
  useEffect(() => {
    if (requested) return
    requested = true
    void me?.then(({ session }) => (session ? load(OWN_LIST) : undefined))
  }, [me, load])

  const answered = useRef(data)
  useEffect(() => {
    if (state !== 'idle' || data === answered.current) return
    answered.current = data
    if (data?.message) toast({ message: data.message })
    else if (!ownList.data) void load(OWN_LIST)
    if (data?.guest && !explained) {
      explained = true
      toast({
        message: t('account-wishlist.savedInBrowser'),
        action: { label: t('account-wishlist.wishlist'), onPress: () => void navigate(paths.wishlist()) },
      })
    }
  }, [state, data, ownList.data, load, toast, navigate])

  // A heart far down becomes active when the list is known already: its first drawing is what the server wrote all the same.
  const isListed = useDeferredValue(ownList.data?.ids.includes(productId) ?? data?.saved ?? false, false)
  const isSaved = formData ? formData.get('intent') === KEEP : isListed
  return (
    <HeartButton
      productId={productId}
      name={name}
      labelled={labelled}
      isSaved={isSaved}
      onPress={(intent) =>
        void submit(
          { product: productId, intent, returnTo: pathname + search },
          { method: 'post', action: paths.wishlist() },
        )
      }
    />
  )
}

type HeartButtonProps = HeartProps & { isSaved: boolean; onPress?: (intent: string) => void }

/** Without scripts it sends the form that stands once in the page; there nothing is known to be saved. */
function HeartButton({ productId, name, labelled = false, isSaved, onPress }: HeartButtonProps) {
  const label = labelled
    ? isSaved
      ? t('account-wishlist.inYourWishlist')
      : t('account-wishlist.addToWishlist')
    : t('account-wishlist.nameInWishlist', { name })
  return (
    // biome-ignore lint/a11y/useButtonType: a button submits where nothing else is written, as it is in each of 24 cards.
    <button
      form={HEARTS}
      name="product"
      value={productId}
      aria-pressed={isSaved}
      title={labelled ? undefined : label}
      onClick={(event) => {
        event.preventDefault()
        onPress?.(isSaved ? LET_GO : KEEP)
      }}
      className={labelled ? 'inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink' : 'heart-button'}
    >
      <svg
        aria-hidden="true"
        className={labelled ? 'size-5 fill-none' : undefined}
        style={isSaved ? { fill: 'currentColor' } : undefined}
      >
        <use href="#heart" />
      </svg>
      {labelled && label}
    </button>
  )
}
