import * as contract from '@fairground/contract/fairground/ticket-settings.ts'
import { formatPercent, parsePercent, rateOf } from '@fairground/domain/rate.ts'
import { record } from '../../audit/record.ts'
import { statement } from '../../db/statement.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { ticketFeeBp, ticketFeeRate } from './ticket-fee.ts'

const writeTicketFee = statement({
  name: 'ticketSettings.writeFee',
  params: { bp: 'int4' },
  sql: `update sites set settings = settings || jsonb_build_object('ticketFeeBp', $2::int4)
        from (select $1::uuid as site_id) s where id = s.site_id and s.site_id = $1`,
})

const percentOf = (bp: number): string => formatPercent(ticketFeeRate(bp))

export function ticketSettingsRoutes(api: Api): void {
  mount(api, contract.getTicketSettings, async (_, { site }) => ({ serviceFee: percentOf(ticketFeeBp(site)) }))
  mount(
    api,
    contract.setTicketSettings,
    async ({ serviceFee }, ctx) => {
      const { site } = ctx
      const bp = Number(rateOf(parsePercent(serviceFee)) / 100n) // the contract's pattern lets two digits in
      const after = { serviceFee: percentOf(bp) }
      await ctx.db.inTx(async (tx) => {
        await tx.run(writeTicketFee, { bp })
        await happen(tx, [{ entity: 'site', entityId: site.id, slug: 'ticketSettingsSet', payload: {} }], ctx)
        await record(tx, ctx, {
          action: 'tickets.settings',
          target: site,
          before: { serviceFee: percentOf(ticketFeeBp(site)) },
          after,
        })
      })
      return after
    },
    { changesSite: true },
  )
}
