import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { paths } from '../../paths.ts'
import { useLoaderData } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'
import { Documents } from '../../thanks/documents.tsx'
import { Downloads } from '../../thanks/downloads.tsx'
import { HowToPay } from '../../thanks/how-to-pay.tsx'
import { OpenOrder } from '../../thanks/open-order.tsx'
import { PrintButton } from '../../thanks/print-button.tsx'
import { Receipt } from '../../thanks/receipt.tsx'
import { Tickets } from '../../thanks/tickets.tsx'
import { useFollowed } from '../../thanks/use-followed.ts'
import { AccountFrame } from '../account-frame.tsx'
import type { loader } from './data.ts'

export function Component() {
  const { order } = useLoaderData<typeof loader>()
  const { standing, tickets } = order
  useFollowed(standing.waiting)
  return (
    <AccountFrame title={t('account-order.orderNumber', { number: order.number })} intro={standing.text}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3" data-print="hide">
        <StatusPill tone={standing.tone}>{standing.word}</StatusPill>
        <PrintButton order={order} />
        <OpenOrder order={order} />
        <RouterLink href={paths.orders()} className="text-brand underline underline-offset-4">
          {t('account-order.allOrders')}
        </RouterLink>
      </div>
      <HowToPay order={order} />
      <Tickets tickets={tickets} events={order.events} />
      <Downloads downloads={order.downloads} />
      <Documents documents={order.documents} />
      <Receipt order={order} />
    </AccountFrame>
  )
}
