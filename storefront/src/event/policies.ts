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

/** Most events whose policies one query asks for: an event has at most 20, and a page 100. */
const EVENTS_OF_QUERY = 5

/** Policies of one event or several in the order of each. */
export async function policiesOf({ client }: Pick<Shop, 'client'>, ...eventIds: string[]): Promise<PolicyView[]> {
  const views: PolicyView[] = []
  for (let at = 0; at < eventIds.length; at += EVENTS_OF_QUERY) {
    const $in = eventIds.slice(at, at + EVENTS_OF_QUERY)
    const query = { filter: { eventId: { $in } }, cursorPaging: { limit: 100 } }
    views.push(...(await client({ policies }).policies.queryPolicies({ query })).policies.map(policyView))
  }
  return views
}

const policyView = ({ id, revision, name, body }: Policy): PolicyView => ({
  version: `${id}:${revision}`,
  name,
  paragraphs: paragraphsOf(body),
})
