import { Image } from '@fairground/ui/image.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { OrderView } from './order-view.ts'

/** Orders as cards, each of them one link. */
export function OrderRows({ orders }: { orders: readonly OrderView[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {orders.map((order) => (
        <li
          key={order.id}
          className="relative flex flex-col gap-4 rounded-card border border-border bg-surface p-5 hover:border-border-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus sm:flex-row sm:items-center"
        >
          <ul aria-hidden="true" className="flex shrink-0 gap-2 sm:w-32">
            {order.pictures.slice(0, 2).map(({ name, src }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name
              <li key={index} className="w-12">
                <Image src={src} alt="" name={name} sizes="48px" className="rounded-control" />
              </li>
            ))}
          </ul>
          <div className="flex min-w-0 grow flex-col gap-1">
            <p className="font-semibold">
              <RouterLink href={order.href} className="outline-none after:absolute after:inset-0 hover:underline">
                {t('account.orderNumber', { number: order.number })}
              </RouterLink>
            </p>
            <p className="text-small text-ink-2">{order.what}</p>
            <p className="text-meta text-ink-3">
              {order.placed}
              {order.tickets > 0 && ` · ${t('account.ticketCount', { tickets: order.tickets })}`}
            </p>
          </div>
          <div className="flex shrink-0 flex-wrap items-center justify-between gap-4 sm:flex-col sm:items-end sm:gap-2">
            <p className="font-semibold tabular-nums">{order.total}</p>
            <StatusPill tone={order.standing.tone}>{order.standing.word}</StatusPill>
            {order.standing.until && (
              <p className="text-meta text-ink-2">{t('account.payByUntil', { until: order.standing.until })}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
