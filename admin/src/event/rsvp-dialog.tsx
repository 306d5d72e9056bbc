import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { rsvpAnswers } from '@fairground/client/generated/fairground.rsvp-answers.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { eventClient } from '../events/event-queries.ts'
import { placeViolations } from '../forms/field-violations.ts'
import { store } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { failureOf } from '../shell/failure.ts'
import { staffClient } from '../staff-client.ts'
import { type RsvpValues, rsvpMessage, rsvpValues } from './rsvp-values.ts'

const settingsClient = staffClient({ rsvpAnswers })
const SETTINGS = ['rsvp-settings'] as const

const violations = [
  [/^event\.registration\.rsvp\.limit$/, 'limit'],
  [/^event\.registration\.rsvp\.startDate$/, 'opens'],
  [/^event\.registration\.rsvp\.endDate$/, 'closes'],
] as const

/** Form for the answers of guests of an event without tickets, and for places that are given up. */
export default function RsvpDialog({ event, onClose }: { event: Event; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useForm<RsvpValues>({ defaultValues: rsvpValues(event), mode: 'onBlur' })
  const { errors } = form.formState
  const zone = event.dateAndTimeSettings.timeZoneId ?? 'UTC'
  const save = useMutation({
    mutationFn: (values: RsvpValues) =>
      eventClient.wixEventsV2.updateEvent({ event: { id: event.id, registration: rsvpMessage(values, zone) } }),
    onSuccess: async () => {
      await Promise.all(['events', 'guests'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
      toast('Registration saved.')
      onClose()
    },
    onError: (error) => {
      for (const { name, message } of placeViolations(error, violations).fields)
        form.setError(name as keyof RsvpValues, { message }, { shouldFocus: true })
    },
  })
  const submit = form.handleSubmit((values) => save.mutateAsync(values).then(undefined, () => {}))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Registration"
      footer={
        <>
          {save.error && (
            <span role="alert" className="me-auto self-center text-danger">
              {failureOf(save.error).title}
            </span>
          )}
          <Button variant="secondary" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" form="rsvp" pending={save.isPending}>
            Save registration
          </Button>
        </>
      }
    >
      <form id="rsvp" noValidate onSubmit={submit} className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminTextField
            label="Places"
            optional
            inputMode="numeric"
            help="Companions count. Empty: no limit."
            {...form.register('limit', {
              validate: (typed) => /^\d{0,6}$/.test(typed.trim()) || 'Enter a whole number, or leave it empty.',
            })}
            error={errors.limit?.message}
          />
          <AdminSelectField label="Companions of each guest" {...form.register('companions')}>
            {[...Array(11).keys()].map((n) => (
              <option key={n} value={n}>
                {n === 0 ? 'None' : `Up to ${n}`}
              </option>
            ))}
          </AdminSelectField>
          <AdminTextField
            label="Opens"
            optional
            type="datetime-local"
            {...form.register('opens')}
            error={errors.opens?.message}
          />
          <AdminTextField
            label="Closes"
            optional
            type="datetime-local"
            {...form.register('closes', {
              validate: (closes, { opens }) =>
                !opens || !closes || opens < closes || 'The closing time must be after the opening time.',
            })}
            error={errors.closes?.message}
          />
          <AdminSelectField label="Possible replies" {...form.register('responseType')}>
            <option value="YES_ONLY">Yes only</option>
            <option value="YES_AND_NO">Yes or no</option>
          </AdminSelectField>
        </div>
        <CheckboxField
          label="Waiting list"
          help="Guests can join it when all places are taken."
          {...form.register('waitlist')}
        />
        <CheckboxField label="For members only" {...form.register('membersOnly')} />
        <CheckboxField label="Pause registration" {...form.register('paused')} />
      </form>
      <Promoting />
    </Dialog>
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
      toast('Saved for all events.')
    },
    onError: (error) => void toast.error(failureOf(error).title),
  })
  if (!data) return null
  return (
    <div className="mt-3 border-t border-border pt-3">
      <CheckboxField
        label="Fill free places from the waiting list, in order"
        help={lacks ?? 'Applies to all events. Otherwise you assign places in the guest list.'}
        checked={data.promoteFromWaitlist}
        disabled={lacks !== undefined || set.isPending}
        onChange={(event) => set.mutate(event.currentTarget.checked)}
      />
    </div>
  )
}
