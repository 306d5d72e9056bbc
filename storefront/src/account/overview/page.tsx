import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { DateBlock } from '@fairground/ui/date-block.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { SectionHeading } from '@fairground/ui/section-heading.tsx'
import { paths } from '../../paths.ts'
import { useLoaderData } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'
import { AccountFrame } from '../account-frame.tsx'
import { OrderRows } from '../order-rows.tsx'
import type { EventTicketsView } from '../tickets-view.ts'
import type { loader } from './data.ts'

export function Component() {
  const { name, orders, more, next } = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      title={t('account-overview.yourAccount')}
      heading={name ? t('account-overview.hello', { name }) : t('account-overview.yourAccount')}
    >
      {next && (
        <section aria-labelledby="next" className="flex flex-col gap-4">
          <SectionHeading id="next" title={t('account-overview.nextUp')} />
          <NextEvent event={next} />
        </section>
      )}
      <section aria-labelledby="last" className="flex flex-col gap-4">
        <SectionHeading
          id="last"
          title={t('account-overview.lastOrders')}
          linkAs={RouterLink}
          {...(more ? { more: { label: t('account-overview.allOrders'), href: paths.orders() } } : {})}
        />
        {orders.length > 0 ? <OrderRows orders={orders} /> : <NothingYet />}
      </section>
    </AccountFrame>
  )
}

function NextEvent({ event }: { event: EventTicketsView }) {
  const { title, href, date, when, place, tickets } = event
  return (
    <article className="flex flex-col gap-5 rounded-card border border-border bg-surface p-5 sm:flex-row sm:items-center">
      <DateBlock {...date} />
      <div className="flex min-w-0 grow flex-col gap-1 border-border sm:border-s sm:ps-6">
        <h3 className="font-sans text-h3">
          <RouterLink href={href} className="hover:underline hover:underline-offset-4">
            {title}
          </RouterLink>
        </h3>
        <p className="text-small text-ink-2">{dotted([when, place])}</p>
      </div>
      <ButtonLink linkAs={RouterLink} href={paths.myTickets()}>
        {t('account-overview.showTickets', { count: tickets.length })}
      </ButtonLink>
    </article>
  )
}

const NothingYet = () => (
  <EmptyState
    heading="h3"
    title={t('account-overview.noOrdersYet')}
    action={
      <div className="flex flex-wrap gap-3">
        <ButtonLink linkAs={RouterLink} href={paths.shop()}>
          {t('account-overview.seeTheShop')}
        </ButtonLink>
        <ButtonLink linkAs={RouterLink} href={paths.events()} variant="secondary">
          {t('account-overview.seeWhatIsOn')}
        </ButtonLink>
      </div>
    }
  >
    {t('account-overview.appearHere')}
  </EmptyState>
)
