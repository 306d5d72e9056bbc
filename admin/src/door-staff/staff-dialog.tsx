import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { StaffMemberPermission } from '@fairground/contract/enumerations/tickets.ts'
import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { t } from '../texts.ts'
import { DOOR_STAFF, doorClient, type StaffMember } from './staff-queries.ts'
import { mayDoWords } from './staff-words.ts'

interface StaffValues {
  readonly name: string
  readonly permissions: readonly StaffMemberPermission[]
  readonly allEvents: boolean
  readonly events: readonly string[]
  readonly paused: boolean
}

const valuesOf = (staff: StaffMember | undefined): StaffValues => ({
  name: staff?.name ?? '',
  permissions: staff?.permissions ?? ['CHECK_IN_GUESTS', 'READ_ANALYTICS'],
  allEvents: staff ? staff.allEvents !== undefined : true,
  events: staff?.specificEvents?.events ?? [],
  paused: staff?.status === 'ACCESS_PAUSED',
})

const fields = plainFields<StaffValues>(
  {
    name: t('admin.door-staff.name'),
    permissions: t('admin.door-staff.mayDo'),
    allEvents: t('admin.door-staff.allEvents'),
    events: t('admin.door-staff.events'),
    paused: t('admin.door-staff.paused'),
  },
  {
    permissions: (acts) => acts.map((act) => mayDoWords[act]).join(', ') || t('admin.forms.none'),
    events: (events) => t('admin.door-staff.eventsCount', { count: events.length }),
  },
)

/** The pause is sent where it changes: a status that stays may not be set. */
function messageOf({ name, permissions, allEvents, events, paused }: StaffValues, staff: StaffMember | undefined) {
  const wasPaused = staff?.status === 'ACCESS_PAUSED'
  return {
    name: name.trim(),
    permissions: [...permissions],
    ...(allEvents ? { allEvents: {} } : { specificEvents: { events: [...events] } }),
    ...(paused === wasPaused ? {} : { status: paused ? ('ACCESS_PAUSED' as const) : ('HAS_ACCESS' as const) }),
  }
}

type Mistakes = Partial<Record<keyof StaffValues, string>>

const mistakesOf = ({ name, allEvents, events }: StaffValues): Mistakes => ({
  ...(name.trim() ? {} : { name: t('admin.door-staff.enterAName') }),
  ...(allEvents || events.length > 0 ? {} : { events: t('admin.door-staff.chooseAnEvent') }),
})

type StaffDialogProps = {
  events: readonly Event[]
  /** The member that is changed; `undefined` adds one. */
  staff: StaffMember | undefined
  onClose: () => void
}

/** Adds a member of the door staff, or changes one. */
export function StaffDialog({ events, staff, onClose }: StaffDialogProps) {
  const { values, edit, tried, save, dialog } = useEditForm<StaffValues>({
    edited: undefined,
    stored: valuesOf(staff),
    fields,
    run: (sent) => {
      const message = messageOf(sent, staff)
      return staff
        ? doorClient.updateStaffMember({ staffMember: { id: staff.id, revision: staff.revision, ...message } })
        : doorClient.createStaffMember({ staffMember: message })
    },
    onDone: () => {
      toast(t('admin.door-staff.saved', { name: values.name.trim() }))
      onClose()
    },
    stale: DOOR_STAFF,
  })
  const mistakes = mistakesOf(values)
  return (
    <ChangeDialog
      title={staff ? t('admin.door-staff.change', { name: staff.name }) : t('admin.door-staff.newTitle')}
      submit={t('admin.door-staff.save')}
      {...dialog}
      onSubmit={() => save(Object.keys(mistakes).length === 0 ? values : undefined)}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.door-staff.name')}
        autoComplete="off"
        maxLength={120}
        value={values.name}
        error={tried ? mistakes.name : undefined}
        onChange={(event) => edit({ name: event.currentTarget.value })}
      />
      <FieldGroup legend={t('admin.door-staff.mayDo')}>
        {StaffMemberPermission.map((act) => (
          <CheckboxField
            key={act}
            label={mayDoWords[act]}
            checked={values.permissions.includes(act)}
            onChange={(event) => edit({ permissions: ticked(values.permissions, act, event.currentTarget.checked) })}
          />
        ))}
      </FieldGroup>
      <EventFields values={values} edit={edit} mistake={tried ? mistakes.events : undefined} events={events} />
      {staff && (
        <CheckboxField
          label={t('admin.door-staff.paused')}
          help={t('admin.door-staff.pausedHelp')}
          checked={values.paused}
          onChange={(event) => edit({ paused: event.currentTarget.checked })}
        />
      )}
    </ChangeDialog>
  )
}

const ticked = <One,>(list: readonly One[], one: One, on: boolean): One[] =>
  on ? [...list, one] : list.filter((other) => other !== one)

type EventFieldsProps = {
  values: StaffValues
  edit: (change: Partial<StaffValues>) => void
  mistake: string | undefined
  events: readonly Event[]
}

function EventFields({ values: { allEvents, events: chosen }, edit, mistake, events }: EventFieldsProps) {
  return (
    <FieldGroup legend={t('admin.door-staff.where')}>
      <CheckboxField
        type="radio"
        name="where"
        label={t('admin.door-staff.allEvents')}
        help={t('admin.door-staff.allEventsHelp')}
        checked={allEvents}
        onChange={() => edit({ allEvents: true })}
      />
      <CheckboxField
        type="radio"
        name="where"
        label={t('admin.door-staff.someEvents')}
        checked={!allEvents}
        onChange={() => edit({ allEvents: false })}
      />
      {!allEvents && (
        <div className="flex max-h-60 flex-col gap-1 overflow-y-auto ps-7">
          {events.length === 0 && <p className="text-ink-2">{t('admin.door-staff.noEvents')}</p>}
          {events.map(({ id, title }) => (
            <CheckboxField
              key={id}
              label={title}
              checked={chosen.includes(id)}
              onChange={(event) => edit({ events: ticked(chosen, id, event.currentTarget.checked) })}
            />
          ))}
          {mistake && <FieldError>{mistake}</FieldError>}
        </div>
      )}
    </FieldGroup>
  )
}
