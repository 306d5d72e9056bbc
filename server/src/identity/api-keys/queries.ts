import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { takeTurns } from '../../db/row-statements.ts'
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

const keyRow = { id: 'uuid', name: 'text', scopes, createdAt: 'timestamptz', lastUsedAt: 'timestamptz?' } as const

export interface ApiKeyRow {
  readonly id: string
  readonly name: string
  readonly scopes: Scope[]
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export const listKeys = statement({
  name: 'apiKeys.list',
  row: keyRow,
  sql: `select id, name, scopes, created_at as "createdAt", last_used_at as "lastUsedAt" from api_keys
        where site_id = $1 and revoked_at is null order by created_at desc, id desc`,
})

/** Makes writers take turns, so that the limit holds. */
export const lockKeys = takeTurns('apiKeys.lockAll', 'API keys')

export const countKeys = statement({
  name: 'apiKeys.count',
  row: { n: 'int4' },
  sql: `select count(*)::int4 as n from api_keys where site_id = $1 and revoked_at is null`,
})

/** The conditional update decides between two that revoke the same key. */
export const revokeKey = statement({
  name: 'apiKeys.revoke',
  params: { id: 'uuid', at: 'timestamptz' },
  row: { name: 'text', scopes },
  sql: `update api_keys set revoked_at = $3 where site_id = $1 and id = $2 and revoked_at is null returning name, scopes`,
})

/** At most one write a minute, whatever the number of processes; after the clock was set back, too. */
export const touchKey = statement({
  name: 'apiKeys.touch',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update api_keys set last_used_at = $3::timestamptz
        where site_id = $1 and id = $2 and (last_used_at is null or last_used_at not between $3::timestamptz - interval '1 minute' and $3::timestamptz)`,
})
