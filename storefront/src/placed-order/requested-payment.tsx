import { t } from '../texts.ts'
import type { Refused } from './pay-now.ts'
import { PayForm } from './pay-part.ts'
import type { Requested } from './requested.ts'

/** The amount that the merchant requests, and its form while it can be paid. */
export function RequestedPayment({ requested, refused }: { requested: Requested; refused: Refused | undefined }) {
  const { title, description, amount, closed, methods, saved } = requested
  return (
    <section
      data-part="requested"
      aria-label={t('placed-order.requested')}
      data-print="hide"
      className="flex flex-col gap-5"
    >
      <h2 className="font-display text-h2">{title}</h2>
      {description && <p className="max-w-measure text-ink-2">{description}</p>}
      {closed === undefined ? (
        <PayForm
          methods={methods}
          saved={saved}
          due={amount.formattedAmount}
          dueAmount={amount.amount}
          canTakeBack={false}
          refused={refused}
        />
      ) : (
        <p role="status">{closed}</p>
      )}
    </section>
  )
}
