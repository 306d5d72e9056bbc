import { instantOf, wallTimeOf } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { t } from '../texts.ts'
import { type EventGate, gateClient } from './gate-queries.ts'

interface GateValues {
  readonly enabled: boolean
  /** Wall time of the event's zone; empty: none. */
  readonly opens: string
  /** Numbers as typed. */
  readonly perMinute: string
  readonly minutes: string
  readonly difficulty: string
}

const fields = plainFields<GateValues>({
  enabled: t('admin.event-gate.enabled'),
  opens: t('admin.event-gate.opensAt'),
  perMinute: t('admin.event-gate.perMinute'),
  minutes: t('admin.event-gate.minutes'),
  difficulty: t('admin.event-gate.difficulty'),
})

const valuesOf = (gate: EventGate, zone: string): GateValues => ({
  enabled: gate.enabled,
  opens: gate.opensDate ? wallTimeOf(gate.opensDate, zone).slice(0, 16) : '',
  perMinute: String(gate.admissionsPerMinute),
  minutes: String(gate.admissionMinutes),
  difficulty: String(gate.difficulty),
})

/** A whole number within bounds, both inclusive. */
function numberIn(text: string, least: number, most: number): number | undefined {
  const number = Number(text.trim())
  return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most ? number : undefined
}

/** Numbers that the fields hold; undefined where one is out of its bounds. */
const numbersOf = ({ perMinute, minutes, difficulty }: GateValues) => ({
  admissionsPerMinute: numberIn(perMinute, 1, 6000),
  admissionMinutes: numberIn(minutes, 2, 120),
  difficulty: numberIn(difficulty, 0, 16),
})

interface Dialog {
  readonly eventId: string
  readonly gate: EventGate
  readonly zone: string
  readonly onClose: () => void
}

/** Switches the queue on or off, and says when it opens, how fast it goes and what a place takes. */
export function GateDialog({ eventId, gate, zone, onClose }: Dialog) {
  const stored = valuesOf(gate, zone)
  const { values, edit, tried, save, dialog } = useEditForm<GateValues>({
    edited: { kind: 'event', id: eventId },
    stored,
    fields,
    run: (entered) =>
      gateClient.setEventGate({
        eventId,
        revision: gate.revision,
        enabled: entered.enabled,
        ...present(numbersOf(entered)),
        // A time that was not touched keeps its seconds.
        ...(entered.opens === stored.opens ? {} : { opensDate: entered.opens ? instantOf(entered.opens, zone) : null }),
      }),
    onDone: () => {
      toast(t('admin.event-gate.saved'))
      onClose()
    },
    stale: ['tickets'],
  })
  const numbers = numbersOf(values)
  const isWrong = Object.values(numbers).includes(undefined)
  return (
    <ChangeDialog
      title={t('admin.event-gate.settings')}
      submit={t('admin.event-gate.save')}
      {...dialog}
      onSubmit={() => save(isWrong ? undefined : values)}
      onClose={onClose}
    >
      <CheckboxField
        label={t('admin.event-gate.enabled')}
        help={t('admin.event-gate.enabledHelp')}
        checked={values.enabled}
        onChange={(event) => edit({ enabled: event.currentTarget.checked })}
      />
      <AdminTextField
        label={t('admin.event-gate.opensAt')}
        help={t('admin.event-gate.opensHelp')}
        type="datetime-local"
        value={values.opens}
        onChange={(event) => edit({ opens: event.currentTarget.value })}
      />
      <AdminTextField
        label={t('admin.event-gate.perMinute')}
        help={t('admin.event-gate.perMinuteHelp')}
        inputMode="numeric"
        value={values.perMinute}
        error={tried && numbers.admissionsPerMinute === undefined ? t('admin.event-gate.enterPerMinute') : undefined}
        onChange={(event) => edit({ perMinute: event.currentTarget.value })}
      />
      <AdminTextField
        label={t('admin.event-gate.minutes')}
        help={t('admin.event-gate.minutesHelp')}
        inputMode="numeric"
        value={values.minutes}
        error={tried && numbers.admissionMinutes === undefined ? t('admin.event-gate.enterMinutes') : undefined}
        onChange={(event) => edit({ minutes: event.currentTarget.value })}
      />
      <AdminTextField
        label={t('admin.event-gate.difficulty')}
        help={t('admin.event-gate.difficultyHelp')}
        inputMode="numeric"
        value={values.difficulty}
        error={tried && numbers.difficulty === undefined ? t('admin.event-gate.enterDifficulty') : undefined}
        onChange={(event) => edit({ difficulty: event.currentTarget.value })}
      />
    </ChangeDialog>
  )
}
