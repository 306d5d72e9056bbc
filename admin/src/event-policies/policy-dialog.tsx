import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useSharedValues } from '../forms/use-shared-values.ts'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { type EventPolicy, policiesQuery, policyClient } from './policy-queries.ts'

type PolicyDialogProps = { eventId: string; policy: EventPolicy | undefined; onClose: () => void }

type PolicyTexts = { readonly name: string; readonly body: string }

const fields = plainFields<PolicyTexts>({ name: t('admin.event-policies.name'), body: t('admin.event-policies.text') })

/** Writes a policy, or changes the given one. */
export function PolicyDialog({ eventId, policy, onClose }: PolicyDialogProps) {
  const [tried, setTried] = useState(false)
  const save = useChange({
    run: (texts: PolicyTexts) =>
      policy
        ? policyClient.updatePolicy({ policy: { id: policy.id, revision: policy.revision, ...texts } })
        : policyClient.createPolicy({ policy: { eventId, ...texts } }),
    onDone: ({ policy: saved }) => {
      toast(t('admin.event-policies.saved', { name: saved.name }))
      onClose()
    },
    onFail: isStale,
    stale: policiesQuery(eventId).queryKey,
  })
  const { values, edit, note, reason } = useSharedValues<PolicyTexts>({
    edited: policy && { kind: 'event', id: eventId },
    stored: { name: policy?.name ?? '', body: policy?.body ?? '' },
    fields,
    pending: save.isPending,
  })
  const { name, body } = values
  const missing = (text: string) => tried && text.trim() === ''
  return (
    <ChangeDialog
      title={policy ? t('admin.event-policies.change', { name: policy.name }) : t('admin.event-policies.new')}
      submit={t('admin.event-policies.save')}
      pending={save.isPending}
      refused={reason}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (name.trim() && body.trim()) save.mutate({ name: name.trim(), body: body.trim() })
      }}
      onClose={onClose}
    >
      {note}
      <AdminTextField
        label={t('admin.event-policies.name')}
        autoComplete="off"
        maxLength={40}
        value={name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        error={missing(name) ? t('admin.event-policies.enterAName') : undefined}
      />
      <AdminTextAreaField
        label={t('admin.event-policies.text')}
        help={t('admin.event-policies.textHelp')}
        rows={10}
        maxLength={50_000}
        value={body}
        onChange={(event) => edit({ body: event.currentTarget.value })}
        error={missing(body) ? t('admin.event-policies.enterAText') : undefined}
      />
    </ChangeDialog>
  )
}
