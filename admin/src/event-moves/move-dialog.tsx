import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { type EventMove, moveClient } from './move-queries.ts'

const DAYS = '14'

type Choice = 'giveBack' | 'notify' | 'nothing'

/** Days as typed: a whole number from 1 to 365. */
function daysOf(typed: string): number | undefined {
  const days = Number(typed.trim())
  return Number.isInteger(days) && days >= 1 && days <= 365 ? days : undefined
}

const words = {
  giveBack: [t('admin.event-moves.giveBack'), t('admin.event-moves.giveBackHelp')],
  notify: [t('admin.event-moves.notify'), t('admin.event-moves.notifyHelp')],
  nothing: [t('admin.event-moves.nothing'), t('admin.event-moves.nothingHelp')],
} satisfies Record<Choice, readonly [string, string]>

type Term = { days: number; withFees: boolean; asCredit: boolean }

type MoveDialogProps = { move: EventMove; hasTickets: boolean; onClose: () => void }

/** Decides what a move means for the guests of its event. */
export function MoveDialog({ move, hasTickets, onClose }: MoveDialogProps) {
  const { id: moveId, eventId, guests } = move
  const lacksRefund = useLacks('orders.write')
  const [choice, setChoice] = useState<Choice>(hasTickets && !lacksRefund ? 'giveBack' : 'notify')
  const [typed, setTyped] = useState(DAYS)
  const [withFees, setWithFees] = useState(true)
  const [asCredit, setAsCredit] = useState(false)
  const [tried, setTried] = useState(false)
  const days = daysOf(typed)
  const decide = useChange({
    run: (giveBack?: Term) =>
      choice === 'nothing'
        ? moveClient.eventMoves.dismissEventMove({ eventId, moveId })
        : moveClient.eventMoves.announceEventMove({ eventId, moveId, ...(giveBack ? { giveBack } : {}) }),
    done: choice === 'nothing' ? t('admin.event-moves.decided') : t('admin.event-moves.mailing'),
    onDone: onClose,
    onFail: () => true,
    stale: ['events'],
  })
  const submit = () => {
    setTried(true)
    if (choice !== 'giveBack') decide.mutate(undefined)
    else if (days !== undefined) decide.mutate({ days, withFees, asCredit })
  }
  return (
    <ChangeDialog
      title={t('admin.event-moves.dialogTitle')}
      description={t('admin.event-moves.dialogHelp', { count: guests })}
      submit={t('admin.event-moves.submit')}
      pending={decide.isPending}
      error={decide.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldGroup legend={t('admin.event-moves.dialogTitle')}>
        {(Object.keys(words) as Choice[]) // the record's own keys
          .filter((one) => hasTickets || one !== 'giveBack')
          .map((one) => (
            <CheckboxField
              key={one}
              type="radio"
              name="move"
              label={words[one][0]}
              help={one === 'giveBack' && lacksRefund ? t('admin.event-moves.mayNotRefund') : words[one][1]}
              checked={choice === one}
              disabled={one === 'giveBack' && lacksRefund !== undefined}
              onChange={() => setChoice(one)}
            />
          ))}
      </FieldGroup>
      {choice === 'giveBack' && (
        <>
          <AdminTextField
            label={t('admin.event-moves.days')}
            help={t('admin.event-moves.daysHelp')}
            inputMode="numeric"
            value={typed}
            error={tried && days === undefined ? t('admin.event-moves.enterDays') : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <CheckboxField
            label={t('admin.event-moves.withFees')}
            help={t('admin.event-moves.withFeesHelp')}
            checked={withFees}
            onChange={(event) => setWithFees(event.currentTarget.checked)}
          />
          <CheckboxField
            label={t('admin.event-moves.asCredit')}
            help={t('admin.event-moves.asCreditHelp')}
            checked={asCredit}
            onChange={(event) => setAsCredit(event.currentTarget.checked)}
          />
        </>
      )}
    </ChangeDialog>
  )
}
