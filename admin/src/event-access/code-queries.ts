import { type AccessCode, ticketAccess } from '@fairground/client/generated/fairground.ticket-access.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const codeClient = staffClient({ ticketAccess }).ticketAccess

export type { AccessCode }

export const CODES_PER_PAGE = 100

/** Access codes of an event that match a search, newest first, a hundred at a time. */
export const codesQuery = (eventId: string, search = '') =>
  infiniteQueryOptions({
    queryKey: ['events', 'codes', eventId, search],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: offset }) =>
      codeClient.listAccessCodes({ eventId, search, limit: CODES_PER_PAGE, offset }, { signal }),
    getNextPageParam: ({ accessCodes, total }, _, offset) => {
      const read = offset + accessCodes.length
      return accessCodes.length > 0 && read < total ? read : undefined
    },
  })
