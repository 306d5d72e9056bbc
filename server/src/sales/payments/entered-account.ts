import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Sealer } from '../../ground/sealer.ts'
import { findAccount, lockAccount, openedKeys, paymentUnderWay, sealedKeys, writeAccount } from './accounts.ts'
import { answerInTime } from './answer-in-time.ts'
import { accountsSoFar, enterAgain, leaveAccount } from './former-accounts.ts'
import type { AccountKeys, AccountRules, CheckedAccount, KnownBefore } from './provider.ts'
import { anyCustomer } from './saved/queries.ts'

interface Deps {
  readonly sealer: Sealer
  /** Reports a provider that failed while the caller was answered. */
  readonly onFault: (error: unknown) => void
}

interface Entered {
  readonly method: string
  readonly rules: AccountRules
  readonly keys: AccountKeys
  readonly before?: KnownBefore
}

type Confirmed = Extract<CheckedAccount, { ok: true }>

/** Throws PAYMENT_KEYS_REFUSED or PAYMENT_PROVIDER_UNREACHABLE. */
export async function confirmed(
  { onFault }: Pick<Deps, 'onFault'>,
  { method, rules, keys, before }: Entered,
): Promise<Confirmed> {
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

function refusedBy(refused: Extract<CheckedAccount, { ok: false }>): ApiError {
  if ('isMixed' in refused)
    return new ApiError({ code: 'PAYMENT_KEYS_REFUSED', problem: 'PUBLIC_KEY_OF_ANOTHER_ACCOUNT' }, (t) =>
      t('refusals-staff.keysAreMixed'),
    )
  const { problem } = refused
  return new ApiError({ code: 'PAYMENT_KEYS_REFUSED', problem }, (t) =>
    t('refusals-sales.keysRefusedBecause', { problem }),
  )
}

/** Keys that the provider has confirmed, and the account of the site that they are of. */
export interface EnteredAccount {
  readonly keys: AccountKeys
  /** Its number; undefined for one that the site has not had. */
  readonly account: number | undefined
  /** They do not open what members saved at the account before. */
  readonly lacksCustomer: boolean
}

/**
 * Confirms keys at the provider, and finds whose they are. They are of an account that the site has had where they know a payment of it, or
 * where a public key that it had is of one account with the secret one. Throws PAYMENTS_UNDER_WAY where they lack a payment that is not over.
 */
export async function enteredAccount(ctx: Ctx, deps: Deps, entered: Entered): Promise<EnteredAccount> {
  const { db } = ctx
  const { method: provider, keys } = entered
  const begun = await db.row(paymentUnderWay, { provider })
  const accounts = await db.rows(accountsSoFar, { provider })
  const customer = await db.row(anyCustomer, { provider })
  const underWay = begun?.reference ?? undefined
  const payments = [underWay, ...accounts.map(({ reference }) => reference)].filter((one) => one != null)
  const before = { payments, ...present({ customer: customer?.reference }) }
  const { has, isPair, lacksCustomer = false } = await confirmed(deps, { ...entered, before })
  if (underWay !== undefined && !has.includes(underWay)) throw new ApiError({ code: 'PAYMENTS_UNDER_WAY' })
  const there = accounts.find(({ isPresent }) => isPresent)
  const isPresents = underWay !== undefined || (await hasSecret(ctx, deps, entered))
  const found =
    (isPresents ? there : undefined) ??
    accounts.find(({ reference }) => reference !== null && has.includes(reference)) ??
    accounts.find(({ publicKey }) => isPair && publicKey === keys.publicKey) ??
    // The first of all: no payment was ever made at another.
    accounts.find(({ publicKey, reference }) => accounts.length === 1 && publicKey === null && reference === null)
  return { keys, account: found?.account, lacksCustomer }
}

/** True for keys with the secret key that is there. */
async function hasSecret({ db, site }: Ctx, { sealer }: Deps, { method, keys }: Entered): Promise<boolean> {
  const stored = await db.row(findAccount, { provider: method })
  try {
    return stored !== undefined && openedKeys(sealer, site.id, method, stored).secretKey === keys.secretKey
  } catch {
    // Sealed with another SECRET_KEY.
    return false
  }
}

/** Stores confirmed keys. Throws PAYMENTS_UNDER_WAY where they are of another account while a payment or a refund is not over. */
export async function enterAccount(
  tx: Tx,
  { now, site }: Pick<Ctx, 'now' | 'site'>,
  { sealer }: Pick<Deps, 'sealer'>,
  { method: provider, entered }: { readonly method: string; readonly entered: EnteredAccount },
): Promise<void> {
  const { keys } = entered
  const accounts = await tx.rows(accountsSoFar, { provider })
  const account = entered.account ?? Math.max(...accounts.map((one) => one.account)) + 1
  if (account !== accounts.find(({ isPresent }) => isPresent)?.account) {
    await refuseWhileUnderWay(tx, provider)
    await tx.run(leaveAccount, { provider, at: now })
    await tx.run(enterAgain, { provider, account })
  }
  await tx.run(writeAccount, { provider, ...sealedKeys(sealer, site.id, provider, keys), at: now, account })
}

/** Also one that began meanwhile, or whose provider has not answered yet. Throws PAYMENTS_UNDER_WAY. */
export async function refuseWhileUnderWay(tx: Tx, provider: string): Promise<void> {
  await tx.run(lockAccount, { provider })
  if (await tx.row(paymentUnderWay, { provider })) throw new ApiError({ code: 'PAYMENTS_UNDER_WAY' })
}
