import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { useFormats } from '../session/me.ts'

/** Currency of an event's tickets; where nothing is priced yet, that of the site. */
export function useTicketCurrency({ registration }: Pick<Event, 'registration'>): string {
  const { currency } = useFormats()
  return registration?.tickets?.currency ?? currency
}
