import type { CheckoutPolicies } from '@fairground/domain/checkout/shown-policies.ts'
import { json, statement } from '../../db/statement.ts'
import type { CheckoutPage } from '../../ground/site.ts'

export const writeCheckoutPage = statement({
  name: 'checkoutSettings.write',
  params: { checkout: json<CheckoutPage>() },
  sql: `
    update sites set settings = settings || jsonb_build_object('checkout', $2::jsonb)
    from (select $1::uuid as site_id) s
    where s.site_id = $1 and sites.id = s.site_id`,
})

export const insertPolicyVersion = statement({
  name: 'checkoutSettings.insertPolicyVersion',
  params: { revision: 'int8', policies: json<CheckoutPolicies>(), at: 'timestamptz' },
  sql: `insert into checkout_policy_versions (site_id, revision, policies, written_at) values ($1, $2, $3, $4)`,
})

export const findPolicyVersion = statement({
  name: 'checkoutSettings.findPolicyVersion',
  params: { revision: 'int8' },
  row: { policies: json<CheckoutPolicies>() },
  sql: `select policies from checkout_policy_versions where site_id = $1 and revision = $2`,
})
