import Type from 'typebox'
import { EventsSettingsField } from '../enumerations/events.ts'
import { admin, operation } from '../operation.ts'
import { fieldSets } from '../paging.ts'
import { Guid, named, optional, Revision, Timestamp } from '../scalars.ts'

const module = 'events.events-settings'

const fields = fieldSets(EventsSettingsField)

const EventsSettings = named(
  'EventsSettings',
  Type.Object({
    /** That of the site. */
    id: Guid,
    revision: Revision,
    updatedDate: optional(Timestamp),
    /** SITE_INFO */
    siteInfo: optional(Type.Object({ locale: Type.String(), language: Type.String() })),
    /** EVENTS_INFO */
    eventsInfo: optional(
      Type.Object({
        firstEventCreated: Type.Boolean(),
        /** An event that is to come sells tickets. */
        sellingTickets: Type.Boolean(),
        sellingPaidTickets: Type.Boolean(),
      }),
    ),
    /** SERVICE_FEE_SETTINGS */
    serviceFeeSettings: optional(Type.Object({ serviceFeeEnabled: Type.Boolean() })),
    /** PAYMENT_SETTINGS */
    paymentSettings: optional(
      Type.Object({
        /** Buyers have a payment method. */
        ticketSalesEnabled: Type.Boolean(),
        activePaymentMethods: Type.Array(Type.Object({ methodId: Type.String() })),
        couponsAccepted: Type.Boolean(),
        giftCardsAccepted: Type.Boolean(),
        /** Payments are reserved first, at one provider at least. */
        delayedPaymentCaptureSettings: Type.Object({ enabled: Type.Boolean() }),
      }),
    ),
  }),
)

const One = Type.Object({ eventsSettings: EventsSettings })

export const getEventsSettings = operation({
  module,
  name: 'getEventsSettings',
  summary: 'Settings of the site where it sells tickets, in the requested parts. They are changed under Settings.',
  method: 'GET',
  path: '/v1/events-settings',
  publicPath: '/events/v1/settings',
  sitePath: '/_api/events-settings/v1/events-settings',
  who: admin('events.read'),
  request: Type.Object({ fields }),
  response: One,
  refusals: [],
})

export const operations = [getEventsSettings] as const
