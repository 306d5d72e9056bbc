import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { Tx } from '../../ground/database.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { insertLookup } from '../../sites/lookups.ts'
import { insertApiKey } from './queries.ts'

interface NewKey {
  readonly id: string
  readonly siteId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly secret: string
  readonly at: Date
}

/** Stores the hash of a key's secret, where its site finds it and where every request does. */
export async function writeKey(tx: Tx, { id, siteId, name, scopes, secret, at }: NewKey): Promise<void> {
  const hash = hashSecret(secret)
  await tx.run(insertApiKey, { id, name, hash, scopes: [...scopes], at })
  await tx.run(insertLookup, { kind: 'api-key', key: hash, siteId, target: id })
}
