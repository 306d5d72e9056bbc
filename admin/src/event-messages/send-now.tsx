import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { messageClient, messagesQuery } from './message-queries.ts'

/** Notifications that are sent by hand, each with its question. */
const notifications = {
  upcomingEventReminder: {
    emailNotificationType: 'EMAIL_UPCOMING_EVENT_REMINDER',
    act: t('admin.event-messages.remindNow'),
    asks: t('admin.event-messages.remindNowAsks'),
  },
  newSpotsAvailable: {
    emailNotificationType: 'EMAIL_NEW_SPOTS_AVAILABLE',
    act: t('admin.event-messages.offerPlacesNow'),
    asks: t('admin.event-messages.offerPlacesNowAsks'),
  },
} as const

type SendNowProps = { eventId: string; name: keyof typeof notifications; disabledReason: string | undefined }

/** Sends a notification at once, in the words that are saved; asks first, because mails cannot be taken back. */
export function SendNow({ eventId, name, disabledReason }: SendNowProps) {
  const [asking, setAsking] = useState(false)
  const { emailNotificationType, act, asks } = notifications[name]
  const send = useChange({
    run: () => messageClient.notifications.triggerNotification({ emailNotificationType, eventGuests: { eventId } }),
    done: t('admin.event-messages.isBeingSent'),
    onDone: () => setAsking(false),
    stale: messagesQuery(eventId).queryKey,
  })
  return (
    <>
      <Button variant="secondary" size="sm" disabledReason={disabledReason} onClick={() => setAsking(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={act}
        description={asks}
        confirmLabel={t('admin.event-messages.send')}
        pending={send.isPending}
        onConfirm={() => send.mutate(undefined)}
      >
        {send.error && (
          <p role="alert" className="text-danger">
            {failureOf(send.error).title}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
