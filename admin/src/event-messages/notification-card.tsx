import type { ReminderTime } from '@fairground/contract/enumerations/events.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { failureOf } from '../failure.ts'
import { placeViolations } from '../forms/field-violations.ts'
import { same } from '../forms/shared-edits.ts'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { PreviewDialog } from './message-dialog.tsx'
import { messageClient, type NotificationConfig, notificationsQuery, timeWords } from './message-queries.ts'
import { SendNow } from './send-now.tsx'

export type NotificationName = 'upcomingEventReminder' | 'rsvpConfirmation' | 'newSpotsAvailable' | 'eventCancelation'

const titles: Record<NotificationName, string> = {
  upcomingEventReminder: t('admin.event-messages.reminder'),
  rsvpConfirmation: t('admin.event-messages.confirmation'),
  newSpotsAvailable: t('admin.event-messages.newPlaces'),
  eventCancelation: t('admin.event-messages.cancellation'),
}
const sends: Record<NotificationName, string> = {
  upcomingEventReminder: t('admin.event-messages.sendReminder'),
  rsvpConfirmation: t('admin.event-messages.sendConfirmation'),
  newSpotsAvailable: t('admin.event-messages.sendNewPlaces'),
  eventCancelation: t('admin.event-messages.sendCancellation'),
}

interface Values {
  readonly sendingEnabled: boolean
  readonly subject: string
  readonly body: string
  readonly reminderTime: ReminderTime
  readonly pageLink: boolean
  readonly calendarLink: boolean
}

function valuesOf(config: NotificationConfig, name: NotificationName): Values {
  const { sendingEnabled, template } = config[name]
  const { reminderTime, template: reminder } = config.upcomingEventReminder
  return {
    sendingEnabled,
    subject: template.subject ?? '',
    body: template.body ?? '',
    reminderTime,
    pageLink: reminder.descriptionLink?.display ?? true,
    calendarLink: reminder.calendarLink?.display ?? true,
  }
}

/** Empty texts are those of the mail itself. */
const wordsOf = ({ subject, body }: Values) => ({
  ...(subject.trim() ? { subject: subject.trim() } : {}),
  ...(body.trim() ? { body: body.trim() } : {}),
})

const linksOf = (config: NotificationConfig, { pageLink, calendarLink }: Values) => {
  const { descriptionLink, calendarLink: calendar } = config.upcomingEventReminder.template
  return {
    descriptionLink: { ...descriptionLink, display: pageLink },
    calendarLink: { ...calendar, display: calendarLink },
  }
}

function partsOf(config: NotificationConfig, name: NotificationName, values: Values) {
  const { sendingEnabled, reminderTime } = values
  const template = wordsOf(values)
  return name === 'upcomingEventReminder'
    ? { [name]: { sendingEnabled, reminderTime, template: { ...template, ...linksOf(config, values) } } }
    : { [name]: { sendingEnabled, template } }
}

/** Notifications that have a preview, by what it previews. */
const kinds = { upcomingEventReminder: 'REMINDER', newSpotsAvailable: 'NEW_PLACES' } as const
const isPreviewed = (name: NotificationName): name is keyof typeof kinds => name in kinds

type CardProps = {
  name: NotificationName
  config: NotificationConfig
  /** A draft has no guests. */
  draft: string | undefined
  lacks: string | undefined
  /** Cards with changes that are not saved. */
  unsaved: Set<NotificationName>
}

