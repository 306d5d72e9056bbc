import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { itemIdsAt } from './adjust-at.ts'
import { changeItems, type ItemChange } from './change-items.ts'
import { createItems, type NewItem } from './create-items.ts'
import type { ItemRow } from './queries.ts'

interface Upsert extends Omit<ItemChange, 'id'> {
  readonly id?: string | undefined
  readonly productId?: string | undefined
  readonly variantId?: string | undefined
  readonly locationId?: string | undefined
}

type Place = number

/** Items that are named by their id or stand at that location are changed, the others made; each answered by itself. */
export const upsertItems = (ctx: Ctx, upserts: readonly Upsert[]): Promise<Outcome<ItemRow>[]> =>
  ctx.db.inTx(async (tx) => {
    const outcomes = new Array<Outcome<ItemRow>>(upserts.length)
    const standing = await standingIds(tx, upserts)
    const [changes, news]: [[Place, ItemChange][], [Place, NewItem][]] = [[], []]
    const seen = new Set<string>()
    for (const [place, one] of upserts.entries()) {
      const key = one.id ?? standing.get(place) ?? `${one.variantId} ${one.locationId ?? ''}`
      const id = one.id ?? standing.get(place)
      if (seen.has(key.toLowerCase())) outcomes[place] = { ok: false, id, error: twice }
      else if (id) changes.push([place, { ...one, id }])
      else if (!one.productId || !one.variantId) outcomes[place] = { ok: false, error: unnamed }
      else if (one.quantity !== undefined && one.quantity < 0n)
        outcomes[place] = { ok: false, error: new ApiError({ code: 'INVALID_TARGET_QUANTITY' }) }
      else news.push([place, { ...one, productId: one.productId, variantId: one.variantId }])
      seen.add(key.toLowerCase())
    }
    const changed = await changeItems(
      tx,
      ctx,
      changes.map(([, change]) => change),
      { reason: 'MANUAL' },
    )
    const made = await createItems(
      tx,
      ctx,
      news.map(([, item]) => item),
    )
    for (const [i, [place]] of changes.entries()) outcomes[place] = changed[i]!
    for (const [i, [place]] of news.entries()) outcomes[place] = made[i]!
    return outcomes
  })

const twice = new InvalidArgument([
  {
    field: 'inventoryItem',
    description: message('violations.twiceInRequest'),
    violatedRule: 'OTHER',
    ruleName: 'DUPLICATE_BULK_UPSERT_KEY',
  },
])
const unnamed = new InvalidArgument([
  {
    field: 'inventoryItem',
    description: message('violations.idOrProductAndVariant'),
    violatedRule: 'REQUIRED_ONE_OF_FIELD',
  },
])

async function standingIds(tx: Tx, upserts: readonly Upsert[]): Promise<Map<Place, string>> {
  const named = upserts.flatMap(({ id, variantId, ...at }, place) =>
    !id && variantId ? [{ place, variantId, ...at }] : [],
  )
  const ids = await itemIdsAt(tx, named)
  return new Map([...ids].map(([i, id]) => [named[i]!.place, id]))
}
