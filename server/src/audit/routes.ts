import { AuditAction } from '@fairground/contract/enumerations/audit.ts'
import * as contract from '@fairground/contract/fairground/audit-log.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { cursorPage } from '../db/pages.ts'
import { type Caller, holdsScope } from '../ground/caller.ts'
import { type Api, mount } from '../http/mount.ts'
import { type AuditRow, auditSpec } from './queries.ts'

type AuditEntry = ResponseOf<typeof contract.queryAuditLog>['entries'][number]

export function auditRoutes(api: Api): void {
  mount(api, contract.queryAuditLog, async ({ query = {} }, { db, cursors, now, caller }) => {
    const where = [{ sql: 'a.action <> all(?::text[])', values: [hiddenFrom(caller)] }]
    const { rows, paging } = await cursorPage<AuditRow>(auditSpec, query, { db, cursors, now, where })
    return { entries: rows.map(entryToWire), metadata: paging }
  })
}

/** Actions on what the caller may not read: an entry names it, and says what became of it. */
const hiddenFrom = (caller: Caller): AuditAction[] =>
  AuditAction.filter((action) => {
    const scope = contract.scopeOfAudit(action)
    return scope !== undefined && !holdsScope(caller, scope)
  })

const entryToWire = (row: AuditRow): AuditEntry => ({
  id: row.id,
  date: row.at.toISOString(),
  action: row.action,
  actor: { kind: row.actorKind, ...present({ id: row.actorId ?? undefined }), name: row.actorName },
  target: { id: row.targetId, name: row.targetName },
  ...present({ before: row.before || undefined, after: row.after || undefined, requestId: row.requestId ?? undefined }),
})
