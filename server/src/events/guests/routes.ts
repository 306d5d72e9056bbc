import * as contract from '@fairground/contract/events/guests.ts'
import { getDoorCounts } from '@fairground/contract/fairground/door-counts.ts'
import { getGuestList } from '@fairground/contract/fairground/guest-lists.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { cursorPage, offsetPage } from '../../db/pages.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { doorCountsOf } from './door-counts.ts'
import { listedGuestsOf } from './guest-list.ts'
import {
  type GuestRow,
  guestAnswers,
  guestColumns,
  guestParts,
  guestShown,
  guestShownWithAnswers,
  guestTables,
} from './guest-row.ts'
import { guestToWire } from './wire.ts'

const spec: QuerySpec = {
  from: guestTables,
  parts: { alias: 'g', lists: guestParts },
  site: 'g.site_id',
  columns: guestColumns,
  fields: {
    id: { sql: 'g.id', type: 'uuid' },
    eventId: { sql: 'g.event_id', type: 'uuid' },
    rsvpId: { sql: 'g.rsvp_id', type: 'uuid' },
    orderNumber: { sql: 'g.order_number', type: 'text' },
    ticketNumber: { sql: 'g.ticket_number', type: 'text' },
    memberId: { sql: 'g.member_id', type: 'uuid' },
    contactId: { sql: 'contact_id(g.site_id, g.contact_member, g.email)', type: 'uuid' },
    tickets: { sql: 'nullif(g.has_tickets, false)', type: 'bool' },
    // No guest has one: it matches nothing.
    secondaryLanguageCode: { sql: 'null::text', type: 'text' },
    attendanceStatusUpdatedDate: { sql: 'g.status_at', type: 'timestamptz', sortable: true },
    guestType: { sql: 'g.type', type: 'text' },
    attendanceStatus: { sql: 'g.attendance', type: 'text' },
    'guestDetails.checkedIn': { sql: 'g.checked_in', type: 'bool' },
    createdDate: { sql: 'g.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'g.updated_at', type: 'timestamptz', sortable: true },
  },
  tieBreak: { sql: 'g.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
}

/** Guests of events, by any way: one statement for each list. */
export function guestRoutes(api: Api): void {
  mount(api, getDoorCounts, ({ eventId }, ctx) => doorCountsOf(ctx, eventId))
  mount(api, getGuestList, ({ eventId }, ctx) => listedGuestsOf(ctx, eventId))
  mount(api, contract.queryGuests, async ({ query = {}, fields }, ctx) => {
    const requested = new Set(fields)
    const { rows, pagingMetadata } = await pageOf(ctx, query, requested.has('GUEST_DETAILS'))
    return { guests: rows.map((row) => guestToWire(row, requested, ctx.site.id)), pagingMetadata }
  })
}

async function pageOf(
  { db, cursors, now }: Ctx,
  { filter, sort, paging: offset, cursorPaging }: NonNullable<RequestOf<typeof contract.queryGuests>['query']>,
  withAnswers: boolean,
): Promise<{ rows: GuestRow[] } & Pick<ResponseOf<typeof contract.queryGuests>, 'pagingMetadata'>> {
  const request = { filter: filter ?? undefined, sort }
  const columns = withAnswers ? `${guestColumns}, ${guestAnswers}` : guestColumns
  const list = { ...spec, columns }
  const shown = withAnswers ? guestShownWithAnswers : guestShown
  if (offset) {
    const { rows, paging } = await offsetPage<GuestRow>(list, { ...request, paging: offset }, { db, shown })
    return { rows, pagingMetadata: paging }
  }
  const scope = { db, cursors, now, shown }
  const { rows, paging } = await cursorPage<GuestRow>(list, { ...request, cursorPaging }, scope)
  return { rows, pagingMetadata: { count: paging.count, cursors: paging.cursors } }
}
