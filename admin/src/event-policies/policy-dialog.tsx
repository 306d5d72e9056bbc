import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { t } from '../texts.ts'
import { type EventPolicy, policiesQuery, policyClient } from './policy-queries.ts'

type PolicyDialogProps = { eventId: string; policy: EventPolicy | undefined; onClose: () => void }

type PolicyTexts = { readonly name: string; readonly body: string }

const fields = plainFields<PolicyTexts>({ name: t('admin.event-policies.name'), body: t('admin.event-policies.text') })

/** Writes a policy, or changes the given one. */
export function PolicyDialog({ eventId, policy, onClose }: PolicyDialogProps) {
  const { values, edit, tried, save, dialog } = useEditForm({
    edited: policy && { kind: 'event', id: eventId },
    stored: { name: policy?.name ?? '', body: policy?.body ?? '' },
    fields,
    run: (texts: PolicyTexts) =>
      policy
        ? policyClient.updatePolicy({ policy: { id: policy.id, revision: policy.revision, ...texts } })
        : policyClient.createPolicy({ policy: { eventId, ...texts } }),
    onDone: ({ policy: saved }) => {
      toast(t('admin.event-policies.saved', { name: saved.name }))
      onClose()
    },
    stale: policiesQuery(eventId).queryKey,
  })
  const { name, body } = values
  const missing = (text: string) => tried && text.trim() === ''
  return (
    <ChangeDialog
      title={policy ? t('admin.event-policies.change', { name: policy.name }) : t('admin.event-policies.new')}
      submit={t('admin.event-policies.save')}
      {...dialog}
      onSubmit={() => save(name.trim() && body.trim() ? { name: name.trim(), body: body.trim() } : undefined)}
      onClose={onClose}
    >
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
