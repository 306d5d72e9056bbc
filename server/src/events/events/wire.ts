import type { EventRequestedField } from '@fairground/contract/enumerations/events.ts'
import type { FormattedMoney } from '@fairground/contract/events/event-money.ts'
import type { Registration } from '@fairground/contract/events/event-registration.ts'
import type { Event } from '@fairground/contract/events/event-shapes.ts'
import { MAX_COMPANIONS } from '@fairground/contract/events/rsvp-shapes.ts'
import type { StoredAccess } from '@fairground/domain/events/online-access.ts'
import { displayAmount, formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { seoToWire } from '../../ground/html/head-tags.ts'
import type { Site } from '../../ground/site.ts'
import type { CategoryRow } from '../categories/read-categories.ts'
import { calendarUrls } from '../event/calendar-urls.ts'
import { currencyOf } from '../event/event-currency.ts'
import { datesToWire } from '../event/event-dates.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import { locationToWire } from '../event/location.ts'
import { pageUrl } from '../event/page-url.ts'
import type { Recurrences } from '../event/recurrence.ts'
import { formInLanguage } from '../forms/form-in-language.ts'
import type { GuestCounts } from '../rsvp/guest-counts.ts'
import { cancellationOf, changeOf } from '../ticket-definitions/cancellation-terms.ts'
import type { EventOffer } from '../ticket-definitions/offers.ts'
import type { EventSales } from '../ticket-orders/sales.ts'
import { ticketingMoney } from '../ticketing/ticketing-money.ts'
import { registrationStatusOf } from './registration-state.ts'

type WireEvent = Static<typeof Event>

/** Parts of the requested field sets beside the row. */
interface EventExtras {
  readonly offer?: EventOffer | undefined
  readonly sales?: EventSales | undefined
  /** Number of guests who answered YES, companions included. */
  readonly attending?: number | undefined
  readonly guests?: GuestCounts | undefined
  readonly categories?: readonly CategoryRow[] | undefined
  /** Visitors find a schedule on its page. */
  readonly scheduled?: boolean | undefined
  readonly access?: StoredAccess | undefined
  readonly venue?: WireEvent['venue']
}

export interface EventView {
  readonly site: Site
  readonly now: Date
  readonly publicUrl: string
  readonly fields: ReadonlySet<EventRequestedField>
  readonly recurrences: Recurrences
}

/** The event with the requested field sets and nothing of the others. */
export function eventToWire(
  row: EventRow,
  { offer, sales, attending = 0, guests, categories = [], scheduled = false, access, venue }: EventExtras,
  view: EventView,
): WireEvent {
  const { doc } = row
  const { site, now, publicUrl, fields } = view
  const ifRequested = <T extends object>(field: EventRequestedField, part: () => T): T | object =>
    fields.has(field) ? part() : {}
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    status: statusOf(factsOf(row), now),
    location: locationToWire(row),
    dateAndTimeSettings: datesToWire(row, site.locale, view.recurrences),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    publishedDate: row.publishedAt?.toISOString(),
    instanceId: site.id,
    userId: row.userId ?? '',
    guestListSettings: { displayedPublicly: doc.guestListShown ?? false },
    onlineConferencing: { enabled: doc.online ?? false, ...(access ? onlineToWire(access) : {}) },
    ...ifRequested('DETAILS', () => ({
      mainImage: doc.mainImage,
      shortDescription: doc.shortDescription ?? '',
      calendarUrls: calendarUrls(row, publicUrl),
      ...present({ venue }),
    })),
    ...ifRequested('TEXTS', () => ({
      detailedDescription: doc.detailedDescription ?? '',
      description: doc.description,
    })),
    ...ifRequested('REGISTRATION', () => ({ registration: registrationToWire(row, { offer, attending }, site, now) })),
    ...ifRequested('URLS', () => ({ eventPageUrl: pageUrl(row.slug, publicUrl) })),
    ...ifRequested('FORM', () => ({ form: formInLanguage(doc.form, site.locale) })),
    ...ifRequested('DASHBOARD', () => ({ summaries: summaries(row, { sales, guests }, currencyOf(row, site)) })),
    ...ifRequested('SEO_SETTINGS', () => ({ seoSettings: seoSettingsToWire(row) })),
    ...ifRequested('AGENDA', () => ({ agendaSettings: agendaOf(scheduled, row, publicUrl) })),
    ...ifRequested('CATEGORIES', () => ({ categories: { categories: categories.map(shownCategory) } })),
  }
}

