import { json, statement } from '../../db/statement.ts'
import type { SignInWays } from '../accounts/identity-wire.ts'

/** Second factors, and accounts at providers; a provider's id is made of its issuer. */
export const waysOfSigningIn = statement({
  name: 'authentication.ways',
  params: { memberId: 'uuid' },
  row: { factors: json<SignInWays['factors']>(), connections: json<SignInWays['connections']>() },
  sql: `
    select (select coalesce(jsonb_agg(jsonb_build_object('factorId', f.id, 'type', f.type,
              'status', case when f.confirmed_at is null then 'INACTIVE' else 'ACTIVE' end) order by f.created_at), '[]')
            from factors f where f.site_id = $1 and f.subject_id = $2) as factors,
           (select coalesce(jsonb_agg(jsonb_build_object('idpConnection', jsonb_build_object(
              'idpConnectionId', md5(i.issuer)::uuid, 'idpUserId', i.subject)) order by i.bound_at), '[]')
            from member_identities i where i.site_id = $1 and i.member_id = $2) as connections
    from members where site_id = $1 and id = $2`,
})
