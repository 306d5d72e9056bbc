import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { Image } from '@fairground/ui/image.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import type { CSSProperties } from 'react'
import { type CodeWords, CouponForm } from '../cart/coupon-form.tsx'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import type { CheckoutView } from './checkout-view.ts'

/** Lines and costs of the purchase; open beside the form, folded above it on a phone with the total in view. */
type SummaryProps = {
  checkout: CheckoutView
  /** The shop takes gift cards. */
  giftCards?: boolean
  /** In the owner's words; absent: it has a name for screen readers alone. */
  title?: string | null | undefined
  look?: CSSProperties
}

const giftCardWords = (): CodeWords => ({
  enter: 'giftCard',
  remove: 'noGiftCard',
  label: t('checkout.giftCardCode'),
  apply: t('checkout.useGiftCard'),
  removeLabel: (code) => t('checkout.removeGiftCard', { code }),
  effect: ({ amount }) => t('checkout.giftCardPays', { amount }),
})

export function Summary({ checkout, giftCards = false, title, look }: SummaryProps) {
  const units = checkout.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section
      aria-label={title ?? t('checkout.orderSummary')}
      style={look}
      className="order-1 -mx-(--gutter) border-b border-border bg-sunken px-(--gutter) lg:order-2 lg:mx-0 lg:border-0 lg:py-14 lg:ps-12 lg:pe-0 lg:[border-image:conic-gradient(var(--color-sunken)_0_0)_fill_0/0/0_100vw_0_0]"
    >
      <details className="group lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="text-brand underline underline-offset-4 group-open:no-underline">
            {t('checkout.itemCount', { units })}
          </span>
          {/* As the button says it: what a gift card leaves. */}
          <span className="tabular-nums">{checkout.giftCard?.amount ? checkout.charged : checkout.total}</span>
        </summary>
        <div className="pb-6">
          <Bill checkout={checkout} giftCards={giftCards} title={title} />
        </div>
      </details>
      <div className="hidden lg:sticky lg:top-14 lg:block">
        <Bill checkout={checkout} giftCards={giftCards} title={title} />
      </div>
      <LiveRegion>{t('checkout.totalIs', { total: checkout.total })}</LiveRegion>
    </section>
  )
}

function Bill({ checkout, giftCards = false, title }: Omit<SummaryProps, 'look'>) {
  return (
    <div className="flex flex-col gap-5">
      {title && <h2 className="text-h3">{title}</h2>}
      <ul className="flex flex-col gap-4">
        {checkout.lines.map((line) => (
          <li key={line.id} className="flex items-start gap-4">
            <div className="w-14 shrink-0">
              <Image src={line.picture} alt="" name={line.name} sizes="56px" className="rounded-control" />
            </div>
            <div className="min-w-0 grow">
              <p className="text-small font-semibold">{line.name}</p>
              <p className="text-small text-ink-2">
                {dotted([t('checkout.quantity', { quantity: line.quantity }), ...line.details])}
              </p>
              {line.fee && (
                <p className="text-small text-ink-3 tabular-nums">{t('checkout.includesFee', { fee: line.fee })}</p>
              )}
            </div>
            <p className="text-small font-semibold tabular-nums">{line.total}</p>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-2 border-t border-border pt-4 tabular-nums">
        {checkout.totals.map(({ label, amount }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two taxes may have one name and one rate
          <div key={i} className="flex justify-between gap-4 text-small text-ink-2">
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 pt-2 text-h3">
          <dt>{t('checkout.total')}</dt>
          <dd>{checkout.total}</dd>
        </div>
      </dl>
      {!checkout.orderId && (
        <CouponForm coupon={checkout.coupon} locked={checkout.locked} action={paths.checkout(checkout.id)} />
      )}
      {!checkout.orderId && (giftCards || checkout.giftCard) && (
        <CouponForm coupon={checkout.giftCard} action={paths.checkout(checkout.id)} words={giftCardWords()} />
      )}
      {checkout.giftCard?.amount && (
        <p className="flex justify-between gap-4 font-semibold tabular-nums">
          <span>{t('checkout.leftToPay')}</span>
          <span>{checkout.charged}</span>
        </p>
      )}
    </div>
  )
}
