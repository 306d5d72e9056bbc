import { MANUAL_PAYMENT_METHOD, NAMED_MANUAL_METHOD } from '@fairground/contract/enumerations/payments.ts'
import * as contract from '@fairground/contract/fairground/payment-settings.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { MethodLimits } from '@fairground/domain/checkout/method-limits.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../audit/record.ts'
import { json, statement } from '../../db/statement.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { ManualMethod, Site, SiteSettings } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockSettings } from '../../sites/lock-settings.ts'
import { manualDays } from '../purchase/manual-term.ts'
import type { PaymentMethods } from './methods.ts'
import { messagesPath } from './provider.ts'

const writeSettings = statement({
  name: 'paymentSettings.write',
  params: {
    days: 'int4',
    manual: 'bool',
    methodsOff: 'text[]',
    manualMethods: json<readonly ManualMethod[]>(),
    methodLimits: json<Stored['methodLimits']>(),
  },
  sql: `update sites
        set settings = settings || jsonb_build_object('manualPaymentDays', $2::int4, 'manualPayments', $3::bool, 'methodsOff', $4::text[],
          'manualMethods', $5::jsonb, 'methodLimits', $6::jsonb)
        from (select $1::uuid as site_id) s where id = s.site_id and s.site_id = $1`,
})

interface Deps {
  readonly methods: PaymentMethods
  readonly publicUrl: string
}
type Change = RequestOf<typeof contract.setPaymentSettings>
type Limits = Exclude<Exclude<Change['methods'], undefined>[number]['limits'], undefined>
type Stored = Required<
  Pick<SiteSettings, 'manualPaymentDays' | 'manualPayments' | 'methodsOff' | 'methodLimits' | 'manualMethods'>
>

const storedOf = (site: Pick<Site, 'settings'>): Stored => ({
  manualPaymentDays: manualDays(site),
  manualPayments: site.settings.manualPayments,
  methodsOff: site.settings.methodsOff ?? [],
  methodLimits: site.settings.methodLimits ?? {},
  manualMethods: site.settings.manualMethods ?? [],
})

export function paymentSettingsRoutes(api: Api, { methods, publicUrl }: Deps): void {
  const answer = (site: Site, stored: Stored) => {
    const { manualPaymentDays, manualPayments, manualMethods } = stored
    const shown = methods.ofSite({ ...site, settings: { ...site.settings, ...stored } })
    return {
      manualPaymentDays,
      manualPayments,
      manualMethods: manualMethods.map(({ name, ...words }) => ({ method: name, ...words })),
      methods: shown.map(({ name, offer: { title, test }, isOn }) => ({
        method: name,
        title,
        test,
        enabled: isOn,
        ...present({
          messagesUrl: methods.provider(name)?.message ? `${publicUrl}${messagesPath(name, site.id)}` : undefined,
          limits: stored.methodLimits[name] as Limits | undefined,
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
        const named = namedMethods(ctx, before.manualMethods, change.manualMethods)
        const known = methods.ofSite({ ...site, settings: { ...site.settings, manualMethods: named } })
        const after = changed(
          { ...before, manualMethods: named },
          change,
          site.currency,
          known.map(({ name }) => name),
        )
        await tx.run(writeSettings, {
          days: after.manualPaymentDays,
          manual: after.manualPayments,
          methodsOff: [...after.methodsOff],
          manualMethods: after.manualMethods,
          methodLimits: after.methodLimits,
        })
        await happen(tx, [{ entity: 'site', entityId: site.id, slug: 'paymentSettingsSet', payload: {} }], ctx)
        await record(tx, ctx, { action: 'payments.settings', target: site, before, after })
        return answer(site, after)
      })
    },
    { changesSite: true },
  )
}

/** Payment methods outside as they are to be; new ones get their names. 409 for one that is not there. */
function namedMethods(
  { newId }: Pick<Ctx, 'newId'>,
  before: readonly ManualMethod[],
  wanted: Change['manualMethods'],
): readonly ManualMethod[] {
  if (!wanted) return before
  const left = new Set(before.map(({ name }) => name))
  return wanted.map(({ method, ...words }) => {
    if (method !== undefined && !left.delete(method))
      throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE', method })
    return { name: method ?? `${NAMED_MANUAL_METHOD}${newId().slice(-12)}`, ...words }
  })
}

/** Paying in person is a method, too: both names of its switch mean the same. 409 for a method that is not set up here. */
function changed(
  before: Stored,
  { methods: switches = [], ...change }: Change,
  currency: string,
  known: readonly string[],
): Stored {
  const off = new Set(before.methodsOff)
  const limits = new Map(Object.entries(before.methodLimits))
  let manualPayments = change.manualPayments ?? before.manualPayments
  for (const [i, { method, enabled, limits: wanted }] of switches.entries()) {
    if (!known.includes(method)) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE', method })
    if (wanted) limits.set(method, limitsOf(wanted, currency, `methods[${i}].limits`))
    if (enabled === undefined) continue
    if (method === MANUAL_PAYMENT_METHOD) manualPayments = enabled
    else if (enabled) off.delete(method)
    else off.add(method)
  }
  const isThere = (name: string) => known.includes(name) || !name.startsWith(NAMED_MANUAL_METHOD)
  return {
    manualPaymentDays: change.manualPaymentDays ?? before.manualPaymentDays,
    manualPayments,
    manualMethods: before.manualMethods,
    // A name that is gone is not switched.
    methodsOff: [...off].filter(isThere).sort(),
    methodLimits: Object.fromEntries([...limits].filter(([name, one]) => isThere(name) && Object.keys(one).length > 0)),
  }
}

/** Limits as they are stored: amounts with the digits of the site's currency. 400 where none could be paid. */
function limitsOf(wanted: Limits, currency: string, field: string): MethodLimits {
  const amount = (name: 'minimumAmount' | 'maximumAmount') =>
    wanted[name] === undefined ? undefined : amountIn(wanted[name], currency, `${field}.${name}`)
  const [minimum, maximum] = [amount('minimumAmount'), amount('maximumAmount')]
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    throw new InvalidArgument([
      { field: `${field}.maximumAmount`, description: message('violations.belowLeast'), violatedRule: 'DECIMAL_GTE' },
    ])
  const written = (minor: bigint | undefined) => (minor === undefined ? undefined : formatAmount(minor, currency))
  const { countries, deliveries, items } = wanted
  return present({ countries, deliveries, items, minimumAmount: written(minimum), maximumAmount: written(maximum) })
}
