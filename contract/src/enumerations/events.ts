/** Attendance of a guest. Wire: `events.guests`, AttendanceStatus. */
export const AttendanceStatus = ['NOT_ATTENDING', 'ATTENDING', 'IN_WAITLIST'] as const
export type AttendanceStatus = (typeof AttendanceStatus)[number]

/** Actor who cancelled an event. Wire: `events.wix-events-v-2`, ActorType. */
export const EventActorType = ['USER', 'APP', 'SYSTEM'] as const
export type EventActorType = (typeof EventActorType)[number]

/** Parts of a category beside its own. Wire: `events.categories`, CategoryFieldset. */
export const CategoryFieldset = ['COUNTS'] as const
export type CategoryFieldset = (typeof CategoryFieldset)[number]

/** Origin of a category, and whether visitors see it. Wire: `events.categories`, State. */
export const CategoryState = ['MANUAL', 'AUTO', 'RECURRING_EVENT', 'HIDDEN'] as const
export type CategoryState = (typeof CategoryState)[number]

/** Kind of a category, as an event shows it. Wire: `events.wix-events-v-2`, Type. */
export const EventCategoryType = ['MANUAL', 'RECURRING_EVENT'] as const
export type EventCategoryType = (typeof EventCategoryType)[number]

/** Parts of the schedule of an event: what is published or drafted, what visitors see. Wire: `events.schedule`, StateFilter. */
export const ScheduleState = ['PUBLISHED', 'DRAFT', 'VISIBLE', 'HIDDEN'] as const
export type ScheduleState = (typeof ScheduleState)[number]

/** State of an item of a schedule. Wire: `events.schedule`, ScheduleStatus. */
export const ScheduleStatus = ['SCHEDULED', 'CANCELED'] as const
export type ScheduleStatus = (typeof ScheduleStatus)[number]

/** Kind of place of an event. Wire: `events.wix-events-v-2`, LocationType. */
export const EventLocationType = ['VENUE', 'ONLINE'] as const
export type EventLocationType = (typeof EventLocationType)[number]

/** Field sets of an event. Wire: `events.wix-events-v-2`, RequestedFields. */
export const EventRequestedField = [
  'DETAILS',
  'TEXTS',
  'REGISTRATION',
  'URLS',
  'FORM',
  'DASHBOARD',
  'FEED',
  'ONLINE_CONFERENCING_SESSION',
  'SEO_SETTINGS',
  'AGENDA',
  'CATEGORIES',
] as const
export type EventRequestedField = (typeof EventRequestedField)[number]

/** State of an event: by its time, or set. Wire: `events.wix-events-v-2`, Status. */
export const EventStatus = ['UPCOMING', 'STARTED', 'ENDED', 'CANCELED', 'DRAFT'] as const
export type EventStatus = (typeof EventStatus)[number]

/** Inclusion of the tax in ticket prices, as generation 1 spells it. Wire: `events.orders`, TaxType. */
export const EventTaxTypeV1 = ['INCLUDED', 'ADDED', 'ADDED_AT_CHECKOUT'] as const
export type EventTaxTypeV1 = (typeof EventTaxTypeV1)[number]

/** Inclusion of the tax in ticket prices. Wire: `events.wix-events-v-2`, TaxType. */
export const EventTaxType = ['INCLUDED_IN_PRICE', 'ADDED_AT_CHECKOUT'] as const
export type EventTaxType = (typeof EventTaxType)[number]

/** People who may register. Wire: `events.wix-events-v-2`, GuestTypeType. */
export const GuestRegistrationType = ['VISITOR_OR_MEMBER', 'MEMBER'] as const
export type GuestRegistrationType = (typeof GuestRegistrationType)[number]

/** Way in which a person became a guest. Wire: `events.guests`, GuestType. */
export const GuestType = ['RSVP', 'BUYER', 'TICKET_HOLDER'] as const
export type GuestType = (typeof GuestType)[number]

/** Way in which guests register, as chosen at creation. Wire: `events.wix-events-v-2`, InitialRegistrationTypeType. */
export const InitialRegistrationType = ['RSVP', 'TICKETING'] as const
export type InitialRegistrationType = (typeof InitialRegistrationType)[number]

/** Kinds of form control. Wire: `events.wix-events-v-2`, InputControlType. */
export const InputControlType = [
  'INPUT',
  'TEXTAREA',
  'DROPDOWN',
  'RADIO',
  'CHECKBOX',
  'NAME',
  'GUEST_CONTROL',
  'ADDRESS_SHORT',
  'ADDRESS_FULL',
  'DATE',
] as const
export type InputControlType = (typeof InputControlType)[number]

