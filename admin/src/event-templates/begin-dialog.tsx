import type { EventTemplate } from '@fairground/client/generated/fairground.event-templates.ts'
import { instantOf } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { fieldViolationsOf } from '../forms/violations-by-field.ts'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { templateClient } from './template-queries.ts'

/** As the browser's fields give them: "2027-03-20T19:00". */
type Values = { readonly title: string; readonly start: string; readonly end: string }

type BeginDialogProps = {
  /** At least one. */
  templates: readonly EventTemplate[]
  /** Template that is chosen at first. */
  chosen: EventTemplate
  onClose: () => void
}

/** Begins a draft as a template has it, by its title and date. */
export default function BeginDialog({ templates, chosen, onClose }: BeginDialogProps) {
  const navigate = useNavigate()
  const [templateId, choose] = useState(chosen.id)
  const [values, setValues] = useState<Values>({ title: '', start: '', end: '' })
  const [tried, setTried] = useState(false)
  const template = templates.find(({ id }) => id === templateId) ?? chosen
  const begin = useChange({
    run: () => templateClient.createEventFromTemplate({ id: template.id, event: messageOf(values, template) }),
    done: t('admin.event-templates.begun'),
    onDone: ({ event }) => navigate(paths.event(event.id)),
    stale: ['events'],
  })
  const lacking = lacks(values, template)
  const refused = fieldViolationsOf(begin.error)
  const field = (name: keyof Values, wire: string) => ({
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
    error: (tried ? lacking[name] : undefined) ?? refused[wire],
  })
  return (
    <ChangeDialog
      title={t('admin.event-templates.begin')}
      submit={t('admin.event-templates.beginDraft')}
      pending={begin.isPending}
      error={begin.error}
      onSubmit={() => {
        setTried(true)
        if (Object.keys(lacking).length === 0 && !begin.isPending) begin.mutate(undefined)
      }}
      onClose={onClose}
    >
      <AdminSelectField
        label={t('admin.event-templates.template')}
        value={template.id}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </AdminSelectField>
      <AdminTextField
        label={t('admin.event.title')}
        autoComplete="off"
        maxLength={120}
        {...field('title', 'event.title')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.event.starts')}
          type="datetime-local"
          help={t('admin.event-templates.timesIn', { zone: template.timeZoneId })}
          {...field('start', 'event.dateAndTimeSettings.startDate')}
        />
        <AdminTextField
          label={t('admin.event.ends')}
          type="datetime-local"
          {...(hasLength(template) ? { optional: true, help: t('admin.event-templates.endHelp') } : {})}
          {...field('end', 'event.dateAndTimeSettings.endDate')}
        />
      </div>
    </ChangeDialog>
  )
}

const hasLength = ({ lengthMinutes }: EventTemplate): boolean => lengthMinutes !== undefined

/** Words for each field that has to be filled in first. */
const lacks = ({ title, start, end }: Values, template: EventTemplate): Partial<Record<keyof Values, string>> =>
  present({
    title: title.trim() === '' ? t('admin.event.enterATitle') : undefined,
    start: start === '' ? t('admin.event.enterAStart') : undefined,
    end: end === '' && !hasLength(template) ? t('admin.event.enterAnEnd') : undefined,
  })

const messageOf = ({ title, start, end }: Values, { timeZoneId }: EventTemplate) => ({
  title: title.trim(),
  dateAndTimeSettings: {
    startDate: instantOf(start, timeZoneId),
    ...present({ endDate: end === '' ? undefined : instantOf(end, timeZoneId) }),
  },
})
