import type { EventRequestedField } from '@fairground/contract/enumerations/events.ts'
import { Event } from '@fairground/contract/events/event-shapes.ts'
import type { Ctx } from '../../ground/context.ts'
import { prefixOfReads } from '../../http/cached-read.ts'
import type { CachedRead } from '../../http/read-cache.ts'
import { lastingBytes, writer } from '../../http/written.ts'
import type { EventRow } from '../event/event-row.ts'
import { publishedById } from '../event/find-events.ts'
import { nextOf, type Remembering } from '../event/next-change.ts'
import { offersFor } from '../ticket-definitions/offers.ts'
import { shownEvents } from './read-events.ts'

type Fields = readonly EventRequestedField[] | undefined

interface GivenRows {
  readonly rows: readonly EventRow[]
  readonly began: number
}

/** Events as visitors read them. */
export interface EventTexts {
  /**
   * In the order of their ids; one that was deleted a moment ago is left out. `given`: rows that were read already, and `begin` of before. At most two rounds of statements,
   * none for events that are remembered (decision 1712).
   */
  of(ctx: Ctx, ids: readonly string[], fields: Fields, given?: GivenRows): Promise<CachedRead[]>
  /** Id of the published event at the slug that it has, where it is remembered. */
  idOf(ctx: Ctx, slug: string): string | undefined
  /** `began`: before it was read. */
  noteSlug(ctx: Ctx, began: number, row: EventRow): void
  begin(): number
}

const MOST_SLUGS = 50_000

const write = writer(Event)

export function eventTexts({ cache, nowOf }: Remembering, publicUrl: string): EventTexts {
  const slugs = new Map<string, string>()
  cache.onDrop((tags) => {
    for (const tag of tags) if (tag === 'events') slugs.clear()
  })
  const slugKey = ({ site }: Ctx, slug: string) => `${site.id} ${slug}`

  /** Rows with what their tickets cost, in one round: most events sell some. */
  const read = async (ctx: Ctx, ids: readonly string[], fields: Fields) => {
    const [rows, offers] = await Promise.all([
      publishedById(ctx.db, ids),
      fields?.includes('REGISTRATION') ? offersFor(ctx.db, ids, ctx.now) : undefined,
    ])
    return shownEvents(ctx, publicUrl, rows, { requested: fields, offers })
  }

  return {
    async of(ctx, ids, fields, given) {
      const prefix = `event ${prefixOfReads(ctx.site, ctx.showIn)}${[...new Set(fields)].sort().join()} `
      const texts = new Map<string, CachedRead>()
      for (const id of ctx.isCurrent ? ids : []) {
        const known = cache.get(prefix + id)
        if (known) texts.set(id, known)
      }
      const missing = ids.filter((id) => !texts.has(id))
      if (missing.length > 0) {
        const began = given?.began ?? cache.begin()
        const shown = given
          ? await shownEvents(ctx, publicUrl, given.rows, { requested: fields })
          : await read(ctx, missing, fields)
        for (const { event, tags, changes } of shown) {
          const text = lastingBytes(write(event))
          texts.set(
            event.id,
            cache.put(prefix + event.id, text, { tags, began, until: nextOf({ nowOf }, ctx, changes) }),
          )
        }
      }
      return ids.flatMap((id) => texts.get(id) ?? [])
    },
    idOf: (ctx, slug) => (ctx.isCurrent ? slugs.get(slugKey(ctx, slug)) : undefined),
    begin: () => cache.begin(),
    noteSlug(ctx, began, { slug, id }) {
      if (began !== cache.begin()) return
      if (slugs.size >= MOST_SLUGS) slugs.clear()
      slugs.set(slugKey(ctx, slug), id)
    },
  }
}
