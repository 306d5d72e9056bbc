import type { Scope } from '@fairground/contract/scopes.ts'
import { type Column, statement } from '../../db/statement.ts'

const scopes: Column<Scope[]> = { pg: 'text[]', nullable: false }

export const insertApiKey = statement({
  name: 'apiKeys.insert',
  params: { id: 'uuid', name: 'text', hash: 'text', scopes, at: 'timestamptz' },
  sql: `insert into api_keys (site_id, id, name, key_hash, scopes, created_at) values ($1, $2, $3, $4, $5, $6)`,
})

export const findApiKey = statement({
  name: 'apiKeys.find',
  params: { id: 'uuid' },
  row: { id: 'uuid', scopes },
  sql: `select id, scopes from api_keys where site_id = $1 and id = $2 and revoked_at is null`,
})
