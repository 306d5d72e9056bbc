/** State of an access code at this moment. Ours: `fairground.ticket-access`. */
export const AccessCodeStatus = ['SCHEDULED', 'OPEN', 'USED_UP', 'ENDED'] as const
export type AccessCodeStatus = (typeof AccessCodeStatus)[number]

/** State of a price tier at this moment. Ours: `events.ticket-definitions-v-2`. */
export const PriceTierState = ['CURRENT', 'COMING', 'OVER'] as const
export type PriceTierState = (typeof PriceTierState)[number]

/** State of a member of the door staff. `events.staff-members`. */
export const StaffMemberStatus = ['PENDING', 'HAS_ACCESS', 'ACCESS_PAUSED'] as const
export type StaffMemberStatus = (typeof StaffMemberStatus)[number]

/** Acts that door staff may be permitted, of those that the published API names. `events.staff-members`. */
export const StaffMemberPermission = ['CHECK_IN_GUESTS', 'READ_ANALYTICS', 'READ_GUEST_FORM'] as const
export type StaffMemberPermission = (typeof StaffMemberPermission)[number]

/** Parts of an answer. `events.staff-members`. */
export const StaffMemberFieldset = ['LOGIN_LINK'] as const
export type StaffMemberFieldset = (typeof StaffMemberFieldset)[number]

/** State of a guest at the door. Ours: `fairground.door`. */
export const DoorState = ['EXPECTED', 'INSIDE', 'NOT_PAID', 'CANCELED', 'ONLINE_ONLY'] as const
export type DoorState = (typeof DoorState)[number]

/** Entry in the history of an order about its tickets: the `type` of a custom activity. Ours: `fairground.ticket-transfers`, `fairground.ticket-cancellations`, `fairground.event-moves`. */
export const TicketActivity = [
  'TICKET_TRANSFERRED',
  'TICKETS_CANCELED',
  'TICKET_CHANGED',
  'TICKET_CHANGE_NOT_MADE',
  'EVENT_MOVED',
] as const
export type TicketActivity = (typeof TicketActivity)[number]

/** State of the money of tickets that their buyer cancelled. Ours: `fairground.ticket-cancellations`. */
export const TicketCancellationState = ['NOTHING', 'PENDING', 'BY_HAND', 'FAILED', 'REFUNDED'] as const
export type TicketCancellationState = (typeof TicketCancellationState)[number]

/** Reason why the rest of a bundle is not given back: a ticket of it was transferred, or used at the door. Ours: `fairground.order-view`. */
export const TicketBundleRefusal = ['TICKET_BUNDLE_TRANSFERRED', 'TICKET_BUNDLE_CHECKED_IN'] as const
export type TicketBundleRefusal = (typeof TicketBundleRefusal)[number]

/** State of an entry of a waiting list for tickets. Ours: `fairground.ticket-waiting-lists`. */
export const WaitingEntryStatus = [
  'WAITING',
  'OFFERED',
  'BOUGHT',
  'DECLINED',
  'EXPIRED',
  'LEFT',
  'REMOVED',
  'ENDED',
] as const
export type WaitingEntryStatus = (typeof WaitingEntryStatus)[number]

/** Order of offers: strictly that of joining, or smaller groups pass those for which too few are free. Ours: `fairground.ticket-waiting-lists`. */
export const WaitingRule = ['STRICT', 'FITTING'] as const
export type WaitingRule = (typeof WaitingRule)[number]

/** State of the gate in front of an event. Ours: `fairground.event-gates`. */
export const GateStatus = ['OFF', 'BEFORE', 'OPEN'] as const
export type GateStatus = (typeof GateStatus)[number]

/** State of a place in front of an event: drawn later, in the queue, admitted, or admitted until a moment that has passed. Ours: `fairground.event-gates`. */
export const GatePlaceStatus = ['EARLY', 'WAITING', 'ADMITTED', 'OVER'] as const
export type GatePlaceStatus = (typeof GatePlaceStatus)[number]

/** Way in which the holder of a ticket takes part in an event that has a place and a link. Ours: `events.ticket-definitions-v-2`. */
export const TicketAttendance = ['PLACE', 'ONLINE', 'BOTH'] as const
export type TicketAttendance = (typeof TicketAttendance)[number]

/** State of a date of a pass. Ours: `fairground.series-passes`. */
export const PassDateState = ['OPEN', 'DRAFT', 'CANCELED', 'OVER'] as const
export type PassDateState = (typeof PassDateState)[number]

/** Reason why a date of a series cannot be in a pass. Ours: `fairground.series-passes`. */
export const SkippedDateReason = ['NO_SUCH_TICKET', 'SEATED', 'OTHER_CURRENCY'] as const
export type SkippedDateReason = (typeof SkippedDateReason)[number]
