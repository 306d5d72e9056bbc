import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Tag, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from '../router/use-fetcher.tsx'
import { t } from '../texts.ts'
import type { CouponView } from './coupon-view.ts'

type Props = {
  coupon: CouponView | undefined
  /** The page that takes the code. */
  action: string
  /** No code is entered, and one is removed only where it does not apply any more. */
  locked?: boolean | undefined
  /** Refusal of the last try, when the page came back whole. */
  refused?: string | undefined
  /** Kind of code: that of a discount unless given. */
  words?: CodeWords
}

/** A kind of code: what its forms send, and how they call it. */
export interface CodeWords {
  readonly enter: string
  readonly remove: string
  readonly label: string
  readonly apply: string
  readonly removeLabel: (code: string) => string
  readonly effect: (words: { code: string; amount: string }) => string
}

const discountWords = (): CodeWords => ({
  enter: 'coupon',
  remove: 'uncoupon',
  label: t('cart.discountCode'),
  apply: t('cart.apply'),
  removeLabel: (code) => t('cart.removeCode', { code }),
  effect: (words) => t('cart.codeTakesOff', words),
})

/** Enters a code, or shows the one that is entered with what it takes off. Works without scripts, too. */
export function CouponForm({ coupon, action, locked, refused, words = discountWords() }: Props) {
  const fetcher = useFetcher<{ message?: string }>()
  const busy = fetcher.state !== 'idle'
  const message = fetcher.data ? fetcher.data.message : refused
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const code = coupon?.code
  // The pressed button is gone once the code is entered or removed: focus goes to what stands in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code draws other controls.
  useEffect(() => {
    if (isSent.current && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('input[name=code], button')?.focus()
    isSent.current = false
  }, [code])
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      onSubmit={() => {
        isSent.current = true
      }}
      className="flex flex-col gap-2"
    >
      {coupon ? (
        <div
          className={`flex items-center gap-3 rounded-control border border-border bg-surface ${locked ? 'px-4' : 'ps-4'}`}
        >
          <Tag aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-ink-2" />
          <p className="min-w-0 grow py-2 text-small">
            <span className="font-semibold break-all">{coupon.code}</span>
            <Notes {...coupon} />
          </p>
          {coupon.amount && <span className="text-small text-candy tabular-nums">−{coupon.amount}</span>}
          {(!locked || coupon.problem) && (
            <IconButton
              type="submit"
              name="intent"
              value={words.remove}
              label={words.removeLabel(coupon.code)}
              icon={<X aria-hidden="true" size={18} strokeWidth={1.75} />}
              aria-disabled={busy}
              onClick={(event) => busy && event.preventDefault()}
            />
          )}
        </div>
      ) : (
        !locked && (
          <div className="flex items-end gap-2">
            <div className="min-w-0 grow">
              <TextField
                label={words.label}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={50}
                required
                error={message}
              />
            </div>
            <Button
              type="submit"
              name="intent"
              value={words.enter}
              variant="secondary"
              pending={busy}
              className={message ? 'mb-6' : ''}
            >
              {words.apply}
            </Button>
          </div>
        )
      )}
      <LiveRegion>
        {message ?? (coupon?.amount ? words.effect({ code: coupon.code, amount: coupon.amount }) : '')}
      </LiveRegion>
    </fetcher.Form>
  )
}

/** Line below a code: what is left on it, and why it does not apply. */
function Notes({ detail, problem }: CouponView) {
  return (
    <>
      {detail && <span className="block text-meta text-ink-3 tabular-nums">{detail}</span>}
      {problem && <span className="block text-meta text-danger">{problem}</span>}
    </>
  )
}