/** Type of a form input's value. Wire: `events.wix-events-v-2`, ValueType. */
export const InputValueType = ['TEXT', 'NUMBER', 'TEXT_ARRAY', 'DATE_TIME', 'ADDRESS'] as const
export type InputValueType = (typeof InputValueType)[number]

/** Place of an event in its recurrence. Wire: `events.wix-events-v-2`, RecurrenceStatusStatus. */
export const RecurrenceStatus = [
  'ONE_TIME',
  'RECURRING',
  'RECURRING_UPCOMING',
  'RECURRING_RECENTLY_ENDED',
  'RECURRING_RECENTLY_CANCELED',
] as const
export type RecurrenceStatus = (typeof RecurrenceStatus)[number]

/** State of the registration at this moment. The wire’s zero value UNKNOWN_REGISTRATION_STATUS is never answered. Wire: `events.wix-events-v-2`, RegistrationStatusStatus. */
export const RegistrationStatus = [
  'CLOSED_AUTOMATICALLY',
  'CLOSED_MANUALLY',
  'OPEN_RSVP',
  'OPEN_RSVP_WAITLIST_ONLY',
  'OPEN_TICKETS',
  'OPEN_EXTERNAL',
  'SCHEDULED_RSVP',
] as const
export type RegistrationStatus = (typeof RegistrationStatus)[number]

/** Way in which guests register. Wire: `events.wix-events-v-2`, RegistrationTypeType. */
export const RegistrationType = ['RSVP', 'TICKETING', 'EXTERNAL', 'NONE'] as const
export type RegistrationType = (typeof RegistrationType)[number]

/** State of a ticket reservation as generation 1 spells it. Wire: `events.orders`, ReservationStatus. */
export const ReservationStatusV1 = [
  'RESERVATION_PENDING',
  'RESERVATION_CONFIRMED',
  'RESERVATION_CANCELED',
  'RESERVATION_CANCELED_MANUALLY',
  'RESERVATION_EXPIRED',
] as const
export type ReservationStatusV1 = (typeof ReservationStatusV1)[number]

/** State of a ticket reservation. Transitions: `domain/src/tickets/reservation-transitions.ts`. Wire: `events.ticket-reservations`, ReservationStatus. */
export const ReservationStatus = ['PENDING', 'CONFIRMED', 'CANCELED', 'CANCELED_MANUALLY', 'EXPIRED'] as const
export type ReservationStatus = (typeof ReservationStatus)[number]

/** Parts of an RSVP that are returned on request. Wire: `events.rsvp-v-2` RequestedFields, `events.rsvp` RsvpFieldset. */
export const RsvpRequestedField = ['DETAILS', 'FORM', 'CONTACT_DETAILS'] as const
export type RsvpRequestedField = (typeof RsvpRequestedField)[number]

/** Answers that a guest may give. Wire: `events.wix-events-v-2`, ResponseType. */
export const RsvpResponseType = ['YES_ONLY', 'YES_AND_NO'] as const
export type RsvpResponseType = (typeof RsvpResponseType)[number]

/** Answer of a guest as generation 1 spells it. Wire: `events.rsvp`, RsvpStatus. */
export const RsvpStatusV1 = ['YES', 'NO', 'WAITING'] as const
export type RsvpStatusV1 = (typeof RsvpStatusV1)[number]

/** Answer of a guest. Wire: `events.rsvp-v-2`, RsvpStatus. */
export const RsvpStatus = ['YES', 'NO', 'WAITLIST'] as const
export type RsvpStatus = (typeof RsvpStatus)[number]

/** Narrowing of a list of RSVPs. Wire: `events.rsvp`, RsvpTag. */
export const RsvpTag = ['FULLY_CHECKED_IN', 'NOT_FULLY_CHECKED_IN', 'MEMBER'] as const
export type RsvpTag = (typeof RsvpTag)[number]

/** Filter of ticket types (generation 1). Wire: `events.ticket-definitions`, State. */
export const TicketDefinitionState = ['VISIBLE', 'HIDDEN', 'FREE', 'PAID'] as const
export type TicketDefinitionState = (typeof TicketDefinitionState)[number]

/** Names of ticket fees. Wire: `events.orders`, FeeName. */
export const TicketFeeName = ['WIX_FEE'] as const
export type TicketFeeName = (typeof TicketFeeName)[number]

/** Bearer of the service fee of a ticket, as generation 1 spells it. Wire: `events.ticket-definitions`, FeeType. */
export const TicketFeeTypeV1 = ['FEE_ADDED', 'FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT'] as const
export type TicketFeeTypeV1 = (typeof TicketFeeTypeV1)[number]

