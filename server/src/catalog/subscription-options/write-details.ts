import type { SubscriptionDetailsForWrite } from '@fairground/contract/stores/subscription-details.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import { announce, asLists, insertWithinLimit, optionNotFound, productsOfOptionsChanged } from './edit-options.ts'
import {
  assignMany,
  forbidOneTimeOfMany,
  lockSome,
  type OptionRow,
  permitOneTimeOfMany,
  takeOffMany,
  writeOptions,
} from './queries.ts'
import { optionAfter, plainOption } from './wire.ts'

/** Written details of a product's subscriptions; absent leaves them, null takes them off. */
export type WrittenDetails = Static<typeof SubscriptionDetailsForWrite> | null | undefined

/** Options that products name, by id, locked in the order of their ids. */
export type KnownOptions = ReadonlyMap<string, OptionRow>

type Needs = Pick<Ctx, 'site' | 'now' | 'newId'>

/** No statement where no product names an option. */
export async function knownOptions(tx: Tx, details: readonly WrittenDetails[]): Promise<KnownOptions> {
  const ids = details.flatMap((one) => one?.subscriptions?.flatMap(({ id }) => (id ? [id] : [])) ?? [])
  const rows = ids.length === 0 ? [] : await tx.rows(lockSome, { ids: [...new Set(ids)] })
  return new Map(rows.map((row) => [row.id, row]))
}

/** An option as a product shall offer it. */
export interface Assigned {
  readonly option: OptionRow
  readonly isNew: boolean
  readonly hidden: boolean
}

/** The product's options as they shall be; throws SUBSCRIPTION_OPTION_NOT_FOUND and InvalidArgument. */
export function optionsWanted(details: WrittenDetails, known: KnownOptions, { site, newId }: Needs): Assigned[] {
  return (details?.subscriptions ?? []).map(({ id, visible, ...fields }, i) => {
    const field = `product.subscriptionDetails.subscriptions[${i}]`
    const before = id ? known.get(id) : undefined
    if (id && !before) throw optionNotFound(id)
    if (!before && (fields.title === undefined || fields.frequency === undefined))
      throw new InvalidArgument([
        {
          field: `${field}.${fields.title === undefined ? 'title' : 'frequency'}`,
          description: message('violations.needed'),
          violatedRule: 'REQUIRED_FIELD',
        },
      ])
    const { title, description, frequency, interval, billingCycles, autoRenewal, discount } = fields
    const settings = {
      ...present({ frequency, interval }),
      // The one of a term and of renewal that is present counts.
      ...(billingCycles === undefined ? {} : { billingCycles, autoRenewal: autoRenewal ?? false }),
      ...(billingCycles === undefined && autoRenewal !== undefined ? { autoRenewal, billingCycles: null } : {}),
    }
    const { amountOff, percentOff, type = amountOff === undefined ? 'PERCENT' : 'AMOUNT' } = discount ?? {}
    const value = type === 'AMOUNT' ? amountOff : percentOff
    const wire = {
      ...present({ title, description }),
      subscriptionSettings: settings,
      ...present({
        discount: discount === undefined ? undefined : discount === null ? null : { type, value: Number(value ?? 0) },
      }),
    }
    return {
      option: optionAfter(before ?? plainOption(newId()), wire, field, site.currency),
      isNew: !before,
      hidden: visible === false,
    }
  })
}

/** Writes the subscriptions of products whose rows the caller writes in the same transaction. */
export async function writeDetails(
  tx: Tx,
  ctx: Needs,
  products: readonly { readonly id: string; readonly details: WrittenDetails }[],
  known: KnownOptions,
): Promise<void> {
  const changedProducts = products.filter(({ details }) => details !== undefined)
  if (changedProducts.length === 0) return
  const rewritten = changedProducts.filter(({ details }) => details === null || details?.subscriptions !== undefined)
  const assigned = rewritten.map(({ id, details }) => ({ id, options: optionsWanted(details, known, ctx) }))
  const options = assigned.flatMap((one) => one.options)
  const made = options.filter(({ isNew }) => isNew).map(({ option }) => option)
  const changed = new Map(options.filter(({ isNew }) => !isNew).map(({ option }) => [option.id, option]))
  if (made.length > 0) await insertWithinLimit(tx, made, ctx.now)
  if (changed.size > 0) {
    await tx.run(writeOptions, asLists([...changed.values()], ctx.now))
    await productsOfOptionsChanged(tx, [...changed.keys()], ctx)
  }
  if (assigned.length > 0) {
    await tx.run(takeOffMany, { productIds: assigned.map(({ id }) => id) })
    const records = assigned.flatMap(({ id, options: own }) =>
      [...new Map(own.map((one) => [one.option.id, one])).values()].map(({ option, hidden }, position) => ({
        product_id: id,
        option_id: option.id,
        position,
        hidden,
      })),
    )
    if (records.length > 0) await tx.run(assignMany, { records })
  }
  const oneTime = (allowed: boolean) =>
    changedProducts
      .filter(({ details }) => (details === null ? true : (details?.allowOneTimePurchases ?? undefined)) === allowed)
      .map(({ id }) => id)
  const [allowed, forbidden] = [oneTime(true), oneTime(false)]
  if (allowed.length > 0) await tx.run(permitOneTimeOfMany, { productIds: allowed })
  if (forbidden.length > 0) await tx.run(forbidOneTimeOfMany, { productIds: forbidden })
  await announce(
    tx,
    made.map(({ id }) => id),
    'created',
    ctx,
  )
  await announce(tx, [...changed.keys()], 'updated', ctx)
}
