import { scheduleBookmarks } from '@fairground/client/generated/events.schedule-bookmarks.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { guestLists } from '@fairground/client/generated/fairground.guest-lists.ts'
import { pollsIn } from '@fairground/domain/formatting/rich-poll.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { loadEvents } from '../events/load-events.ts'
import { orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { placedPaths } from '../placed-paths.ts'
import type { Polled } from '../poll/poll-view.ts'
import { refusalText } from '../refusal-text.ts'
import { sentId } from '../sent-id.ts'
import { type Shop, shopOf } from '../shop.ts'
import { t } from '../texts.ts'
import { waitingPaths } from '../waiting-list/waiting-paths.ts'
import { ADD, BOOKMARKS, type BookmarkAnswer, type Bookmarked, REMOVE } from './bookmark-form.ts'
import { eventView } from './event-view.ts'
import { otherDatesOf } from './other-dates.ts'
import { policiesOf } from './policies.ts'
import { scheduleOf } from './schedule.ts'

const OTHERS = 3
const FIELDS = ['DETAILS', 'TEXTS', 'REGISTRATION', 'SEO_SETTINGS'] as const

export type EventPage = Awaited<ReturnType<typeof eventPage>>

/** The page, the same for everybody; its own script asks for the member's bookmarks alone. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<EventPage | Bookmarked> {
  const shop = shopOf(context)
  const eventId = new URL(request.url).searchParams.get(BOOKMARKS)
  return shop.scripted && eventId ? bookmarked(shop, eventId) : eventPage(shop, params.slug ?? '')
}

/** An address that an event has left leads to its present one. */
async function eventPage(shop: Shop, slug: string) {
  const [{ event }, coming] = await Promise.all([
    orNotFound(
      shop.client({ wixEventsV2 }).wixEventsV2.getEventBySlug({ slug, fields: [...FIELDS] }),
      'EVENT_NOT_FOUND',
    ),
    loadEvents(shop, 'coming', { limit: OTHERS + 2 }),
  ])
  if (event.slug !== slug) throw redirect(paths.event(event.slug), 301)
  shop.tag(`event:${event.id}`)
  const ownSeries = event.dateAndTimeSettings.recurringEvents?.categoryId
  const [policies, schedule, dates, listed, waiting, polled] = await Promise.all([
    policiesOf(shop, event.id),
    scheduleOf(shop, event),
    otherDatesOf(shop, event),
    event.guestListSettings?.displayedPublicly ? guestsOf(shop, event.id) : undefined,
    event.registration?.tickets?.soldOut ? waitingPaths(shop, event) : {},
    pollsIn(event.description).length > 0 ? pollsOf(shop, event.id) : undefined,
  ])
  return {
    event: eventView(event, shop.site),
    /** Tickets that are sold out are waited for there. */
    waitingPath: Object.keys(waiting).length > 0 ? placedPaths.waitingList(event.slug) : undefined,
    policies,
    polled,
    schedule,
    guests: listed,
    dates,
    others: coming
      .filter(({ id, seriesId }) => id !== event.id && (!seriesId || seriesId !== ownSeries))
      .slice(0, OTHERS),
  }
}

/** States of the polls of its text. */
async function pollsOf(shop: Shop, placeId: string): Promise<Polled | undefined> {
  const text = await (await import('../poll/load-polls.ts')).polledText(shop, { placeType: 'EVENT', placeId })
  return text && { place: text.place, states: text.states }
}

/** Guests who come, as far as the organiser shows them. */
async function guestsOf(shop: Shop, eventId: string) {
  shop.tag('rsvps')
  return shop.client({ guestLists }).guestLists.getGuestList({ eventId })
}

async function bookmarked({ client }: Shop, eventId: string): Promise<Bookmarked> {
  const { items } = await client({ scheduleBookmarks }).scheduleBookmarks.listBookmarks({ eventId })
  return { ids: items.map(({ id }) => id) }
}

/** Bookmarks an item of the schedule for the member, or takes the bookmark away. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent !== ADD && intent !== REMOVE)
    return data<BookmarkAnswer>({ message: t('refusal.invalid') }, { status: 400 })
  const item = { eventId: sentId(form, 'event'), itemId: sentId(form, 'item') }
  const bookmarks = shop.client({ scheduleBookmarks }).scheduleBookmarks
  try {
    await (intent === ADD ? bookmarks.createBookmark(item) : bookmarks.deleteBookmark(item))
  } catch (error) {
    return data<BookmarkAnswer>({ message: refusalText(error) }, { status: 409 })
  }
  return shop.scripted ? data<BookmarkAnswer>({}) : redirect(paths.event(params.slug ?? ''), 303)
}
