import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { queryClient } from '../query-client.ts'
import { may, useFormats, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { MoveDialog } from './move-dialog.tsx'
import { type EventMove, movesQuery } from './move-queries.ts'

/** Reads what the card shows, for the page that it is on. */
export async function load({ event }: { event: Event }): Promise<void> {
  if (await may('events.read')) await queryClient.prefetchQuery(movesQuery(event.id))
}

/** Newest move of an event that had guests: what they know of it, and the question where nobody has decided. Nothing where there is none. */
export default function MoveCard({ event }: { event: Event }) {
  const readLack = useLacks('events.read')
  const lacks = useLacks('events.write')
  const { data = [] } = useQuery({ ...movesQuery(event.id), enabled: !readLack })
  const justSaved = useLocation().state === 'saved' && !lacks
  const [isDeciding, setDeciding] = useState<boolean>()
  const [move] = data
  if (!move) return null
  const isOver = event.status === 'CANCELED' || event.status === 'ENDED'
  const decides = move.state !== 'ANNOUNCED' && !isOver
  return (
    <Card
      title={t('admin.event-moves.title')}
      actions={
        decides && (
          <Button
            variant={move.state === 'OPEN' ? 'primary' : 'secondary'}
            size="sm"
            disabledReason={lacks}
            onClick={() => setDeciding(true)}
          >
            {move.state === 'OPEN' ? t('admin.event-moves.decide') : t('admin.event-moves.decideLater')}
          </Button>
        )
      }
    >
      <MoveFacts move={move} />
      {decides && (isDeciding ?? (justSaved && move.state === 'OPEN')) && (
        <MoveDialog
          move={move}
          hasTickets={event.registration?.initialType === 'TICKETING'}
          onClose={() => setDeciding(false)}
        />
      )}
    </Card>
  )
}

function MoveFacts({ move }: { move: EventMove }) {
  const { locale } = useFormats()
  const { former, giveBack } = move
  const place = { locale, zone: former.timeZoneId }
  const when = former.startDate ? formatDateTime(former.startDate, place) : t('admin.event-moves.dateToCome')
  return (
    <div className="flex flex-col gap-1">
      <p>{t('admin.event-moves.movedFrom', { when, place: former.place })}</p>
      <p className="text-ink-2">{progressOf(move)}</p>
      {giveBack && (
        <p className="text-ink-2">
          {t('admin.event-moves.term', {
            until: formatDateTime(giveBack.until, place),
            withFees: giveBack.withFees ? 'yes' : 'other',
            asCredit: giveBack.asCredit ? 'yes' : 'other',
          })}
        </p>
      )}
    </div>
  )
}

function progressOf({ state, guests, sent, done }: EventMove): string {
  if (state === 'OPEN') return t('admin.event-moves.open', { count: guests })
  if (state === 'DISMISSED') return t('admin.event-moves.dismissed')
  return done
    ? t('admin.event-moves.announced', { count: sent })
    : t('admin.event-moves.underWay', { sent: String(sent), guests })
}
