import { leadingQuestions } from '@fairground/domain/events/form-conditions.ts'
import { present } from '@fairground/domain/present.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { DraftHeader } from '../events/draft-header.tsx'
import { eventQuery } from '../events/event-queries.ts'
import { EventTabs } from '../events/event-tabs.tsx'
import { failureOf } from '../failure.ts'
import { latestOf } from '../forms/latest-of.ts'
import { same } from '../forms/shared-edits.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { t } from '../texts.ts'
import { FormPreview } from './form-preview.tsx'
import { type FormControl, formClient, formQuery } from './form-queries.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionList } from './question-list.tsx'
import { conditionOf, type QuestionValues, questionOf, valuesOf } from './question-values.ts'
import { TextsCard } from './texts-card.tsx'

export async function loader({ params: { eventId = '' } }: LoaderFunctionArgs) {
  await Promise.all([queryClient.ensureQueryData(eventQuery(eventId)), queryClient.ensureQueryData(formQuery(eventId))])
  return null
}

/** The questions of an event's form, with the form as guests will see it. Changes are a draft until they are published. */
export function Component() {
  const { eventId = '' } = useParams()
  const { data: event } = useQuery(eventQuery(eventId))
  const { data, error } = useQuery(formQuery(eventId))
  if (!event || !data) throw error ?? new Error('The form could not be loaded')
  const lacks = useLacks('events.write')
  const { change, publish, discard, failed } = useFormChanges(eventId)
  const [editing, setEditing] = useState<FormControl | 'new'>()
  const form = data.draftForm ?? data.form
  const edited = editing && editing !== 'new' ? latestOf(form.controls, editing) : undefined
  const leading = leadingQuestions(form.controls, edited ? form.controls.indexOf(edited) : form.controls.length)
  const close = () => {
    change.reset()
    setEditing(undefined)
  }
  const save = (values: QuestionValues, saved: () => void) =>
    change.mutate(() => saveQuestion(eventId, { control: edited, leading, values }).then(saved), { onSuccess: close })
  return (
    <Page title={t('admin.event-form.titleOf', { title: event.title })} narrow>
      <DraftHeader
        title={t('admin.event-form.title')}
        event={event}
        changed={data.draftForm !== undefined}
        lacks={lacks}
        publish={publish}
        discard={discard}
      />
      <EventTabs event={event} current="questions" />
      {failed && !editing && (
        <p role="alert" className="pb-3 text-danger">
          {failureOf(failed).title}
        </p>
      )}
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          <Card
            title={t('admin.event-form.questions')}
            flush
            actions={
              <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setEditing('new')}>
                <Plus aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.event-form.addQuestion')}
              </Button>
            }
          >
            <QuestionList
              controls={form.controls}
              lacks={lacks}
              busy={change.isPending}
              onMove={(id, orderIndex) => change.mutate(() => formClient.updateControl({ eventId, id, orderIndex }))}
              onEdit={setEditing}
              onDelete={({ id }) => change.mutate(() => formClient.deleteControl({ eventId, id }))}
            />
          </Card>
          <TextsCard
            eventId={eventId}
            form={form}
            way={event.registration?.initialType === 'RSVP' ? 'RSVP' : 'TICKETING'}
            lacks={lacks}
          />
        </div>
        <Card title={t('admin.event-form.preview')}>
          <FormPreview form={form} />
        </Card>
      </div>
      {editing && (
        <QuestionDialog
          eventId={eventId}
          control={edited}
          leading={leading}
          companions={event.registration?.initialType === 'RSVP'}
          error={change.error}
          pending={change.isPending}
          onSave={save}
          onClose={close}
        />
      )}
    </Page>
  )
}

interface Saved {
  /** Undefined: it is added. */
  readonly control: FormControl | undefined
  readonly leading: readonly FormControl[]
  readonly values: QuestionValues
}

/** Questions have no revision that the server could compare. */
async function saveQuestion(eventId: string, { control, leading, values }: Saved) {
  const condition = conditionOf(values, leading)
  if (!control) return formClient.addControl({ eventId, ...questionOf(values), ...present({ condition }) })
  const { form, draftForm = form } = await queryClient.fetchQuery({ ...formQuery(eventId), staleTime: 0 })
  const latest = draftForm.controls.find(({ id }) => id === control.id)
  if (latest && !same(valuesOf(latest), valuesOf(control))) throw new ChangedMeanwhile()
  return formClient.updateControl({ eventId, id: control.id, ...questionOf(values), condition: condition ?? null })
}

function useFormChanges(eventId: string) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: formQuery(eventId).queryKey })
  const change = useMutation({ mutationFn: (send: () => Promise<unknown>) => send(), onSuccess: refresh })
  const publish = useMutation({
    mutationFn: () => formClient.publishDraft({ eventId }),
    onSuccess: async () => {
      await refresh()
      toast(t('admin.event-form.publishedToast'))
    },
  })
  const discard = useMutation({ mutationFn: () => formClient.discardDraft({ eventId }), onSuccess: refresh })
  return { change, publish, discard, failed: change.error ?? publish.error ?? discard.error }
}
