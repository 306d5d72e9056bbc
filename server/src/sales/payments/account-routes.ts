import * as contract from '@fairground/contract/fairground/payment-accounts.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../audit/record.ts'
import { json, statement } from '../../db/statement.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Sealer } from '../../ground/sealer.ts'
import type { PaymentAccount, SiteSettings } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockSettings } from '../../sites/lock-settings.ts'
import {
  deleteAccount,
  findAccount,
  lockAccount,
  openedKeys,
  paymentUnderWay,
  sealedKeys,
  summaryOf,
  withAccount,
  writeAccount,
} from './accounts.ts'
import { answerInTime } from './answer-in-time.ts'
import type { PaymentMethods } from './methods.ts'
import { type AccountKeys, type AccountRules, type CheckedAccount, type KnownBefore, messagesPath } from './provider.ts'
import { anyCustomer, deleteCustomers } from './saved/queries.ts'

const writeAccounts = statement({
  name: 'paymentAccounts.settings',
  params: { accounts: json<Readonly<Record<string, PaymentAccount>>>() },
  sql: `update sites set settings = settings || jsonb_build_object('paymentAccounts', $2::jsonb)
        from (select $1::uuid as site_id) s where id = s.site_id and s.site_id = $1`,
})

interface Deps {
  readonly methods: PaymentMethods
  readonly publicUrl: string
  readonly sealer: Sealer
  /** Reports a provider that failed while the caller was answered. */
  readonly onFault: (error: unknown) => void
}

type Change = RequestOf<typeof contract.setPaymentAccount>
type Wire = ResponseOf<typeof contract.setPaymentAccount>['account']

const KEY_END = 4

export function paymentAccountRoutes(api: Api, deps: Deps): void {
  const { methods } = deps
  mount(api, contract.listPaymentAccounts, async (_, ctx) => {
    const accounts: Wire[] = []
    for (const { name, account } of methods.withAccounts())
      accounts.push(
        await toWire(ctx, deps, { method: name, rules: account, reserve: reserveIn(ctx.site.settings, name) }),
      )
    return { accounts }
  })
  // The provider confirms before the transaction: nothing outside is called within one.
  mount(
    api,
    contract.setPaymentAccount,
    async (change, ctx) => {
      const rules = rulesOf(methods, change.method)
      const { reserve } = await setAccount(ctx, deps, rules, change)
      return { account: await toWire(ctx, deps, { method: change.method, rules, reserve }) }
    },
    { once: true, changesSite: true },
  )
  mount(
    api,
    contract.testPaymentAccount,
    async ({ method }, ctx) => {
      const rules = rulesOf(methods, method)
      const stored = await ctx.db.row(findAccount, { provider: method })
      if (!stored) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE', method })
      const keys = openedKeys(deps.sealer, ctx.site.id, method, stored)
      const { name, takesPayments } = await confirmed(deps, { method, rules, keys })
      return { name, takesPayments }
    },
    { once: true },
  )
  mount(
    api,
    contract.removePaymentAccount,
    async ({ method }, ctx) => {
      rulesOf(methods, method)
      await removeAccount(ctx, method)
      return {}
    },
    { changesSite: true },
  )
}

function rulesOf(methods: PaymentMethods, method: string): AccountRules {
  const rules = methods.provider(method)?.account
  if (!rules) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE', method })
  return rules
}

type Reserve = PaymentAccount['reserve']

const reserveIn = ({ paymentAccounts }: SiteSettings, method: string): Reserve => paymentAccounts?.[method]?.reserve

interface Shown {
  readonly method: string
  readonly rules: AccountRules
  readonly reserve: Reserve
}

async function toWire({ db, site }: Ctx, deps: Deps, { method, rules, reserve }: Shown): Promise<Wire> {
  const stored = await db.row(findAccount, { provider: method })
  const { title, test } = rules
  return {
    method,
    title,
    test,
    messagesUrl: `${deps.publicUrl}${messagesPath(method, site.id)}`,
    ...present({
      publicKey: stored?.publicKey,
      secretKeyEnd: stored && endOf(deps, () => openedKeys(deps.sealer, site.id, method, stored)),
      changedDate: stored?.changedAt.toISOString(),
      reserve: reserve && reserveToWire(reserve),
    }),
  }
}

/** Undefined for keys that were sealed with another SECRET_KEY: their owner enters them again. */
function endOf({ onFault }: Pick<Deps, 'onFault'>, open: () => AccountKeys): string | undefined {
  try {
    return open().secretKey.slice(-KEY_END)
  } catch (error) {
    onFault(error)
    return undefined
  }
}

const reserveToWire = ({ hours, end }: Exclude<Reserve, undefined>): Exclude<Wire['reserve'], undefined> => ({
  hours,
  end: end === 'capture' ? 'CAPTURE' : 'VOID',
})

interface Entered {
  readonly method: string
  readonly rules: AccountRules
  readonly keys: AccountKeys
  readonly before?: KnownBefore
}

