import * as contract from '@fairground/contract/fairground/payment-settings.ts'
import { record } from '../../audit/record.ts'
import { statement } from '../../db/statement.ts'
import type { Site } from '../../ground/site.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockSettings } from '../../sites/lock-settings.ts'
import { manualDays } from '../purchase/manual-term.ts'

const writeSettings = statement({
  name: 'paymentSettings.write',
  params: { days: 'int4', manual: 'bool' },
  sql: `update sites set settings = settings || jsonb_build_object('manualPaymentDays', $2::int4, 'manualPayments', $3::bool)
        from (select $1::uuid as site_id) s where id = s.site_id and s.site_id = $1`,
})

const settingsOf = (site: Pick<Site, 'settings'>) => ({
  manualPaymentDays: manualDays(site),
  manualPayments: site.settings.manualPayments,
})

export function paymentSettingsRoutes(api: Api): void {
  mount(api, contract.getPaymentSettings, async (_, { site }) => settingsOf(site))
  mount(
    api,
    contract.setPaymentSettings,
    async (change, ctx) => {
      const { site } = ctx
      return ctx.db.inTx(async (tx) => {
        const before = settingsOf((await tx.row(lockSettings, {})) ?? site)
        const after = { ...before, ...change }
        await tx.run(writeSettings, { days: after.manualPaymentDays, manual: after.manualPayments })
        await happen(tx, [{ entity: 'site', entityId: site.id, slug: 'paymentSettingsSet', payload: {} }], ctx)
        await record(tx, ctx, { action: 'payments.settings', target: site, before, after })
        return after
      })
    },
    { changesSite: true },
  )
}
