import { isPositive } from '@fairground/domain/money.ts'
import { t } from '../texts.ts'
import type { Refused } from './pay-now.ts'
import { PayForm } from './pay-part.ts'
import type { Requested } from './requested.ts'

function words({ status, owed }: Requested): string {
  if (status === 'PAID') return t('placed-order.requestPaid')
  if (!owed) return t('placed-order.requestOver')
  return isPositive(owed.amount)
    ? t('placed-order.requestBeyondOwed', { owed: owed.formattedAmount })
    : t('placed-order.requestOrderPaid')
}

/** The amount that the merchant requests, and its form while it can be paid. */
export function RequestedPayment({ requested, refused }: { requested: Requested; refused: Refused | undefined }) {
  const { title, description, amount, status, methods, saved } = requested
  return (
    <section
      data-part="requested"
      aria-label={t('placed-order.requested')}
      data-print="hide"
      className="flex flex-col gap-5"
    >
      <h2 className="font-display text-h2">{title}</h2>
      {description && <p className="max-w-measure text-ink-2">{description}</p>}
      {status === 'UNPAID' ? (
        <PayForm
          methods={methods}
          saved={saved}
          due={amount.formattedAmount}
          dueAmount={amount.amount}
          canTakeBack={false}
          refused={refused}
        />
      ) : (
        <p role="status">{words(requested)}</p>
      )}
    </section>
  )
}