async function confirmed(
  { onFault }: Pick<Deps, 'onFault'>,
  { method, rules, keys, before }: Entered,
): Promise<Extract<CheckedAccount, { ok: true }>> {
  let checked: CheckedAccount
  try {
    checked = await answerInTime(method, rules.check(keys, before))
  } catch (error) {
    onFault(error)
    throw new ApiError({ code: 'PAYMENT_PROVIDER_UNREACHABLE' })
  }
  if (!checked.ok) throw refusedBy(checked)
  return checked
}

const refusedBy = ({ problem }: { readonly problem: string }): ApiError =>
  new ApiError({ code: 'PAYMENT_KEYS_REFUSED', problem }, (t) => t('refusals-sales.keysRefusedBecause', { problem }))

const fields = ['publicKey', 'secretKey', 'messagesSecret'] as const

/** Keys without blanks around, which come with copying; a violation for each that has not the provider's form. */
function readKeys({ forms }: AccountRules, given: AccountKeys): AccountKeys {
  const keys: AccountKeys = {
    publicKey: given.publicKey.trim(),
    secretKey: given.secretKey.trim(),
    messagesSecret: given.messagesSecret.trim(),
  }
  const wrong = fields.filter((field) => !forms[field].test(keys[field]))
  if (wrong.length > 0)
    throw new InvalidArgument(
      wrong.map((field) => ({
        field: `keys.${field}`,
        description: message('violations.match', { pattern: forms[field].source }),
        violatedRule: 'FORMAT' as const,
      })),
    )
  return keys
}

interface Compared {
  /** They are certainly of the account before. */
  readonly isSame: boolean
  /** They do not open what members saved at the account before. */
  readonly lacksCustomer: boolean
}

/** Another account knows no payment that is under way: nobody could finish or give it back. Throws PAYMENTS_UNDER_WAY. */
async function compareKeys({ db, site }: Ctx, deps: Deps, entered: Entered): Promise<Compared> {
  const provider = entered.method
  const begun = await db.row(paymentUnderWay, { provider })
  const customer = await db.row(anyCustomer, { provider })
  const before = present({ underWay: begun?.reference ?? undefined, customer: customer?.reference })
  const { lacksUnderWay, lacksCustomer = false } = await confirmed(deps, { ...entered, before })
  if (lacksUnderWay) throw new ApiError({ code: 'PAYMENTS_UNDER_WAY' })
  const { publicKey } = site.settings.paymentAccounts?.[provider] ?? {}
  return { isSame: before.underWay !== undefined || publicKey === entered.keys.publicKey, lacksCustomer }
}

async function setAccount(ctx: Ctx, deps: Deps, rules: AccountRules, change: Change): Promise<PaymentAccount> {
  const { method, reserve } = change
  const { site } = ctx
  const keys = change.keys && readKeys(rules, change.keys)
  const compared = keys && (await compareKeys(ctx, deps, { method, rules, keys }))
  return ctx.db.inTx(async (tx) => {
    const settings = (await tx.row(lockSettings, {}))?.settings ?? site.settings
    const before = settings.paymentAccounts?.[method]
    if (!keys && !before) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE', method })
    if (compared && !compared.isSame) await refuseWhileUnderWay(tx, method)
    if (keys)
      await tx.run(writeAccount, {
        provider: method,
        ...sealedKeys(deps.sealer, site.id, method, keys),
        at: ctx.now,
      })
    if (compared?.lacksCustomer) await tx.run(deleteCustomers, { provider: method })
    const after: PaymentAccount = {
      publicKey: keys?.publicKey ?? before?.publicKey ?? '',
      ...present({ reserve: reserve === undefined ? before?.reserve : reserveOf(reserve) }),
    }
    await tx.run(writeAccounts, { accounts: withAccount(settings, method, after) })
    await happen(tx, [{ entity: 'site', entityId: site.id, slug: 'paymentAccountSet', payload: {} }], ctx)
    const [was, is] = [before && summaryOf(method, before), summaryOf(method, after)]
    await record(tx, ctx, { action: 'payments.accountSet', target: site, ...present({ before: was }), after: is })
    return after
  })
}

/** Also one that began meanwhile, or whose provider has not answered yet. Throws PAYMENTS_UNDER_WAY. */
async function refuseWhileUnderWay(tx: Tx, provider: string): Promise<void> {
  await tx.run(lockAccount, { provider })
  if (await tx.row(paymentUnderWay, { provider })) throw new ApiError({ code: 'PAYMENTS_UNDER_WAY' })
}

const reserveOf = (reserve: Exclude<Change['reserve'], undefined>): PaymentAccount['reserve'] =>
  reserve ? { hours: reserve.hours, end: reserve.end === 'CAPTURE' ? 'capture' : 'void' } : undefined

const removeAccount = (ctx: Ctx, method: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const settings = (await tx.row(lockSettings, {}))?.settings ?? ctx.site.settings
    const before = settings.paymentAccounts?.[method]
    if (!before) return
    await refuseWhileUnderWay(tx, method)
    await tx.run(deleteAccount, { provider: method })
    await tx.run(deleteCustomers, { provider: method })
    await tx.run(writeAccounts, { accounts: withAccount(settings, method, undefined) })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'paymentAccountRemoved', payload: {} }], ctx)
    await record(tx, ctx, {
      action: 'payments.accountRemoved',
      target: ctx.site,
      before: { method, publicKey: before.publicKey },
    })
  })
