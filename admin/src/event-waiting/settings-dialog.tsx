import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { t } from '../texts.ts'
import { type WaitingList, waitingClient } from './waiting-queries.ts'

interface ListValues {
  readonly enabled: boolean
  /** As typed. */
  readonly hours: string
  readonly rule: WaitingList['rule']
}

const ruleWords: Readonly<Record<WaitingList['rule'], string>> = {
  STRICT: t('admin.event-waiting.strict'),
  FITTING: t('admin.event-waiting.fitting'),
}

const fields = plainFields<ListValues>(
  {
    enabled: t('admin.event-waiting.enabled'),
    hours: t('admin.event-waiting.hours'),
    rule: t('admin.event-waiting.rule'),
  },
  { rule: (rule) => ruleWords[rule] },
)

const valuesOf = ({ enabled, offerMinutes, rule }: WaitingList): ListValues => ({
  enabled,
  hours: String(offerMinutes / 60),
  rule,
})

/** Minutes of an offer: a quarter of an hour to two weeks. */
function minutesOf(hours: string): number | undefined {
  const minutes = Math.round(Number(hours.trim().replace(',', '.')) * 60)
  return minutes >= 15 && minutes <= 20_160 ? minutes : undefined
}

/** Switches the list on or off, and says how long an offer stands and who is next. */
export function SettingsDialog({
  eventId,
  list,
  onClose,
}: {
  eventId: string
  list: WaitingList
  onClose: () => void
}) {
  const { values, edit, tried, save, dialog } = useEditForm<ListValues>({
    edited: { kind: 'event', id: eventId },
    stored: valuesOf(list),
    fields,
    run: ({ enabled, hours, rule }) => {
      const offerMinutes = minutesOf(hours) ?? list.offerMinutes
      return waitingClient.setWaitingList({ eventId, revision: list.revision, enabled, offerMinutes, rule })
    },
    onDone: () => {
      toast(t('admin.event-waiting.saved'))
      onClose()
    },
    stale: ['tickets'],
  })
  const isWrong = minutesOf(values.hours) === undefined
  return (
    <ChangeDialog
      title={t('admin.event-waiting.settingsOfList')}
      submit={t('admin.event-waiting.save')}
      {...dialog}
      onSubmit={() => save(isWrong ? undefined : values)}
      onClose={onClose}
    >
      <CheckboxField
        label={t('admin.event-waiting.enabled')}
        help={t('admin.event-waiting.enabledHelp')}
        checked={values.enabled}
        onChange={(event) => edit({ enabled: event.currentTarget.checked })}
      />
      <AdminTextField
        label={t('admin.event-waiting.hours')}
        help={t('admin.event-waiting.hoursHelp')}
        inputMode="decimal"
        value={values.hours}
        error={tried && isWrong ? t('admin.event-waiting.enterHours') : undefined}
        onChange={(event) => edit({ hours: event.currentTarget.value })}
      />
      <FieldGroup legend={t('admin.event-waiting.rule')}>
        {(['STRICT', 'FITTING'] as const).map((rule) => (
          <CheckboxField
            key={rule}
            type="radio"
            name="waiting-rule"
            label={ruleWords[rule]}
            help={rule === 'STRICT' ? t('admin.event-waiting.strictHelp') : t('admin.event-waiting.fittingHelp')}
            checked={values.rule === rule}
            onChange={() => edit({ rule })}
          />
        ))}
      </FieldGroup>
    </ChangeDialog>
  )
}
