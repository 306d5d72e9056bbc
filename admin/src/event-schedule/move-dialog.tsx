import { instantOf } from '@fairground/domain/events/event-time.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { wall } from '../event/wall.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { isMoment } from './item-values.ts'
import { type EventItem, scheduleClient, scheduleQuery } from './schedule-queries.ts'

type MoveDialogProps = {
  eventId: string
  /** The item that begins first. */
  first: EventItem
  onClose: () => void
}

/** Moves all items of a schedule by one time: that which the first of them moves by. */
export function MoveDialog({ eventId, first, onClose }: MoveDialogProps) {
  const { start: before, timeZoneId } = first.timeSlot
  const [start, setStart] = useState(wall(before, timeZoneId))
  const [tried, setTried] = useState(false)
  const save = useChange({
    run: (seconds: number) =>
      scheduleClient.rescheduleDraft({ eventId, timeZoneId, timeSlotOffset: `${Math.round(seconds)}s` }),
    done: t('admin.event-schedule.movedAll'),
    onDone: onClose,
    stale: scheduleQuery(eventId).queryKey,
  })
  return (
    <ChangeDialog
      title={t('admin.event-schedule.moveAll')}
      description={t('admin.event-schedule.moveAllLead', { zone: timeZoneId })}
      submit={t('admin.event-schedule.moveAll')}
      pending={save.isPending}
      error={save.error}
      onSubmit={() => {
        setTried(true)
        if (isMoment(start)) save.mutate((instantOf(start, timeZoneId).getTime() - before.getTime()) / 1000)
      }}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.event-schedule.newStart', { name: first.name })}
        type="datetime-local"
        value={start}
        onChange={(event) => setStart(event.currentTarget.value)}
        error={tried && !isMoment(start) ? t('admin.event-schedule.enterAStart') : undefined}
      />
    </ChangeDialog>
  )
}
