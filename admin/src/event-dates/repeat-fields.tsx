import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { t } from '../texts.ts'
import { placeInMonth, type RepeatValues, repeatMistakes, weekdays } from './repeat-values.ts'

interface FieldsProps {
  values: RepeatValues
  /** Wall time at which the event starts. */
  wall: string
  locale: string
  /** Mistakes are shown. */
  tried: boolean
  edit: (change: Partial<RepeatValues>) => void
}

const units: Record<Exclude<RepeatValues['every'], 'ONCE'>, string> = {
  DAILY: t('admin.event-dates.days'),
  WEEKLY: t('admin.event-dates.weeks'),
  MONTHLY: t('admin.event-dates.months'),
  YEARLY: t('admin.event-dates.years'),
}

/** Fields for how often the event repeats, on which days, and when that ends; or for the one more date. */
export function RepeatFields(props: FieldsProps) {
  const { values, tried, edit } = props
  const errors = tried ? repeatMistakes(values) : {}
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminSelectField
          label={t('admin.event-dates.repeats')}
          value={values.every}
          onChange={(event) => edit({ every: event.currentTarget.value as RepeatValues['every'] })} // one of the options
        >
          <option value="DAILY">{t('admin.event-dates.daily')}</option>
          <option value="WEEKLY">{t('admin.event-dates.weekly')}</option>
          <option value="MONTHLY">{t('admin.event-dates.monthly')}</option>
          <option value="YEARLY">{t('admin.event-dates.yearly')}</option>
          <option value="ONCE">{t('admin.event-dates.oneMoreDate')}</option>
        </AdminSelectField>
        {values.every !== 'ONCE' && (
          <AdminTextField
            label={t('admin.event-dates.every')}
            inputMode="numeric"
            suffix={units[values.every]}
            value={values.interval}
            onChange={(event) => edit({ interval: event.currentTarget.value })}
            error={errors.interval}
          />
        )}
      </div>
      {values.every === 'WEEKLY' && <DaysField {...props} />}
      {values.every === 'MONTHLY' && <MonthlyField {...props} />}
      {values.every === 'ONCE' ? <OnceFields {...props} errors={errors} /> : <EndFields {...props} errors={errors} />}
    </>
  )
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 60 * 60 * 1000

const dayName = (index: number, locale: string, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(MONDAY + index * DAY_MS)

function DaysField({ values: { days }, locale, edit }: FieldsProps) {
  return (
    <fieldset>
      <legend className="pb-1 text-label text-ink-2">{t('admin.event-dates.onDays')}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {weekdays.map((day, i) => (
          <CheckboxField
            key={day}
            label={dayName(i, locale, 'short')}
            checked={days.includes(day)}
            onChange={(event) =>
              edit({ days: event.currentTarget.checked ? [...days, day] : days.filter((one) => one !== day) })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function MonthlyField({ values: { monthly }, wall, locale, edit }: FieldsProps) {
  const { day, weekday, nth, isLast } = placeInMonth(wall)
  const name = dayName(weekdays.indexOf(weekday), locale, 'long')
  return (
    <AdminSelectField
      label={t('admin.event-dates.onDay')}
      value={monthly}
      onChange={(event) => edit({ monthly: event.currentTarget.value as RepeatValues['monthly'] })} // one of the options
    >
      <option value="DAY">{t('admin.event-dates.onTheDay', { day: String(day) })}</option>
      {nth < 5 && <option value="NTH">{t('admin.event-dates.onTheNth', { nth, name })}</option>}
      {isLast && <option value="LAST">{t('admin.event-dates.onTheLast', { name })}</option>}
    </AdminSelectField>
  )
}

type Errors = ReturnType<typeof repeatMistakes>

function OnceFields({ values, edit, errors }: FieldsProps & { errors: Errors }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <AdminTextField
        label={t('admin.event-dates.starts')}
        type="datetime-local"
        value={values.start}
        onChange={(event) => edit({ start: event.currentTarget.value })}
        error={errors.start}
      />
      <AdminTextField
        label={t('admin.event-dates.ends')}
        type="datetime-local"
        value={values.end}
        onChange={(event) => edit({ end: event.currentTarget.value })}
        error={errors.end}
      />
    </div>
  )
}

function EndFields({ values, edit, errors }: FieldsProps & { errors: Errors }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <AdminSelectField
        label={t('admin.event-dates.until')}
        value={values.ends}
        onChange={(event) => edit({ ends: event.currentTarget.value as RepeatValues['ends'] })} // one of the options
      >
        <option value="COUNT">{t('admin.event-dates.untilANumber')}</option>
        <option value="UNTIL">{t('admin.event-dates.untilADay')}</option>
      </AdminSelectField>
      {values.ends === 'COUNT' ? (
        <AdminTextField
          label={t('admin.event-dates.datesInAll')}
          inputMode="numeric"
          value={values.count}
          onChange={(event) => edit({ count: event.currentTarget.value })}
          error={errors.count}
        />
      ) : (
        <AdminTextField
          label={t('admin.event-dates.lastDay')}
          type="date"
          value={values.until}
          onChange={(event) => edit({ until: event.currentTarget.value })}
          error={errors.until}
        />
      )}
    </div>
  )
}
