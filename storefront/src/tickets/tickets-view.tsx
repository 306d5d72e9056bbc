import { isolated } from '@fairground/domain/formatting/isolated.ts'
import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import type { ReactNode } from 'react'
import { MembersOnly } from '../account/members-only.tsx'
import { paths } from '../paths.ts'
import type { NotifyMeAnswer } from '../product/notify-me-answer.ts'
import { NotifyMeForm } from '../product/notify-me-part.ts'
import { useMe } from '../shell/me.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { EnteredFields } from './chosen-tickets.ts'
import { CodeForm } from './code-form.tsx'
import type { TicketsPage } from './data.ts'
import type { OwnHolds } from './own-holds.ts'
import { OwnHoldsList } from './own-holds-part.ts'
import { PassList } from './pass-list-part.ts'
import type { RefusedPass } from './passes.ts'
import { TicketForm } from './ticket-form.tsx'
import { WaitingLists } from './waiting-lists.tsx'

export type RefusedTickets = {
  message?: string
  held?: OwnHolds
  entered?: EnteredFields
  pass?: RefusedPass
} & NotifyMeAnswer

/** The kinds of ticket of an event, and the ways to them. `above` stands below the heading. */
export function TicketsView({
  page: { event, tickets, bundles, addOns, ownCheckout, passesOwnCheckout, listed, access, waiting, passes, inSession },
  refused,
  above,
}: {
  page: TicketsPage
  refused: RefusedTickets | undefined
  above?: ReactNode
}) {
  const { title, path, booking, forMembers = false } = event
  const me = useMe()
  const mayHold = inSession || me?.session === true || refused?.held !== undefined
  const open = booking.kind === 'tickets' || (booking.kind === 'none' && booking.soldOut)
  const missed = open ? tickets.filter(({ soldOut, byCode }) => soldOut && !byCode) : []
  const awaited = missed.flatMap(({ id, name }) => (waiting[id] ? [{ id, name, href: waiting[id] }] : []))
  // All that everybody may have is sold out, but not what the code opens.
  const sells = booking.kind === 'tickets' || (open && tickets.some(({ byCode }) => byCode))
  // The form that was sent may be gone from the page: what was on sale is sold out, or back.
  const isWaitedFor = missed.some(({ id }) => id === refused?.of)
  const message = refused?.message ?? (isWaitedFor ? undefined : refused?.wrong?.message)
  return (
    <div className="page-column flex max-w-4xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={t('tickets.title', { title })} noindex />
      <Heading event={event} above={above} />
      {mayHold && <OwnHoldsList eventId={event.id} read={refused?.held} />}
      {forMembers && <MembersOnly what="tickets" returnTo={`${path}/tickets`} />}
      {listed && open && <p className="text-small text-ink-2">{t('event.namesAreShown')}</p>}
      {open && access.takesCodes && <CodeForm {...access} />}
      {sells && tickets.length > 0 ? (
        !(forMembers && me?.member === false) && (
          <TicketForm
            eventId={event.id}
            tickets={tickets}
            bundles={bundles}
            addOns={addOns}
            message={message}
            entered={refused?.entered}
            ownCheckout={ownCheckout}
            access={access.opened?.access}
          />
        )
      ) : (
        <>
          {message && (
            <div role="alert">
              <FieldError>{message}</FieldError>
            </div>
          )}
          <EmptyState title={t('tickets.none')}>
            {booking.kind === 'none'
              ? booking.text
              : booking.kind === 'rsvp'
                ? t('tickets.replyInstead')
                : t('tickets.soldElsewhere')}
          </EmptyState>
        </>
      )}
      {open && (passes.length > 0 || refused?.pass) && (
        <PassList passes={passes} ownCheckout={passesOwnCheckout} refused={refused?.pass} />
      )}
      {awaited.length > 0 && <WaitingLists kinds={awaited} />}
      {missed.map(
        ({ id, name, amount }) =>
          !waiting[id] && (
            <NotifyMeForm
              key={id}
              wish={{
                item: id,
                name: `${name}, ${title}`,
                price: amount,
                label: t('tickets.waitingFor', { name }),
                heading: t('tickets.emailMe', { name }),
              }}
              answer={refused?.of === id ? refused : undefined}
            />
          ),
      )}
    </div>
  )
}

function Heading({ event: { title, date, where, path }, above }: { event: TicketsPage['event']; above: ReactNode }) {
  return (
    <>
      <Breadcrumbs
        linkAs={RouterLink}
        crumbs={[
          { label: t('tickets.events'), href: paths.events() },
          { label: title, href: path },
          { label: t('tickets.tickets') },
        ]}
      />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">{t('tickets.title', { title: isolated(title) })}</h1>
        <p className="text-ink-2">
          {date.weekday} {date.day} {date.month} · {where}
        </p>
        {above}
      </div>
    </>
  )
}
