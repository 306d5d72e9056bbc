import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { rsvpAnswers } from '@fairground/client/generated/fairground.rsvp-answers.ts'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { eventClient, eventQuery } from '../events/event-queries.ts'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { placeViolations } from '../forms/field-violations.ts'
import { clashesOf, mergedFields, plainFields, same } from '../forms/shared-edits.ts'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { store } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { type RsvpValues, rsvpChanges, rsvpValues } from './rsvp-values.ts'

const settingsClient = staffClient({ rsvpAnswers })
const SETTINGS = ['rsvp-settings'] as const

const violations = [
  [/^event\.registration\.rsvp\.limit$/, 'limit'],
  [/^event\.registration\.rsvp\.startDate$/, 'opens'],
  [/^event\.registration\.rsvp\.endDate$/, 'closes'],
] as const

const moment = (typed: string): string => typed.replace('T', ' ') || t('admin.event.noLimit')

const replies: Readonly<Record<RsvpValues['responseType'], string>> = {
  YES_ONLY: t('admin.event.yesOnly'),
  YES_AND_NO: t('admin.event.yesOrNo'),
}

const companionWords = (n: number): string => (n === 0 ? t('admin.event.none') : t('admin.event.upToN', { n }))

const fields = plainFields<RsvpValues>(
  {
    limit: t('admin.event.places'),
    companions: t('admin.event.companionsOfEachGuest'),
    opens: t('admin.event.opens'),
    closes: t('admin.event.closes'),
    responseType: t('admin.event.possibleReplies'),
    waitlist: t('admin.event.waitingList'),
    membersOnly: t('admin.event.forMembersOnly'),
    paused: t('admin.event.pauseRegistration'),
  },
  {
    limit: (limit) => limit || t('admin.event.noLimit'),
    companions: (n) => companionWords(Number(n)),
    opens: moment,
    closes: moment,
    responseType: (type) => replies[type],
  },
)

/** Form for the answers of guests of an event without tickets, and for places that are given up. */
export default function RsvpDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const queryClient = useQueryClient()
  const theirs = useMemo(() => rsvpValues(event), [event])
  const [base, setBase] = useState(theirs)
  if (base !== theirs && !same(base, theirs)) setBase(theirs)
  const form = useForm<RsvpValues>({ defaultValues: base, mode: 'onBlur' })
  const zone = event.dateAndTimeSettings.timeZoneId ?? 'UTC'
  const save = useMutation({
    mutationFn: async (values: RsvpValues) => {
      // Events have no revision that the server could compare.
      const latest = rsvpValues(await queryClient.fetchQuery({ ...eventQuery(event.id), staleTime: 0 }))
      if (clashesOf(fields, base, values, latest).length > 0) throw new ChangedMeanwhile()
      const registration = rsvpChanges(latest, mergedFields(base, values, latest), zone)
      await eventClient.wixEventsV2.updateEvent({ event: { id: event.id, registration } })
    },
    onSuccess: async () => {
      await Promise.all(['events', 'guests'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
      toast(t('admin.event.registrationSaved'))
      onClose()
    },
    onError: (error) => {
      for (const { name, message } of placeViolations(error, violations).fields)
        form.setError(name as keyof RsvpValues, { message }, { shouldFocus: true })
    },
  })
  const others = useOthersEdits<RsvpValues>({
    edited: { kind: 'event', id: event.id },
    base,
    entered: form.getValues,
    show: (shown) => form.reset(shown, { keepErrors: true, keepSubmitCount: true }),
    fields: () => fields,
    pending: save.isPending,
    saved: useRef(false),
  })
  const submit = form.handleSubmit((values) => save.mutateAsync(values).then(undefined, () => {}))
  return (
    <ChangeDialog
      size="wide"
      title={t('admin.event.registration')}
      submit={t('admin.event.saveRegistration')}
      pending={save.isPending}
      refused={others.reason}
      error={save.error && failureOf(save.error).title}
      onSubmit={submit}
      onClose={onClose}
      after={<Promoting />}
    >
      {others.note}
      <RsvpFields form={form} />
    </ChangeDialog>
  )
}

function RsvpFields({ form }: { form: UseFormReturn<RsvpValues> }) {
  const { errors } = form.formState
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.event.places')}
          optional
          inputMode="numeric"
          help={t('admin.event.companionsCountEmptyNoLimit')}
          {...form.register('limit', {
            validate: (typed) => /^\d{0,6}$/.test(typed.trim()) || t('admin.event.enterAWholeNumberOr'),
          })}
          error={errors.limit?.message}
        />
        <AdminSelectField label={t('admin.event.companionsOfEachGuest')} {...form.register('companions')}>
          {[...Array(11).keys()].map((n) => (
            <option key={n} value={n}>
              {companionWords(n)}
            </option>
          ))}
        </AdminSelectField>
        <AdminTextField
          label={t('admin.event.opens')}
          optional
          type="datetime-local"
          {...form.register('opens')}
          error={errors.opens?.message}
        />
        <AdminTextField
          label={t('admin.event.closes')}
          optional
          type="datetime-local"
          {...form.register('closes', {
            validate: (closes, { opens }) =>
              !opens || !closes || opens < closes || t('admin.event.theClosingTimeMustBe'),
          })}
          error={errors.closes?.message}
        />
        <AdminSelectField label={t('admin.event.possibleReplies')} {...form.register('responseType')}>
          {Object.entries(replies).map(([type, words]) => (
            <option key={type} value={type}>
              {words}
            </option>
          ))}
        </AdminSelectField>
      </div>
      <CheckboxField
        label={t('admin.event.waitingList')}
        help={t('admin.event.guestsCanJoinItWhen')}
        {...form.register('waitlist')}
      />
      <CheckboxField label={t('admin.event.forMembersOnly')} {...form.register('membersOnly')} />
      <CheckboxField label={t('admin.event.pauseRegistration')} {...form.register('paused')} />
    </>
  )
}

/** A setting of the whole site, so it is saved at once. */
function Promoting() {
  const queryClient = useQueryClient()
  const lacks = useLacks('settings.write')
  const { data } = useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => settingsClient.rsvpAnswers.getRsvpSettings({}, { signal }),
  })
  const set = useMutation({
    mutationFn: (promoteFromWaitlist: boolean) => settingsClient.rsvpAnswers.setRsvpSettings({ promoteFromWaitlist }),
    onSuccess: async (settings) => {
      await store(queryClient, SETTINGS, settings)
      toast(t('admin.event.savedForAllEvents'))
    },
    onError: (error) => void toast.error(failureOf(error).title),
  })
  if (!data) return null
  return (
    <div className="mt-3 border-t border-border pt-3">
      <CheckboxField
        label={t('admin.event.fillFreePlacesFromThe')}
        help={lacks ?? t('admin.event.appliesToAllEventsOtherwise')}
        checked={data.promoteFromWaitlist}
        disabled={lacks !== undefined || set.isPending}
        onChange={(event) => set.mutate(event.currentTarget.checked)}
      />
    </div>
  )
}
