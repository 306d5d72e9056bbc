// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CursorPagingMetadata, CursorQuery } from './shapes.ts'

export type { CursorPaging, CursorPagingMetadata, CursorQuery, Sorting } from './shapes.ts'

export interface AuditEntry {
  id: string
  date: Date
  action: 'apiKey.created' | 'apiKey.revoked' | 'member.factorsReset' | 'oauthApp.created' | 'oauthApp.updated' | 'oauthApp.deleted' | 'staffUser.invited' | 'staffUser.roleChanged' | 'staffUser.removed' | 'staffUser.changed' | 'staffUser.passwordChanged' | 'staffUser.signInBound' | 'staffUser.signInForgotten' | 'staffUser.factorAdded' | 'staffUser.factorRemoved' | 'staffRole.created' | 'staffRole.updated' | 'staffRole.deleted' | 'member.created' | 'member.changed' | 'member.approved' | 'member.blocked' | 'member.disconnected' | 'member.deleted' | 'member.merged' | 'member.sessionsEnded' | 'member.loginEmailChanged' | 'member.roleGiven' | 'member.roleTaken' | 'mailText.changed' | 'mailText.reset' | 'mail.switched' | 'signOnPolicy.changed' | 'testClock.set' | 'testing.set' | 'site.settings' | 'checkout.settings' | 'checkoutLink.created' | 'checkoutLink.changed' | 'checkoutLink.deleted' | 'contentPage.created' | 'contentPage.changed' | 'contentPage.deleted' | 'poll.cleared' | 'tickets.settings' | 'payments.settings' | 'payments.accountSet' | 'payments.accountRemoved' | 'payments.differenceSettled' | 'orders.settings' | 'documents.settings' | 'mail.serverSet' | 'mail.serverRemoved' | 'carriers.accountSet' | 'carriers.accountRemoved' | 'currencies.set' | 'languages.set' | 'rsvps.settings' | 'order.approved' | 'order.charged' | 'order.refunded' | 'order.tipChanged' | 'giftCard.created' | 'giftCard.disabled' | 'order.documentIssued' | 'order.labelOrdered' | 'order.labelVoided' | 'order.ticketsCanceled' | 'order.ticketChanged' | 'order.imported' | 'order.importDeleted' | 'event.refunded' | 'event.credited' | 'event.refundRetried' | 'event.moveAnnounced' | 'event.moveDismissed' | 'event.quotaRaised' | 'event.waitingListSet' | 'event.waitingOffered' | 'event.waitingRemoved' | 'event.gateSet' | 'event.sharedQuotaMade' | 'event.sharedQuotaChanged' | 'event.sharedQuotaDeleted' | 'event.addOnsSet' | 'event.bundlesSet' | 'event.passMade' | 'event.passChanged' | 'event.passDeleted' | 'event.accessCodesMade' | 'event.accessCodeChanged' | 'event.accessCodeDeleted' | 'event.placesExceeded' | 'event.seatingSet' | 'event.seatingRemoved' | 'event.seatsBound' | 'event.seatsBlocked' | 'event.seatsUnblocked' | 'doorStaff.added' | 'doorStaff.changed' | 'doorStaff.removed' | 'event.madeFromTemplate' | 'eventTemplate.created' | 'eventTemplate.renamed' | 'eventTemplate.deleted' | 'venue.created' | 'venue.changed' | 'venue.deleted' | 'seatPlan.created' | 'seatPlan.changed' | 'seatPlan.deleted' | 'mediaFile.uploaded' | 'mediaFile.changed' | 'mediaFile.deleted' | 'mediaFolder.created' | 'mediaFolder.renamed' | 'mediaFolder.deleted'
  actor: {
    kind: 'staff' | 'apiKey' | 'console'
    id?: string
    name: string
  }
  target: {
    id: string
    name: string
  }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  requestId?: string
}

export type QueryAuditLogRefusal = never

export interface QueryAuditLogRequest {
  query?: CursorQuery
}

export interface QueryAuditLogResponse {
  entries: AuditEntry[]
  metadata: CursorPagingMetadata
}

/** Module `fairground.audit-log`. */
export const auditLog = {
  /** Grants, changes of settings, refunds, guests beyond the limits and changes of the media library, the latest first. Entries are never changed and never deleted. */
  queryAuditLog: call<QueryAuditLogRequest, QueryAuditLogResponse, QueryAuditLogRefusal, AuditEntry>('POST', '/fairground/v1/audit-log/query', { values: { entries: { date: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'entries', metadata: 'metadata' } }),
}