/** One notification: if it is sent, and in which words. */
export function NotificationCard({ name, config, draft, lacks, unsaved }: CardProps) {
  const [values, setValues] = useState(() => valuesOf(config, name))
  const isSaved = same(partsOf(config, name, values), partsOf(config, name, valuesOf(config, name)))
  useEffect(() => void (isSaved ? unsaved.delete(name) : unsaved.add(name)), [isSaved, unsaved, name])
  const [previewing, setPreviewing] = useState(false)
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }))
  const save = useChange({
    run: () =>
      messageClient.notifications.upsertNotificationConfig({
        notificationConfig: { id: config.id, revision: config.revision, ...partsOf(config, name, values) },
      }),
    done: t('admin.event-messages.saved', { name: titles[name] }),
    onFail: isStale,
    stale: notificationsQuery(config.id).queryKey,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(undefined)
  }
  const faults = save.error ? placeViolations(save.error, [[/.*\.(subject|body)$/, '$1']]).fields : []
  const faultOf = (field: string) => faults.find(({ name: at }) => at === field)?.message
  const reminds = name === 'upcomingEventReminder'
  return (
    <Card title={titles[name]}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={lacks !== undefined} title={lacks} className="flex flex-col gap-3">
          <CheckboxField
            label={sends[name]}
            checked={values.sendingEnabled}
            onChange={(event) => change({ sendingEnabled: event.currentTarget.checked })}
          />
          {reminds && <TimeField values={values} onChange={change} />}
          <WordFields values={values} onChange={change} faultOf={faultOf} />
          {reminds && <LinkFields values={values} onChange={change} />}
          {save.error && faults.length === 0 && (
            <p role="alert" className="text-danger">
              {failureOf(save.error).title}
            </p>
          )}
          <span className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" pending={save.isPending} disabledReason={lacks}>
              {t('admin.event-messages.save')}
            </Button>
            {isPreviewed(name) && (
              <>
                <Button variant="secondary" size="sm" onClick={() => setPreviewing(true)}>
                  {t('admin.event-messages.preview')}
                </Button>
                <SendNow eventId={config.id} name={name} disabledReason={lacks ?? draft} />
              </>
            )}
          </span>
        </fieldset>
      </form>
      {previewing && isPreviewed(name) && (
        <PreviewDialog
          request={{
            eventId: config.id,
            kind: kinds[name],
            ...wordsOf(values),
            ...(reminds ? linksOf(config, values) : {}),
          }}
          onClose={() => setPreviewing(false)}
        />
      )}
    </Card>
  )
}

type PartProps = { values: Values; onChange: (part: Partial<Values>) => void }

type WordFieldsProps = PartProps & { faultOf: (field: string) => string | undefined }

/** Words of the organiser in place of the mail's own. */
function WordFields({ values, onChange, faultOf }: WordFieldsProps) {
  return (
    <>
      <AdminTextField
        label={t('admin.event-messages.subject')}
        optional
        maxLength={100}
        autoComplete="off"
        help={t('admin.event-messages.ownWordsHelp')}
        value={values.subject}
        onChange={(event) => onChange({ subject: event.currentTarget.value })}
        error={faultOf('subject')}
      />
      <AdminTextAreaField
        label={t('admin.event-messages.text')}
        optional
        rows={4}
        maxLength={1000}
        value={values.body}
        onChange={(event) => onChange({ body: event.currentTarget.value })}
        error={faultOf('body')}
      />
    </>
  )
}

function TimeField({ values, onChange }: PartProps) {
  return (
    <AdminSelectField
      label={t('admin.event-messages.time')}
      value={values.reminderTime}
      // A time that is chosen is one to be reminded at. The value is one of the options.
      onChange={(event) => onChange({ reminderTime: event.currentTarget.value as ReminderTime, sendingEnabled: true })}
    >
      {Object.entries(timeWords).map(([time, words]) => (
        <option key={time} value={time}>
          {words}
        </option>
      ))}
    </AdminSelectField>
  )
}

function LinkFields({ values, onChange }: PartProps) {
  return (
    <>
      <CheckboxField
        label={t('admin.event-messages.pageLink')}
        checked={values.pageLink}
        onChange={(event) => onChange({ pageLink: event.currentTarget.checked })}
      />
      <CheckboxField
        label={t('admin.event-messages.calendarLink')}
        checked={values.calendarLink}
        onChange={(event) => onChange({ calendarLink: event.currentTarget.checked })}
      />
    </>
  )
}
