import type { NewActivity, PublicActivity } from '@fairground/contract/ecom/order-activities.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { addToHistory, authorOf } from '../purchase/activities.ts'
import { lockOrderRow } from '../purchase/change-order.ts'
import { getOrder } from './operations.ts'
import { countActivities, deleteActivityRow, type OrderRow, writeActivity } from './queries.ts'

type Activity = Static<typeof PublicActivity>
/** A new entry names its kind, where the call asks for it. */
type Added = Activity & Partial<Pick<Static<typeof NewActivity>, 'activityType'>>

/** Most entries of one order that somebody or something wrote. */
const MOST = 1000

/** Comments of staff and entries of apps, in the order given; a comment carries its writer. `field` is the path of each. */
export function addActivities(
  ctx: Ctx,
  orderId: string,
  activities: readonly Added[],
  field: (position: number) => string,
): Promise<{ order: OrderRow; activityIds: string[] }> {
  return changed(ctx, orderId, async (tx) => {
    const there = (await tx.row(countActivities, { orderId }))?.count ?? 0n
    if (Number(there) + activities.length > MOST) throw new ApiError({ code: 'LIMIT_REACHED', limit: MOST })
    const entries = activities.map((activity, i) => {
      const { comment, custom } = one(activity, field(i))
      assertKind(activity, field(i))
      const author = authorOf(ctx.caller)
      return custom
        ? ({ type: 'CUSTOM_ACTIVITY', doc: custom, ...author } as const)
        : ({ type: 'MERCHANT_COMMENT', message: comment!, ...author } as const) // one of the two
    })
    const activityIds = await addToHistory(tx, ctx, orderId, entries)
    return { activityIds }
  })
}

export function rewordActivity(ctx: Ctx, orderId: string, id: string, activity: Activity): Promise<OrderRow> {
  const { comment, custom } = one(activity, 'activity')
  return found(ctx, orderId, (tx) =>
    tx.run(writeActivity, { orderId, id, message: comment ?? null, doc: custom ?? null }),
  )
}

export const removeActivity = (ctx: Ctx, orderId: string, id: string): Promise<OrderRow> =>
  found(ctx, orderId, (tx) => tx.run(deleteActivityRow, { orderId, id }))

async function found(ctx: Ctx, orderId: string, write: (tx: Tx) => Promise<number>): Promise<OrderRow> {
  const { order } = await changed(ctx, orderId, async (tx) => {
    if ((await write(tx)) === 0) throw new ApiError({ code: 'ACTIVITY_NOT_FOUND' })
    return {}
  })
  return order
}

const changed = <T extends object>(ctx: Ctx, orderId: string, work: (tx: Tx) => Promise<T>) =>
  ctx.db.inTx(async (tx): Promise<T & { order: OrderRow }> => {
    if (!(await lockOrderRow(tx, orderId))) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    const made = await work(tx)
    const payload = { fields: ['activities'] }
    await happen(tx, [{ entity: 'order', entityId: orderId, slug: 'updated', payload }], ctx)
    return { ...made, order: await getOrder(ctx, orderId, tx) }
  })

/** Refuses an entry that is not of the kind that it names. */
function assertKind({ activityType, customActivity }: Added, at: string): void {
  const type = customActivity ? 'CUSTOM_ACTIVITY' : 'MERCHANT_COMMENT'
  if (activityType === undefined || activityType === type) return
  const description = message('violations.kindOfEntry', { type })
  throw new InvalidArgument([{ field: `${at}.activityType`, description, violatedRule: 'VALIDATION' }])
}

function one({ merchantComment, customActivity: custom }: Activity, at: string) {
  if ((merchantComment === undefined) !== (custom === undefined)) return { comment: merchantComment?.message, custom }
  const field = `${at}.${custom ? 'customActivity' : 'merchantComment'}`
  throw new InvalidArgument([
    { field, description: message('violations.commentOrEntry'), violatedRule: 'REQUIRED_ONE_OF_FIELD' },
  ])
}
