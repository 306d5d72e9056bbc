import Type from 'typebox'
import { AccountSection, RedirectPrompt } from '../enumerations/identity.ts'
import { caller, operation } from '../operation.ts'
import { Guid, named, oneOf, optional, text } from '../scalars.ts'

const Url = text(2048)
const AuthorizeRequest = named(
  'AuthorizeRequest',
  Type.Object({
    clientId: optional(Guid),
    responseType: optional(text(50, { minLength: 1 })),
    redirectUri: optional(Url),
    scope: optional(text(200)),
    state: optional(text(1000, { minLength: 1 })),
    responseMode: optional(text(50)),
    codeChallenge: optional(text(200)),
    codeChallengeMethod: optional(text(20)),
    sessionToken: optional(text(1000)),
    nonce: optional(text(512)),
    prompt: optional(text(50)),
    /** Id of a connection to somebody else's sign-in; without such a connection the app gets an error. */
    idp: optional(Guid),
  }),
)

const Slot = named(
  'Slot',
  Type.Object({
    serviceId: optional(text(100)),
    startDate: optional(text(40)),
    endDate: optional(text(40)),
    timezone: optional(text(50)),
  }),
)

export const createRedirectSession = operation({
  module: 'redirects.redirects',
  name: 'createRedirectSession',
  summary: 'Address of one of our pages for one step of a flow, and the way back from it.',
  method: 'POST',
  path: '/v1/redirect-session',
  publicPath: '/_api/redirects-api/v1/redirect-session',
  sitePath: '/headless/v1/redirect-session',
  aliases: ['/redirect-session/v1/redirect-session'],
  who: caller,
  request: Type.Object({
    auth: optional(
      named(
        'RedirectSessionAuthParams',
        Type.Object({ authRequest: optional(AuthorizeRequest), prompt: optional(oneOf(RedirectPrompt)) }),
      ),
    ),
    login: optional(named('RedirectSessionLoginParams', Type.Object({}))),
    logout: optional(named('RedirectSessionLogoutParams', Type.Object({ clientId: optional(Guid) }))),
    ecomCheckout: optional(named('RedirectSessionEcomCheckoutParams', Type.Object({ checkoutId: optional(Guid) }))),
    eventsCheckout: optional(
      named(
        'RedirectSessionEventsCheckoutParams',
        Type.Object({ reservationId: optional(Guid), eventSlug: optional(text(150)) }),
      ),
    ),
    bookingsCheckout: optional(
      named(
        'RedirectSessionBookingsCheckoutParams',
        Type.Object({
          timezone: optional(text(40)),
          slotAvailability: optional(named('SlotAvailability', Type.Object({ slot: optional(Slot) }))),
        }),
      ),
    ),
    bookingsBook: optional(named('RedirectSessionBookingsBookParams', Type.Object({ resourceId: optional(Guid) }))),
    paidPlansCheckout: optional(
      named(
        'RedirectSessionPaidPlansCheckoutParams',
        Type.Object({ planId: optional(Guid), checkoutData: optional(text(2048)) }),
      ),
    ),
    ecomOrderPaymentRequest: optional(
      named('RedirectSessionEcomOrderPaymentRequestParams', Type.Object({ paymentRequestId: optional(Guid) })),
    ),
    storesProduct: optional(
      named('RedirectSessionStoresProductParams', Type.Object({ productSlug: optional(text(150)) })),
    ),
    memberAccountPage: optional(
      named('RedirectSessionMembersAccountParams', Type.Object({ section: optional(oneOf(AccountSection)) })),
    ),
    callbacks: optional(
      named(
        'CallbackParams',
        Type.Object({
          thankYouPageUrl: optional(Url),
          postFlowUrl: optional(Url),
          loginUrl: optional(Url),
          bookingsServiceListUrl: optional(Url),
          cartPageUrl: optional(Url),
          planListUrl: optional(Url),
        }),
      ),
    ),
    preferences: optional(
      named(
        'RedirectSessionPreferences',
        Type.Object({
          maintainIdentity: optional(Type.Boolean()),
          additionalQueryParameters: optional(
            Type.Unsafe<Record<string, string>>({
              type: 'object',
              patternProperties: { '^.*$': { type: 'string', maxLength: 1000 } },
              maxProperties: 20,
            }),
          ),
        }),
      ),
    ),
    origin: optional(Url),
  }),
  response: Type.Object({
    redirectSession: named(
      'RedirectSession',
      Type.Object({
        id: Guid,
        fullUrl: Type.String(),
        urlDetails: named(
          'URLDetails',
          Type.Object({
            endpoint: Type.String(),
            searchParams: Type.Unsafe<Record<string, string>>({
              type: 'object',
              patternProperties: { '^.*$': { type: 'string' } },
            }),
          }),
        ),
        sessionToken: optional(Type.String()),
        shortUrl: optional(Type.String()),
      }),
    ),
  }),
  refusals: ['UNKNOWN_CLIENT'],
})

export const operations = [createRedirectSession] as const
