import { isRefusal } from '@fairground/client/errors.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { eventClient, eventQuery } from '../events/event-queries.ts'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { placeViolations } from '../forms/field-violations.ts'
import { clashesOf, mergedFields, same } from '../forms/shared-edits.ts'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { t } from '../texts.ts'
import { Promoting } from './promoting.tsx'
import { RegistrationFields } from './registration-fields.tsx'
import { registrationFields } from './registration-shared-fields.ts'
import { type RegistrationValues, registrationChanges, registrationValues } from './registration-values.ts'

const violations = [
  [/^event\.registration\.external.*$/, 'externalUrl'],
  [/^event\.registration\.rsvp\.limit$/, 'limit'],
  [/^event\.registration\.rsvp\.startDate$/, 'opens'],
  [/^event\.registration\.rsvp\.endDate$/, 'closes'],
  [/^event\.registration\.tickets\.ticketLimitPerOrder$/, 'perOrder'],
  [/^event\.registration\.tickets\.reservationDurationInMinutes$/, 'holdMinutes'],
  [/^event\.registration\.tickets\.change\.eventIds.*$/, 'changeEvents'],
  [/^event\.registration\.tickets\.currency$/, 'currency'],
  [/^event\.registration\.tickets\.taxSettings\.name$/, 'taxName'],
  [/^event\.registration\.tickets\.taxSettings.*$/, 'taxRate'],
] as const

const faultsOf = (error: unknown) =>
  isRefusal(error, 'CURRENCY_LOCKED')
    ? [{ name: 'currency', message: t('admin.event.theCurrencyIsLocked') }]
    : placeViolations(error, violations).fields

/** Form for how guests of an event register: here, on another site or not at all, and the settings of each. */
export default function RegistrationDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const queryClient = useQueryClient()
  const theirs = useMemo(() => registrationValues(event), [event])
  const [base, setBase] = useState(theirs)
  if (base !== theirs && !same(base, theirs)) setBase(theirs)
  const form = useForm<RegistrationValues>({ defaultValues: base, mode: 'onBlur' })
  const zone = event.dateAndTimeSettings.timeZoneId ?? 'UTC'
  const kind = event.registration?.initialType ?? 'RSVP'
  const save = useMutation({
    mutationFn: async (values: RegistrationValues) => {
      // Events have no revision that the server could compare.
      const latest = registrationValues(await queryClient.fetchQuery({ ...eventQuery(event.id), staleTime: 0 }))
      if (clashesOf(registrationFields(), base, values, latest).length > 0) throw new ChangedMeanwhile()
      const registration = registrationChanges(latest, mergedFields(base, values, latest), { kind, zone })
      await eventClient.wixEventsV2.updateEvent({ event: { id: event.id, registration } })
    },
    onSuccess: async () => {
      await Promise.all(
        ['events', 'guests', 'tickets'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      )
      toast(t('admin.event.registrationSaved'))
      onClose()
    },
    onError: (error) => {
      for (const { name, message } of faultsOf(error))
        form.setError(name as keyof RegistrationValues, { message }, { shouldFocus: true })
    },
  })
  const others = useOthersEdits<RegistrationValues>({
    edited: { kind: 'event', id: event.id },
    base,
    entered: form.getValues,
    show: (shown) => form.reset(shown, { keepErrors: true, keepSubmitCount: true }),
    fields: registrationFields,
    pending: save.isPending,
    saved: useRef(false),
  })
  return (
    <ChangeDialog
      size="wide"
      title={t('admin.event.registration')}
      submit={t('admin.event.saveRegistration')}
      pending={save.isPending}
      refused={others.reason}
      error={save.error && failureOf(save.error).title}
      onSubmit={form.handleSubmit((values) => save.mutateAsync(values).then(undefined, () => {}))}
      onClose={onClose}
      after={kind === 'RSVP' && <Promoting />}
    >
      {others.note}
      <RegistrationFields
        form={form}
        kind={kind}
        eventId={event.id}
        locked={event.summaries?.tickets?.currencyLocked ?? false}
      />
    </ChangeDialog>
  )
}
