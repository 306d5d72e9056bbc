import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { t } from '../texts.ts'
import { quotaClient, type TicketQuota } from './quota-queries.ts'
import { type QuotaMistakes, type QuotaValues, quotaMessage, quotaMistakes, quotaValues } from './quota-values.ts'

type QuotaDialogProps = {
  eventId: string
  tickets: readonly TicketDefinition[]
  quotas: readonly TicketQuota[]
  /** The quota that is changed; `undefined` makes one. */
  quota: TicketQuota | undefined
  onClose: () => void
}

const fieldsOf = (tickets: readonly TicketDefinition[]) =>
  plainFields<QuotaValues>(
    {
      name: t('admin.event-quotas.name'),
      capacity: t('admin.event-quotas.people'),
      allKinds: t('admin.event-quotas.allKinds'),
      kinds: t('admin.event-quotas.sharedBy'),
    },
    { kinds: (kinds) => namesOf(kinds, tickets) || t('admin.forms.none') },
  )

/** Names of kinds of ticket, in the order of the event. */
export const namesOf = (kinds: readonly string[], tickets: readonly TicketDefinition[]): string =>
  tickets
    .filter(({ id }) => kinds.includes(id))
    .map(({ name }) => name)
    .join(', ')

/** Makes a shared quota, or changes one. */
export function QuotaDialog({ eventId, tickets, quotas, quota, onClose }: QuotaDialogProps) {
  const { values, edit, tried, save, dialog } = useEditForm<QuotaValues>({
    edited: quota && { kind: 'event', id: eventId },
    stored: quotaValues(quota, quotas),
    fields: fieldsOf(tickets),
    run: (sent) => {
      const message = quotaMessage(sent)
      return quota
        ? quotaClient.updateTicketQuota({ quota: { id: quota.id, revision: quota.revision, ...message } })
        : quotaClient.createTicketQuota({ eventId, ...message })
    },
    onDone: () => {
      toast(t('admin.event-quotas.saved', { name: values.name.trim() }))
      onClose()
    },
    stale: ['tickets'],
  })
  const mistakes = quotaMistakes(values)
  return (
    <ChangeDialog
      title={quota ? t('admin.event-quotas.change', { name: quota.name }) : t('admin.event-quotas.newQuota')}
      submit={t('admin.event-quotas.save')}
      {...dialog}
      onSubmit={() => save(Object.keys(mistakes).length === 0 ? values : undefined)}
      onClose={onClose}
    >
      <QuotaFields values={values} edit={edit} mistakes={tried ? mistakes : {}} tickets={tickets} />
    </ChangeDialog>
  )
}

type QuotaFieldsProps = {
  values: QuotaValues
  edit: (change: Partial<QuotaValues>) => void
  mistakes: QuotaMistakes
  tickets: readonly TicketDefinition[]
}

function QuotaFields({ values, edit, mistakes, tickets }: QuotaFieldsProps) {
  const { name, capacity, allKinds, kinds } = values
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.event-quotas.name')}
          help={t('admin.event-quotas.nameHelp')}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={mistakes.name}
          onChange={(event) => edit({ name: event.currentTarget.value })}
        />
        <AdminTextField
          label={t('admin.event-quotas.people')}
          help={t('admin.event-quotas.peopleHelp')}
          inputMode="numeric"
          value={capacity}
          error={mistakes.capacity}
          onChange={(event) => edit({ capacity: event.currentTarget.value })}
        />
      </div>
      <FieldGroup legend={t('admin.event-quotas.sharedBy')}>
        <CheckboxField
          type="radio"
          name="shared-by"
          label={t('admin.event-quotas.allKinds')}
          help={t('admin.event-quotas.allKindsHelp')}
          checked={allKinds}
          onChange={() => edit({ allKinds: true })}
        />
        <CheckboxField
          type="radio"
          name="shared-by"
          label={t('admin.event-quotas.someKinds')}
          checked={!allKinds}
          onChange={() => edit({ allKinds: false })}
        />
        {!allKinds && (
          <div className="flex flex-col gap-1 ps-7">
            {tickets.map((ticket) => (
              <CheckboxField
                key={ticket.id}
                label={ticket.name}
                checked={kinds.includes(ticket.id)}
                onChange={(event) =>
                  edit({
                    kinds: event.currentTarget.checked
                      ? [...kinds, ticket.id]
                      : kinds.filter((other) => other !== ticket.id),
                  })
                }
              />
            ))}
            {mistakes.kinds && <FieldError>{mistakes.kinds}</FieldError>}
          </div>
        )}
      </FieldGroup>
    </>
  )
}
