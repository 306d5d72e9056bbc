import { createHash } from 'node:crypto'
import { tokenAuth } from '@fairground/client/auth/token.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { isRefusal, ValidationError } from '@fairground/client/errors.ts'
import { eventsCategories } from '@fairground/client/generated/events.categories.ts'
import { type Event, wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { present } from '@fairground/domain/present.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { calendarFeed, calendarFile } from '../events/calendar-files/calendar-file.ts'
import { ApiError } from '../ground/api-error.ts'
import { isUuid } from '../ground/ids.ts'
import { hasAlready } from '../http/if-none-match.ts'
import { fetchAdmitted, inProcessFetch } from '../http/in-process-fetch.ts'
import type { PagesWorld } from './answer-page.ts'

/** Events of one list: more than a shop plans ahead; our choice. */
const MOST = 1000
/** Events that began so long ago stay in the list: a calendar that lost them would look wrong. */
const PAST_MS = 30 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/**
 * Events for calendar programs: `GET /events/{slug}.ics` is one, where the API's `calendarUrls.ics` leads; `GET /events.ics`, with
 * `?category=ID` of one category, is a list that they subscribe to.
 */
export function calendarFiles(app: FastifyInstance, { overload, sessions, site, now }: PagesWorld): void {
  const clientOf = (ip: string) => {
    overload.admit(
      () => 'read',
      () => 'passerBy',
    )
    return createClient({
      url: site().origin,
      auth: tokenAuth(() => sessions.pageToken()),
      fetch: fetchAdmitted(overload, inProcessFetch(app, ip)),
      retries: 0,
      modules: { wixEventsV2, eventsCategories },
    })
  }

  app.get<{ Params: { file: string } }>('/events/:file(^[^/]+\\.ics$)', async (request, reply) => {
    const client = clientOf(request.ip)
    try {
      const slug = request.params.file.slice(0, -'.ics'.length)
      const { event } = await client.wixEventsV2.getEventBySlug({ slug, fields: ['DETAILS'] })
      const { startDate, dateAndTimeTbd } = event.dateAndTimeSettings
      // RFC 5545 knows no entry without a start.
      if (!startDate || dateAndTimeTbd) throw new ApiError({ code: 'EVENT_NOT_FOUND' })
      return sendCalendar(reply, event.slug, calendarFile(event, site().origin))
    } catch (error) {
      // A text that cannot be a slug is the slug of none.
      const notFound = isRefusal(error, 'EVENT_NOT_FOUND') || error instanceof ValidationError
      throw notFound ? new ApiError({ code: 'EVENT_NOT_FOUND' }) : error
    }
  })

  app.get<{ Querystring: { category?: string } }>('/events.ics', async (request, reply) => {
    const client = clientOf(request.ip)
    const { name, origin } = site()
    const id = request.query.category
    const category = id === undefined ? undefined : await categoryOf(client, id)
    // Whole hours, so that the reads of an hour are the same ones and are cached.
    const since = Math.floor((now().getTime() - PAST_MS) / HOUR_MS) * HOUR_MS
    const filter = {
      status: { $in: ['UPCOMING', 'STARTED', 'ENDED', 'CANCELED'] },
      'dateAndTimeSettings.dateAndTimeTbd': false,
      'dateAndTimeSettings.endDate': { $gt: new Date(since).toISOString() },
      ...present({ 'categories.categories.id': category?.id }),
    }
    const query = { filter, sort: [{ fieldName: 'dateAndTimeSettings.startDate' }], paging: { limit: 100 } }
    const events: Event[] = []
    for await (const event of client.wixEventsV2.queryEvents.each({ query, fields: ['DETAILS'] })) {
      if (events.length === MOST) break
      events.push(event)
    }
    const title = category ? `${category.name} · ${name}` : name
    return sendCalendar(reply, 'events', calendarFeed(title, events, origin))
  })
}

/** A category that visitors see. */
async function categoryOf(client: { readonly eventsCategories: EventCategories }, id: unknown): Promise<Category> {
  const query = { filter: { id }, paging: { limit: 1 } }
  const found =
    typeof id === 'string' && isUuid(id) ? await client.eventsCategories.queryCategories({ query }) : undefined
  const [category] = found?.categories ?? []
  if (!category) throw new ApiError({ code: 'CATEGORY_NOT_FOUND' })
  return category
}

interface Category {
  readonly id: string
  readonly name: string
}
interface EventCategories {
  queryCategories(request: { query: object }): Promise<{ readonly categories: readonly Category[] }>
}

/** A calendar program reads a list again and again: one that is as it was then is not sent twice. */
function sendCalendar(reply: FastifyReply, file: string, body: string): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', 'public, max-age=300').header('etag', etag)
  if (hasAlready(reply.request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply
    .header('content-disposition', `attachment; filename="${file.replace(/[^\w-]/g, '')}.ics"`)
    .type('text/calendar; charset=utf-8')
    .send(body)
}
