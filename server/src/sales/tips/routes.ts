import * as settings from '@fairground/contract/ecom/tip-settings.ts'
import { listTippableStaff } from '@fairground/contract/ecom/tippable-staff.ts'
import * as tips from '@fairground/contract/ecom/tips.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { likeText } from '../../db/like.ts'
import { countBy } from '../../db/matching.ts'
import { cursorPage } from '../../db/pages.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Sellables } from '../sellables/registry.ts'
import { chooseTip, tipChoice } from './choose-tip.ts'
import type { TipSettingsRow } from './documents.ts'
import { addDistributions, type OrderTip, readTip, removeTip, setTip } from './order-tip.ts'
import { preview } from './preview-tip.ts'
import { type DistributionRow, distributionSpec, tippableStaff } from './queries.ts'
import {
  createDefaultSettings,
  createSettings,
  deleteSettings,
  listSettings,
  settingsToWire,
  updateSettings,
} from './settings.ts'
import { distributionToWire, orderInfoToWire, tipToWire } from './wire.ts'

/** The default settings are held in memory with the site: a change reads the site again. */
const changing = { changesSite: true } as const

export function tipRoutes(api: Api, deps: { readonly sellables: Sellables }): void {
  settingsRoutes(api)
  choiceRoutes(api, deps)
  orderTipRoutes(api)
  mount(api, listTippableStaff, async ({ includeWixUsers, filterByName, filterByIds }, ctx) => {
    const like = filterByName ? `%${likeText(filterByName)}%` : null
    const rows = await ctx.db.rows(tippableStaff, { like, ids: filterByIds ? [...filterByIds] : null })
    return {
      staff: rows.map(({ id, name }) => ({
        id,
        name,
        staffMemberId: id,
        ...present({ identificationData: includeWixUsers ? { wixUserId: id } : undefined }),
      })),
    }
  })
}

const one = async (row: Promise<TipSettingsRow>) => ({ tipSettings: settingsToWire(await row) })

function settingsRoutes(api: Api): void {
  mount(api, settings.createTipSettings, ({ tipSettings }, ctx) => one(createSettings(ctx, tipSettings)))
  mount(
    api,
    settings.createDefaultTipSettings,
    ({ tipSettings }, ctx) => one(createDefaultSettings(ctx, tipSettings)),
    changing,
  )
  mount(
    api,
    settings.updateTipSettings,
    ({ tipSettings: { id, revision, ...change }, fieldMask }, ctx) => {
      const given = masked(change, fieldMask, settings.TipSettingsChanges, 'tipSettings')
      return one(updateSettings(ctx, { ...given, id, revision }))
    },
    changing,
  )
  mount(
    api,
    settings.deleteTipSettings,
    async ({ tipSettingsId }, ctx) => {
      await deleteSettings(ctx, tipSettingsId)
      return {}
    },
    changing,
  )
  mount(api, settings.queryTipSettings, async ({ query }, ctx) => {
    const { rows, paging } = await listSettings(ctx, 'settings', query)
    return { tipSettings: rows.map(settingsToWire), pagingMetadata: paging }
  })
}

function choiceRoutes(api: Api, { sellables }: { readonly sellables: Sellables }): void {
  mount(api, tips.getTipChoice, async ({ purchaseFlowId }, ctx) =>
    present({ tipChoice: await tipChoice(ctx, purchaseFlowId) }),
  )
  mount(api, tips.updateTipChoice, async (request, ctx) =>
    present({ tipChoice: await chooseTip(ctx, sellables, request) }),
  )
  mount(api, tips.previewTip, async (request, ctx) => {
    const { subtotal, amount } = await preview(ctx, sellables, request)
    const { currency } = ctx.site
    return {
      tip: {
        lineItemSubtotal: formatAmount(subtotal, currency),
        amount: formatAmount(amount, currency),
        distributions: [],
        ...present({ undistributedAmount: amount > 0n ? formatAmount(amount, currency) : undefined }),
      },
    }
  })
}

const answer = (ctx: Ctx, tip: OrderTip) => ({ tip: tipToWire(tip), orderInfo: orderInfoToWire(ctx, tip) })

function orderTipRoutes(api: Api): void {
  mount(api, tips.getTipByOrderId, async ({ orderId }, ctx) => {
    const tip = await readTip(ctx.db, orderId)
    if (!tip.fee) throw new ApiError({ code: 'TIP_NOT_FOUND' })
    return { tip: tipToWire(tip) }
  })
  // Orders have no drafts (decision 0985).
  mount(api, tips.getTipByDraftOrderId, ({ draftOrderId }) =>
    Promise.reject(new ApiError({ code: 'DRAFT_ORDER_NOT_FOUND', draftOrderId })),
  )
  mount(api, tips.setTipOnOrder, async (request, ctx) => answer(ctx, await setTip(ctx, request)))
  mount(api, tips.removeTipFromOrder, async ({ orderId }, ctx) => ({
    orderInfo: orderInfoToWire(ctx, await removeTip(ctx, orderId)),
  }))
  mount(api, tips.addTipDistributionsToOrder, async (request, ctx) => {
    const { tip, added } = await addDistributions(ctx, request)
    return { tipDistributions: added.map(distributionToWire), orderInfo: orderInfoToWire(ctx, tip) }
  })
  mount(api, tips.queryTipDistributions, async ({ query = {} }, { db, cursors, now }) => {
    const { rows, paging } = await cursorPage<DistributionRow>(distributionSpec, query, { db, cursors, now })
    return { tipDistributions: rows.map(distributionToWire), pagingMetadata: paging }
  })
  mount(api, tips.sumTipDistributionAmounts, async ({ filter }, { db, site }) => {
    const sums = ['coalesce(sum(t.amount), 0)::int8 as amount']
    const rows = await countBy<string, { amount: bigint }>(distributionSpec, 't.currency', { db, filter, sums })
    const amount = rows.find(({ value }) => value === site.currency)?.amount ?? 0n
    return { totalAmount: formatAmount(amount, site.currency) }
  })
}
