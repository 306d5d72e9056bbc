import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { t } from '../texts.ts'
import { type AccessCode, codeClient } from './code-queries.ts'
import { type CodeMistakes, type CodeValues, codeMistakes, codeValues, rulesMessage } from './code-values.ts'

type CodeDialogProps = {
  eventId: string
  zone: string
  tickets: readonly TicketDefinition[]
  /** The code that is changed; `undefined` makes some. */
  code: AccessCode | undefined
  onClose: () => void
}

const fields = plainFields<CodeValues>({
  code: t('admin.event-access.code'),
  limit: t('admin.event-access.tickets'),
  from: t('admin.event-access.from'),
  until: t('admin.event-access.until'),
  note: t('admin.event-access.note'),
})

async function storeCode({ eventId, zone, code }: CodeDialogProps, values: CodeValues): Promise<number> {
  const rules = rulesMessage(values, zone)
  const typed = values.code.trim()
  if (code) {
    await codeClient.updateAccessCode({ accessCode: { ...rules, id: code.id, revision: code.revision, code: typed } })
    return 1
  }
  const wanted = typed ? { codes: [typed] } : { random: Number(values.random) }
  return (await codeClient.createAccessCodes({ ...rules, ...wanted, eventId })).accessCodes.length
}

/** Makes access codes, or changes one. */
export function CodeDialog(props: CodeDialogProps) {
  const { eventId, zone, tickets, code, onClose } = props
  const hidden = tickets.filter((ticket) => ticket.hidden).map(({ id }) => id)
  const { values, edit, tried, save, dialog } = useEditForm<CodeValues, CodeValues, number>({
    edited: code && { kind: 'event', id: eventId },
    stored: codeValues(code, zone, hidden.length === 1 ? hidden : []),
    fields,
    run: (sent) => storeCode(props, sent),
    onDone: (count) => {
      toast(code ? t('admin.event-access.saved', { code: values.code }) : t('admin.event-access.made', { count }))
      onClose()
    },
    stale: ['events', 'codes', eventId],
  })
  const mistakes = codeMistakes(values, code === undefined)
  return (
    <ChangeDialog
      title={code ? t('admin.event-access.change', { code: code.code }) : t('admin.event-access.newCode')}
      submit={code ? t('admin.event-access.save') : t('admin.event-access.make')}
      {...dialog}
      onSubmit={() => save(Object.keys(mistakes).length === 0 ? values : undefined)}
      onClose={onClose}
    >
      <CodeFields
        values={values}
        edit={edit}
        mistakes={tried ? mistakes : {}}
        isNew={code === undefined}
        tickets={tickets}
      />
    </ChangeDialog>
  )
}

type CodeFieldsProps = {
  values: CodeValues
  edit: (change: Partial<CodeValues>) => void
  mistakes: CodeMistakes
  isNew: boolean
  tickets: readonly TicketDefinition[]
}

function CodeFields({ values, edit, mistakes, isNew, tickets }: CodeFieldsProps) {
  const text = (field: Exclude<keyof CodeValues, 'kinds'>) => ({
    value: values[field],
    error: mistakes[field],
    onChange: (event: { currentTarget: { value: string } }) => edit({ [field]: event.currentTarget.value }),
  })
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.event-access.code')}
          optional={isNew}
          autoComplete="off"
          maxLength={40}
          help={t('admin.event-access.codeHelp')}
          {...text('code')}
        />
        {isNew && values.code.trim() === '' && (
          <AdminTextField
            label={t('admin.event-access.howMany')}
            inputMode="numeric"
            help={t('admin.event-access.howManyHelp')}
            {...text('random')}
          />
        )}
      </div>
      <FieldGroup legend={t('admin.event-access.opens')}>
        {tickets.map(({ id, name, hidden }) => (
          <CheckboxField
            key={id}
            label={hidden ? name : t('admin.event-access.notHidden', { name })}
            checked={values.kinds.includes(id)}
            onChange={(event) =>
              edit({
                kinds: event.currentTarget.checked
                  ? [...values.kinds, id]
                  : values.kinds.filter((other) => other !== id),
              })
            }
          />
        ))}
        {mistakes.kinds && <FieldError>{mistakes.kinds}</FieldError>}
        <p className="text-ink-2">{t('admin.event-access.hiddenOnly')}</p>
      </FieldGroup>
      <AdminTextField
        label={t('admin.event-access.tickets')}
        inputMode="numeric"
        placeholder={t('admin.event-access.noLimit')}
        {...text('limit')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField label={t('admin.event-access.from')} optional type="datetime-local" {...text('from')} />
        <AdminTextField label={t('admin.event-access.until')} optional type="datetime-local" {...text('until')} />
      </div>
      <AdminTextField
        label={t('admin.event-access.note')}
        optional
        maxLength={200}
        help={t('admin.event-access.noteHelp')}
        {...text('note')}
      />
    </>
  )
}
