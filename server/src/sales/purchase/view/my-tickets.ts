import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import type { PaymentStatus } from '@fairground/contract/enumerations/payments.ts'
import type { listMyTickets } from '@fairground/contract/fairground/my-orders.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import type { StoredAccess } from '@fairground/domain/events/online-access.ts'
import { present } from '@fairground/domain/present.ts'
import type { RowOf } from '../../../db/statement.ts'
import { json, jsonOrNull, statement, textAs } from '../../../db/statement.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { TicketCodes } from '../../../ground/ticket-codes.ts'
import { isOverOrNot, nearestFirst, overParams, ownEventColumns, ownEventSelect } from './events-of-person.ts'
import { accessibility, takesPartOnline, ticketParts, transferDisabled, type ViewedTicket, wayIn } from './queries.ts'
import { isPaidUp, ticketToWire } from './ticket-wire.ts'
import { accessNotes } from './wire.ts'

type HeldTicket = ViewedTicket & {
  buyerName: string | null
  orderId: string
  currency: string
  orderStatus: OrderStatus
  paymentStatus: PaymentStatus
  total: string
}

/**
 * Tickets that the owner holds, to be let in with until the event is over; one without a time is to come. A member also holds what was
 * transferred to the address that they have proved, read by the index `tickets_of_holder`.
 */
export const findMyTickets = statement({
  name: 'myTickets.find',
  params: { ownerId: 'uuid', ...overParams },
  row: {
    ...ownEventColumns,
    locationType: textAs<'VENUE' | 'ONLINE'>(),
    locationName: 'text?',
    city: 'text?',
    transferDisabled: 'bool',
    enabled: 'bool',
    access: jsonOrNull<StoredAccess>(),
    accessibility: jsonOrNull<string[]>(),
    tickets: json<HeldTicket[]>(),
  },
  sql: `
    select ${ownEventSelect}, e.location_type as "locationType", e.location_name as "locationName", e.city,
           ${transferDisabled} as "transferDisabled", ${takesPartOnline} as enabled, ${wayIn} as access, ${accessibility} as accessibility, held.tickets
    from (
      select t.event_id, jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'eventId', t.event_id,
               'status', t.status, ${ticketParts}, 'buyerName', o.buyer_name, 'orderId', o.id, 'currency', o.currency,
               'orderStatus', o.status, 'paymentStatus', o.payment_status, 'total', o.total::text) order by o.created_at, t.id) as tickets
      from (
        select k.* from orders b join tickets k on k.site_id = $1 and k.order_id = b.id
        where b.site_id = $1 and b.owner_id = $2 and k.status = 'ISSUED' and k.issued_id is null
        union all
        select k.* from members m join tickets k on k.site_id = $1 and k.status = 'ISSUED' and k.issued_id is not null
          and lower(k.doc #>> '{guest,email}') = lower(m.login_email)
        where m.site_id = $1 and m.id = $2 and m.email_verified and m.status = 'ACTIVE') t
      join orders o on o.site_id = $1 and o.id = t.order_id
      group by t.event_id
    ) held
    join events e on e.site_id = $1 and e.id = held.event_id
    where ${isOverOrNot}
    order by ${nearestFirst}, e.id
    limit 50`,
})

export const ticketsOfEventToWire = (
  row: RowOf<typeof findMyTickets>,
  codes: TicketCodes,
  { site: { locale }, now }: Pick<Ctx, 'site' | 'now'>,
): ResponseOf<typeof listMyTickets>['events'][number] => {
  const place = [row.locationName, row.city].filter(Boolean).join(', ')
  return {
    eventId: row.eventId,
    title: row.title,
    slug: row.slug,
    ...present({
      startDate: row.startAt && !row.timeToCome ? row.startAt.toISOString() : undefined,
      endDate: row.endAt && !row.timeToCome ? row.endAt.toISOString() : undefined,
    }),
    timeZoneId: row.timeZone,
    showTimeZone: row.showTimeZone,
    ...present({ place: place || undefined, accessibility: accessNotes(row) }),
    online: row.locationType === 'ONLINE',
    hybrid: row.enabled && row.locationType === 'VENUE',
    canceled: row.canceled,
    tickets: row.tickets.slice(0, 500).map((ticket) =>
      ticketToWire(ticket, codes, {
        buyerName: ticket.buyerName,
        locale,
        now,
        event: row,
        isHolder: true,
        order: orderOf(ticket),
        entersOnline: orderOf(ticket).isPaid,
      }),
    ),
  }
}

const orderOf = ({ orderId: id, currency, orderStatus: status, paymentStatus, total }: HeldTicket) => ({
  id,
  currency,
  isPaid: isPaidUp({ status, paymentStatus, total: BigInt(total) }),
})
