import { statement } from '../../../db/statement.ts'
import type { Sealer } from '../../../ground/sealer.ts'

export const findAccountKey = statement({
  name: 'carrierAccounts.find',
  row: { apiKey: 'text', test: 'bool', changedAt: 'timestamptz' },
  sql: `select api_key as "apiKey", test, changed_at as "changedAt" from carrier_accounts where site_id = $1 and carrier = 'shippo'`,
})

export const writeAccountKey = statement({
  name: 'carrierAccounts.write',
  params: { apiKey: 'text', test: 'bool', at: 'timestamptz' },
  sql: `insert into carrier_accounts (site_id, carrier, api_key, test, changed_at) values ($1, 'shippo', $2, $3, $4)
        on conflict (site_id, carrier) do update
        set api_key = excluded.api_key, test = excluded.test, changed_at = excluded.changed_at`,
})

export const deleteAccountKey = statement({
  name: 'carrierAccounts.delete',
  row: { carrier: 'text' },
  sql: `delete from carrier_accounts where site_id = $1 and carrier = 'shippo' returning carrier`,
})

/** Owner of a seal: a key does not open in the row of another site. */
const ownerOf = (siteId: string): string => `carriers ${siteId} shippo`

export const sealedKey = (sealer: Sealer, siteId: string, key: string): string => sealer.seal(key, ownerOf(siteId))
export const openedKey = (sealer: Sealer, siteId: string, sealed: string): string =>
  sealer.open(sealed, ownerOf(siteId))
