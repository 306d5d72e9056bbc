import * as v1 from '@fairground/contract/events/rsvp.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { facetSumsToWire, facetsToWire } from '../../db/facets.ts'
import type { Condition } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { calendarUrls } from '../event/calendar-urls.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { madeBy } from '../event/made-by.ts'
import { pagingOf, sortOfText } from '../requests/flat-request.ts'
import { answerEvent } from './answer-event.ts'
import { answeringEvents } from './answering-limit.ts'
import { changeAnswer, changeAnswers, getRsvp } from './change-answer.ts'
import { checkIn, undoCheckIn } from './check-in.ts'
import { removeOfEvent } from './delete-rsvps.ts'
import { facetsOf, rsvpContact, rsvpsByOffset, wordsCondition } from './list-rsvps.ts'
import { EVERYTHING, rsvpToWireV1, statusOfV1, statusToV1 } from './wire-v1.ts'

/** Everything stands in the form. */
const NEW = { person: 'form.inputValues', form: 'form' } as const
const CHANGED = { person: 'rsvpForm.inputValues', form: 'rsvpForm' } as const

export function rsvpRoutesV1(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  mount(
    api,
    v1.createRsvp,
    async ({ eventId, form, status = 'YES', memberId, options = {}, marketingConsent }, ctx) => {
      const { silent = false, ...leave } = options
      const row = await answerEvent(ctx, {
        eventId,
        memberId,
        given: { form, status: statusOfV1(status), marketingConsent },
        leave,
        silent,
        paths: NEW,
      })
      const event = (await eventsOnRecord(ctx.db, [eventId])).get(eventId)! // answered just now
      return { rsvp: rsvpToWireV1(row, EVERYTHING, ctx.site.id), calendarLinks: calendarUrls(event, publicUrl) }
    },
    { limit: () => answeringEvents },
  )
  mount(api, v1.getRsvp, async ({ rsvpId, eventId, fieldset }, ctx) => ({
    rsvp: rsvpToWireV1(await getRsvp(ctx, rsvpId, eventId), fieldset, ctx.site.id),
  }))
  mount(
    api,
    v1.updateRsvp,
    async ({ eventId, rsvpId, fields, rsvpForm, status, options = {} }, ctx) => {
      const { silent = false, ...leave } = options
      const isSelected = (name: string) =>
        fields === undefined || fields.split(',').some((path) => path.trim().startsWith(name))
      const given = present({
        form: rsvpForm && isSelected('rsvpForm') ? rsvpForm : undefined,
        status: status && isSelected('status') ? statusOfV1(status) : undefined,
      })
      const row = await changeAnswer(ctx, { id: rsvpId, eventId, given, leave, silent, paths: CHANGED })
      return { rsvp: rsvpToWireV1(row, EVERYTHING, ctx.site.id) }
    },
    { limit: () => answeringEvents },
  )
  mount(api, v1.bulkUpdateRsvp, async ({ eventId, rsvpId, status }, ctx) => {
    const given = status ? { status: statusOfV1(status) } : {}
    const changing = { eventId, given, leave: {}, silent: false, paths: CHANGED }
    const rows = await changeAnswers(
      ctx,
      [...new Set(rsvpId)].map((id) => ({ id, ...changing })),
    )
    return { rsvps: rows.map((row) => rsvpToWireV1(row, EVERYTHING, ctx.site.id)) }
  })
  mount(api, v1.deleteRsvp, async ({ eventId, rsvps }, ctx) => {
    await removeOfEvent(ctx, eventId, rsvps)
    return {}
  })
  mount(api, v1.checkInRsvp, async (request, ctx) => ({
    rsvp: rsvpToWireV1(await checkIn(ctx, atDoor(request, ctx)), EVERYTHING, ctx.site.id),
  }))
  mount(api, v1.deleteRsvpCheckIn, async (request, ctx) => ({
    rsvp: rsvpToWireV1(await undoCheckIn(ctx, atDoor(request, ctx)), EVERYTHING, ctx.site.id),
  }))
  mount(api, v1.listRsvp, ({ eventId, rsvpId, status, ...request }, ctx) => {
    const among = (field: string, values: readonly string[] | undefined) =>
      values?.length ? [{ sql: `${field} = any(?)`, values: [values] }] : []
    return listed(ctx, request, {}, [
      ...among('r.event_id', eventId),
      ...among('r.id', rsvpId),
      ...among('r.status', status?.map(statusOfV1)),
    ])
  })
  mount(api, v1.queryRsvp, ({ filter, ...request }, ctx) => listed(ctx, request, spelled(filter ?? {}), []))
}

const atDoor = (
  { eventId, rsvpId, guestId }: RequestOf<typeof v1.checkInRsvp>,
  { now: doneAt }: Ctx,
): Parameters<typeof checkIn>[1] => ({ eventId, rsvpId, guestIds: guestId, doneAt, field: 'guestId', lenient: true })

/** Generation 1 says WAITING. */
function spelled<T>(filter: T): T {
  if (Array.isArray(filter)) return filter.map(spelled) as T
  if (typeof filter === 'object' && filter !== null)
    return Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, spelled(value)])) as T
  return (filter === 'WAITING' ? 'WAITLIST' : filter) as T
}

const tags: Readonly<Record<'FULLY_CHECKED_IN' | 'NOT_FULLY_CHECKED_IN' | 'MEMBER', string>> = {
  FULLY_CHECKED_IN: 'r.checked_in = r.guests',
  NOT_FULLY_CHECKED_IN: 'r.checked_in < r.guests',
  MEMBER: 'r.member_id is not null',
}

async function listed(
  ctx: Ctx,
  request: Omit<RequestOf<typeof v1.queryRsvp>, 'filter'>,
  filter: Record<string, unknown>,
  also: readonly Condition[],
): Promise<ResponseOf<typeof v1.listRsvp>> {
  const {
    offset,
    limit,
    fieldset,
    memberId,
    contactId,
    eventCreatorId,
    facet = [],
    searchPhrase,
    sort,
    tag = [],
  } = request
  const where: Condition[] = [
    ...also,
    ...(memberId?.length ? [{ sql: 'r.member_id = any(?)', values: [memberId] }] : []),
    ...(contactId?.length ? [{ sql: `${rsvpContact} = any(?)`, values: [contactId] }] : []),
    ...madeBy(eventCreatorId, 'r'),
    ...wordsCondition(searchPhrase ? { expression: searchPhrase, mode: 'AND' } : {}),
    ...tag.map((one) => ({ sql: tags[one], values: [] })),
  ]
  const query = { filter, sort: sortOfText(sort), paging: pagingOf(limit, offset) }
  const { rows, paging } = await rsvpsByOffset(ctx, query, where)
  const counted = await facetsOf(ctx, filter, where, facet)
  const byFacet = new Map(
    [...counted].map(([name, values]) => [
      name,
      name === 'status' ? values.map((row) => ({ ...row, value: statusToV1(row.value as 'YES') })) : values,
    ]),
  )
  return {
    total: paging.total,
    offset: paging.offset,
    limit: limit ?? 50,
    rsvps: rows.map((row) => rsvpToWireV1(row, fieldset, ctx.site.id)),
    facets: facetsToWire(byFacet),
    rsvpFacets: facetSumsToWire(byFacet),
  }
}
