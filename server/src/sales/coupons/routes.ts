import * as contract from '@fairground/contract/ecom/coupons.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, only } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { filterText, sortText } from '../../http/json-texts.ts'
import { type Api, mount } from '../../http/mount.ts'
import { createCoupons, readCoupon, removeCoupons, updateCoupon } from './edit-coupons.ts'
import { listCoupons } from './list-coupons.ts'
import type { CouponRow } from './queries.ts'
import { findCoupons } from './queries.ts'
import { couponToWire } from './wire.ts'

const show =
  ({ site, now }: Ctx) =>
  (row: CouponRow) =>
    couponToWire(row, site.currency, now)

export function couponRoutes(api: Api): void {
  mount(api, contract.createCoupon, async ({ specification }, ctx) => ({
    id: only(await createCoupons(ctx, [{ specification, at: 'specification' }])),
  }))
  mount(api, contract.updateCoupon, async ({ id, specification = {}, fieldMask }, ctx) => {
    await updateCoupon(ctx, id, masked(specification, fieldMask, contract.CouponSpecification, 'specification'))
    return {}
  })
  mount(api, contract.getCoupon, async ({ id }, ctx) => ({ coupon: show(ctx)(await readCoupon(ctx, id)) }))
  mount(api, contract.deleteCoupon, async ({ id }, ctx) => {
    only(await removeCoupons(ctx, [id]))
    return {}
  })
  mount(api, contract.queryCoupons, async ({ query = {} }, ctx) => {
    const { rows, paging } = await listCoupons(ctx, {
      filter: filterText(query.filter, 'query.filter'),
      sort: sortText(query.sort, 'query.sort'),
      ...present({ paging: query.paging }),
    })
    return { coupons: rows.map(show(ctx)), totalResults: paging.total }
  })
  mount(api, contract.bulkDeleteCoupons, async ({ ids }, ctx) => {
    const { results, bulkActionMetadata } = answerBulk(await removeCoupons(ctx, ids))
    return { results: results.map(({ itemMetadata }) => itemMetadata), deleteMetadata: bulkActionMetadata }
  })
  mount(api, contract.bulkCreateCoupons, async ({ specifications, returnFullEntity }, ctx) => {
    const outcomes = await createCoupons(
      ctx,
      specifications.map((specification, i) => ({ specification, at: `specifications[${i}]` })),
    )
    const ids = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.id] : []))
    const rows = returnFullEntity && ids.length > 0 ? await ctx.db.rows(findCoupons, { ids }) : []
    const byId = new Map(rows.map((row) => [row.id, show(ctx)(row)]))
    const { results, bulkActionMetadata } = answerBulk(outcomes, (id) => byId.get(id))
    return {
      results: results.map(({ itemMetadata, item }) => ({ itemMetadata, ...present({ coupon: item }) })),
      bulkActionMetadata,
    }
  })
}
