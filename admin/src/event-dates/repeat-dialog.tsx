import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { instantOf, wallTimeOf } from '@fairground/domain/events/event-time.ts'
import { formatShortDate, formatTimeWithZone } from '@fairground/domain/formatting/dates.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { useFormats, useSiteNow } from '../session/me.ts'
import { t } from '../texts.ts'
import { RepeatFields } from './repeat-fields.tsx'
import { type RepeatValues, repeatMistakes, repeatValues, ruleOf } from './repeat-values.ts'
import { previewQuery, seriesClient } from './series-queries.ts'

type RepeatDialogProps = {
  event: Event
  /** Start and end of the event, which is the first date. */
  first: { readonly startDate: Date; readonly endDate: Date }
  zone: string
  onClose: () => void
}

type PreviewedDate = { readonly startDate: Date; readonly exists: boolean }

/** Adds dates to an event: by how often it repeats, with exceptions, or one more. */
export default function RepeatDialog({ event, first, zone, onClose }: RepeatDialogProps) {
  const queries = useQueryClient()
  const { locale } = useFormats()
  const wall = wallTimeOf(first.startDate, zone).slice(0, 16)
  const [values, setValues] = useState<RepeatValues>(() => repeatValues(wall))
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const rule = ruleOf(values, wall)
  const preview = useQuery(previewQuery({ eventId: event.id, ...first, timeZoneId: zone, rule }))
  const dates = rule ? (preview.data?.dates ?? []) : []
  const dayOf = ({ startDate }: PreviewedDate) => wallTimeOf(startDate, zone).slice(0, 10)
  const added = dates.filter((date) => !date.exists && !except.has(dayOf(date))).length
  const add = useMutation({
    mutationFn: () => {
      const recurringEvents =
        rule === undefined
          ? { individualEventDates: [oneDate(values, zone)] }
          : { rule, exceptDays: dates.map(dayOf).filter((day) => except.has(day)) }
      return seriesClient.wixEventsV2.updateEvent({
        event: { id: event.id, dateAndTimeSettings: { recurringEvents } },
      })
    },
    onSuccess: async () => {
      await Promise.all(['events', 'tickets'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      toast(t('admin.event-dates.datesAdded'))
      onClose()
    },
  })
  const skip = (day: string, skipped: boolean) => {
    const next = new Set(except)
    if (skipped) next.add(day)
    else next.delete(day)
    setExcept(next)
  }
  const isOnce = values.every === 'ONCE'
  return (
    <ChangeDialog
      size="wide"
      title={t('admin.event-dates.addDates')}
      description={t('admin.event-dates.eachDateIsACopy')}
      submit={
        isOnce
          ? t('admin.event-dates.addTheDate')
          : added > 0
            ? t('admin.event-dates.addCount', { count: added })
            : t('admin.event-dates.addDates')
      }
      pending={add.isPending}
      refused={rule && added === 0 && preview.isSuccess ? t('admin.event-dates.nothingToAdd') : undefined}
      error={add.error ?? (rule ? preview.error : null)}
      onSubmit={() => {
        setTried(true)
        if (Object.keys(repeatMistakes(values)).length === 0) add.mutate()
      }}
      onClose={onClose}
    >
      <RepeatFields
        values={values}
        wall={wall}
        locale={locale}
        tried={tried}
        edit={(change) => setValues({ ...values, ...change })}
      />
      {preview.error && rule && <p className="text-danger">{failureOf(preview.error).title}</p>}
      {dates.length > 0 && <DateTicks dates={dates} zone={zone} except={except} skip={skip} />}
    </ChangeDialog>
  )
}

const oneDate = ({ start, end }: RepeatValues, timeZoneId: string) => ({
  startDate: instantOf(start, timeZoneId),
  endDate: instantOf(end, timeZoneId),
  timeZoneId,
})

type DateTicksProps = {
  dates: readonly PreviewedDate[]
  zone: string
  except: ReadonlySet<string>
  skip: (day: string, skipped: boolean) => void
}

/** The dates that would be there: one that is not ticked is left out. */
function DateTicks({ dates, zone, except, skip }: DateTicksProps) {
  const { locale } = useFormats()
  const now = useSiteNow()
  return (
    <fieldset>
      <legend className="pb-1 text-label text-ink-2">{t('admin.event-dates.dates')}</legend>
      <div className="grid max-h-60 gap-x-4 gap-y-1 overflow-y-auto rounded-card border border-border p-3 sm:grid-cols-2">
        {dates.map(({ startDate, exists }) => {
          const day = wallTimeOf(startDate, zone).slice(0, 10)
          const place = { locale, zone }
          const when = `${formatShortDate(startDate, place, now)}, ${formatTimeWithZone(startDate, place)}`
          return (
            <CheckboxField
              key={startDate.toISOString()}
              label={exists ? t('admin.event-dates.thereAlready', { when }) : when}
              checked={exists || !except.has(day)}
              disabled={exists}
              onChange={(event) => skip(day, !event.currentTarget.checked)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
