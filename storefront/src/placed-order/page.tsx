import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { TakeBack } from '../checkout/take-back-form.tsx'
import { placedPaths } from '../placed-paths.ts'
import { useActionData, useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { t } from '../texts.ts'
import { BackLink } from '../thanks/back-link.tsx'
import { Documents } from '../thanks/documents.tsx'
import { Downloads } from '../thanks/downloads.tsx'
import { HowToPay } from '../thanks/how-to-pay.tsx'
import { PrintButton } from '../thanks/print-button.tsx'
import { Receipt } from '../thanks/receipt.tsx'
import { Shipments } from '../thanks/shipments.tsx'
import { Tickets } from '../thanks/tickets.tsx'
import { useFollowed } from '../thanks/use-followed.ts'
import type { loader } from './data.ts'
import type { Refused } from './pay-now.ts'
import { PayForm } from './pay-part.ts'
import { PayOnPage } from './provider-step.tsx'
import { RenewLink } from './renew-part.ts'
import { RequestedPayment } from './requested-part.ts'
import type { Returned } from './returned.ts'

/** A declined payment changes the order. */
export const shouldRevalidate = () => true

/** Reason why the payment that the buyer comes back from did not end in money; an order that cannot be paid any more offers no other try. */
function unpaid(returned: Returned | undefined, isPayable: boolean): Refused | undefined {
  if (!returned || returned.waiting || returned.step) return undefined
  return isPayable ? { ...returned, errors: {} } : { message: t('placed-order.nothingCharged'), errors: {} }
}

/** The order of a mailed link on any device: tickets, downloads, receipt, and paying while it waits for that. */
export function Component() {
  const { orderId, sent, order, returned, paying, requested } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>() ?? unpaid(returned, (paying ?? requested) !== undefined)
  useFollowed(order?.standing.waiting ?? false)
  if (!order) return <RenewLink orderId={orderId} sent={sent} problem={refused?.message} />
  const { standing, tickets } = order
  return (
    <div className="page-column flex max-w-3xl flex-col gap-10 py-10 lg:py-14 print:py-0">
      <Metadata title={t('placed-order.orderNumber', { number: order.number })} noindex />
      <div className="flex flex-col items-start gap-4" data-print="hide">
        <StatusPill tone={standing.tone}>{standing.word}</StatusPill>
        <h1 className="font-display text-h1">{t('placed-order.orderNumber', { number: order.number })}</h1>
        {/* The page hides terms while the payment is decided. */}
        <p className="max-w-measure text-ink-2" role={returned?.waiting ? 'status' : undefined}>
          {returned?.waiting ? returned.message : standing.text}
        </p>
        {returned?.waiting && (
          <noscript>
            <a href={returned.waiting} className="text-brand underline underline-offset-2">
              {t('placed-order.checkAgain')}
            </a>
          </noscript>
        )}
        <div className="flex flex-wrap gap-3">
          <PrintButton order={order} />
          <BackLink />
          {order.canTakeBack && !returned?.waiting && <TakeBack action={placedPaths.placedOrder(orderId)} />}
        </div>
      </div>
      {returned?.step && <PayOnPage step={returned.step} />}
      {paying && (
        <PayForm
          {...paying}
          due={order.formattedDue ?? order.formattedTotal}
          dueAmount={order.due ?? ''}
          canTakeBack={order.canTakeBack}
          refused={refused}
        />
      )}
      {requested && !returned?.step && <RequestedPayment requested={requested} refused={refused} />}
      {!paying && !requested && refused && <p role="alert">{refused.message}</p>}
      <HowToPay order={order} />
      <Tickets tickets={tickets} events={order.events} />
      <Shipments shipments={order.shipments} />
      <Downloads downloads={order.downloads} />
      <Documents documents={order.documents} />
      <Receipt order={order} />
    </div>
  )
}
