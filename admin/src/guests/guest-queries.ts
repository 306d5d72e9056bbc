import { type ListRsvpRequest, rsvp as rsvpModule } from '@fairground/client/generated/events.rsvp.ts'
import { rsvpV2 } from '@fairground/client/generated/events.rsvp-v-2.ts'
import { type ListTicketsRequest, tickets } from '@fairground/client/generated/events.tickets.ts'
import { doorCounts } from '@fairground/client/generated/fairground.door-counts.ts'
import { rsvpAnswers } from '@fairground/client/generated/fairground.rsvp-answers.ts'
import { present } from '@fairground/domain/present.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AllRows, allPages } from '../list/all-pages.ts'
import { type GuestTab, type ListChoice, PAGE_SIZE } from '../paths.ts'
import { staffClient } from '../staff-client.ts'
import { type GuestLine, lineOfRsvp, lineOfTicket } from './guest-line.ts'

export const guestClient = staffClient({ rsvp: rsvpModule, rsvpV2, tickets, rsvpAnswers, doorCounts })

export const doorCountsQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['guests', 'door', eventId],
    queryFn: ({ signal }) => guestClient.doorCounts.getDoorCounts({ eventId }, { signal }),
  })

interface GuestPage {
  readonly lines: GuestLine[]
  readonly total: number
  /** There are more than that. */
  readonly isMore: boolean
  /** Number of lines of each status, of those that match. */
  readonly counts: Readonly<Record<string, number>>
}

/** Search of answers by the list. */
export function rsvpSearch(eventId: string, choice: ListChoice<GuestTab>): ListRsvpRequest {
  const { tab = 'all', q, sort, page = 1, size = PAGE_SIZE } = choice
  const status = { coming: 'YES', waiting: 'WAITING', declined: 'NO' } as const
  return {
    eventId: [eventId],
    ...present({
      status: tab in status ? [status[tab as keyof typeof status]] : undefined,
      tag: tab === 'inside' ? ['FULLY_CHECKED_IN'] : undefined,
    }),
    ...(tab === 'outside' ? { status: ['YES'], tag: ['NOT_FULLY_CHECKED_IN'] } : {}),
    ...present({ searchPhrase: q || undefined }),
    sort: sort ? `${sort.replace(/^-/, '')}:${sort.startsWith('-') ? 'desc' : 'asc'}` : defaultSort(tab),
    offset: (page - 1) * size,
    limit: size,
    fieldset: ['DETAILS', 'CONTACT_DETAILS', 'FORM'],
  }
}

/** The guest who has waited longest stands first. */
const defaultSort = (tab: GuestTab): string => (tab === 'waiting' ? 'waitingSince:asc' : 'created:desc')

/** Search of tickets by the list. */
export function ticketSearch(eventId: string, choice: ListChoice<GuestTab>): ListTicketsRequest {
  const { tab = 'all', q, page = 1, size = PAGE_SIZE } = choice
  return {
    eventId: [eventId],
    ...present({ state: tab === 'inside' ? ['CHECKED_IN'] : undefined }),
    ...present({ state: tab === 'outside' ? ['NON_CHECKED_IN'] : undefined, searchPhrase: q || undefined }),
    offset: (page - 1) * size,
    limit: size,
    fieldset: ['TICKET_DETAILS', 'GUEST_DETAILS', 'GUEST_FORM'],
  }
}

export type Answering = 'RSVP' | 'TICKETING'

const pageOf = async (
  eventId: string,
  kind: Answering,
  choice: ListChoice<GuestTab>,
  signal?: AbortSignal,
): Promise<GuestPage> => {
  const options = signal ? { signal } : {}
  if (kind === 'TICKETING') {
    const {
      tickets: found,
      total,
      tooManyToCount,
    } = await guestClient.tickets.listTickets(ticketSearch(eventId, choice), options)
    return { lines: found.map(lineOfTicket), total, isMore: tooManyToCount === true, counts: {} }
  }
  const { rsvps, total } = await guestClient.rsvp.listRsvp(rsvpSearch(eventId, choice), options)
  const all = await guestClient.rsvp.listRsvp({ eventId: [eventId], limit: 0, facet: ['status'] }, options)
  return { lines: rsvps.map(lineOfRsvp), total, isMore: false, counts: all.facets.status?.counts ?? {} }
}

export const guestListQuery = (eventId: string, kind: Answering, choice: ListChoice<GuestTab>) =>
  queryOptions({
    queryKey: ['guests', 'list', eventId, kind, choice],
    queryFn: ({ signal }) => pageOf(eventId, kind, choice, signal),
    placeholderData: keepPreviousData,
  })

/** One answer with all that its form changes. */
export const rsvpQuery = (rsvpId: string) =>
  queryOptions({
    queryKey: ['guests', 'one', rsvpId],
    queryFn: async ({ signal }) =>
      (await guestClient.rsvpV2.getRsvp({ rsvpId, fields: ['DETAILS', 'CONTACT_DETAILS'] }, { signal })).rsvp,
    staleTime: 0,
  })

/** Everybody whom the list shows, page after page; for a file. */
export const allGuests = (
  eventId: string,
  kind: Answering,
  choice: ListChoice<GuestTab>,
): Promise<AllRows<GuestLine>> =>
  allPages(async (page, size) => {
    const { lines, total } = await pageOf(eventId, kind, { ...choice, page, size })
    return { rows: lines, total }
  })
