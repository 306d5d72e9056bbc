import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { present } from '@fairground/domain/present.ts'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { StatusPill, type StatusTone } from '@fairground/ui/status-pill.tsx'
import { paths } from '../../paths.ts'
import { useLoaderData } from '../../router/hooks.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { t } from '../../texts.ts'
import { TicketSlip } from '../../thanks/ticket-slip.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { EventTicketsView } from '../tickets-view.ts'
import type { loader } from './data.ts'

export function Component() {
  const { past, events, places, replies } = useLoaderData<typeof loader>()
  const none = events.length === 0 && replies.length === 0
  return (
    <AccountFrame
      title={past ? t('account-tickets.pastTickets') : t('account-tickets.yourTickets')}
      intro={past ? undefined : t('account-tickets.intro')}
    >
      {events.map((event) => (
        <TicketsOf key={event.id} event={event} />
      ))}
      {replies.length > 0 && <Rows id="replies" heading={t('account-tickets.replies')} rows={replies} />}
      {places.length > 0 && <Rows id="waiting" heading={t('account-tickets.waitingLists')} rows={places} />}
      {none && !past && (
        <EmptyState
          title={t('account-tickets.noUpcomingTickets')}
          action={
            <ButtonLink linkAs={RouterLink} href={paths.events()}>
              {t('account-tickets.seeWhatIsOn')}
            </ButtonLink>
          }
        >
          {t('account-tickets.appearHere')}
        </EmptyState>
      )}
      {none && past && <EmptyState title={t('account-tickets.noPastTickets')} />}
      <ButtonLink
        linkAs={RouterLink}
        href={paths.myTickets({ past: !past })}
        variant="secondary"
        className="self-start"
        data-print="hide"
      >
        {past ? t('account-tickets.upcomingTickets') : t('account-tickets.pastTickets')}
      </ButtonLink>
    </AccountFrame>
  )
}

interface Row {
  readonly href: string
  readonly title: string
  readonly details: string
  readonly status: string
  readonly tone: StatusTone
}

/** Replies, or places in waiting lists, each with the way to its page. */
function Rows({ id, heading, rows }: { id: string; heading: string; rows: readonly Row[] }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3" data-print="hide">
      <h2 id={id} className="font-display text-h2">
        {heading}
      </h2>
      <ul className="flex flex-col divide-y divide-border">
        {rows.map(({ href, title, details, status, tone }) => (
          <li key={href} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span>
              <RouterLink href={href} className="font-semibold text-brand underline underline-offset-4">
                {title}
              </RouterLink>
              <span className="block text-small text-ink-2">{details}</span>
            </span>
            <StatusPill tone={tone}>{status}</StatusPill>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TicketsOf({ event }: { event: EventTicketsView }) {
  const { id, title, href, when, place, accessibility, calendar, canceled, tickets } = event
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-1">
        <h2 id={id} className="font-display text-h2">
          <RouterLink href={href} className="hover:underline hover:underline-offset-4">
            {title}
          </RouterLink>
        </h2>
        <p className="text-ink-2">{dotted([when, place])}</p>
        {canceled && <StatusPill tone="danger">{t('account-tickets.cancelled')}</StatusPill>}
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 print:block">
        {tickets.map((ticket, index) => (
          <li key={ticket.id}>
            <TicketSlip
              ticket={ticket}
              event={{ when, place, canceled, ...present({ accessibility, calendar: calendar || undefined }) }}
              place={t('account-tickets.numberOf', { number: index + 1, count: tickets.length })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
