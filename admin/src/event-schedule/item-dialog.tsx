import { instantOf } from '@fairground/domain/events/event-time.ts'
import { AdminField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type ComponentProps, useMemo, useState } from 'react'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields, same } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { ZoneBox } from '../forms/zone-box.tsx'
import { queryClient } from '../query-client.ts'
import { t } from '../texts.ts'
import {
  type ItemFault,
  type ItemValues,
  itemFaults,
  itemMessage,
  itemValues,
  MOST_SPEAKERS,
  MOST_TAGS,
} from './item-values.ts'
import { type EventItem, scheduleClient, scheduleQuery } from './schedule-queries.ts'

type TextField = Exclude<keyof ItemValues, 'description' | 'canceled' | 'hidden'>

type ItemDialogProps = {
  eventId: string
  /** Absent: it is added. */
  item: EventItem | undefined
  /** Values of the item as it is stored, or those that a new one begins with. */
  initial: ItemValues
  /** Names of stages that the schedule has. */
  stages: readonly string[]
  onClose: () => void
}

const fields = plainFields<ItemValues>({
  name: t('admin.event-schedule.name'),
  start: t('admin.event-schedule.starts'),
  end: t('admin.event-schedule.ends'),
  zone: t('admin.event-schedule.zone'),
  stage: t('admin.event-schedule.stage'),
  speakers: t('admin.event-schedule.speakers'),
  tags: t('admin.event-schedule.tags'),
  description: t('admin.event-schedule.description'),
  canceled: t('admin.event-schedule.canceled'),
  hidden: t('admin.event-schedule.hidden'),
})

type ItemMessage = ReturnType<typeof itemMessage>

/** Returns the name under which the item is stored. */
async function saveItem(eventId: string, item: EventItem | undefined, message: ItemMessage): Promise<string> {
  if (item) await assertUnchanged(eventId, item)
  await (item
    ? scheduleClient.updateScheduleItem({ eventId, itemId: item.id, item: message })
    : scheduleClient.addScheduleItem({ eventId, item: message }))
  return message.name
}

/** Items have no revision that the server could compare. */
async function assertUnchanged(eventId: string, item: EventItem): Promise<void> {
  const { items } = await queryClient.fetchQuery({ ...scheduleQuery(eventId), staleTime: 0 })
  const latest = items.find(({ id }) => id === item.id)
  if (latest && !same(itemValues(latest), itemValues(item))) throw new ChangedMeanwhile()
}

/** Adds an item to the draft of a schedule, or changes one. */
export function ItemDialog({ eventId, item, initial, stages, onClose }: ItemDialogProps) {
  const {
    values,
    edit: change,
    tried,
    save,
    dialog,
  } = useEditForm({
    edited: item && { kind: 'unrecorded', id: item.id },
    stored: initial,
    fields,
    run: (message: ItemMessage) => saveItem(eventId, item, message),
    onDone: (name) => {
      toast(t('admin.event-schedule.saved', { name }))
      onClose()
    },
    stale: scheduleQuery(eventId).queryKey,
  })
  const faults = itemFaults(values)
  const fault = (field: ItemFault, text: string) => (tried && faults.has(field) ? text : undefined)
  const typed = (field: TextField) =>
    ({
      autoComplete: 'off',
      value: values[field],
      onChange: (event) => change({ [field]: event.currentTarget.value }),
    }) satisfies ComponentProps<'input'>
  return (
    <ChangeDialog
      title={item ? t('admin.event-schedule.change', { name: item.name }) : t('admin.event-schedule.new')}
      size="wide"
      submit={t('admin.event-schedule.save')}
      {...dialog}
      onSubmit={() => save(faults.size === 0 ? itemMessage(values) : undefined)}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.event-schedule.name')}
        maxLength={120}
        {...typed('name')}
        error={fault('name', t('admin.event-schedule.enterAName'))}
      />
      <TimeFields typed={typed} fault={fault} values={values} onZone={(zone) => change({ zone })} />
      <DetailFields typed={typed} fault={fault} stages={stages} />
      <AdminTextAreaField
        label={t('admin.event-schedule.description')}
        optional
        help={t('admin.event-schedule.descriptionHelp')}
        rows={4}
        maxLength={10_000}
        value={values.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <CheckboxField
        label={t('admin.event-schedule.canceled')}
        checked={values.canceled}
        onChange={(event) => change({ canceled: event.currentTarget.checked })}
      />
      <CheckboxField
        label={t('admin.event-schedule.hidden')}
        checked={values.hidden}
        onChange={(event) => change({ hidden: event.currentTarget.checked })}
      />
    </ChangeDialog>
  )
}

type TextFieldsProps = {
  typed: (field: TextField) => ComponentProps<'input'>
  fault: (field: ItemFault, text: string) => string | undefined
}

type TimeFieldsProps = TextFieldsProps & { values: ItemValues; onZone: (zone: string) => void }

function TimeFields({ typed, fault, values: { zone, start }, onZone }: TimeFieldsProps) {
  const [openedAt] = useState(() => new Date())
  const at = useMemo(() => (start && zone ? instantOf(start, zone) : openedAt), [start, zone, openedAt])
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <AdminTextField
        label={t('admin.event-schedule.starts')}
        type="datetime-local"
        {...typed('start')}
        error={fault('start', t('admin.event-schedule.enterAStart'))}
      />
      <AdminTextField
        label={t('admin.event-schedule.ends')}
        type="datetime-local"
        {...typed('end')}
        error={fault('end', t('admin.event-schedule.enterAnEnd'))}
      />
      <AdminField label={t('admin.event-schedule.zone')} error={fault('zone', t('admin.event-schedule.enterAZone'))}>
        {(wiring) => <ZoneBox {...wiring} value={zone} at={at} onChoose={onZone} />}
      </AdminField>
    </div>
  )
}

function DetailFields({ typed, fault, stages }: TextFieldsProps & Pick<ItemDialogProps, 'stages'>) {
  return (
    <>
      <AdminTextField
        label={t('admin.event-schedule.stage')}
        optional
        maxLength={30}
        list="schedule-stages"
        {...typed('stage')}
      />
      <datalist id="schedule-stages">
        {stages.map((stage) => (
          <option key={stage} value={stage} />
        ))}
      </datalist>
      <AdminTextField
        label={t('admin.event-schedule.speakers')}
        optional
        help={t('admin.event-schedule.withCommas', { most: String(MOST_SPEAKERS) })}
        {...typed('speakers')}
        error={fault('speakers', t('admin.event-schedule.tooManySpeakers', { most: String(MOST_SPEAKERS) }))}
      />
      <AdminTextField
        label={t('admin.event-schedule.tags')}
        optional
        help={t('admin.event-schedule.withCommas', { most: String(MOST_TAGS) })}
        {...typed('tags')}
        error={fault('tags', t('admin.event-schedule.tooManyTags', { most: String(MOST_TAGS) }))}
      />
    </>
  )
}
