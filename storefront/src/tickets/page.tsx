import { Breadcrumbs } from '@fairground/ui/breadcrumbs.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { MembersOnly, useIsMember } from '../account/members-only.tsx'
import { paths } from '../paths.ts'
import type { TellMeAnswer } from '../product/tell-me-answer.ts'
import { TellMeForm } from '../product/tell-me-part.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import type { loadPage } from './data.ts'
import { TicketForm } from './ticket-form.tsx'

export function Component() {
  const { event, tickets, ownCheckout } = useLoaderData<typeof loadPage>()
  const refused = useActionData<{ message?: string } & TellMeAnswer>()
  const { title, date, where, path, booking, forMembers = false } = event
  const isMember = useIsMember()
  const open = booking.kind === 'tickets' || (booking.kind === 'none' && booking.soldOut)
  const missed = open ? tickets.filter(({ soldOut }) => soldOut) : []
  return (
    <div className="page-column flex max-w-4xl flex-col gap-8 py-6 lg:py-8">
      <Metadata title={`Tickets for ${title}`} noindex />
      <Breadcrumbs
        linkAs={RouterLink}
        crumbs={[{ label: 'Events', href: paths.events() }, { label: title, href: path }, { label: 'Tickets' }]}
      />
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-h1">Tickets for {title}</h1>
        <p className="text-ink-2">
          {date.weekday} {date.day} {date.month} · {where}
        </p>
      </div>
      {forMembers && <MembersOnly what="buy these tickets" returnTo={`${path}/tickets`} />}
      {booking.kind === 'tickets' && tickets.length > 0 ? (
        !(forMembers && isMember === false) && (
          <TicketForm tickets={tickets} message={refused?.message} ownCheckout={ownCheckout} />
        )
      ) : (
        <EmptyState title="No tickets to choose from">
          {booking.kind === 'none'
            ? booking.text
            : booking.kind === 'rsvp'
              ? 'This event has no tickets. Reply to come along.'
              : 'Tickets for this event are sold elsewhere.'}
        </EmptyState>
      )}
      {missed.map(({ id, name, amount }) => (
        <TellMeForm
          key={id}
          wish={{
            item: id,
            name: `${name}, ${title}`,
            price: amount,
            label: `Waiting for ${name}`,
            heading: `Email me when “${name}” is available again`,
          }}
          answer={refused?.of === id ? refused : undefined}
        />
      ))}
    </div>
  )
}
