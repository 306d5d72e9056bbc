import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { amount, end, row } from '../list/row-styles.ts'
import type { Mark } from '../orders/order-words.ts'
import { paths } from '../paths.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useTicketOrderAction } from './ticket-order-queries.ts'
import { actionsOf, type TicketOrder, ticketOrderMark } from './ticket-order-words.ts'

/**
 * A ticket order with its state and the actions that the server offers for it. `linked` where it stands apart from its order, whose refund
 * then stands beside the state.
 */
export function TicketOrderRow({
  order,
  linked = false,
  refund,
}: {
  order: TicketOrder
  linked?: boolean
  refund?: Mark | undefined
}) {
  const { money } = useFormats()
  const [tone, state] = ticketOrderMark(order)
  const name = t('admin.ticket-orders.orderOrderNumber', { orderNumber: order.orderNumber })
  return (
    <li className={row}>
      <span className="flex min-w-0 grow flex-col">
        <span className="font-medium">
          {linked ? (
            <RouterLink href={paths.order(order.snapshotId)} className="hover:underline">
              {name}
            </RouterLink>
          ) : (
            name
          )}
        </span>
        <span className="text-ink-2">
          <Buyer order={order} />
          {t('admin.list.countTicket', { count: order.ticketsQuantity })}
        </span>
      </span>
      <span className={end}>
        {order.archived && <StatusPill tone="neutral">{t('admin.ticket-orders.archived')}</StatusPill>}
        <StatusPill tone={tone}>{state}</StatusPill>
        {refund && <StatusPill tone={refund[0]}>{refund[1]}</StatusPill>}
        <span className={amount}>{order.totalPrice && money(order.totalPrice.value, order.totalPrice.currency)}</span>
        <Actions order={order} />
      </span>
    </li>
  )
}

/** A member's name leads to their page; other buyers have none. */
function Buyer({ order: { memberId, fullName, email } }: { order: TicketOrder }) {
  const lacks = useLacks('members.read')
  const name = fullName || email
  if (!name) return null
  return (
    <>
      {memberId && !lacks ? (
        <RouterLink href={paths.member(memberId)} className="hover:underline">
          {name}
        </RouterLink>
      ) : (
        name
      )}
      {' · '}
    </>
  )
}

/** Confirming stands by itself; filing is behind the dots. */
function Actions({ order }: { order: TicketOrder }) {
  const lacks = useLacks('orders.write')
  const act = useTicketOrderAction(order)
  const offered = actionsOf(order)
  const confirm = offered.find(({ action }) => action === 'CONFIRM')
  const others = offered.filter((one) => one !== confirm)
  return (
    <span className="flex items-center gap-1">
      {confirm && (
        <Button
          variant="secondary"
          size="sm"
          disabledReason={lacks}
          pending={act.isPending}
          onClick={() => act.mutate(confirm)}
        >
          {confirm.label}
        </Button>
      )}
      {others.length > 0 && (
        <MoreMenu
          label={t('admin.ticket-orders.moreForOrderOrderNumber', { orderNumber: order.orderNumber })}
          items={others.map((one) => ({
            label: one.label,
            disabledReason: lacks,
            onSelect: () => act.mutate(one),
          }))}
        />
      )}
    </span>
  )
}
