import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useLoaderData } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { t } from '../texts.ts'
import { BackLink } from './back-link.tsx'
import { confirmationOf } from './confirmation.ts'
import type { loader } from './data.ts'
import { Documents } from './documents.tsx'
import { Downloads } from './downloads.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { OpenOrder } from './open-order.tsx'
import { PrintButton } from './print-button.tsx'
import { Receipt } from './receipt.tsx'
import { Shipments } from './shipments.tsx'
import { Tickets } from './tickets.tsx'
import { useFollowed } from './use-followed.ts'

export function Component() {
  const { order } = useLoaderData<typeof loader>()
  const { standing, tickets } = order
  const confirmation = confirmationOf(order)
  useFollowed(standing.waiting)
  return (
    <div className="page-column flex max-w-3xl flex-col gap-10 py-10 lg:py-14 print:py-0">
      <Metadata title={t('thanks.orderNumber', { number: order.number })} noindex />
      <div className="flex flex-col items-start gap-4" data-print="hide">
        <StatusPill tone={standing.tone}>{standing.word}</StatusPill>
        <h1 className="font-display text-h1">{standing.heading}</h1>
        <p className="max-w-measure text-ink-2">
          {standing.text}
          {confirmation && ` ${confirmation}`}
        </p>
        <div className="flex flex-wrap gap-3">
          <PrintButton order={order} />
          <BackLink />
          <OpenOrder order={order} />
        </div>
      </div>
      <HowToPay order={order} />
      <Tickets tickets={tickets} events={order.events} />
      <Shipments shipments={order.shipments} />
      <Downloads downloads={order.downloads} />
      <Documents documents={order.documents} />
      <Receipt order={order} />
    </div>
  )
}