/** Bearer of the service fee of a ticket. Wire: `events.ticket-definitions-v-2`, FeeTypeEnumType. */
export const TicketFeeType = ['FEE_INCLUDED', 'FEE_ADDED_AT_CHECKOUT', 'NO_FEE'] as const
export type TicketFeeType = (typeof TicketFeeType)[number]

/** Field sets of a ticket. Wire: `events.tickets`, TicketFieldset. */
export const TicketFieldset = ['GUEST_DETAILS', 'TICKET_DETAILS', 'GUEST_FORM'] as const
export type TicketFieldset = (typeof TicketFieldset)[number]

/** Fixed price or the guest’s own. Wire: `events.ticket-definitions-v-2`, PricingTypeEnumType. */
export const TicketPricingType = ['STANDARD', 'DONATION'] as const
export type TicketPricingType = (typeof TicketPricingType)[number]

/** State of a ticket type's sale by its sale period. Wire: `events.ticket-definitions-v-2`, SaleStatusEnumStatus. */
export const TicketSaleStatus = ['SALE_SCHEDULED', 'SALE_STARTED', 'SALE_ENDED'] as const
export type TicketSaleStatus = (typeof TicketSaleStatus)[number]

/** Filter of tickets. Wire: `events.tickets`, State. */
export const TicketState = [
  'ORDER_ARCHIVED',
  'ORDER_ACTIVE',
  'TICKET_ARCHIVED',
  'TICKET_ACTIVE',
  'CHECKED_IN',
  'NON_CHECKED_IN',
  'FREE',
  'PAID',
  'MEMBER',
] as const
export type TicketState = (typeof TicketState)[number]

/** Channel through which tickets were sold. Wire: `events.orders`, ChannelType. */
export const TicketingChannelType = ['ONLINE', 'OFFLINE_POS'] as const
export type TicketingChannelType = (typeof TicketingChannelType)[number]

/** Actions that the organiser may take on a ticketing order. Wire: `events.orders`, Action. */
export const TicketingOrderAction = ['ARCHIVE', 'UNARCHIVE', 'CONFIRM', 'CAPTURE', 'VOID'] as const
export type TicketingOrderAction = (typeof TicketingOrderAction)[number]

/** Field sets of a ticketing order. Wire: `events.orders`, OrderFieldset. */
export const TicketingOrderFieldset = ['TICKETS', 'DETAILS', 'FORM', 'INVOICE'] as const
export type TicketingOrderFieldset = (typeof TicketingOrderFieldset)[number]

/** State of a ticketing order. The wire’s zero value NA_ORDER_STATUS is never stored. Wire: `events.orders`, OrderStatus. */
export const TicketingOrderStatus = [
  'FREE',
  'PENDING',
  'PAID',
  'OFFLINE_PENDING',
  'INITIATED',
  'CANCELED',
  'DECLINED',
  'AUTHORIZED',
  'VOIDED',
  'PARTIALLY_PAID',
] as const
export type TicketingOrderStatus = (typeof TicketingOrderStatus)[number]

/** As a response has it: the zero value stands where the field set of the status was not requested. */
export const RequestedOrderStatus = ['NA_ORDER_STATUS', ...TicketingOrderStatus] as const

/** Filter of ticketing orders. Wire: `events.orders`, OrderTag. */
export const TicketingOrderTag = [
  'CONFIRMED',
  'UNCONFIRMED',
  'MEMBER',
  'ARCHIVED',
  'NON_ARCHIVED',
  'FULLY_CHECKED_IN',
  'NOT_FULLY_CHECKED_IN',
] as const
export type TicketingOrderTag = (typeof TicketingOrderTag)[number]

/** Time of a reminder before the start of its event. Wire: `events.notifications`, EmailNotificationReminderTime, and two hours. */
export const ReminderTime = [
  'INSTANT',
  'BEFORE_1_DAY',
  'BEFORE_3_DAYS',
  'BEFORE_1_WEEK',
  'BEFORE_1_HOUR',
  'BEFORE_2_HOURS',
  'BEFORE_30_MINUTES',
] as const
export type ReminderTime = (typeof ReminderTime)[number]

/** Mails to guests that an event has words of its own for. Wire: `events.notifications`, EmailNotificationType. */
export const EventNotificationType = [
  'EMAIL_RSVP_CONFIRMATION',
  'EMAIL_NEW_SPOTS_AVAILABLE',
  'EMAIL_EVENT_CANCELATION',
  'EMAIL_UPCOMING_EVENT_REMINDER',
] as const
export type EventNotificationType = (typeof EventNotificationType)[number]

