import * as contract from '@fairground/contract/fairground/payment-accounts.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../audit/record.ts'
import { json, statement } from '../../db/statement.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Sealer } from '../../ground/sealer.ts'
import type { PaymentAccount, SiteSettings } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import { type Api, mount } from '../../http/mount.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockSettings } from '../../sites/lock-settings.ts'
import { deleteAccount, findAccount, openedKeys, summaryOf, withAccount } from './accounts.ts'
import { confirmed, enterAccount, enteredAccount, refuseWhileUnderWay } from './entered-account.ts'
import { FORMER_SECRET_DAYS, leaveAccount, leftAccounts } from './former-accounts.ts'
import type { PaymentMethods } from './methods.ts'
import { type AccountKeys, type AccountRules, messagesPath } from './provider.ts'
import { deleteCustomers } from './saved/queries.ts'

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
const DAY_MS = 24 * 60 * 60 * 1000

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
  const left = await db.rows(leftAccounts, { provider: method })
  const { title, test } = rules
  return {
    method,
    title,
    test,
    messagesUrl: `${deps.publicUrl}${messagesPath(method, site.id)}`,
    formerAccounts: left.map(({ publicKey, leftAt }) => ({
      publicKey,
      leftDate: leftAt.toISOString(),
      messagesUntil: new Date(leftAt.getTime() + FORMER_SECRET_DAYS * DAY_MS).toISOString(),
    })),
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

async function setAccount(ctx: Ctx, deps: Deps, rules: AccountRules, change: Change): Promise<PaymentAccount> {
  const { method, reserve } = change
  const { site } = ctx
  const keys = change.keys && readKeys(rules, change.keys)
  const entered = keys && (await enteredAccount(ctx, deps, { method, rules, keys }))
  return ctx.db.inTx(async (tx) => {
    const settings = (await tx.row(lockSettings, {}))?.settings ?? site.settings
    const before = settings.paymentAccounts?.[method]
    if (!keys && !before) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE', method })
    if (entered) await enterAccount(tx, ctx, deps, { method, entered })
    if (entered?.lacksCustomer) await tx.run(deleteCustomers, { provider: method })
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

const reserveOf = (reserve: Exclude<Change['reserve'], undefined>): PaymentAccount['reserve'] =>
  reserve ? { hours: reserve.hours, end: reserve.end === 'CAPTURE' ? 'capture' : 'void' } : undefined

const removeAccount = (ctx: Ctx, method: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const settings = (await tx.row(lockSettings, {}))?.settings ?? ctx.site.settings
    const before = settings.paymentAccounts?.[method]
    if (!before) return
    await refuseWhileUnderWay(tx, method)
    await tx.run(leaveAccount, { provider: method, at: ctx.now })
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
