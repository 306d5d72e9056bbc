import { useToast } from '@fairground/ui/toast-region.tsx'
import { Heart as HeartIcon } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { MeContext } from '../../shell/me.ts'
import { JUST_IDS, KEEP, type KeptAnswer, LET_GO } from './kept.ts'

export type HeartProps = {
  productId: string
  name: string
  /** Beside a button with words; alone on a picture unless said. */
  labelled?: boolean
}

/** Many hearts stand on a page; the list is asked for by the first. */
let asked = false
/** A guest read where the list is kept. */
let told = false

/**
 * Keeps a product in the wishlist, or lets go of it. Pages are the same for everyone, so what is kept is asked for after they have
 * loaded, where there is a session; a guest reads once where the list is and how it is kept.
 */
export function Heart({ productId, name, labelled = false }: HeartProps) {
  const kept = useFetcher<{ ids: string[] }>({ key: 'kept' })
  const { Form, state, data, formData } = useFetcher<KeptAnswer>()
  const { pathname, search } = useLocation()
  const toast = useToast()
  const navigate = useNavigate()
  const me = use(MeContext)
  const { load } = kept
  useEffect(() => {
    if (asked) return
    asked = true
    void me?.then(({ session }) => (session ? load(`${paths.wishlist()}?${JUST_IDS}=1`) : undefined))
  }, [me, load])

  const answered = useRef(data)
  useEffect(() => {
    if (state !== 'idle' || data === answered.current) return
    answered.current = data
    if (data?.message) toast({ message: data.message })
    else if (data?.guest && !told) {
      told = true
      toast({
        message: 'Saved in this browser. Sign in to keep it with your account.',
        action: { label: 'Wishlist', onPress: () => void navigate(paths.wishlist()) },
      })
    }
  }, [state, data, toast, navigate])

  const isKept = formData ? formData.get('intent') === KEEP : (kept.data?.ids.includes(productId) ?? false)
  const label = labelled ? (isKept ? 'In your wishlist' : 'Add to wishlist') : `${name} in your wishlist`
  return (
    <Form method="post" action={paths.wishlist()}>
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        name="intent"
        value={isKept ? LET_GO : KEEP}
        aria-pressed={isKept}
        aria-label={labelled ? undefined : label}
        title={labelled ? undefined : label}
        className={
          labelled
            ? 'inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink'
            : 'flex size-11 items-center justify-center rounded-full text-ink *:rounded-full *:border *:border-border *:bg-surface *:p-2 hover:*:bg-sunken'
        }
      >
        {labelled ? (
          <>
            <HeartIcon aria-hidden="true" size={20} strokeWidth={1.75} fill={isKept ? 'currentColor' : 'none'} />
            {label}
          </>
        ) : (
          <span>
            <HeartIcon aria-hidden="true" size={18} strokeWidth={1.75} fill={isKept ? 'currentColor' : 'none'} />
          </span>
        )}
      </button>
    </Form>
  )
}
