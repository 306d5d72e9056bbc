import type { WaitingEntryStatus, WaitingRule } from '@fairground/contract/enumerations/tickets.ts'
import { textAs, type ValuesOf } from '../../db/statement.ts'

export const listColumns = {
  eventId: 'uuid',
  enabled: 'bool',
  offerMinutes: 'int4',
  rule: textAs<WaitingRule>(),
  revision: 'int8',
} as const
export type ListRow = ValuesOf<typeof listColumns>

export const entryColumns = {
  id: 'uuid',
  eventId: 'uuid',
  definitionId: 'uuid?',
  ticketName: 'text?',
  pricingOptionId: 'text?',
  quantity: 'int4',
  ownerId: 'uuid?',
  isMember: 'bool',
  name: 'text',
  email: 'text?',
  language: 'text?',
  status: textAs<WaitingEntryStatus>(),
  reservationId: 'uuid?',
  offerExpiresAt: 'timestamptz?',
  joinedAt: 'timestamptz',
  changedAt: 'timestamptz',
  position: 'int8?',
} as const
export type EntryRow = ValuesOf<typeof entryColumns>

/** SQL of the place of `w` among those who wait for tickets that it could get, too. */
const positionSql = `case when w.status = 'WAITING' then (
    select count(*) from ticket_waiting_entries o
    where o.site_id = $1 and o.event_id = w.event_id and o.status = 'WAITING' and (o.joined_at, o.id) <= (w.joined_at, w.id)
      and (o.definition_id is null or w.definition_id is null or o.definition_id = w.definition_id)) end`

/** Select list of `EntryRow`, from `entryFrom`. */
export const entrySelect = `w.id, w.event_id as "eventId", w.definition_id as "definitionId", d.name as "ticketName",
    w.pricing_option_id as "pricingOptionId", w.quantity, w.owner_id as "ownerId", w.is_member as "isMember", w.name, w.email, w.language,
    w.status, w.reservation_id as "reservationId", w.offer_expires_at as "offerExpiresAt", w.joined_at as "joinedAt",
    w.updated_at as "changedAt",
    ${positionSql} as position`
export const entryFrom = `ticket_waiting_entries w
    left join ticket_definitions d on d.site_id = $1 and d.id = w.definition_id`
