import * as contract from '@fairground/contract/fairground/payment-comparisons.ts'
import { record } from '../../../audit/record.ts'
import { ApiError } from '../../../ground/api-error.ts'
import { staffId } from '../../../ground/caller.ts'
import type { Ctx } from '../../../ground/context.ts'
import { type Api, mount } from '../../../http/mount.ts'
import type { PaymentMethods } from '../methods.ts'
import {
  countOpen,
  differences,
  findDifference,
  latestComparisons,
  settleDifference,
  wantsNotice,
  writeNotice,
} from './queries.ts'
import { differenceToWire, titleOf } from './wire.ts'

const DEFAULT_LIMIT = 50

export function comparisonRoutes(api: Api, methods: PaymentMethods): void {
  mount(api, contract.listPaymentComparisons, async (_, { db, site }) => {
    const rows = await db.rows(latestComparisons, {})
    return {
      comparisons: rows.map(({ provider, comparedAt, elsewhere, ...row }) => ({
        method: provider,
        title: titleOf(methods, site, provider),
        comparedDate: comparedAt.toISOString(),
        formerAccount: elsewhere,
        ...row,
      })),
      openDifferences: Number((await db.row(countOpen, {}))?.count ?? 0n),
    }
  })
  mount(
    api,
    contract.listPaymentDifferences,
    async ({ settled = false, limit = DEFAULT_LIMIT, after }, { db, site }) => {
      const rows = await db.rows(differences, { settled, after: after ?? null, limit: limit + 1 })
      return {
        differences: rows.slice(0, limit).map((row) => differenceToWire(row, { methods, site })),
        hasNext: rows.length > limit,
      }
    },
  )
  mount(api, contract.settlePaymentDifference, async ({ differenceId }, ctx) => ({
    difference: differenceToWire(await settle(ctx, differenceId), { methods, site: ctx.site }),
  }))
  mount(api, contract.getDifferenceNotice, async (_, { db, caller }) => ({
    wanted: (await db.row(wantsNotice, { userId: staffId(caller) }))?.wanted ?? false,
  }))
  mount(api, contract.setDifferenceNotice, async ({ wanted }, { db, caller }) => {
    await db.run(writeNotice, { userId: staffId(caller), wanted })
    return { wanted }
  })
}

const settle = (ctx: Ctx, id: string) =>
  ctx.db.inTx(async (tx) => {
    const settled = await tx.run(settleDifference, { id, at: ctx.now })
    const row = await tx.row(findDifference, { id })
    if (!row) throw new ApiError({ code: 'PAYMENT_DIFFERENCE_NOT_FOUND' })
    if (settled > 0)
      await record(tx, ctx, {
        action: 'payments.differenceSettled',
        target: { id, name: row.reference },
        after: { method: row.provider, difference: row.kind, reference: row.reference },
      })
    return row
  })
