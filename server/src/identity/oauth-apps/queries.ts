import { takeTurns } from '../../db/row-statements.ts'
import { statement } from '../../db/statement.ts'

export interface AppRow {
  readonly id: string
  readonly name: string
  readonly redirectUris: string[]
  readonly postFlowOrigins: string[]
  readonly createdAt: Date
}

const appRow = {
  id: 'uuid',
  name: 'text',
  redirectUris: 'text[]',
  postFlowOrigins: 'text[]',
  createdAt: 'timestamptz',
} as const
const columns = `id, name, redirect_uris as "redirectUris", post_flow_origins as "postFlowOrigins", created_at as "createdAt"`

/** Oldest first: the first is the one of the site's own pages. */
export const listApps = statement({
  name: 'oauthApps.list',
  siteless: true,
  params: { siteId: 'uuid' },
  row: appRow,
  sql: `select ${columns} from oauth_clients where site_id = $1 order by created_at, id`,
})

/** Makes writers take turns, so that the limit holds. */
export const lockApps = takeTurns('oauthApps.lockAll', 'OAuth apps')

/** Locks the row against other changes until the transaction ends: the noted "before" is what was replaced. */
export const lockApp = statement({
  name: 'oauthApps.lock',
  siteless: true,
  params: { siteId: 'uuid', id: 'uuid' },
  row: appRow,
  sql: `select ${columns} from oauth_clients where site_id = $1 and id = $2 for update`,
})

export const writeApp = statement({
  name: 'oauthApps.write',
  siteless: true,
  params: { siteId: 'uuid', id: 'uuid', name: 'text', redirectUris: 'text[]', postFlowOrigins: 'text[]' },
  sql: `update oauth_clients set name = $3, redirect_uris = $4, post_flow_origins = $5 where site_id = $1 and id = $2`,
})

export const deleteApp = statement({
  name: 'oauthApps.delete',
  siteless: true,
  params: { siteId: 'uuid', id: 'uuid' },
  sql: `delete from oauth_clients where site_id = $1 and id = $2`,
})

export const revokeAppTokens = statement({
  name: 'oauthApps.revokeTokens',
  params: { clientId: 'uuid', at: 'timestamptz' },
  sql: `update refresh_tokens set revoked_at = $3 where site_id = $1 and client_id = $2 and revoked_at is null`,
})
