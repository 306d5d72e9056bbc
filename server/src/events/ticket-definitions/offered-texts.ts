import type { TicketDefinitionField } from '@fairground/contract/enumerations/events.ts'
import { TicketDefinition } from '@fairground/contract/events/ticket-definition-shapes.ts'
import { DEFAULT_LIMIT } from '../../db/pages.ts'
import type { Ctx } from '../../ground/context.ts'
import { isUuid } from '../../ground/ids.ts'
import { prefixOfReads } from '../../http/cached-read.ts'
import type { CachedRead } from '../../http/read-cache.ts'
import { itemsOf, lastingBytes, Parts, Written, writer } from '../../http/written.ts'
import { LEFT_OF_ANY, leftOf } from '../../outbox/tags-of-happened.ts'
import { nextChangeOfSite, nextOf, type Remembering } from '../event/next-change.ts'
import { saleStatusOf } from './definition-state.ts'
import { offeredAt } from './find-definitions.ts'
import type { DefinitionQuery } from './list-definitions.ts'
import { definitionsToWire } from './wire-v3.ts'

type Fields = readonly TicketDefinitionField[] | undefined

/** Kinds of ticket as visitors read them. */
export interface OfferedTexts {
  /** The page, where it asks for no more than all that some events offer now; undefined for any other query. */
  page(ctx: Ctx, query: DefinitionQuery, fields: Fields): Promise<Written> | undefined
}

const LIST = Buffer.from('{"ticketDefinitions":[')

const write = writer(TicketDefinition)

/** Answers put together of what events offer, which is remembered until something of it changes (decision 1712). */
export function offeredTexts({ cache, nowOf }: Remembering, publicUrl: string): OfferedTexts {
  /** Kinds by the entry of their event. */
  const kinds = new WeakMap<CachedRead, readonly Buffer[]>()

  const read = async (ctx: Ctx, eventIds: readonly string[], fields: Fields, prefix: string) => {
    const began = cache.begin()
    const rows = await offeredAt(ctx.db, eventIds, ctx.now)
    const byEvent = Map.groupBy(rows, ({ eventId }) => eventId)
    return Promise.all(
      eventIds.map(async (eventId) => {
        const all = byEvent.get(eventId) ?? []
        const shown = all.filter(
          (row) => row.eventCanceledAt === null && (row.shownOffSale || saleStatusOf(row, ctx.now) === 'SALE_STARTED'),
        )
        const texts = (await definitionsToWire(ctx, publicUrl, shown, fields)).map((kind) => lastingBytes(write(kind)))
        const isCounted =
          fields?.includes('SALES_DETAILS') ||
          all.some(({ seated, tiers, quotas }) => seated || tiers.length > 0 || quotas.length > 0)
        const entry = cache.put(prefix + eventId, new Parts(texts), {
          tags: [`event:${eventId}`, ...(isCounted ? [leftOf(eventId)] : [])],
          began,
          until: nextOf(
            { nowOf },
            ctx,
            all.flatMap(({ changesAt, eventStart, eventEnd }) => [changesAt, eventStart, eventEnd]),
          ),
        })
        kinds.set(entry, texts)
        return [eventId, entry] as const
      }),
    )
  }

  return {
    page(ctx, { filter, sort, paging, cursorPaging }, fields = []) {
      const eventIds = eventsIn(filter)
      const isPlain =
        eventIds &&
        paging &&
        !cursorPaging &&
        isUsualOrder(sort, eventIds) &&
        fields.every((field) => field === 'SALES_DETAILS')
      if (!isPlain) return undefined
      const { limit = DEFAULT_LIMIT, offset = 0 } = paging
      return (async () => {
        const prefix = `offered ${prefixOfReads(ctx.site, ctx.showIn)}${fields.length > 0} `
        const entries = new Map<string, CachedRead>()
        for (const id of ctx.isCurrent ? eventIds : []) {
          const known = cache.get(prefix + id)
          if (known) entries.set(id, known)
        }
        const missing = eventIds.filter((id) => !entries.has(id))
        const added = missing.length > 0 ? await read(ctx, missing, fields, prefix) : []
        for (const [id, entry] of added) entries.set(id, entry)
        const all = eventIds.flatMap((id) => kinds.get(entries.get(id)!) ?? []) // each was found or read
        const shown = all.slice(offset, offset + limit)
        const metadata = { count: shown.length, offset, total: all.length, tooManyToCount: false }
        return new Written(
          [LIST, ...itemsOf(shown), lastingBytes(`],"metadata":${JSON.stringify(metadata)}}`)],
          [...entries.values()].flatMap(({ tags }) => tags),
          Math.min(...[...entries.values()].map(({ until }) => until)),
        )
      })()
    },
  }
}

/** The events whose kinds a filter selects, in the order of lists; undefined where it filters by anything else. */
function eventsIn(filter: Record<string, unknown> | undefined): string[] | undefined {
  if (!filter || Object.keys(filter).join() !== 'eventId') return undefined
  const { eventId: wanted } = filter
  const given = typeof wanted === 'string' ? [wanted] : listed(wanted)
  return given?.every(isUuid) ? [...new Set(given.map((id) => id.toLowerCase()))].sort() : undefined
}

function listed(wanted: unknown): string[] | undefined {
  if (typeof wanted !== 'object' || wanted === null || Object.keys(wanted).join() !== '$in') return undefined
  const { $in } = wanted as { $in: unknown }
  return Array.isArray($in) && $in.length > 0 && $in.every((id) => typeof id === 'string') ? $in : undefined
}

/** By their place within their event, as lists are unless sorted. */
const isUsualOrder = (sort: DefinitionQuery['sort'], eventIds: readonly string[]): boolean =>
  !sort?.length ||
  (eventIds.length === 1 && sort.length === 1 && sort[0]?.fieldName === 'sortIndex' && sort[0].order !== 'DESC')

/** Any other answer about what is offered: good until something changes of any event, of what is left, or by the clock. */
export async function offeredAnswer(
  ctx: Ctx,
  remembering: Remembering,
  answer: Promise<{ readonly text: string; readonly eventIds: readonly string[] }>,
): Promise<Written> {
  const [{ text, eventIds }, change] = await Promise.all([answer, nextChangeOfSite(ctx)])
  const tags = ['events', LEFT_OF_ANY, ...new Set(eventIds.map((id) => `event:${id}`))]
  return new Written([lastingBytes(text)], tags, nextOf(remembering, ctx, [change]))
}
