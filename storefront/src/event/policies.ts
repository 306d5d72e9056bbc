import { type Policy, policies } from '@fairground/client/generated/events.policies.ts'
import { paragraphsOf } from '@fairground/domain/formatting/plain-words.ts'
import type { Shop } from '../shop.ts'

/** A policy of an event, as text. */
export interface PolicyView {
  /** Names this version of it. */
  readonly version: string
  readonly name: string
  readonly paragraphs: readonly string[]
}

/** Policies of one event or a few in the order of each; an event has at most 20. */
export async function policiesOf({ client }: Pick<Shop, 'client'>, ...eventIds: string[]): Promise<PolicyView[]> {
  const query = { filter: { eventId: { $in: eventIds } }, cursorPaging: { limit: 100 } }
  return (await client({ policies }).policies.queryPolicies({ query })).policies.map(policyView)
}

const policyView = ({ id, revision, name, body }: Policy): PolicyView => ({
  version: `${id}:${revision}`,
  name,
  paragraphs: paragraphsOf(body),
})
