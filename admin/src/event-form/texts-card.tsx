import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { same } from '../forms/shared-edits.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { type EventForm, formClient, formQuery } from './form-queries.ts'
import { formTexts, messagesOf, textsOf } from './text-values.ts'

type TextsCardProps = {
  eventId: string
  form: EventForm
  way: keyof typeof formTexts
  lacks: string | undefined
}

/** Texts of the organiser's around the questions, which go into the draft. */
export function TextsCard({ eventId, form: { messages }, way, lacks }: TextsCardProps) {
  const texts = formTexts[way]
  const stored = textsOf(messages, texts)
  const [base, setBase] = useState(stored)
  const [typed, setTyped] = useState(stored)
  if (!same(base, stored)) {
    setBase(stored)
    if (same(typed, base)) setTyped(stored)
  }
  const save = useChange({
    run: () => formClient.updateMessages({ eventId, messages: messagesOf(typed, texts) }),
    onDone: () => toast(t('admin.event-form.textsSaved')),
    stale: formQuery(eventId).queryKey,
  })
  return (
    <Card title={t('admin.event-form.texts')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(undefined)
        }}
      >
        <LeaveGuard isDirty={() => !same(typed, stored)} />
        <fieldset disabled={lacks !== undefined} title={lacks} className="flex flex-col gap-3">
          {texts.map(({ label, most }, at) => {
            const Field = most > 150 ? AdminTextAreaField : AdminTextField
            return (
              <Field
                key={label}
                label={label}
                optional
                autoComplete="off"
                maxLength={most}
                value={typed[at] ?? ''}
                onChange={({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
                  setTyped(typed.with(at, value))
                }
              />
            )
          })}
          {save.error && (
            <p role="alert" className="text-danger">
              {failureOf(save.error).title}
            </p>
          )}
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            className="self-start"
            pending={save.isPending}
            disabledReason={lacks ?? (same(typed, stored) ? t('admin.event-form.textsUnchanged') : undefined)}
          >
            {t('admin.event-form.saveTexts')}
          </Button>
        </fieldset>
      </form>
    </Card>
  )
}
