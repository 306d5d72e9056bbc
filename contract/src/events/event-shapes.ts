import Type from 'typebox'
import { EventActorType, EventCategoryType, EventStatus } from '../enumerations/events.ts'
import { FreeObject, int, list, named, nullable, oneOf, optional, Timestamp, text, titleText } from '../scalars.ts'
import { DateAndTimeSettings, DateAndTimeSettingsInput } from './event-dates.ts'
import { EventForm } from './event-form.ts'
import { EventLocation } from './event-location.ts'
import { TicketingMoney } from './event-money.ts'
import { Registration, RegistrationInput } from './event-registration.ts'
import { EventVenue, EventVenueInput } from './event-venue.ts'
import { OnlineConferencing, OnlineConferencingInput } from './online-access.ts'

export const EventImage = named(
  'Image',
  Type.Object({
    id: optional(text(200, { minLength: 1 })),
    url: optional(text(2048)),
    height: optional(int(0, 100_000)),
    width: optional(int(0, 100_000)),
    altText: optional(text(1000)),
    filename: optional(text(500)),
  }),
)

/** Rich text as a tree of nodes, at most 100 kB. Its node ids are the editor's. */
const RichContent = named('RichContent', FreeObject)

export const PageUrl = named('PageUrl', Type.Object({ base: Type.String(), path: Type.String() }))

export const SeoSettings = named(
  'SeoSettings',
  Type.Object({
    slug: optional(text(130)),
    /** The page is for no search engine, and in no site map. */
    hidden: optional(Type.Boolean()),
    advancedSeoData: optional(
      Type.Object({
        tags: optional(
          list(
            Type.Object({
              type: optional(text(50)),
              props: optional(FreeObject),
              meta: optional(FreeObject),
              children: optional(text(5000)),
              custom: optional(Type.Boolean()),
              disabled: optional(Type.Boolean()),
            }),
            100,
          ),
        ),
        settings: optional(
          Type.Object({
            preventAutoRedirect: optional(Type.Boolean()),
            keywords: optional(
              list(
                Type.Object({
                  term: optional(text(100)),
                  isMain: optional(Type.Boolean()),
                  origin: optional(text(1000)),
                }),
                5,
              ),
            ),
          }),
        ),
      }),
    ),
  }),
)

/** `displayedPublicly`: the event's page shows who comes; false by default. */
const GuestListSettings = named('GuestListSettings', Type.Object({ displayedPublicly: optional(Type.Boolean()) }))

export const EventTitle = titleText(120)

/** Fields that the organiser writes. Null empties a text; absent ones stay. */
const writable = {
  shortDescription: optional(nullable(text(500))),
  detailedDescription: optional(nullable(text(50_000))),
  description: optional(nullable(RichContent)),
  mainImage: optional(nullable(EventImage)),
  /** Follows the title unless given; unique on the site. */
  slug: optional(text(130)),
  seoSettings: optional(SeoSettings),
  guestListSettings: optional(GuestListSettings),
  onlineConferencing: optional(OnlineConferencingInput),
  /** Decides the place, whatever `location` says. Null: the event is at none of the venues; its place stays as it is. So does another `location` without it. */
  venue: optional(nullable(EventVenueInput)),
}

export const NewEvent = named(
  'NewEvent',
  Type.Object({
    ...writable,
    title: EventTitle,
    location: EventLocation,
    dateAndTimeSettings: DateAndTimeSettingsInput,
    registration: RegistrationInput,
  }),
)

/** The fields present are set. */
export const EventChanges = named(
  'EventChanges',
  Type.Object({
    ...writable,
    title: optional(EventTitle),
    location: optional(EventLocation),
    dateAndTimeSettings: optional(DateAndTimeSettingsInput),
    registration: optional(RegistrationInput),
  }),
)

const EventSummaries = named(
  'Summaries',
  Type.Object({
    /** Guests, companions included. */
    rsvps: optional(
      Type.Object({
        totalCount: Type.Integer(),
        yesCount: Type.Integer(),
        noCount: Type.Integer(),
        waitlistCount: Type.Integer(),
      }),
    ),
    tickets: optional(
      Type.Object({
        ticketsSold: Type.Integer(),
        totalOrders: Type.Integer(),
        /** Total that buyers paid. */
        totalSales: TicketingMoney,
        /** The same: service fees are the organiser’s, too. */
        revenue: TicketingMoney,
        /** Tickets were sold: the currency cannot change. */
        currencyLocked: Type.Boolean(),
      }),
    ),
    cancellation: optional(
      Type.Object({
        canceledDate: Timestamp,
        actorType: oneOf(EventActorType),
        /** Empty: the wire does not name the staff user. */
        actorName: Type.String(),
        actorEmail: Type.String(),
      }),
    ),
  }),
)

/** An event as it is read. The comment at a group names the field set that asks for it. */
export const Event = named(
  'Event',
  Type.Object({
    id: Type.String(),
    location: EventLocation,
    dateAndTimeSettings: DateAndTimeSettings,
    title: Type.String(),
    slug: Type.String(),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    publishedDate: optional(Timestamp),
    status: oneOf(EventStatus),
    instanceId: Type.String(),
    /** Staff user or API key that made it. */
    userId: Type.String(),
    guestListSettings: optional(GuestListSettings),
    /** Guests take part online; the link with ONLINE_CONFERENCING_SESSION. */
    onlineConferencing: optional(OnlineConferencing),
    /** REGISTRATION */
    registration: optional(Registration),
    /** DETAILS */
    mainImage: optional(EventImage),
    shortDescription: optional(Type.String()),
    calendarUrls: optional(Type.Object({ google: Type.String(), ics: Type.String() })),
    venue: optional(EventVenue),
    /** TEXTS */
    detailedDescription: optional(Type.String()),
    description: optional(RichContent),
    /** URLS */
    eventPageUrl: optional(PageUrl),
    /** FORM */
    form: optional(EventForm),
    /** DASHBOARD: administrators only. */
    summaries: optional(EventSummaries),
    /** SEO_SETTINGS */
    seoSettings: optional(SeoSettings),
    /** AGENDA: whether visitors find a schedule on the event's page. */
    agendaSettings: optional(
      named('AgendaSettings', Type.Object({ enabled: Type.Boolean(), pageUrl: optional(PageUrl) })),
    ),
    /** CATEGORIES: hidden ones for callers who read drafts. */
    categories: optional(
      Type.Object({
        categories: Type.Array(
          named(
            'EventCategory',
            Type.Object({
              id: Type.String(),
              name: Type.String(),
              createdDate: Timestamp,
              hidden: Type.Boolean(),
              type: oneOf(EventCategoryType),
            }),
          ),
        ),
      }),
    ),
  }),
)
