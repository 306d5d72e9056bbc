import { statement } from '../db/statement.ts'

export const insertClient = statement({
  name: 'oauthClients.insert',
  siteless: true,
  params: {
    id: 'uuid',
    siteId: 'uuid',
    name: 'text',
    redirectUris: 'text[]',
    postFlowOrigins: 'text[]',
    at: 'timestamptz',
  },
  sql: `insert into oauth_clients (id, site_id, name, redirect_uris, post_flow_origins, created_at) values ($1, $2, $3, $4, $5, $6)`,
})

export const readClients = statement({
  name: 'oauthClients.all',
  siteless: true,
  row: { id: 'uuid', siteId: 'uuid', name: 'text', redirectUris: 'text[]', postFlowOrigins: 'text[]' },
  sql: `select id, site_id as "siteId", name, redirect_uris as "redirectUris", post_flow_origins as "postFlowOrigins"
        from oauth_clients order by created_at, id`,
})
