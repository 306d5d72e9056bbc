import * as contract from '@fairground/contract/fairground/payment-settings.ts'
import { statement } from '../db/statement.ts'
import { type Api, mount } from '../http/mount.ts'
import { record } from '../identity/audit/record.ts'
import { happen } from '../outbox/happenings.ts'
import { manualDays } from '../purchase/manual-term.ts'

const writeManualDays = statement({
  name: 'paymentSettings.writeManualDays',
  params: { days: 'int4' },
  sql: `update sites set settings = settings || jsonb_build_object('manualPaymentDays', $2::int4)
        from (select $1::uuid as site_id) s where id = s.site_id and s.site_id = $1`,
})

export function paymentSettingsRoutes(api: Api): void {
  mount(api, contract.getPaymentSettings, async (_, { site }) => ({ manualPaymentDays: manualDays(site) }))
  mount(
    api,
    contract.setPaymentSettings,
    async (after, ctx) => {
      const { site } = ctx
      await ctx.db.inTx(async (tx) => {
        await tx.run(writeManualDays, { days: after.manualPaymentDays })
        await happen(tx, [{ entity: 'site', entityId: site.id, slug: 'paymentSettingsSet', payload: {} }], ctx)
        const before = { manualPaymentDays: manualDays(site) }
        await record(tx, ctx, { action: 'payments.settings', target: site, before, after })
      })
      return after
    },
    { changesSite: true },
  )
}
