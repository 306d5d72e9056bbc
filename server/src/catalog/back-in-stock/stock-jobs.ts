import { partsOf } from '../../ground/parts.ts'
import type { Job } from '../../jobs/job-relay.ts'
import type { Happened } from '../../outbox/relay.ts'

/** Catalogue items of which there may be more, or fewer, than before. */
function itemsWhoseStockChanged({ entity, entityId, slug, payload }: Happened): string[] {
  if (entity === 'product') return slug === 'inventory_variants_changed' ? [entityId] : []
  if (entity === 'ticketDefinition') return [entityId]
  if (entity !== 'order' || !Array.isArray(payload.items)) return []
  return (payload.items as { id: string }[]).map(({ id }) => id) // written by the purchase path
}

const ITEMS_OF_A_JOB = 500

/** One job of each site for all that happened: many orders of an hour are of the same few products. */
export function stockJobsOf(happened: readonly Happened[]): Job[] {
  const changed = happened.filter((one) => itemsWhoseStockChanged(one).length > 0)
  return [...Map.groupBy(changed, ({ siteId }) => siteId)].flatMap(([siteId, its]) => {
    const itemIds = [...new Set(its.flatMap(itemsWhoseStockChanged))]
    return partsOf(itemIds, ITEMS_OF_A_JOB).map((of, part) => ({
      task: 'follow-stock',
      key: `follow-stock ${its[0]?.id} ${part}`,
      payload: { siteId, itemIds: of },
    }))
  })
}
