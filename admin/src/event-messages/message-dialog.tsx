import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import type { PreviewEventMessageRequest } from '@fairground/client/generated/fairground.event-messages.ts'
import { AttendanceStatus } from '@fairground/contract/enumerations/events.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminTextAreaField, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ticketsQuery } from '../events/event-queries.ts'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { MailView } from '../mail/mail-view.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { audienceWords, messageClient, messagesQuery, previewQuery } from './message-queries.ts'

/** Values with one of them in or out. */
const withOne = <T,>(values: readonly T[], value: T, within: boolean): T[] =>
  within ? [...values, value] : values.filter((one) => one !== value)

interface Audience {
  readonly statuses: AttendanceStatus[]
  readonly ticketDefinitionIds: string[]
}

/** Writes a message to guests, by status and kind of ticket. */
export function MessageDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const [subject, setSubject] = useState('')
  const [body, setBody] = useState('')
  const [audience, setAudience] = useState<Audience>({ statuses: ['ATTENDING'], ticketDefinitionIds: [] })
  const [tried, setTried] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const request = { eventId: event.id, subject: subject.trim(), body: body.trim(), audience }
  const whole = request.subject !== '' && request.body !== '' && audience.statuses.length > 0
  const send = useChange({
    run: () => messageClient.eventMessages.sendEventMessage(request),
    done: t('admin.event-messages.isBeingSent'),
    onDone: onClose,
    stale: messagesQuery(event.id).queryKey,
  })
  const missing = (empty: boolean, words: string) => (tried && empty ? words : undefined)
  return (
    <ChangeDialog
      title={t('admin.event-messages.write')}
      size="wide"
      submit={t('admin.event-messages.send')}
      pending={send.isPending}
      error={send.error}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        setTried(true)
        if (whole) send.mutate(undefined)
      }}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.event-messages.subject')}
        autoComplete="off"
        maxLength={100}
        value={subject}
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
        error={missing(request.subject === '', t('admin.event-messages.enterASubject'))}
      />
      <AdminTextAreaField
        label={t('admin.event-messages.text')}
        rows={8}
        maxLength={1000}
        value={body}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
        error={missing(request.body === '', t('admin.event-messages.enterAText'))}
      />
      <AudienceFields event={event} audience={audience} onChange={setAudience} />
      {tried && audience.statuses.length === 0 && (
        <p className="text-danger">{t('admin.event-messages.chooseGuests')}</p>
      )}
      <span>
        <Button
          variant="secondary"
          size="sm"
          disabledReason={whole ? undefined : t('admin.event-messages.writeFirst')}
          onClick={() => setPreviewing(true)}
        >
          {t('admin.event-messages.preview')}
        </Button>
      </span>
      {previewing && <PreviewDialog request={{ ...request, kind: 'MESSAGE' }} onClose={() => setPreviewing(false)} />}
    </ChangeDialog>
  )
}

type AudienceFieldsProps = { event: Event; audience: Audience; onChange: (audience: Audience) => void }

/** Guests by their answer, or by their kinds of ticket. */
function AudienceFields({ event, audience, onChange }: AudienceFieldsProps) {
  const rsvp = event.registration?.initialType === 'RSVP'
  const { data: tickets = [] } = useQuery(ticketsQuery(rsvp ? [] : [event.id]))
  const { statuses, ticketDefinitionIds } = audience
  if (rsvp)
    return (
      <FieldGroup legend={t('admin.event-messages.to')}>
        {AttendanceStatus.toReversed().map((status) => (
          <CheckboxField
            key={status}
            label={audienceWords[status]}
            checked={statuses.includes(status)}
            onChange={({ currentTarget }) =>
              onChange({ ...audience, statuses: withOne(statuses, status, currentTarget.checked) })
            }
          />
        ))}
      </FieldGroup>
    )
  return (
    <FieldGroup legend={t('admin.event-messages.toTickets')}>
      {tickets.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          checked={ticketDefinitionIds.includes(id)}
          onChange={({ currentTarget }) =>
            onChange({ ...audience, ticketDefinitionIds: withOne(ticketDefinitionIds, id, currentTarget.checked) })
          }
        />
      ))}
    </FieldGroup>
  )
}

/** A mail as a guest reads it, and the number of addresses it goes to. */
export function PreviewDialog({ request, onClose }: { request: PreviewEventMessageRequest; onClose: () => void }) {
  const { data: mail, error } = useQuery(previewQuery(request))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={mail?.subject ?? t('admin.event-messages.preview')}
      {...(mail ? { description: t('admin.event-messages.recipients', { count: mail.recipients }) } : {})}
    >
      {error && (
        <p role="alert" className="text-danger">
          {failureOf(error).title}
        </p>
      )}
      {!mail && !error && <Skeleton shape="block" count={3} />}
      {mail && <MailView label={t('admin.event-messages.preview')} mail={mail} />}
    </Dialog>
  )
}
