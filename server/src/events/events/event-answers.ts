import type { EventRequestedField } from '@fairground/contract/enumerations/events.ts'
import { queryEvents } from '@fairground/contract/events/wix-events-v-2.ts'
import { type RememberedOrders, rememberedOrders } from '../../db/remembered-orders.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { CachedRead } from '../../http/read-cache.ts'
import { bytesOf, itemsOf, lastingBytes, Written, writer } from '../../http/written.ts'
import { LEFT_OF_ANY } from '../../outbox/tags-of-happened.ts'
import { CATEGORIES } from '../categories/read-categories.ts'
import { getEventBySlug } from '../event/find-events.ts'
import { nextChangeOfSite, nextOf, type Remembering } from '../event/next-change.ts'
import { eventTexts } from './event-texts.ts'
import type { ShownIds } from './list-events.ts'

type Fields = readonly EventRequestedField[] | undefined

/** Reads of events as visitors get them, put together of events that are remembered. */
export interface EventAnswers {
  byId(ctx: Ctx, id: string, fields: Fields): Promise<Written>
  bySlug(ctx: Ctx, slug: string, fields: Fields): Promise<Written>
  list(ctx: Ctx, page: Promise<ShownIds>, given: ListOf): Promise<Written>
  readonly orders: RememberedOrders
}

interface ListOf {
  readonly fields: Fields
  /** The list was found, or sorted, by something that the clock or a sale changes. */
  readonly isTimed: boolean
}

const LIST = Buffer.from('{"events":[')

/** Answers of one event each, by its text. */
const wholes = new WeakMap<CachedRead, Buffer>()
function wholeOf(text: CachedRead): Buffer {
  const known = wholes.get(text)
  if (known) return known
  const whole = lastingBytes(`{"event":${text.body}}`)
  wholes.set(text, whole)
  return whole
}

const writePaging = writer(queryEvents.response.properties.pagingMetadata)

export function eventAnswers(remembering: Remembering, publicUrl: string): EventAnswers {
  const texts = eventTexts(remembering, publicUrl)
  const orders = rememberedOrders()
  remembering.cache.onDrop((tags) => {
    for (const tag of tags) if (tag === 'events' || tag === CATEGORIES) orders.forget()
  })
  const one = (id: string, [text]: readonly CachedRead[], tags: readonly string[] = []): Written => {
    if (!text) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: id })
    return new Written([wholeOf(text)], [...text.tags, ...tags], text.until)
  }
  return {
    orders,
    async byId(ctx, id, fields) {
      const [known] = await texts.of(ctx, [id], fields)
      return one(id, known ? [known] : [])
    },
    async bySlug(ctx, slug, fields) {
      const known = texts.idOf(ctx, slug)
      if (known !== undefined) {
        const found = await texts.of(ctx, [known], fields)
        if (found.length > 0) return one(known, found)
      }
      const began = texts.begin()
      const row = await getEventBySlug(ctx, slug)
      const found = await texts.of(ctx, [row.id], fields, { rows: [row], began })
      if (row.slug === slug) texts.noteSlug(ctx, began, row)
      // An address that an event has left can be taken by any other.
      return one(row.id, found, row.slug === slug ? [] : ['events'])
    },
    async list(ctx, page, { fields, isTimed }) {
      const [{ rows, paging }, change] = await Promise.all([page, isTimed ? nextChangeOfSite(ctx) : null])
      const found = await texts.of(
        ctx,
        rows.map(({ id }) => id),
        fields,
      )
      const parts = itemsOf(found.map((text) => bytesOf(text.body)))
      const rest = lastingBytes(`],"pagingMetadata":${writePaging(paging)}}`)
      const tags = ['events', CATEGORIES, ...(isTimed ? [LEFT_OF_ANY] : []), ...found.flatMap((text) => text.tags)]
      const until = Math.min(nextOf(remembering, ctx, [change]), ...found.map((text) => text.until))
      return new Written([LIST, ...parts, rest], [...new Set(tags)], until)
    },
  }
}
