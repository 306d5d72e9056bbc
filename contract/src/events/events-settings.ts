import Type from 'typebox'
import { EventsSettingsField } from '../enumerations/events.ts'
import { ReserveEnd } from '../enumerations/payments.ts'
import { admin, operation } from '../operation.ts'
import { fieldSets } from '../paging.ts'
import { FreeObject, Guid, int, named, oneOf, optional, Revision, Timestamp } from '../scalars.ts'

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

export const updateEventsSettings = operation({
  module,
  name: 'updateEventsSettings',
  summary:
    'Changes if payments are reserved first, at every provider that the site has an account with, for goods as well. Other settings are refused or follow from elsewhere.',
  method: 'PATCH',
  path: '/v1/events-settings/{eventsSettings.id}',
  publicPath: '/events/v1/settings/{eventsSettings.id}',
  sitePath: '/_api/events-settings/v1/events-settings/{eventsSettings.id}',
  aliases: ['/events-settings/v1/events-settings/{eventsSettings.id}'],
  who: admin('settings.write'),
  request: Type.Object({
    eventsSettings: named(
      'EventsSettingsChanges',
      Type.Object({
        id: Guid,
        revision: Revision,
        paymentSettings: optional(
          Type.Object({
            delayedPaymentCaptureSettings: optional(
              Type.Object({
                enabled: optional(Type.Boolean()),
                /** Becomes of an amount that nobody has taken; CAPTURE unless it was set. */
                action: optional(oneOf(ReserveEnd)),
                /** Until then; 144 unless it was set. */
                delayInHours: optional(int(1, 144)),
              }),
            ),
          }),
        ),
        /** Refused: pages of events have fixed addresses. */
        siteSettings: optional(FreeObject),
        eventPages: optional(FreeObject),
      }),
    ),
    fields,
  }),
  response: One,
  refusals: ['STALE_REVISION', 'EVENTS_SETTINGS_NOT_FOUND'],
})

export const operations = [getEventsSettings, updateEventsSettings] as const
