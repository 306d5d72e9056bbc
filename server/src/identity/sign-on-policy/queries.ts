import { statement } from '../../db/statement.ts'

const row = {
  id: 'uuid',
  revision: 'int8',
  requireOwnerApproval: 'bool',
  requireEmailVerification: 'bool',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
const columns = `id, revision, require_owner_approval as "requireOwnerApproval",
  require_email_verification as "requireEmailVerification", created_at as "createdAt", updated_at as "updatedAt"`

export const findPolicy = statement({
  name: 'signOnPolicies.find',
  row,
  sql: `select ${columns} from sign_on_policies where site_id = $1`,
})

/** Null keeps what is; a site without a row asks for nothing. */
export const writePolicy = statement({
  name: 'signOnPolicies.write',
  params: { id: 'uuid', ownerApproval: 'bool?', emailVerification: 'bool?', at: 'timestamptz' },
  row,
  sql: `
    insert into sign_on_policies (site_id, id, require_owner_approval, require_email_verification, created_at, updated_at)
    values ($1, $2, coalesce($3, false), coalesce($4, false), $5, $5)
    on conflict (site_id) do update set
      require_owner_approval = coalesce($3, sign_on_policies.require_owner_approval),
      require_email_verification = coalesce($4, sign_on_policies.require_email_verification),
      revision = sign_on_policies.revision + 1, updated_at = $5
    returning ${columns}`,
})
