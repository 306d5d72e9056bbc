import { present } from '@fairground/domain/present.ts'
import { statement } from '../../db/statement.ts'
import type { Sealer } from '../../ground/sealer.ts'
import type { PaymentAccount, SiteSettings } from '../../ground/site.ts'
import { formerSecrets } from './former-accounts.ts'
import type { AccountKeys, ProviderNeeds } from './provider.ts'

export const findAccount = statement({
  name: 'paymentAccounts.find',
  params: { provider: 'text' },
  row: { publicKey: 'text', secretKey: 'text', messagesSecret: 'text', changedAt: 'timestamptz', account: 'int4' },
  sql: `select public_key as "publicKey", secret_key as "secretKey", messages_secret as "messagesSecret", changed_at as "changedAt", account
        from payment_accounts where site_id = $1 and provider = $2`,
})

export const writeAccount = statement({
  name: 'paymentAccounts.write',
  params: {
    provider: 'text',
    publicKey: 'text',
    secretKey: 'text',
    messagesSecret: 'text',
    at: 'timestamptz',
    account: 'int4',
  },
  sql: `insert into payment_accounts (site_id, provider, public_key, secret_key, messages_secret, changed_at, account)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (site_id, provider) do update set public_key = excluded.public_key, secret_key = excluded.secret_key,
          messages_secret = excluded.messages_secret, changed_at = excluded.changed_at, account = excluded.account`,
})

export const deleteAccount = statement({
  name: 'paymentAccounts.delete',
  params: { provider: 'text' },
  sql: `delete from payment_accounts where site_id = $1 and provider = $2`,
})

/** Waits for those who are recording a payment or a refund with it. */
export const lockAccount = statement({
  name: 'paymentAccounts.lock',
  params: { provider: 'text' },
  sql: `select 1 from payment_accounts where site_id = $1 and provider = $2 for update`,
})

/** A payment of a provider that is not decided, or of which a refund is not; one that the provider has answered for comes first. */
export const paymentUnderWay = statement({
  name: 'paymentAccounts.underWay',
  params: { provider: 'text' },
  row: { reference: 'text?' },
  sql: `select p.provider_ref as reference
        from transactions t join transactions p on p.site_id = $1 and p.id = coalesce(t.payment_id, t.id)
        where t.site_id = $1 and t.provider = $2 and t.status in ('PENDING', 'AUTHORIZED')
        order by p.provider_ref is null limit 1`,
})

/** Owner of a seal: keys of one account do not open in the row of another. */
const ownerOf = (siteId: string, provider: string): string => `payments ${siteId} ${provider}`

export const sealedKeys = (sealer: Sealer, siteId: string, provider: string, keys: AccountKeys): AccountKeys => ({
  publicKey: keys.publicKey,
  secretKey: sealer.seal(keys.secretKey, ownerOf(siteId, provider)),
  messagesSecret: sealer.seal(keys.messagesSecret, ownerOf(siteId, provider)),
})

export const openedKeys = (sealer: Sealer, siteId: string, provider: string, sealed: AccountKeys): AccountKeys => ({
  publicKey: sealed.publicKey,
  secretKey: sealer.open(sealed.secretKey, ownerOf(siteId, provider)),
  messagesSecret: sealer.open(sealed.messagesSecret, ownerOf(siteId, provider)),
})

/** Keys of accounts as providers ask for them. */
export const keysOfAccounts =
  (pool: ProviderNeeds['pool'], sealer: Sealer): ProviderNeeds['accountOf'] =>
  async (siteId, provider) => {
    const row = await pool.forSite(siteId).row(findAccount, { provider })
    return row && openedKeys(sealer, siteId, provider, row)
  }

/** Secrets of messages of former accounts as providers ask for them; one that does not open is left out. */
export const secretsOfFormer =
  (pool: ProviderNeeds['pool'], sealer: Sealer, onFault: (error: unknown) => void): ProviderNeeds['formerSecretsOf'] =>
  async (siteId, provider) => {
    const rows = await pool.forSite(siteId).rows(formerSecrets, { provider })
    return rows.flatMap(({ account, messagesSecret }) => {
      try {
        return { account, messagesSecret: sealer.open(messagesSecret, ownerOf(siteId, provider)) }
      } catch (error) {
        onFault(error)
        return []
      }
    })
  }

/** An account as the audit log has it. */
export const summaryOf = (method: string, { publicKey, reserve }: PaymentAccount) => ({
  method,
  publicKey,
  ...present({ reserveHours: reserve?.hours, reserveEnd: reserve?.end }),
})

/** Accounts of a site with a change of one; undefined removes it. */
export function withAccount(
  { paymentAccounts = {} }: SiteSettings,
  provider: string,
  account: PaymentAccount | undefined,
): Record<string, PaymentAccount> {
  const { [provider]: _, ...others } = paymentAccounts
  return account ? { ...others, [provider]: account } : others
}
