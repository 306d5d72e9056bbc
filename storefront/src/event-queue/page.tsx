import { useActionData, useLoaderData } from '../router/hooks.ts'
import type { RefusedTickets } from '../tickets/tickets-view.tsx'
import type { loadQueue } from './data.ts'
import { OpenTickets } from './open-tickets-part.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** A refused purchase or place has found the queue changed. */
export const shouldRevalidate = () => true

/** The queue in front of an event, and its tickets for who is let in. */
export function Component() {
  const { event, queue, opens, now, until, tickets } = useLoaderData<typeof loadQueue>()
  const refused = useActionData<RefusedTickets>()
  if (tickets === undefined || until === undefined)
    return <WaitingRoom key={now} event={event} read={queue} readAt={now} opens={opens} message={refused?.message} />
  return <OpenTickets page={tickets} refused={refused} until={until} now={now} />
}
