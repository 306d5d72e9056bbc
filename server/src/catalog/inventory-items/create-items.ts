import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { isUuid } from '../../ground/ids.ts'
import { type Message, message } from '../../ground/texts/message.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { createPools, type PoolChangeReason } from '../../sales/ledger/ledger.ts'
import { openLocations } from '../locations/operations.ts'
import { announceItems } from './announce.ts'
import { type Changing, changeItems, type ItemChange } from './change-items.ts'
import { findItems, findVariantsNamed, type ItemRow, insertItems, lockProductsById } from './queries.ts'

export interface NewItem extends Omit<ItemChange, 'id' | 'revision' | 'delta' | 'mayOwe' | 'preordered'> {
  readonly productId: string
  /** The variant's own id, or the one that it is published under within its product. */
  readonly variantId: string
  /** The default location where absent. */
  readonly locationId?: string | undefined
}

const violation = (field: string, description: Message, more: Omit<FieldViolation, 'field' | 'description'>) =>
  new InvalidArgument([{ field: `inventoryItem.${field}`, description, ...more }])

/** Mistake in one item by itself. */
function unfit({ quantity, inStock, preorder, ...item }: NewItem): ApiError | InvalidArgument | undefined {
  if (quantity === undefined && inStock === undefined)
    return violation('trackingMethod', message('violations.quantityOrInStock'), {
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    })
  if (quantity !== undefined && quantity < 0n)
    return violation('quantity', message('violations.negative'), {
      violatedRule: 'MIN',
      ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
      data: { threshold: 0 },
    })
  if (quantity === undefined && typeof preorder?.limit === 'bigint')
    return violation('preorderInfo.limit', message('violations.countedUnits'), {
      violatedRule: 'OTHER',
      ruleName: 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY',
    })
  return isUuid(item.productId) ? undefined : variantNotFound(item)
}

const variantNotFound = ({ productId, variantId }: Pick<NewItem, 'productId' | 'variantId'>) =>
  new ApiError({ code: 'VARIANT_NOT_FOUND', productId, variantId })

/**
 * Begins to keep stock of variants. At the default location that is the stock which the variant has been sold from: its pool.
 * A constant number of statements; each is refused by itself.
 */
export async function createItems(
  tx: Tx,
  ctx: Changing,
  newItems: readonly NewItem[],
  reason: PoolChangeReason = 'MANUAL',
): Promise<Outcome<ItemRow>[]> {
  const outcomes = new Array<Outcome<ItemRow>>(newItems.length)
  const refuse = (place: number, error: ApiError | InvalidArgument) => {
    outcomes[place] = { ok: false, error }
  }
  const fit = newItems.flatMap((item, place) => {
    const error = unfit(item)
    if (error) refuse(place, error)
    return error ? [] : [{ place, item }]
  })
  await tx.rows(lockProductsById, { ids: [...new Set(fit.map(({ item }) => item.productId))] })
  const locations = await openLocations(
    tx,
    fit.flatMap(({ item }) => item.locationId ?? []),
  )
  const variants = new Map(
    (
      await tx.rows(findVariantsNamed, {
        places: fit.map(({ place }) => place),
        productIds: fit.map(({ item }) => item.productId),
        variantIds: fit.map(({ item }) => item.variantId),
      })
    ).map((variant) => [variant.place, variant]),
  )
  const made = fit.flatMap(({ place, item }) => {
    const variant = variants.get(place)
    const locationId = item.locationId ?? locations.defaultId
    if (!variant) refuse(place, variantNotFound(item))
    else if (!locations.has(locationId)) refuse(place, new ApiError({ code: 'LOCATION_NOT_FOUND', locationId }))
    else {
      const id = ctx.newId()
      const elsewhere = locationId !== locations.defaultId
      return [{ place, id, item, variant, locationId, elsewhere, poolId: elsewhere ? ctx.newId() : variant.poolId }]
    }
    return []
  })
  await createPools(
    tx,
    made
      .filter(({ elsewhere }) => elsewhere)
      .map(({ id, poolId, item }) => ({
        id: poolId,
        kind: 'stock',
        refId: id,
        capacity: item.quantity === undefined ? null : 0n,
      })),
    ctx,
  )
  const inserted = new Set((await insert(tx, ctx, made)).map(({ id }) => id))
  for (const { place, id, variant, locationId } of made)
    if (!inserted.has(id))
      refuse(
        place,
        new ApiError({ code: 'ITEM_ALREADY_EXISTS', productId: variant.productId, variantId: variant.id, locationId }),
      )
  const fresh = made.filter(({ id }) => inserted.has(id))
  await announceItems(tx, 'created', await tx.rows(findItems, { ids: fresh.map(({ id }) => id) }), ctx)
  const filled = await changeItems(
    tx,
    ctx,
    fresh.map(({ id, item: { quantity, inStock, preorder, extendedFields } }) => ({
      id,
      quantity,
      inStock,
      preorder,
      extendedFields,
    })),
    { reason },
  )
  for (const [i, { place }] of fresh.entries()) outcomes[place] = filled[i]!
  return outcomes
}

/** State before an item's first change. */
const BEFORE_FIRST = 0n

interface Made {
  readonly id: string
  readonly variant: { readonly id: string; readonly productId: string }
  readonly locationId: string
  readonly poolId: string
}

const insert = (tx: Queryable, { now }: Changing, made: readonly Made[]): Promise<{ id: string }[]> =>
  tx.rows(insertItems, {
    ids: made.map(({ id }) => id),
    productIds: made.map(({ variant }) => variant.productId),
    variantIds: made.map(({ variant }) => variant.id),
    locationIds: made.map(({ locationId }) => locationId),
    pools: made.map(({ poolId }) => poolId),
    inStock: made.map(() => true),
    revision: BEFORE_FIRST,
    at: now,
  })
