import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { eventMark, whenOf } from '../events/event-words.ts'
import { failureOf } from '../failure.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { SERIES, START, seriesClient, seriesDatesQuery, seriesIdOf } from './series-queries.ts'

const RepeatDialog = lazy(() => import('./repeat-dialog.tsx'))

/** Reads what the card shows, for the page that it is on. */
export async function load({ event }: { event: Event }): Promise<void> {
  const seriesId = seriesIdOf(event)
  if (seriesId) await queryClient.prefetchQuery(seriesDatesQuery(seriesId))
}

/** The dates of an event that repeats, and the way to more of them. */
export default function DatesCard({ event }: { event: Event }) {
  const lacks = useLacks('events.write')
  const [repeating, setRepeating] = useState(false)
  const seriesId = seriesIdOf(event)
  const { startDate, endDate, timeZoneId = 'UTC', dateAndTimeTbd } = event.dateAndTimeSettings
  const first = startDate && endDate && !dateAndTimeTbd ? { startDate, endDate } : undefined
  return (
    <Card title={t('admin.event-dates.dates')}>
      {seriesId ? (
        <DateList event={event} seriesId={seriesId} />
      ) : (
        <p className="pb-3 text-ink-2">{t('admin.event-dates.takesPlaceOnce')}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabledReason={lacks ?? (first ? undefined : t('admin.event-dates.setADateFirst'))}
          onClick={() => setRepeating(true)}
        >
          {t('admin.event-dates.addDatesMore')}
        </Button>
        {seriesId && <LaterDates event={event} seriesId={seriesId} lacks={lacks} />}
      </div>
      {repeating && first && (
        <Suspense>
          <RepeatDialog event={event} first={first} zone={timeZoneId} onClose={() => setRepeating(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function DateList({ event, seriesId }: { event: Event; seriesId: string }) {
  const { locale, number } = useFormats()
  const now = useSiteNow()
  const { data } = useQuery(seriesDatesQuery(seriesId))
  const more = data ? data.total - data.events.length : 0
  return (
    <>
      <ul className="mb-3 flex max-h-72 flex-col gap-1 overflow-y-auto">
        {data?.events.map((date) => {
          const [tone, words] = eventMark(date)
          const sold = date.summaries?.tickets?.ticketsSold ?? date.summaries?.rsvps?.yesCount
          return (
            <li key={date.id} className="flex items-center justify-between gap-2">
              <RouterLink
                href={paths.event(date.id)}
                aria-current={date.id === event.id ? 'page' : undefined}
                className={`min-w-0 truncate ${date.id === event.id ? 'font-semibold' : 'text-brand underline underline-offset-2'}`}
              >
                {whenOf(date, locale, now)}
              </RouterLink>
              <span className="shrink-0 text-label text-ink-3 tabular-nums">
                {date.status === 'UPCOMING' ? (
                  sold !== undefined && t('admin.event-dates.sold', { count: number(sold) })
                ) : (
                  <StatusPill tone={tone}>{words}</StatusPill>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className="pb-3 text-ink-3">{t('admin.event-dates.moreLater', { count: more })}</p>}
    </>
  )
}

type LaterDatesProps = { event: Event; seriesId: string; lacks: string | undefined }
type Change = 'publish' | 'cancel' | 'delete'

const asking: Record<Exclude<Change, 'publish'>, { title: string; description: string; label: string }> = {
  cancel: {
    title: t('admin.event-dates.cancelLaterTitle'),
    description: t('admin.event-dates.cancelLaterLead'),
    label: t('admin.event-dates.cancelLater'),
  },
  delete: {
    title: t('admin.event-dates.deleteLaterTitle'),
    description: t('admin.event-dates.deleteLaterLead'),
    label: t('admin.event-dates.deleteLater'),
  },
}

const done: Record<Change, string> = {
  publish: t('admin.event-dates.published'),
  cancel: t('admin.event-dates.cancelled'),
  delete: t('admin.event-dates.deleted'),
}

/** Changes of this date and all later ones. */
function LaterDates({ event, seriesId, lacks }: LaterDatesProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState<'cancel' | 'delete'>()
  const { wixEventsV2, eventSeries } = seriesClient
  const from = event.dateAndTimeSettings.startDate
  const change = useMutation<unknown, Error, Change>({
    mutationFn: (kind) => {
      if (kind === 'publish') return eventSeries.publishLaterDates({ eventId: event.id })
      const filter = { [SERIES]: seriesId, ...(from ? { [START]: { $gte: from.toISOString() } } : {}) }
      return kind === 'cancel'
        ? wixEventsV2.bulkCancelEventsByFilter({ filter })
        : wixEventsV2.bulkDeleteEventsByFilter({ filter })
    },
    onSuccess: async (_, kind) => {
      setConfirming(undefined)
      if (kind === 'delete') {
        await navigate(paths.events())
        queries.removeQueries({ queryKey: ['events', 'one', event.id] })
      }
      await queries.invalidateQueries({ queryKey: ['events'] })
      toast(done[kind])
    },
    onError: (error) => void toast.error(failureOf(error).title),
  })
  return (
    <>
      <MoreMenu
        label={t('admin.event-dates.thisAndLater')}
        items={[
          {
            label: t('admin.event-dates.publishLater'),
            disabledReason: lacks,
            onSelect: () => change.mutate('publish'),
          },
          { kind: 'separator' },
          {
            label: t('admin.event-dates.cancelLater'),
            tone: 'danger',
            disabledReason: lacks,
            onSelect: () => setConfirming('cancel'),
          },
          {
            label: t('admin.event-dates.deleteLater'),
            tone: 'danger',
            disabledReason: lacks,
            onSelect: () => setConfirming('delete'),
          },
        ]}
      />
      {confirming && (
        <ConfirmDialog
          open
          onOpenChange={() => setConfirming(undefined)}
          title={asking[confirming].title}
          description={asking[confirming].description}
          confirmLabel={asking[confirming].label}
          confirmWord={confirming}
          pending={change.isPending}
          onConfirm={() => change.mutate(confirming)}
        />
      )}
    </>
  )
}
