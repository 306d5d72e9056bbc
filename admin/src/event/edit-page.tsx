import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { SaveBar } from '@fairground/ui/admin/save-bar.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import type { WhichDates } from '../event-dates/which-dates.tsx'
import { eventClient, eventQuery } from '../events/event-queries.ts'
import { EventTabs } from '../events/event-tabs.tsx'
import { useTicketCurrency } from '../events/ticket-currency.ts'
import { failureOf } from '../failure.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { clashesOf, mergedFields, same } from '../forms/shared-edits.ts'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { venuesQuery } from '../venues/venue-queries.ts'
import { EventFields } from './event-fields.tsx'
import { eventChanges } from './event-message.ts'
import { eventSchema, placeEventFaults } from './event-schema.ts'
import { eventFields } from './event-shared-fields.ts'
import { type EventValues, eventValues } from './event-values.ts'

const whichDates = () => import('../event-dates/which-dates.tsx')
const WhichDatesField = lazy(whichDates)

export async function loader({ params }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(eventQuery(params.eventId ?? '')),
    queryClient.ensureQueryData(venuesQuery()),
  ])
  return null
}

export function Component() {
  const { eventId = '' } = useParams()
  const { data: event, error } = useQuery(eventQuery(eventId))
  if (!event) throw error ?? new Error('The event could not be loaded')
  return (
    <Page title={t('admin.event.editTitle', { title: event.title })} narrow>
      <PageHeader
        title={t('admin.event.editTitle', { title: event.title })}
        back={{ label: event.title, href: paths.event(event.id) }}
        linkAs={RouterLink}
      />
      <EventTabs event={event} current="details" />
      <EditForm key={event.id} event={event} />
    </Page>
  )
}

/** Sends the parts of the event that differ from what is stored. */
function EditForm({ event }: { event: Event }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const currency = useTicketCurrency(event)
  const lacks = useLacks('events.write')
  const theirs = useMemo(() => eventValues(event), [event])
  const [base, setBase] = useState(theirs)
  if (base !== theirs && !same(base, theirs)) setBase(theirs)
  const resolver = useMemo(() => valibotResolver(eventSchema(currency)), [currency])
  const form = useForm<EventValues>({ defaultValues: base, resolver, mode: 'onBlur', reValidateMode: 'onChange' })
  const values = useWatch({ control: form.control }) as EventValues // every field has a default
  const changes = (Object.keys(base) as (keyof EventValues)[]).filter(
    (field) => field !== 'tickets' && !same(base[field], values[field]),
  ).length
  const [which, setWhich] = useState<WhichDates>('THIS')
  const saved = useRef(false)
  const save = useMutation({
    mutationFn: async (entered: EventValues) => {
      const latest = eventValues(await client.fetchQuery({ ...eventQuery(event.id), staleTime: 0 }))
      if (clashesOf(eventFields(), base, entered, latest).length > 0) throw new ChangedMeanwhile()
      const message = eventChanges(latest, mergedFields(base, entered, latest))
      if (which === 'LATER') await (await whichDates()).storeLaterChanges(event.id, message)
      else await eventClient.wixEventsV2.updateEvent({ event: { id: event.id, ...message } })
    },
    onSuccess: async () => {
      saved.current = true
      await client.invalidateQueries({ queryKey: ['events'] })
      toast(t('admin.event.eventSaved'))
      navigate(paths.event(event.id), { state: 'saved' })
    },
    onError: (error) => {
      for (const { name, message } of placeEventFaults(error).fields)
        form.setError(name as keyof EventValues, { message }, { shouldFocus: true })
    },
  })
  const others = useOthersEdits<EventValues>({
    edited: { kind: 'event', id: event.id },
    base,
    entered: form.getValues,
    show: (shown) => form.reset(shown, { keepErrors: true, keepSubmitCount: true }),
    fields: eventFields,
    pending: save.isPending,
    saved,
  })
  const submit = form.handleSubmit((entered) => save.mutateAsync(entered).then(undefined, () => {}))
  const refused = lacks ?? others.reason
  useCommand('save', changes > 0 && !refused ? () => void submit() : undefined)
  return (
    <form id="event" noValidate onSubmit={submit} className="flex max-w-190 flex-col gap-3">
      <LeaveGuard isDirty={() => changes > 0 && !saved.current} />
      {others.note}
      {form.formState.submitCount > 0 && (
        <ErrorSummary errors={form.formState.errors} onGo={(name) => form.setFocus(name as keyof EventValues)} />
      )}
      <EventFields form={form} stored={base.slug} />
      {event.dateAndTimeSettings.recurringEvents?.categoryId && (
        <Suspense>
          <WhichDatesField value={which} onChange={setWhich} />
        </Suspense>
      )}
      <SaveBar
        form="event"
        changes={changes}
        onDiscard={() => form.reset(base)}
        pending={save.isPending}
        error={save.error ? failureOf(save.error).title : undefined}
        disabledReason={refused}
      />
    </form>
  )
}
