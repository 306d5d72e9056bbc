import * as contract from '@fairground/contract/fairground/payment-settings.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../audit/record.ts'
import { statement } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Site, SiteSettings } from '../../ground/site.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockSettings } from '../../sites/lock-settings.ts'
import { manualDays } from '../purchase/manual-term.ts'
import { MANUAL, type PaymentMethods } from './methods.ts'
import { messagesPath } from './provider.ts'

const writeSettings = statement({
  name: 'paymentSettings.write',
  params: { days: 'int4', manual: 'bool', methodsOff: 'text[]' },
  sql: `update sites
        set settings = settings || jsonb_build_object('manualPaymentDays', $2::int4, 'manualPayments', $3::bool, 'methodsOff', $4::text[])
        from (select $1::uuid as site_id) s where id = s.site_id and s.site_id = $1`,
})

interface Deps {
  readonly methods: PaymentMethods
  readonly publicUrl: string
}
type Change = RequestOf<typeof contract.setPaymentSettings>
type Stored = Required<Pick<SiteSettings, 'manualPaymentDays' | 'manualPayments' | 'methodsOff'>>

const storedOf = (site: Pick<Site, 'settings'>): Stored => ({
  manualPaymentDays: manualDays(site),
  manualPayments: site.settings.manualPayments,
  methodsOff: site.settings.methodsOff ?? [],
})

export function paymentSettingsRoutes(api: Api, { methods, publicUrl }: Deps): void {
  const answer = (site: Site, stored: Stored) => {
    const { manualPaymentDays, manualPayments } = stored
    const shown = methods.ofSite({ ...site, settings: { ...site.settings, ...stored } })
    return {
      manualPaymentDays,
      manualPayments,
      methods: shown.map(({ name, offer: { title, test }, isOn }) => ({
        method: name,
        title,
        test,
        enabled: isOn,
        ...present({
          messagesUrl: methods.provider(name)?.message ? `${publicUrl}${messagesPath(name, site.id)}` : undefined,
        }),
      })),
    }
  }
  mount(api, contract.getPaymentSettings, async (_, { site }) => answer(site, storedOf(site)))
  mount(
    api,
    contract.setPaymentSettings,
    async (change, ctx) => {
      const { site } = ctx
      return ctx.db.inTx(async (tx) => {
        const before = storedOf((await tx.row(lockSettings, {})) ?? site)
        const after = changed(
          before,
          change,
          methods.ofSite(site).map(({ name }) => name),
        )
        await tx.run(writeSettings, {
          days: after.manualPaymentDays,
          manual: after.manualPayments,
          methodsOff: [...after.methodsOff],
        })
        await happen(tx, [{ entity: 'site', entityId: site.id, slug: 'paymentSettingsSet', payload: {} }], ctx)
        await record(tx, ctx, { action: 'payments.settings', target: site, before, after })
        return answer(site, after)
      })
    },
    { changesSite: true },
  )
}

/** Paying in person is a method, too: both names of its switch mean the same. 409 for a method that is not set up here. */
function changed(before: Stored, { methods: switches = [], ...change }: Change, known: readonly string[]): Stored {
  const off = new Set(before.methodsOff)
  let manualPayments = change.manualPayments ?? before.manualPayments
  for (const { method, enabled } of switches) {
    if (!known.includes(method)) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE', method })
    if (method === MANUAL) manualPayments = enabled
    else if (enabled) off.delete(method)
    else off.add(method)
  }
  return {
    manualPaymentDays: change.manualPaymentDays ?? before.manualPaymentDays,
    manualPayments,
    methodsOff: [...off].sort(),
  }
}
