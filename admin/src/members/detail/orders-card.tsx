import { Card } from '@fairground/ui/admin/card.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { fulfilmentMark, paymentMark } from '../../orders/order-words.ts'
import { paths } from '../../paths.ts'
import { useFormats, useLacks } from '../../session/me.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'
import { ordersOfMemberQuery } from '../member-queries.ts'

/** The latest orders. A user who may not see orders sees none here. */
export function OrdersCard({ memberId }: { memberId: string }) {
  const lacks = useLacks('orders.read')
  const { data, isError } = useQuery({ ...ordersOfMemberQuery(memberId), enabled: lacks === undefined })
  const { date } = useFormats()
  if (lacks) return null
  if (isError)
    return (
      <Card title={t('admin.members.orders')}>
        <p className="text-ink-2">{t('admin.members.theOrdersCouldNotBe')}</p>
      </Card>
    )
  if (!data)
    return (
      <Card title={t('admin.members.orders')}>
        <Skeleton count={2} />
      </Card>
    )
  if (data.orders.length === 0)
    return (
      <Card title={t('admin.members.orders')}>
        <p className="text-ink-2">{t('admin.members.nothingBoughtYet')}</p>
      </Card>
    )
  return (
    <Card title={t('admin.members.orders')} flush>
      <ul className="flex flex-col">
        {data.orders.map((order) => {
          const [payTone, pay] = paymentMark(order)
          const [tone, fulfilment] = fulfilmentMark(order)
          return (
            <li key={order.id} className="border-t border-border first:border-t-0">
              <RouterLink
                href={paths.order(order.id)}
                className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2.5 -outline-offset-2 hover:bg-canvas"
              >
                <span className="font-mono text-label">#{order.number}</span>
                <span className="text-ink-2">{date(order.createdDate)}</span>
                <span className="flex flex-wrap gap-1.5">
                  <StatusPill tone={payTone}>{pay}</StatusPill>
                  <StatusPill tone={tone}>{fulfilment}</StatusPill>
                </span>
                <span className="ms-auto font-medium tabular-nums">{order.priceSummary.total.formattedAmount}</span>
              </RouterLink>
            </li>
          )
        })}
      </ul>
      {data.metadata.hasNext && (
        <p className="border-t border-border px-4 py-2.5 text-ink-2">{t('admin.members.theseAreTheLatestSearch')}</p>
      )}
    </Card>
  )
}