/** Purpose of a mail to many guests of an event; ours. */
export const EventMessageKind = ['MESSAGE', 'REMINDER', 'NEW_PLACES'] as const
export type EventMessageKind = (typeof EventMessageKind)[number]

/** Progress of a mail to many guests: `STOPPED` when its event was cancelled, deleted or moved before everybody had it; ours. */
export const EventMessageStatus = ['SENDING', 'DONE', 'STOPPED'] as const
export type EventMessageStatus = (typeof EventMessageStatus)[number]

/** Tickets that are shown beside those on sale. Wire: `events.orders`, State. */
export const TicketOfferState = ['INCLUDE_HIDDEN_NOT_ON_SALE'] as const
export type TicketOfferState = (typeof TicketOfferState)[number]

/** Parts of the settings beside id and revision. */
export const EventsSettingsField = ['SITE_INFO', 'EVENTS_INFO', 'SERVICE_FEE_SETTINGS', 'PAYMENT_SETTINGS'] as const
export type EventsSettingsField = (typeof EventsSettingsField)[number]

/** Field sets of a guest. Wire: `events.guests`, RequestedFieldsEnumRequestedFields. */
export const GuestField = ['GUEST_DETAILS', 'GUEST_TOTAL'] as const
export type GuestField = (typeof GuestField)[number]

/** Mails that an organiser sends by hand. */
export const TriggeredNotificationType = [
  'EMAIL_RSVP_CONFIRMATION',
  'EMAIL_NEW_SPOTS_AVAILABLE',
  'EMAIL_UPCOMING_EVENT_REMINDER',
] as const
export type TriggeredNotificationType = (typeof TriggeredNotificationType)[number]

/** Fields that are searched: all of these unless some are named. */
export const RsvpSearchField = ['firstName', 'lastName', 'email', 'emailDomain', 'guestList.guests.fullName'] as const
export type RsvpSearchField = (typeof RsvpSearchField)[number]

/** Field sets of a ticket definition. Visitors get of SALES_DETAILS what is left and whether it is sold out. */
export const TicketDefinitionField = ['SALES_DETAILS', 'EVENT_DETAILS', 'SEATING_DETAILS'] as const
export type TicketDefinitionField = (typeof TicketDefinitionField)[number]

/** Field sets of a ticket definition, generation 1. DASHBOARD is for administrators. */
export const TicketDefinitionFieldset = ['POLICY', 'DASHBOARD'] as const
export type TicketDefinitionFieldset = (typeof TicketDefinitionFieldset)[number]

/**
 * Progress of one order's refund because of its event: `PENDING` while a provider decides, `BY_HAND` while a person has to give money
 * back, `NOTHING` where nothing was paid for it or all of it is refunded already; ours.
 */
export const EventRefundState = ['WAITING', 'PENDING', 'REFUNDED', 'BY_HAND', 'NOTHING', 'FAILED'] as const
export type EventRefundState = (typeof EventRefundState)[number]

/** Owner of forms. Wire: `forms.forms`, namespaces of listForms. */
export const FormNamespace = ['wix.events.v3.event'] as const
export type FormNamespace = (typeof FormNamespace)[number]

/** Kind of field that a form shows. Wire: `forms.forms`, FormField.view.fieldType. */
export const FormFieldType = [
  'CONTACTS_FIRST_NAME',
  'CONTACTS_LAST_NAME',
  'CONTACTS_EMAIL',
  'TEXT_INPUT',
  'TEXT_AREA',
  'DROPDOWN',
  'RADIO_GROUP',
  'CHECKBOX_GROUP',
  'DATE_INPUT',
  'NUMBER_INPUT',
  'TAGS',
  'SUBMIT_BUTTON',
] as const
export type FormFieldType = (typeof FormFieldType)[number]

/** Format of the text in a field of a form. Wire: `forms.forms`, Format. */
export const FormFieldFormat = ['DATE', 'EMAIL'] as const
export type FormFieldFormat = (typeof FormFieldFormat)[number]

/**
 * Progress of an event, for its organiser: a draft; published before its sale or its answers begin; open; without tickets or places, or closed;
 * over or cancelled. Ours: `fairground.event-overview`.
 */
export const EventBoardColumn = ['DRAFT', 'SCHEDULED', 'OPEN', 'CLOSED', 'OVER'] as const
export type EventBoardColumn = (typeof EventBoardColumn)[number]
/** Decision about a move of an event that has guests. Transitions: `domain/src/events/moved.ts`. Ours: `fairground.event-moves`. */
export const EventMoveState = ['OPEN', 'DISMISSED', 'ANNOUNCED'] as const
export type EventMoveState = (typeof EventMoveState)[number]
