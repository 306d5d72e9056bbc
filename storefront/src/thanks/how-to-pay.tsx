import type { PlacedOrder } from '@fairground/client/generated/fairground.order-view.ts'
import { t } from '../texts.ts'

/** The payment method outside that the buyer chose, as the merchant wrote it. */
export function HowToPay({ order }: { order: Pick<PlacedOrder, 'outside' | 'number' | 'formattedDue'> }) {
  if (!order.outside) return null
  const { title, instructions } = order.outside
  return (
    <section
      aria-labelledby="how-to-pay"
      className="flex flex-col gap-3 rounded-card border border-border bg-surface px-6 py-4"
    >
      <h2 id="how-to-pay" className="font-display text-h3">
        {t('thanks.howToPay', { title })}
      </h2>
      {instructions && <p className="max-w-measure whitespace-pre-line">{instructions}</p>}
      {order.formattedDue && (
        <p className="font-semibold tabular-nums">{t('thanks.amountDue', { amount: order.formattedDue })}</p>
      )}
      <p className="font-semibold tabular-nums">{t('thanks.reference', { number: order.number })}</p>
    </section>
  )
}
