import type { CheckoutPolicies } from '@fairground/domain/checkout/shown-policies.ts'
import type { Queryable } from '../../ground/database.ts'
import { findPolicyVersion } from './queries.ts'

/** Policies of the checkout page in one version of their texts. */
export const checkoutPoliciesOf = async (db: Queryable, revision: string): Promise<CheckoutPolicies | undefined> =>
  (await db.row(findPolicyVersion, { revision: BigInt(revision) }))?.policies
