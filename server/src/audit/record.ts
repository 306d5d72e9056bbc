import type { AuditAction } from '@fairground/contract/enumerations/audit.ts'
import type { auditFields } from '@fairground/contract/fairground/audit-log.ts'
import type { Caller } from '../ground/caller.ts'
import type { Tx } from '../ground/database.ts'
import { insertEntries, insertEntry } from './queries.ts'

/** Author of a change, and its time. Without a caller it is the console of the machine. */
export interface Deed {
  readonly now: Date
  readonly caller?: Caller
  readonly requestId?: string | null
  newId(): string
}

/** Names and values, never a secret: of the fields that the contract lists for the action; rates are by currency code. */
type SummaryOf<Action extends AuditAction> = Action extends 'currencies.set'
  ? Readonly<Record<string, string>>
  : { readonly [Field in (typeof auditFields)[Action][number]]?: unknown }

type EntryOf<Action extends AuditAction> = {
  readonly action: Action
  readonly target: { readonly id: string; readonly name: string }
  readonly before?: SummaryOf<Action>
  readonly after?: SummaryOf<Action>
}
export type Entry = { [Action in AuditAction]: EntryOf<Action> }[AuditAction]

/** Writes an entry in the transaction of its cause: neither is there without the other. */
export async function record(tx: Tx, deed: Deed, { action, target, before, after }: Entry): Promise<void> {
  await tx.run(insertEntry, {
    ...byWhom(deed),
    id: deed.newId(),
    action,
    targetId: target.id,
    targetName: target.name,
    before: before ?? null,
    after: after ?? null,
  })
}

/** The same for many, in one statement. */
export async function recordEach(tx: Tx, deed: Deed, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  await tx.run(insertEntries, {
    ...byWhom(deed),
    ids: entries.map(() => deed.newId()),
    actions: entries.map(({ action }) => action),
    targetIds: entries.map(({ target }) => target.id),
    targetNames: entries.map(({ target }) => target.name),
    befores: entries.map(({ before }) => JSON.stringify(before ?? null)),
    afters: entries.map(({ after }) => JSON.stringify(after ?? null)),
  })
}

function byWhom({ now: at, caller, requestId = null }: Deed) {
  return caller?.kind === 'staff' || caller?.kind === 'apiKey'
    ? { at, requestId, actorKind: caller.kind, actorId: caller.id }
    : { at, requestId, actorKind: 'console' as const, actorId: null }
}
