import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { readChoice } from '../list/list-choice.ts'
import { NeighbourSteps } from '../list/neighbour-steps.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useArchive } from '../orders/archive-orders.ts'
import { isTicket } from '../orders/order-lines.ts'
import { orderClient, orderListQuery, orderQuery } from '../orders/order-queries.ts'
import { fulfilmentMark, paymentMark } from '../orders/order-words.ts'
import { ORDER_TABS, paths } from '../paths.ts'
import { queryClient, store } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { ApproveDialog, mayApprove } from './approve-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { whyNotCancel } from './cancel-reason.ts'
import { FulfilmentsCard } from './fulfilments-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { SideCards } from './side-cards.tsx'
import { TicketsCard } from './tickets-card.tsx'

const DocumentsCard = lazy(() => import('./documents-card.tsx'))
const PaymentRequestsCard = lazy(() => import('../payment-requests/card.tsx'))
const TipCard = lazy(() => import('../tips/tip-card.tsx'))
const AcceptedCard = lazy(() => import('../event-policies/accepted-card.tsx'))

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(orderQuery(params.orderId ?? ''))
  return null
}

export function Component() {
  const { orderId = '' } = useParams()
  const { data: order, error, refetch } = useQuery(orderQuery(orderId))
  const [search] = useSearchParams()
  const within = search.get('list') ?? ''
  if (!order) throw error ?? new Error('The order could not be loaded')
  return (
    <Page title={t('admin.order.orderNumber', { number: order.number })} narrow>
      <Header key={order.id} order={order} within={within} />
      <StaleMark error={error} onRetry={refetch} />
      <div className="grid items-start gap-3 lg:grid-cols-[2fr_20rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <LinesCard order={order} />
          <FulfilmentsCard order={order} />
          <PaymentsCard order={order} />
          <Suspense>
            <DocumentsCard order={order} />
          </Suspense>
          <Suspense>
            <PaymentRequestsCard order={order} />
          </Suspense>
          <Suspense>
            <TipCard order={order} />
          </Suspense>
          {order.lineItems.some(isTicket) && <TicketsCard orderId={order.id} />}
          <Suspense>
            <AcceptedCard orderId={order.id} />
          </Suspense>
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <SideCards order={order} />
        </div>
      </div>
    </Page>
  )
}

function Header({ order, within }: { order: Order; within: string }) {
  const [canceling, setCanceling] = useState(false)
  const [approving, setApproving] = useState(false)
  const archive = useArchive()
  const lacks = useLacks('orders.write')
  useSeen(order, lacks === undefined)
  const [paymentTone, payment] = paymentMark(order)
  const [fulfilmentTone, fulfilment] = fulfilmentMark(order)
  return (
    <>
      <PageHeader
        title={t('admin.order.orderNumber', { number: order.number })}
        back={{ label: t('admin.order.orders'), href: `${paths.orders()}${within && `?${within}`}` }}
        linkAs={RouterLink}
        status={
          <>
            <StatusPill tone={paymentTone}>{payment}</StatusPill>
            <StatusPill tone={fulfilmentTone}>{fulfilment}</StatusPill>
            {order.imported && <StatusPill tone="info">{t('admin.order.imported')}</StatusPill>}
            {order.archived && <StatusPill tone="neutral">{t('admin.order.archived')}</StatusPill>}
          </>
        }
        actions={
          <>
            <Neighbours id={order.id} within={within} />
            <MoreMenu
              label={t('admin.order.moreActions')}
              items={[
                {
                  label: order.archived ? t('admin.order.unarchiveOrder') : t('admin.order.archiveOrder'),
                  disabledReason: lacks,
                  onSelect: () => archive.run([order.id], !order.archived),
                },
                { label: t('admin.order.print'), onSelect: () => window.print() },
                ...approvals(order, lacks, () => setApproving(true)),
                { kind: 'separator' },
                {
                  label: t('admin.order.cancelOrder'),
                  tone: 'danger',
                  disabledReason: lacks ?? whyNotCancel(order),
                  onSelect: () => setCanceling(true),
                },
              ]}
            />
          </>
        }
      />
      <ApproveDialog order={order} open={approving} onOpenChange={setApproving} />
      <CancelDialog order={order} open={canceling} onOpenChange={setCanceling} />
    </>
  )
}

/** Entry of the menu that lets an order stand before it is paid; none of one that stands. */
const approvals = (order: Order, disabledReason: string | undefined, onSelect: () => void) =>
  mayApprove(order) ? [{ label: t('admin.order.approveWithoutPayment'), disabledReason, onSelect }] : []

function Neighbours({ id, within }: { id: string; within: string }) {
  const { zone } = useFormats()
  const now = useSiteNow()
  const { data } = useQuery(orderListQuery(readChoice(within, ORDER_TABS), { now, zone }))
  const pathTo = (other: string) => paths.order(other, within)
  return <NeighbourSteps id={id} among={data?.orders} noun={t('admin.list.order')} pathTo={pathTo} />
}

/** An order that somebody has opened is no longer news. */
function useSeen({ id, seenByAHuman }: Order, mayWrite: boolean): void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => orderClient.orders.updateOrder({ order: { id, seenByAHuman: true } }),
    onSuccess: ({ order }) => store(client, orderQuery(id).queryKey, order),
  })
  useEffect(() => {
    if (!seenByAHuman && mayWrite) mutate()
  }, [seenByAHuman, mayWrite, mutate])
}
