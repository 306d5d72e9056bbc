import Type from 'typebox'
import { ActorKind, AuditAction } from '../enumerations/audit.ts'
import type { Scope } from '../enumerations/staff.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery } from '../paging.ts'
import { FreeObject, Guid, named, oneOf, optional, Timestamp } from '../scalars.ts'

/**
 * Fields that `before` and `after` of an entry may name. `currencies.set` names the rate in millionths by currency code. `folder` is the
 * name of the folder that holds the file or folder, empty where none does.
 */
export const auditFields = {
  'apiKey.created': ['name', 'scopes'],
  'apiKey.revoked': ['name', 'scopes'],
  'oauthApp.created': ['name', 'redirectUris', 'postFlowOrigins'],
  'oauthApp.updated': ['name', 'redirectUris', 'postFlowOrigins'],
  'oauthApp.deleted': ['name', 'redirectUris', 'postFlowOrigins'],
  'staffUser.invited': ['email', 'role'],
  'staffUser.roleChanged': ['role'],
  'staffUser.removed': ['email', 'role'],
  'staffUser.signInBound': ['issuer'],
  'staffUser.signInForgotten': ['issuers'],
  'staffUser.factorAdded': [],
  'staffUser.factorRemoved': [],
  'staffRole.created': ['name', 'scopes'],
  'staffRole.updated': ['name', 'scopes'],
  'staffRole.deleted': ['name', 'scopes'],
  'member.created': [],
  'member.changed': [],
  'member.approved': [],
  'member.blocked': [],
  'member.disconnected': [],
  'member.deleted': [],
  'member.factorsReset': [],
  'member.merged': ['from'],
  'member.sessionsEnded': [],
  'member.loginEmailChanged': [],
  'member.roleGiven': ['roleKey'],
  'member.roleTaken': ['roleKey'],
  'mailText.changed': ['template', 'language', 'subject'],
  'mailText.reset': ['template', 'language', 'subject'],
  'mail.switched': ['template', 'enabled'],
  'signOnPolicy.changed': ['requireOwnerApproval', 'requireEmailVerification'],
  'testClock.set': ['offsetMs'],
  'site.settings': [
    'business',
    'locale',
    'timeZone',
    'currency',
    'weightUnit',
    'distanceUnit',
    'sells',
    'taxIncludedInPrices',
    'distanceSalesTax',
    'reverseCharge',
    'vatIdCheck',
    'reservationMinutes',
    'unpaidOrderMinutes',
    'ticketCancellation',
    'ticketChange',
    'status',
    'texts',
    'look',
  ],
  'checkout.settings': ['checkoutBrand', 'checkoutPolicies', 'checkoutFields', 'checkoutBillingFields'],
  'checkoutLink.created': ['active', 'lines', 'couponCode', 'couponLocked', 'paidOnline'],
  'checkoutLink.changed': ['active', 'lines', 'couponCode', 'couponLocked', 'paidOnline'],
  'checkoutLink.deleted': ['active', 'lines', 'couponCode', 'couponLocked', 'paidOnline'],
  'testing.set': ['testPayments', 'testMode'],
  'contentPage.created': ['title', 'slug', 'kind', 'shown'],
  'contentPage.changed': ['title', 'slug', 'kind', 'shown'],
  'contentPage.deleted': ['title', 'slug', 'kind', 'shown'],
  'poll.cleared': ['votes'],
  'tickets.settings': ['serviceFee'],
  'payments.settings': ['manualPaymentDays', 'manualPayments', 'methodsOff', 'methodLimits', 'manualMethods'],
  'payments.accountSet': ['method', 'publicKey', 'reserveHours', 'reserveEnd'],
  'payments.accountRemoved': ['method', 'publicKey'],
  'payments.differenceSettled': ['method', 'difference', 'reference'],
  'orders.settings': ['createInvoice', 'autoGenerateInvoiceOnPaidOrder'],
  'documents.settings': [
    'orderPrefix',
    'invoicePrefix',
    'receiptPrefix',
    'creditNotePrefix',
    'nextInvoiceNumber',
    'invoiceNote',
  ],
  'carriers.accountSet': [],
  'carriers.accountRemoved': [],
  'currencies.set': [],
  'languages.set': ['others'],
  'rsvps.settings': ['promoteFromWaitlist'],
  'order.approved': ['reason'],
  'order.charged': ['amount', 'currency', 'card'],
  'order.refunded': ['amount', 'currency'],
  'order.tipChanged': ['amount', 'currency'],
  'order.documentIssued': ['documentKind', 'documentNumber'],
  'order.labelOrdered': ['amount', 'currency', 'service'],
  'order.labelVoided': ['trackingNumber'],
  'order.ticketsCanceled': ['ticketNumbers', 'amount', 'currency'],
  'order.ticketChanged': ['ticketNumbers', 'ticket'],
  'order.imported': [],
  'order.importDeleted': [],
  'event.refunded': ['orders'],
  'event.refundRetried': ['orders'],
  'event.moveAnnounced': ['giveBackDays', 'withFees'],
  'event.moveDismissed': [],
  'event.quotaRaised': ['ticket', 'quota'],
  'event.waitingListSet': ['enabled', 'offerMinutes', 'rule'],
  'event.waitingOffered': ['ticket', 'quota'],
  'event.waitingRemoved': ['ticket', 'quota'],
  'event.gateSet': ['gateOn', 'opensDate', 'admissionsPerMinute', 'admissionMinutes', 'difficulty'],
  'event.sharedQuotaMade': ['name', 'quota'],
  'event.sharedQuotaChanged': ['name', 'quota'],
  'event.sharedQuotaDeleted': ['name', 'quota'],
  'event.addOnsSet': ['addOns'],
  'event.bundlesSet': ['bundles'],
  'event.passMade': ['name', 'amount', 'currency', 'quota', 'dates', 'onSale'],
  'event.passChanged': ['name', 'amount', 'currency', 'quota', 'dates', 'onSale'],
  'event.passDeleted': ['name', 'amount', 'currency', 'quota', 'dates', 'onSale'],
  'event.accessCodesMade': ['codes', 'code', 'usageLimit'],
  'event.accessCodeChanged': ['code', 'usageLimit', 'startDate', 'endDate', 'note'],
  'event.accessCodeDeleted': ['code', 'usageLimit', 'startDate', 'endDate', 'note'],
  'event.placesExceeded': ['attending', 'places'],
  'event.seatingSet': ['plan', 'seats', 'capacity'],
  'event.seatingRemoved': ['plan'],
  'event.seatsBound': ['kinds'],
  'event.seatsBlocked': ['block', 'units', 'note'],
  'event.seatsUnblocked': ['units'],
  'doorStaff.added': ['name', 'permissions', 'paused', 'events'],
  'doorStaff.changed': ['name', 'permissions', 'paused', 'events'],
  'doorStaff.removed': ['name', 'permissions', 'paused', 'events'],
  'event.madeFromTemplate': ['template'],
  'eventTemplate.created': ['title'],
  'eventTemplate.renamed': ['name'],
  'eventTemplate.deleted': ['title'],
  'venue.created': ['name', 'place', 'rooms', 'capacity'],
  'venue.changed': ['name', 'place', 'rooms', 'capacity'],
  'venue.deleted': ['name', 'place', 'rooms', 'capacity'],
  'seatPlan.created': ['name', 'seats', 'capacity'],
  'seatPlan.changed': ['name', 'seats', 'capacity'],
  'seatPlan.deleted': ['name', 'seats', 'capacity'],
  'mediaFile.uploaded': ['folder', 'sold'],
  'mediaFile.changed': ['filename', 'folder', 'alt', 'focalPoint'],
  'mediaFile.deleted': ['folder', 'sold'],
  'mediaFolder.created': ['folder'],
  'mediaFolder.renamed': ['name'],
  'mediaFolder.deleted': ['folder'],
} as const satisfies Record<AuditAction, readonly string[]>
export type AuditField = (typeof auditFields)[AuditAction][number]

