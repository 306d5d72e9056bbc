import * as contract from '@fairground/contract/fairground/shipping-labels.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { weightUnitOf } from '../../../ground/site.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { findAccountKey } from '../live/accounts.ts'
import { readSetup } from '../setup/change-setup.ts'
import { buyLabel } from './buy-label.ts'
import type { LabelDeps } from './label-calls.ts'
import { type LabelRow, labelsOfOrder, orderToSend } from './queries.ts'
import { quoteLabel } from './quote-label.ts'
import { voidLabel } from './void-label.ts'
import { labelToWire } from './wire.ts'

const one = async (row: Promise<LabelRow>) => ({ label: labelToWire(await row) })

export function labelRoutes(api: Api, deps: LabelDeps): void {
  mount(api, contract.getLabelOptions, (_, ctx) => labelOptions(ctx))
  mount(api, contract.listShippingLabels, async ({ orderId }, { db }) => {
    if (!(await db.row(orderToSend, { id: orderId }))) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    return { labels: (await db.rows(labelsOfOrder, { orderId })).map(labelToWire) }
  })
  // The carrier is called between transactions; each call is safe to repeat by itself.
  mount(api, contract.quoteShippingLabel, (request, ctx) => one(quoteLabel(ctx, deps, request)), { once: true })
  mount(api, contract.buyShippingLabel, ({ labelId, priceId }, ctx) => one(buyLabel(ctx, deps, labelId, priceId)), {
    once: true,
  })
  mount(api, contract.voidShippingLabel, ({ labelId }, ctx) => one(voidLabel(ctx, deps, labelId)), { once: true })
}

async function labelOptions({ db, site }: Ctx): Promise<ResponseOf<typeof contract.getLabelOptions>> {
  const account = await db.row(findAccountKey, {})
  const setup = await readSetup(db)
  return {
    available: account !== undefined,
    test: account?.test ?? false,
    weightUnit: weightUnitOf(site),
    shipFroms: setup.all('origin').map(({ doc: { locationId, name, address } }) => ({
      locationId,
      name,
      ...present({ country: address.country ?? undefined }),
    })),
    packages: setup.all('shippo').map(({ doc: { packageName, packageType, sides, locationId } }) => ({
      packageType,
      locationId,
      ...present({ name: packageName || undefined, dimensions: sides && { ...sides } }),
    })),
  }
}
