import type {
  AttendanceStatus,
  GuestType,
  RsvpStatus,
  TicketingOrderStatus,
} from '@fairground/contract/enumerations/events.ts'
import { attendanceSql } from '../event/attendance.ts'
import type { InputValues, RsvpDoc } from '../rsvp/rsvp-row.ts'
import { memberWhoBought, ticketingStatusSql } from '../ticketing/order-status.ts'
import { guestWhoBought } from '../tickets/ticket-row.ts'

interface GuestTicket {
  readonly number: string
  readonly definitionId: string
  readonly name: string
  /** ISO 8601. */
  readonly checkedInAt: string | null
}

/** A guest of an event, whatever made them one. */
export interface GuestRow {
  readonly id: string
  readonly type: GuestType
  readonly eventId: string
  readonly rsvpId: string | null
  readonly orderNumber: string | null
  readonly ticketNumber: string | null
  readonly memberId: string | null
  /** The member that the guest is themselves: not who bought their ticket. */
  readonly contactMember: string | null
  readonly attendance: AttendanceStatus
  readonly checkedIn: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly guests: number
  readonly revision: string
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Time of the last change of the attendance. */
  readonly statusAt: Date
  readonly rsvpStatus: RsvpStatus | null
  readonly orderStatus: TicketingOrderStatus | null
  /** Answer of the guest; with `inputValues` absent unless the details were requested. */
  readonly answer?: RsvpDoc | null
  /** Answers of a ticket holder to the form. */
  readonly inputValues?: InputValues | null
  readonly tickets: readonly GuestTicket[]
}

const columns = `site_id, id, type, event_id, rsvp_id, order_id, order_number, ticket_number, member_id, attendance, checked_in, first_name,
  last_name, email, guests, revision, created_at, updated_at, rsvp_status, order_status, answer, input_values, status_at,
  contact_member, has_tickets, ticket`

const answered = `
  select r.site_id, r.id, 'RSVP', r.event_id, r.id, null::uuid, null::text, null::text, r.member_id,
    ${attendanceSql},
    r.checked_in = r.guests, r.first_name, r.last_name, r.email, r.guests, r.revision, r.created_at,
    r.updated_at, r.status, null::text, r.doc, null::jsonb, coalesce(r.status_at, r.created_at), r.member_id, false, null::jsonb
  from rsvps r where r.site_id = $1`

/** People whom the ticket `k` lets in. */
export const peopleOfTicket = "coalesce((k.doc->>'admits')::int4, 1)"

/** Facts of these are read each by itself: one that a list does not use is not read, for a count none. */
const itsOwn = 'from tickets k where k.site_id = $1 and k.order_id = oe.order_id and k.event_id = oe.event_id'
const inside = `(select coalesce(bool_and(k.checked_in_at is not null) filter (where k.status = 'ISSUED'), false) ${itsOwn})`
const people = `(select coalesce(sum(${peopleOfTicket}) filter (where k.status = 'ISSUED'), 0)::int4 ${itsOwn})`
const issuedAt = `(select min(k.created_at) ${itsOwn})`
const voidedAt = `(select max(k.voided_at) ${itsOwn})`

const buyer = `oe.site_id, md5(oe.order_id::text || oe.event_id::text)::uuid, 'BUYER', oe.event_id, null::uuid, oe.order_id, oe.number,
    null::text, ${memberWhoBought},
    case o.status when 'APPROVED' then 'ATTENDING' else 'NOT_ATTENDING' end,
    ${inside}, o.doc->'facts'->'buyer'->>'firstName', o.doc->'facts'->'buyer'->>'lastName',
    o.buyer_email, ${people}, o.revision, oe.created_at, o.updated_at, null::text, ${ticketingStatusSql}, null::jsonb, null::jsonb,
    coalesce(case o.status when 'APPROVED' then ${issuedAt} else ${voidedAt} end, oe.created_at), ${memberWhoBought},
    ${issuedAt} is not null, null::jsonb`