const scopesOfTargets: Readonly<Record<string, Scope>> = {
  member: 'members.read',
  order: 'orders.read',
  event: 'events.read',
  mediaFile: 'catalog.read',
  mediaFolder: 'catalog.read',
}

/** Permission to read the target of such entries, where `settings.read` does not give it. */
export const scopeOfAudit = (action: AuditAction): Scope | undefined => scopesOfTargets[action.split('.')[0]!]

const AuditEntry = named(
  'AuditEntry',
  Type.Object({
    id: Guid,
    date: Timestamp,
    action: oneOf(AuditAction),
    /** Person who did it, by their name at the time. */
    actor: Type.Object({ kind: oneOf(ActorKind), id: optional(Guid), name: Type.String() }),
    target: Type.Object({ id: Guid, name: Type.String() }),
    /** Value that a change replaced; absent where something was made. */
    before: optional(FreeObject),
    after: optional(FreeObject),
    requestId: optional(Type.String()),
  }),
)

/**
 * Fields to filter by: `date`, `action`, `actor.id`, `actor.name`, `target.id`, `requestId`. Entries about members need `members.read`
 * too, those about orders `orders.read`, those about events `events.read`, and those about the media library `catalog.read`: without it they
 * are left out.
 */
export const queryAuditLog = operation({
  module: 'fairground.audit-log',
  name: 'queryAuditLog',
  summary:
    'Grants, changes of settings, refunds, guests beyond the limits and changes of the media library, the latest first. Entries are never changed and never deleted.',
  method: 'POST',
  path: '/fairground/v1/audit-log/query',
  who: admin('settings.read'),
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ entries: Type.Array(AuditEntry), metadata: CursorMetadata }),
  refusals: [],
})

export const operations = [queryAuditLog] as const
