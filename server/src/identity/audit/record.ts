import type { AuditAction } from '@fairground/contract/fairground/audit-log.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { insertEntry, type Summary } from './queries.ts'

/** Who changes something, and when. Without a caller it is the console of the machine. */
export interface Deed {
  readonly now: Date
  readonly caller?: Caller
  readonly requestId?: string
  newId(): string
}

export interface Entry {
  readonly action: AuditAction
  readonly target: { readonly id: string; readonly name: string }
  readonly before?: Summary
  readonly after?: Summary
}

/** Writes an entry in the transaction of its cause: neither is there without the other. */
export async function record(
  tx: Tx,
  { now, caller, requestId, newId }: Deed,
  { action, target, before, after }: Entry,
): Promise<void> {
  const actor =
    caller?.kind === 'staff' || caller?.kind === 'apiKey'
      ? { actorKind: caller.kind, actorId: caller.id }
      : { actorKind: 'console' as const, actorId: null }
  await tx.run(insertEntry, {
    id: newId(),
    at: now,
    ...actor,
    action,
    targetId: target.id,
    targetName: target.name,
    before: before ?? null,
    after: after ?? null,
    requestId: requestId ?? null,
  })
}
