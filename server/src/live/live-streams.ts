import type { ServerResponse } from 'node:http'
import type { Scope } from '@fairground/contract/scopes.ts'
import { type Caller, holdsScope } from '../http/caller.ts'
import { SESSION_ENTITY } from '../identity/tokens/revocations.ts'
import type { Happened } from '../outbox/relay.ts'

/** What a caller must hold to hear of an entity. What is not named here is nobody's live business. */
const scopeOf: Readonly<Record<string, Scope>> = {
  order: 'orders.read',
  payment: 'orders.read',
  product: 'catalog.read',
  collection: 'catalog.read',
  event: 'events.read',
  ticket: 'guests.read',
}

/** Bytes that may wait for a reader who does not read; beyond it the stream ends and the page asks anew. */
const WAITING_BYTES = 256 * 1024

export interface Listener {
  readonly siteId: string
  readonly caller: Caller
}

/** One open Server-Sent Events answer. */
export interface LiveStream extends Listener {
  readonly response: ServerResponse
}

/** Whether this caller is told of this change. */
export const hears = ({ siteId, caller }: Listener, { siteId: where, entity }: Pick<Happened, 'siteId' | 'entity'>) => {
  const scope = scopeOf[entity]
  return siteId === where && scope !== undefined && holdsScope(caller, scope)
}

/** The changes that a stream hears, as one write. Empty when it hears none of them. */
export function eventsFor(listener: Listener, happened: readonly Happened[]): string {
  return happened
    .filter((one) => hears(listener, one))
    .map(({ entity, entityId, slug }) => `data: ${JSON.stringify({ entity, entityId, slug })}\n\n`)
    .join('')
}

/** Whether the user was removed or given another role: the page asks again, as who they are then. */
export const endsBy = ({ siteId, caller }: Listener, happened: readonly Happened[]): boolean =>
  caller.kind !== 'anonymous' &&
  happened.some((one) => one.siteId === siteId && one.entity === SESSION_ENTITY && one.entityId === caller.id)

/** Writes, unless the reader has stopped reading: then the stream ends, and its page reads everything again. */
export function tell({ response }: LiveStream, text: string): void {
  if (text === '' || response.writableEnded) return
  if (response.writableLength > WAITING_BYTES) response.destroy()
  else response.write(text)
}
