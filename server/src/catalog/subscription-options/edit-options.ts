import {
  MAX_SUBSCRIPTION_OPTIONS,
  type NewSubscriptionOption,
  type SubscriptionOptionChanges,
} from '@fairground/contract/stores/subscription-options.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import {
  countOptions,
  deleteOptions,
  findOptions,
  forbidOneTime,
  insertOptions,
  lockOptions,
  lockProduct,
  lockSome,
  type OptionRow,
  permitOneTime,
  putOnProduct,
  takeOffProduct,
  touchProduct,
  touchProductsOfOptions,
  writeOptions,
} from './queries.ts'
import { optionAfter, plainOption } from './wire.ts'

export const optionNotFound = (subscriptionOptionId: string) =>
  new ApiError({ code: 'SUBSCRIPTION_OPTION_NOT_FOUND', subscriptionOptionId })

type Changes = Static<typeof SubscriptionOptionChanges>

/** Records what happened to options. */
export const announce = (
  tx: Tx,
  ids: readonly string[],
  slug: 'created' | 'updated' | 'deleted',
  ctx: Pick<Ctx, 'now' | 'newId'>,
) =>
  happen(
    tx,
    ids.map((entityId) => ({ entity: 'subscription_option', entityId, slug, payload: {} })),
    ctx,
  )

export const asLists = (rows: readonly OptionRow[], at: Date) => ({
  ids: rows.map((row) => row.id),
  titles: rows.map((row) => row.title),
  frequencies: rows.map((row) => row.frequency),
  everies: rows.map((row) => row.every),
  billingCycles: rows.map((row) => row.billingCycles ?? 0),
  autoRenewals: rows.map((row) => row.autoRenewal),
  discountTypes: rows.map((row) => row.discountType),
  discountValues: rows.map((row) => row.discountValue),
  descriptions: rows.map((row) => row.description ?? ''),
  at,
})

/** Stores options that are made; throws SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED where a site would have too many. */
export async function insertWithinLimit(tx: Tx, rows: readonly OptionRow[], at: Date): Promise<void> {
  await tx.run(lockOptions, {})
  const { count: there } = (await tx.row(countOptions, {}))! // a count always has its row
  if (there + rows.length > MAX_SUBSCRIPTION_OPTIONS)
    throw new ApiError({ code: 'SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED', threshold: MAX_SUBSCRIPTION_OPTIONS })
  await tx.run(insertOptions, asLists(rows, at))
}

/** All or none. `path(i)` names the i-th in violations. */
export function createOptions(
  ctx: Ctx,
  wanted: readonly Static<typeof NewSubscriptionOption>[],
  path: (i: number) => string,
): Promise<OptionRow[]> {
  const rows = wanted.map((wire, i) => optionAfter(plainOption(ctx.newId()), wire, path(i), ctx.site.currency))
  return ctx.db.inTx(async (tx) => {
    await insertWithinLimit(tx, rows, ctx.now)
    await announce(tx, idsOf(rows), 'created', ctx)
    return rows
  })
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** Rows of these ids as a map; throws for the first that is unknown. */
function byId(rows: readonly OptionRow[], ids: readonly string[]): Map<string, OptionRow> {
  const found = new Map(rows.map((row) => [row.id, row]))
  const unknown = ids.find((id) => !found.has(id))
  if (unknown !== undefined) throw optionNotFound(unknown)
  return found
}

/** All or none; an option that is named twice is changed twice, in order. */
export const updateOptions = (
  ctx: Ctx,
  wanted: readonly Changes[],
  path: (i: number) => string,
): Promise<OptionRow[]> =>
  ctx.db.inTx(async (tx) => {
    const ids = wanted.map(({ id }) => id)
    const rows = byId(await tx.rows(lockSome, { ids }), ids)
    for (const [i, { id, ...wire }] of wanted.entries()) {
      const before = rows.get(id)! // byId has it
      rows.set(before.id, optionAfter(before, wire, path(i), ctx.site.currency))
    }
    const after = [...rows.values()]
    await tx.run(writeOptions, asLists(after, ctx.now))
    await productsOfOptionsChanged(tx, idsOf(after), ctx)
    await announce(tx, idsOf(after), 'updated', ctx)
    return ids.map((id) => rows.get(id)!)
  })

export const removeOptions = (ctx: Ctx, given: readonly string[]): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const ids = [...new Set(given)]
    byId(await tx.rows(lockSome, { ids }), ids)
    await productsOfOptionsChanged(tx, ids, ctx)
    await tx.run(deleteOptions, { ids })
    await announce(tx, ids, 'deleted', ctx)
  })

/** Products show their options, so a change of an option is one of theirs. */
export async function productsOfOptionsChanged(tx: Tx, ids: string[], ctx: Pick<Ctx, 'now' | 'newId'>): Promise<void> {
  const touched = await tx.rows(touchProductsOfOptions, { ids })
  await happen(
    tx,
    touched.map(({ id }) => ({ entity: 'product', entityId: id, slug: 'updated', payload: {} })),
    ctx,
  )
}

async function productForChange(tx: Tx, productId: string): Promise<string> {
  const product = await tx.row(lockProduct, { productId })
  if (!product) throw new ApiError({ code: 'PRODUCT_NOT_FOUND', productId })
  return product.id
}

async function productChanged(tx: Tx, entityId: string, ctx: Ctx): Promise<void> {
  await tx.run(touchProduct, { productId: entityId })
  await happen(tx, [{ entity: 'product', entityId, slug: 'updated', payload: {} }], ctx)
}

export const assignOptions = (
  ctx: Ctx,
  product: string,
  assigned: readonly { readonly id: string; readonly hidden?: boolean }[],
): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const productId = await productForChange(tx, product)
    const wanted = new Map(assigned.map(({ id, hidden = false }) => [id, hidden]))
    const ids = [...wanted.keys()]
    byId(await tx.rows(findOptions, { ids }), ids)
    await tx.run(takeOffProduct, { productId })
    await tx.run(putOnProduct, { productId, ids, hidden: [...wanted.values()] })
    await productChanged(tx, productId, ctx)
  })

export const setOneTimePurchases = (ctx: Ctx, product: string, allowed: boolean): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const productId = await productForChange(tx, product)
    await tx.run(allowed ? permitOneTime : forbidOneTime, { productId })
    await productChanged(tx, productId, ctx)
  })
