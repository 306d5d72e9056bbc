import * as contract from '@fairground/contract/fairground/audit-log.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { cursorPage } from '../db/pages.ts'
import { type Api, mount } from '../http/mount.ts'
import { type AuditRow, auditSpec } from './queries.ts'

type AuditEntry = ResponseOf<typeof contract.queryAuditLog>['entries'][number]

export function auditRoutes(api: Api): void {
  mount(api, contract.queryAuditLog, async ({ query = {} }, { db, cursors, now }) => {
    const { rows, paging } = await cursorPage<AuditRow>(auditSpec, query, { db, cursors, now })
    return { entries: rows.map(entryToWire), metadata: paging }
  })
}

const entryToWire = (row: AuditRow): AuditEntry => ({
  id: row.id,
  date: row.at.toISOString(),
  action: row.action,
  actor: { kind: row.actorKind, ...present({ id: row.actorId ?? undefined }), name: row.actorName },
  target: { id: row.targetId, name: row.targetName },
  ...present({ before: row.before || undefined, after: row.after || undefined, requestId: row.requestId ?? undefined }),
})
