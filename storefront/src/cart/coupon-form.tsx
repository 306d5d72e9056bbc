import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { Tag, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
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
}

/** Enters a code, or shows the one that is entered with what it takes off. Works without scripts, too. */
export function CouponForm({ coupon, action, locked, refused }: Props) {
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
            {coupon.problem && <span className="block text-meta text-danger">{coupon.problem}</span>}
          </p>
          {coupon.amount && <span className="text-small text-candy tabular-nums">−{coupon.amount}</span>}
          {(!locked || coupon.problem) && (
            <IconButton
              type="submit"
              name="intent"
              value="uncoupon"
              label={t('cart.removeCode', { code: coupon.code })}
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
                label={t('cart.discountCode')}
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
              value="coupon"
              variant="secondary"
              pending={busy}
              className={message ? 'mb-6' : ''}
            >
              {t('cart.apply')}
            </Button>
          </div>
        )
      )}
      <LiveRegion>
        {message ?? (coupon?.amount ? t('cart.codeTakesOff', { code: coupon.code, amount: coupon.amount }) : '')}
      </LiveRegion>
    </fetcher.Form>
  )
}
