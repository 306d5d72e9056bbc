import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Button } from '@fairground/ui/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useEventLacks } from '../events/use-event-lacks.ts'
import { t } from '../texts.ts'

const RegistrationDialog = lazy(() => import('./registration-dialog.tsx'))

/** Events with registration elsewhere or none have a card for that, with the button. */
export const isRegisteredHere = ({ registration }: Event): boolean =>
  registration?.type !== 'EXTERNAL' && registration?.type !== 'NONE'

/** Opens the settings of how guests register. */
export function RegistrationButton({ event }: { event: Event }) {
  const lacks = useEventLacks(event)
  const [editing, setEditing] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setEditing(true)}>
        {t('admin.event.registration')}
      </Button>
      {editing && (
        <Suspense>
          <RegistrationDialog event={event} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
