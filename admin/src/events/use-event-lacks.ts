import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'

/** Reason why the staff user may not change how an event sells: a permission, or that it is cancelled. */
export function useEventLacks({ status }: Pick<Event, 'status'>): string | undefined {
  const permission = useLacks('events.write')
  return permission ?? (status === 'CANCELED' ? t('admin.event.theEventIsCancelled') : undefined)
}
