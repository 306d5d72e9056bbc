import { TicketCard } from '@fairground/ui/ticket-card.tsx'
import { memo } from 'react'
import { RouterLink } from '../shell/router-link.tsx'
import type { EventCardView } from './event-card-view.ts'

type EventCardsProps = { events: readonly EventCardView[]; eager?: number; heading?: 'h2' | 'h3'; row?: boolean }

const GRID_SIZES = '(width >= 51rem) 304px, (width >= 33rem) calc(50vw - 36px), calc(100vw - 32px)'

/** Ticket cards: a snap row on phones with `row`, else a `ticket-grid`. */
export const EventCards = memo(function EventCards(props: EventCardsProps) {
  const { events, eager = 0, heading = 'h3', row = false } = props
  return (
    <ul className={row ? 'ticket-row' : 'ticket-grid'}>
      {events.map(({ id, picture, month: _, ...card }, index) => (
        <li key={id}>
          <TicketCard
            {...card}
            picture={{ src: picture }}
            linkAs={RouterLink}
            heading={heading}
            sizes={row ? undefined : GRID_SIZES}
            priority={eager > 0 && index === 0}
            eager={index < eager}
          />
        </li>
      ))}
    </ul>
  )
})
