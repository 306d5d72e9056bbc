import { Timer } from '@fairground/ui/timer.tsx'
import { useRevalidator } from '../router/hooks.ts'
import { useMe } from '../shell/me.ts'
import { t } from '../texts.ts'
import type { TicketsPage } from '../tickets/data.ts'
import { type RefusedTickets, TicketsView } from '../tickets/tickets-view.tsx'

export interface Admitted {
  readonly page: TicketsPage
  readonly refused: RefusedTickets | undefined
  /** Both in milliseconds since 1970. */
  readonly until: number
  readonly now: number
}

/** The tickets of the event, with the time in which they may be bought. */
export const OpenTickets = ({ page, refused, until, now }: Admitted) => (
  <div data-part="open-tickets">
    <TicketsView page={page} refused={refused} above={<YourTurn until={until} now={now} />} />
  </div>
)

/** The time that the admission is valid; once it is over the queue comes again. */
function YourTurn({ until, now }: { until: number; now: number }) {
  const { revalidate } = useRevalidator()
  const aheadMs = useMe()?.aheadMs
  return (
    <div role="status" className="flex flex-col gap-1 rounded-card bg-sunken p-4">
      <p className="font-semibold">{t('event-queue.yourTurn')}</p>
      <p className="text-ink-2">{t('event-queue.yourTurnText')}</p>
      <Timer
        label={t('event-queue.timeLeft')}
        expiresAt={until}
        serverNow={now}
        {...(aheadMs === undefined ? {} : { aheadMs })}
        onExpire={() => void revalidate()}
      />
    </div>
  )
}