/** For organisers alone: `access` is read for no one else. */
const onlineToWire = ({ link, instructions, minutesBefore }: StoredAccess) =>
  present({
    session: link ? { guestLink: link, sessionCreated: true } : undefined,
    link: link ?? undefined,
    instructions: instructions ?? undefined,
    minutesBefore: minutesBefore ?? undefined,
  })

const agendaOf = (enabled: boolean, { slug }: EventRow, publicUrl: string): WireEvent['agendaSettings'] => ({
  enabled,
  ...present({ pageUrl: enabled ? pageUrl(slug, publicUrl) : undefined }),
})

const shownCategory = ({ id, name, createdAt, states }: CategoryRow) => ({
  id,
  name,
  createdDate: createdAt.toISOString(),
  hidden: states.includes('HIDDEN'),
  type: states.includes('RECURRING_EVENT') ? ('RECURRING_EVENT' as const) : ('MANUAL' as const),
})

function seoSettingsToWire({ slug, doc }: EventRow): WireEvent['seoSettings'] {
  const advanced = doc.seoSettings?.advancedSeoData
  return {
    hidden: false,
    ...doc.seoSettings,
    slug,
    ...present({ advancedSeoData: advanced ? seoToWire(advanced) : undefined }),
  }
}

const formattedMoney = (minor: bigint, currency: string, locale: string): Static<typeof FormattedMoney> => ({
  value: formatAmount(minor, currency),
  currency,
  formattedValue: displayAmount(minor, currency, locale),
})

function registrationToWire(
  row: EventRow,
  { offer, attending }: { offer: EventOffer | undefined; attending: number },
  site: Site,
  now: Date,
): Static<typeof Registration> {
  const { doc } = row
  const { limit, startDate, endDate, ...rsvp } = doc.rsvp ?? {}
  const currency = currencyOf(row, site)
  const formatted = (minor: bigint) => formattedMoney(minor, currency, site.locale)
  return {
    initialType: row.initialType,
    type: row.registrationType,
    status: registrationStatusOf(row, offer, attending, now),
    allowedGuestTypes: doc.allowedGuestTypes ?? 'VISITOR_OR_MEMBER',
    registrationPaused: row.registrationPaused,
    registrationDisabled: doc.registrationDisabled ?? false,
    ...present({ external: doc.externalUrl ? { url: doc.externalUrl } : undefined }),
    ...(row.initialType === 'RSVP'
      ? {
          rsvp: {
            responseType: 'YES_ONLY',
            waitlistEnabled: false,
            additionalGuestLimit: MAX_COMPANIONS,
            formId: row.id,
            ...rsvp,
            limit: limit ?? undefined,
            startDate: startDate ?? undefined,
            endDate: endDate ?? undefined,
          },
        }
      : {
          tickets: {
            guestsAssignedSeparately: false,
            ticketLimitPerOrder: 0,
            ticketTransferDisabled: false,
            reservationDurationInMinutes: site.settings.reservationMinutes,
            ...doc.tickets,
            cancellation: cancellationOf(row, site),
            change: changeOf(row, site),
            currency,
            soldOut: offer?.soldOut ?? false,
            guestPriced: offer?.guestPriced ?? false,
            ...(offer ? { lowestPrice: formatted(offer.lowest), highestPrice: formatted(offer.highest) } : {}),
          },
        }),
  }
}

const rsvpSummary = ({ yes, no, waiting }: GuestCounts) => ({
  totalCount: yes + no + waiting,
  yesCount: yes,
  noCount: no,
  waitlistCount: waiting,
})

/** Sales and answers that the caller may not read are absent. */
function summaries(
  row: EventRow,
  { sales, guests }: Pick<EventExtras, 'sales' | 'guests'>,
  currency: string,
): WireEvent['summaries'] {
  return present({
    rsvps: row.initialType === 'RSVP' && guests ? rsvpSummary(guests) : undefined,
    tickets:
      row.initialType === 'TICKETING' && sales
        ? {
            ticketsSold: sales.tickets,
            totalOrders: sales.orders,
            totalSales: ticketingMoney(sales.total, currency),
            revenue: ticketingMoney(sales.total, currency),
            currencyLocked: sales.currencyLocked,
          }
        : undefined,
    cancellation: row.canceledAt
      ? {
          canceledDate: row.canceledAt.toISOString(),
          actorType: 'USER',
          actorName: '',
          actorEmail: '',
        }
      : undefined,
  })
}
