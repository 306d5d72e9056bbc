import { tokenAuth } from '@fairground/client/auth/token.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { isRefusal, ValidationError } from '@fairground/client/errors.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import type { FastifyInstance } from 'fastify'
import { calendarFile } from '../events/calendar-files/calendar-file.ts'
import { ApiError } from '../ground/api-error.ts'
import { fetchAdmitted, inProcessFetch } from '../http/in-process-fetch.ts'
import type { PagesWorld } from './answer-page.ts'

/** `GET /events/{slug}.ics`: the event for a calendar program, where the API's `calendarUrls.ics` leads. */
export function calendarFiles(app: FastifyInstance, { overload, sessions, site }: PagesWorld): void {
  app.get<{ Params: { file: string } }>('/events/:file(^[^/]+\\.ics$)', async (request, reply) => {
    overload.admit(
      () => 'read',
      () => 'passerBy',
    )
    const { origin } = site()
    const client = createClient({
      url: origin,
      auth: tokenAuth(() => sessions.pageToken()),
      fetch: fetchAdmitted(overload, inProcessFetch(app, request.ip)),
      retries: 0,
      modules: { wixEventsV2 },
    })
    try {
      const slug = request.params.file.slice(0, -'.ics'.length)
      const { event } = await client.wixEventsV2.getEventBySlug({ slug, fields: ['DETAILS'] })
      return reply
        .header('cache-control', 'public, max-age=300')
        .header('content-disposition', `attachment; filename="${event.slug.replace(/[^\w-]/g, '')}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(calendarFile(event, origin))
    } catch (error) {
      // A text that cannot be a slug is the slug of none.
      const notFound = isRefusal(error, 'EVENT_NOT_FOUND') || error instanceof ValidationError
      throw notFound ? new ApiError({ code: 'EVENT_NOT_FOUND' }) : error
    }
  })
}
