import { statement } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import type { PaymentProvider } from './provider.ts'

/** Days for which messages of an account that was left are read: buyers dispute payments for months. */
export const FORMER_SECRET_DAYS = 180

/**
 * Accounts of a site at a provider by their numbers, each with a payment that its keys must know, by the provider's own id. The present one,
 * which is there as long as there are keys, comes first, then the newest.
 */
export const accountsSoFar = statement({
  name: 'paymentAccounts.soFar',
  params: { provider: 'text' },
  row: { account: 'int4', isPresent: 'bool', publicKey: 'text?', reference: 'text?' },
  sql: `
    select n.account, n."isPresent", n."publicKey",
      (select t.provider_ref from transactions t
       where t.site_id = $1 and t.provider = $2 and t.kind = 'payment' and t.account = n.account and t.captured_at is not null
         and t.provider_ref is not null
       order by t.captured_at desc limit 1) as reference
    from (
      select account, true as "isPresent", public_key as "publicKey" from payment_accounts where site_id = $1 and provider = $2
      union all
      select account, false, public_key from former_payment_accounts where site_id = $1 and provider = $2
      union all
      select 0, false, null
      where not exists (select from payment_accounts where site_id = $1 and provider = $2 and account = 0)
        and not exists (select from former_payment_accounts where site_id = $1 and provider = $2 and account = 0)
    ) n order by n."isPresent" desc, n.account desc limit 20`,
})

/** The keys that are there are about to be replaced by those of another account, or removed. */
export const leaveAccount = statement({
  name: 'paymentAccounts.leave',
  params: { provider: 'text', at: 'timestamptz' },
  sql: `insert into former_payment_accounts (site_id, provider, account, public_key, messages_secret, left_at)
        select site_id, provider, account, public_key, messages_secret, $3 from payment_accounts where site_id = $1 and provider = $2
        on conflict (site_id, provider, account) do update set public_key = excluded.public_key,
          messages_secret = excluded.messages_secret, left_at = excluded.left_at`,
})

/** Keys of an account that was left are entered again. */
export const enterAgain = statement({
  name: 'paymentAccounts.enterAgain',
  params: { provider: 'text', account: 'int4' },
  sql: `delete from former_payment_accounts where site_id = $1 and provider = $2 and account = $3`,
})

/** Accounts that were left whose messages are read still, the latest first. */
export const leftAccounts = statement({
  name: 'paymentAccounts.left',
  params: { provider: 'text' },
  row: { publicKey: 'text', leftAt: 'timestamptz' },
  sql: `select public_key as "publicKey", left_at as "leftAt" from former_payment_accounts
        where site_id = $1 and provider = $2 and messages_secret is not null order by left_at desc limit 10`,
})

/** Sealed secrets of the messages of accounts that were left, the latest first. */
export const formerSecrets = statement({
  name: 'paymentAccounts.formerSecrets',
  params: { provider: 'text' },
  row: { account: 'int4', messagesSecret: 'text' },
  sql: `select account, messages_secret as "messagesSecret" from former_payment_accounts
        where site_id = $1 and provider = $2 and messages_secret is not null order by left_at desc limit 10`,
})

export const forgetFormerSecrets = statement({
  name: 'paymentAccounts.forgetFormerSecrets',
  params: { before: 'timestamptz' },
  sql: `update former_payment_accounts set messages_secret = null
        where site_id = $1 and left_at < $2 and messages_secret is not null`,
})

/** Account that a payment was made at, where it is none that the site has keys of. */
export interface FormerAccount {
  readonly paymentId: string
  readonly provider: string
  readonly publicKey: string | null
  readonly leftAt: Date | null
}

const ofFormer = statement({
  name: 'paymentAccounts.ofFormer',
  params: { paymentIds: 'uuid[]' },
  row: { paymentId: 'uuid', provider: 'text', publicKey: 'text?', leftAt: 'timestamptz?' },
  sql: `
    select t.id as "paymentId", t.provider, f.public_key as "publicKey", f.left_at as "leftAt"
    from transactions t
    left join payment_accounts a on a.site_id = $1 and a.provider = t.provider and a.account = t.account
    left join former_payment_accounts f on f.site_id = $1 and f.provider = t.provider and f.account = t.account
    where t.site_id = $1 and t.id = any($2) and t.kind = 'payment' and a.account is null`,
})

interface Providers {
  provider(name: string): Pick<PaymentProvider, 'account'> | undefined
}

/** Former accounts of payments: their provider cannot be called about them. Those of providers without keys are in none. */
export async function formerAccountsOf(
  db: Queryable,
  methods: Providers,
  paymentIds: readonly string[],
): Promise<FormerAccount[]> {
  if (paymentIds.length === 0) return []
  const rows = await db.rows(ofFormer, { paymentIds: [...paymentIds] })
  return rows.filter(({ provider }) => methods.provider(provider)?.account)
}
