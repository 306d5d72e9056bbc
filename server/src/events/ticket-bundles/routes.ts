import * as contract from '@fairground/contract/fairground/ticket-bundles.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { shownPrice } from '../../sales/lines/price-writer.ts'
import { currencyOf } from '../event/event-currency.ts'
import type { EventRow } from '../event/event-row.ts'
import { getEvent } from '../event/find-events.ts'
import { bundlesOfEvent, soldOfBundles } from './queries.ts'
import { soldBundles } from './sellable.ts'
import { bundleToWire, offeredToWire } from './wire.ts'
import { type BundleList, bundleList, setBundles } from './write-bundles.ts'

export function ticketBundleRoutes(api: Api): void {
  mount(api, contract.listTicketBundles, async ({ eventId }, ctx) => {
    const event = await getEvent(ctx, eventId)
    return listToWire(ctx, event, await bundleList(ctx.db, event.id))
  })
  mount(api, contract.setTicketBundles, async (request, ctx) => {
    const list = await setBundles(ctx, request)
    return listToWire(ctx, await getEvent(ctx, request.eventId), list)
  })
  mount(api, contract.listOfferedBundles, async ({ eventId, access }, ctx) => {
    const event = await getEvent(ctx, eventId)
    const bundles = await ctx.db.rows(bundlesOfEvent, { eventId: event.id })
    const sold = new Map((await soldBundles(bundles, access, ctx)).map((one) => [one.bundle?.id, one]))
    const priceOf = shownPrice(ctx, currencyOf(event, ctx.site))
    return {
      bundles: bundles.flatMap((bundle) => {
        const sellable = sold.get(bundle.id)
        return (sellable && offeredToWire(bundle, sellable, priceOf)) ?? []
      }),
    }
  })
}

const moneyOf = (event: EventRow, { site }: Pick<Ctx, 'site'>) => ({
  currency: currencyOf(event, site),
  locale: site.locale,
})

async function listToWire(ctx: Ctx, event: EventRow, { revision, bundles }: BundleList) {
  const rows = bundles.length === 0 ? [] : await ctx.db.rows(soldOfBundles, { ids: bundles.map(({ id }) => id) })
  const sold = new Map(rows.map((row) => [row.bundleId, Number(row.sold)]))
  return {
    revision: String(revision),
    bundles: bundles.map((bundle) => bundleToWire(bundle, sold.get(bundle.id) ?? 0, moneyOf(event, ctx))),
  }
}
