import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { Pool } from '../../db/database.ts'
import type { Queryable } from '../../ground/database.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { findLookup } from '../../sites/lookups.ts'
import { findApiKey } from './queries.ts'

export interface FoundKey {
  readonly id: string
  readonly scopes: readonly Scope[]
}

/** A key of the site, while it is in use. */
export const keyById = (db: Queryable, id: string): Promise<FoundKey | undefined> => db.row(findApiKey, { id })

/** The key whose secret it is, of whatever site, while it is in use. */
export async function keyOfSecret(
  pool: Pool,
  secret: string,
): Promise<(FoundKey & { readonly siteId: string }) | undefined> {
  const lookup = await pool.siteless.row(findLookup, { kind: 'api-key', key: hashSecret(secret) })
  const key = lookup?.target ? await keyById(pool.forSite(lookup.siteId), lookup.target) : undefined
  return lookup && key && { ...key, siteId: lookup.siteId }
}