/** Unpaid orders that are not placed yet have no guests: few, with an index of their own, so that no other order is read for it. */
const bought = `
  select ${buyer} from order_events oe
  left join orders o on o.site_id = $1 and o.id = oe.order_id
  where oe.site_id = $1
    and not exists (select 1 from orders u where u.site_id = $1 and u.id = oe.order_id and u.status = 'INITIALIZED')`

/** Orders are joined from the left, as in `bought`: where nothing of theirs is used, they are not read. */
const holding = `
  select k.site_id, k.id, 'TICKET_HOLDER', k.event_id, null::uuid, k.order_id, oe.number, k.number,
    ${memberWhoBought},
    case k.status when 'ISSUED' then 'ATTENDING' else 'NOT_ATTENDING' end, k.checked_in_at is not null,
    k.doc->'guest'->>'firstName', k.doc->'guest'->>'lastName', k.doc->'guest'->>'email', ${peopleOfTicket}, o.revision, k.created_at,
    greatest(k.created_at, k.checked_in_at), null::text, ${ticketingStatusSql}, null::jsonb, k.doc->'guest'->'inputValues',
    case k.status when 'ISSUED' then k.created_at else coalesce(k.voided_at, k.created_at) end,
    ${guestWhoBought}, true, jsonb_build_object('number', k.number, 'definitionId', k.ticket_definition_id,
      'name', k.doc->>'ticketName', 'checkedInAt', k.checked_in_at)
  from tickets k
  left join orders o on o.site_id = $1 and o.id = k.order_id
  left join order_events oe on oe.site_id = $1 and oe.order_id = k.order_id and oe.event_id = k.event_id
  where k.site_id = $1`

const ways = [answered, bought, holding]

/** Each way to be a guest. */
export const guestParts = ways.map((rows) => `(${rows}) g (${columns})`)

export const guestTables = `(${ways.join(' union all ')}) g (${columns})`

/** Tickets of the rows of a page alone: a ticket holder's row brings its ticket, those of a buyer are looked up. */
const itsTickets = `case page.type when 'TICKET_HOLDER' then jsonb_build_array(page.ticket) when 'BUYER' then coalesce((
    select jsonb_agg(jsonb_build_object('number', k.number, 'definitionId', k.ticket_definition_id,
      'name', k.doc->>'ticketName', 'checkedInAt', k.checked_in_at) order by k.id)
    from (select * from tickets k where k.site_id = $1 and k.order_id = page.order_id and k.event_id = page."eventId"
          order by k.id limit 50) k), '[]') else '[]' end`

export const guestColumns = `g.id, g.type, g.event_id as "eventId", g.rsvp_id as "rsvpId", g.order_id, g.order_number as "orderNumber",
    g.ticket_number as "ticketNumber", g.member_id as "memberId", g.attendance, g.checked_in as "checkedIn",
    g.first_name as "firstName", g.last_name as "lastName", g.email, g.guests, g.revision::text as revision,
    g.created_at as "createdAt", g.updated_at as "updatedAt", g.rsvp_status as "rsvpStatus",
    g.order_status as "orderStatus", g.status_at as "statusAt", g.contact_member as "contactMember", g.ticket`

/** Answers of guests: read for GUEST_DETAILS alone. */
export const guestAnswers = 'g.answer, g.input_values as "inputValues"'

const page = `page.id, page.type, page."eventId", page."rsvpId", page."orderNumber", page."ticketNumber", page."memberId", page.attendance,
    page."checkedIn", page."firstName", page."lastName", page.email, page.guests, page.revision, page."createdAt", page."updatedAt",
    page."rsvpStatus", page."orderStatus", page."statusAt", page."contactMember"`

export const guestShown = `${page}, ${itsTickets} as tickets`
export const guestShownWithAnswers = `${page}, page.answer, page."inputValues", ${itsTickets} as tickets`
