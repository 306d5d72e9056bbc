import {
  type TicketCancellation,
  ticketCancellations,
} from '@fairground/client/generated/fairground.ticket-cancellations.ts'
import { Button } from '@fairground/ui/button.tsx'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLacks } from '../session/me.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'

const client = staffClient({ ticketCancellations })

const cancellationsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'cancellations', orderId],
    queryFn: async ({ signal }) =>
      (await client.ticketCancellations.listTicketCancellations({ orderId }, { signal })).cancellations,
  })

const words = {
  NOTHING: () => t('admin.order.cancellationNOTHING'),
  PENDING: (amount: string) => t('admin.order.cancellationPENDING', { amount }),
  BY_HAND: (amount: string) => t('admin.order.cancellationBY_HAND', { amount }),
  FAILED: (amount: string) => t('admin.order.cancellationFAILED', { amount }),
  REFUNDED: (amount: string) => t('admin.order.cancellationREFUNDED', { amount }),
} satisfies Record<TicketCancellation['state'], (amount: string) => string>

/** The credit is a part of all of it, and stands beside another part. */
const creditWords = (state: TicketCancellation['state'], amount: string): string =>
  state === 'BY_HAND' || state === 'FAILED'
    ? t('admin.order.cancellationCreditBeside', { amount })
    : t('admin.order.cancellationCredit', { amount })

/** The part that the words are about: what a person has to give back, what failed, or all of it. */
const amountOf = (
  state: TicketCancellation['state'],
  {
    formattedRefund,
    formattedByHand,
    formattedFailed = formattedRefund,
  }: Pick<TicketCancellation, 'formattedRefund' | 'formattedByHand' | 'formattedFailed'>,
): string => (state === 'BY_HAND' ? formattedByHand : state === 'FAILED' ? formattedFailed : formattedRefund)

/** Tickets that were cancelled or given back, or that the buyer changed to a kind that costs less, and what became of their money. */
export function Cancellations({ orderId }: { orderId: string }) {
  const { data = [] } = useQuery(cancellationsQuery(orderId))
  const queryClient = useQueryClient()
  const lacks = useLacks('orders.write')
  const record = useChange({
    run: (cancellationId: string) =>
      client.ticketCancellations.recordTicketCancellationByHand({ orderId, cancellationId }),
    done: t('admin.order.recordedByHand'),
    onDone: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
  const retry = useChange({
    run: (cancellationId: string) =>
      client.ticketCancellations.retryTicketCancellationRefund({ orderId, cancellationId }),
    done: t('admin.order.refundStartedAgain'),
    onDone: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
  return (
    <ul aria-label={t('admin.order.canceledTickets')} className="flex flex-col border-b border-border empty:hidden">
      {data.map(({ id, ticketNumbers, changedTo, state, formattedCredit, ...amounts }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
          <span className="flex grow flex-col">
            <span>
              {changedTo ? t('admin.order.buyerChanged', { kind: changedTo }) : t('admin.order.canceledTickets')}:{' '}
              {ticketNumbers.join(', ')}
            </span>
            <span className="text-ink-2">
              {words[state](amountOf(state, amounts))}
              {formattedCredit && `, ${creditWords(state, formattedCredit)}`}
            </span>
          </span>
          {state === 'BY_HAND' && !lacks && (
            <Button size="sm" variant="secondary" pending={record.isPending} onClick={() => record.mutate(id)}>
              {t('admin.order.recordByHand')}
            </Button>
          )}
          {state === 'FAILED' && !lacks && (
            <Button size="sm" variant="secondary" pending={retry.isPending} onClick={() => retry.mutate(id)}>
              {t('admin.order.retryRefund')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
