import type { AuditEntry } from '@fairground/client/generated/fairground.audit-log.ts'
import type { ReactNode } from 'react'
import type { Formats } from '../formats.ts'
import { roleTitles } from '../members/member-words.ts'
import { paths } from '../paths.ts'
import { rich, t } from '../texts.ts'

type Action = AuditEntry['action']
export type Recorded = Pick<AuditEntry, 'action' | 'target' | 'before' | 'after'>

/** A name with the page of what it names; without one where there is none, as of deleted things. */
export interface NamePart {
  readonly name: string
  readonly href?: string | undefined
}

/** Facts that the page has beside the entries. The log itself names no members, so that it can outlive them. */
export interface Known {
  /** Names of the members that exist, by id. */
  readonly members: ReadonlyMap<string, string>
  /** Ids of the roles that exist. */
  readonly roles: ReadonlySet<string>
  readonly formats: Formats
}

/** Draws a name within its sentence. */
type Show = (part: NamePart) => ReactNode
type Words = (entry: Recorded, known: Known, show: Show) => ReactNode
/** A message with its name put in. */
type Write = (name: () => ReactNode, entry: Recorded) => ReactNode

const quoted = ({ target }: Recorded): string => t('admin.audit.quoted', { name: target.name })

/** Writes a sentence about one thing, which `partOf` names. */
const about =
  (partOf: (entry: Recorded, known: Known) => NamePart) =>
  (write: Write): Words =>
  (entry, known, show) =>
    write(() => show(partOf(entry, known)), entry)

/** A sentence about a thing that is listed on one page of the settings. */
const listed = (write: Write, href: string): Words => about((entry) => ({ name: quoted(entry), href }))(write)

/** A sentence about a thing that is gone. */
const gone = about((entry) => ({ name: quoted(entry) }))

const user = about(({ target }) => ({ name: target.name, href: paths.users() }))

const role = about((entry, { roles }) => {
  const { id } = entry.target
  return { name: quoted(entry), href: roles.has(id) ? paths.role(id) : undefined }
})

const member = about(({ target: { id } }, { members }) => {
  const name = members.get(id)
  return name === undefined ? { name: t('admin.audit.aMember') } : { name, href: paths.member(id) }
})

/** A sentence whose message names the settings themselves. */
const settings =
  (write: (name: (text: ReactNode) => ReactNode) => ReactNode, href: string): Words =>
  (_, __, show) =>
    write((text) => show({ name: String(text), href }))

/** The page of an email's text. Entries that do not name the template lead to the list of emails. */
function mailPage({ before, after }: Recorded): string {
  const { template, language } = { ...before, ...after }
  return typeof template === 'string'
    ? paths.mailTemplate(template, typeof language === 'string' ? language : undefined)
    : paths.mailTemplates()
}

const mail = about((entry) => ({ name: quoted(entry), href: mailPage(entry) }))

/** Files have no page of their own: their name leads to the library, which looks for it. */
const file = about((entry) => ({ name: quoted(entry), href: paths.media({ q: entry.target.name }) }))

const folder = about((entry) => ({ name: quoted(entry), href: paths.media({ folder: entry.target.id }) }))

const roleWords = (values: Recorded['after']): string => {
  const key = values?.roleKey
  const title = typeof key === 'string' ? roleTitles.get(key) : undefined
  return title === undefined ? t('admin.audit.aRole') : t('admin.audit.theRole', { title })
}

const refund: Words = ({ target, after = {} }, { formats }, show) => {
  const { amount, currency } = after
  const name = () => show({ name: t('admin.audit.order', { number: target.name }), href: paths.order(target.id) })
  return typeof amount === 'string' && typeof currency === 'string'
    ? rich('admin.audit.refundedAmount', { name, amount: formats.money(amount, currency) })
    : rich('admin.audit.refunded', { name })
}

const giftCard =
  (sentence: (card: { suffix: string; amount: string }) => string): Words =>
  ({ target, after = {} }, { formats }) =>
    sentence({ suffix: target.name, amount: formats.money(String(after.amount), String(after.currency)) })

const charge: Words = ({ target, after = {} }, { formats }, show) => {
  const { amount, currency, card } = after
  const name = () => show({ name: t('admin.audit.order', { number: target.name }), href: paths.order(target.id) })
  const money = typeof amount === 'string' && typeof currency === 'string' ? formats.money(amount, currency) : ''
  return rich('admin.audit.charged', { name, amount: money, card: String(card ?? '') })
}

const tip: Words = ({ target, before = {}, after = {} }, { formats }, show) => {
  const name = () => show({ name: t('admin.audit.order', { number: target.name }), href: paths.order(target.id) })
  const money = ({ amount, currency }: NonNullable<Recorded['after']>) =>
    typeof amount === 'string' && typeof currency === 'string' ? formats.money(amount, currency) : ''
  return rich('admin.audit.tipChanged', { name, from: money(before), to: money(after) })
}

const imported: Words = ({ target }, _, show) =>
  rich('admin.audit.orderImported', {
    name: () => show({ name: t('admin.audit.order', { number: target.name }), href: paths.order(target.id) }),
  })

const importDeleted: Words = ({ target }, _, show) =>
  rich('admin.audit.importDeleted', { name: () => show({ name: t('admin.audit.order', { number: target.name }) }) })

const labelOrdered: Words = ({ target, after = {} }, { formats }, show) => {
  const { amount, currency, service } = after
  const name = () => show({ name: t('admin.audit.order', { number: target.name }), href: paths.order(target.id) })
  const money = typeof amount === 'string' && typeof currency === 'string' ? formats.money(amount, currency) : ''
  return rich('admin.audit.labelOrdered', { name, amount: money, service: String(service ?? '') })
}

const approved: Words = ({ target }, _, show) => {
  const name = () => show({ name: t('admin.audit.order', { number: target.name }), href: paths.order(target.id) })
  return rich('admin.audit.orderApproved', { name })
}

const labelVoided: Words = ({ target, after = {} }, _, show) => {
  const name = () => show({ name: t('admin.audit.order', { number: target.name }), href: paths.order(target.id) })
  return rich('admin.audit.labelVoided', { name, number: String(after.trackingNumber ?? '') })
}

const ticketsCanceled: Words = ({ target, after = {} }, { formats }, show) => {
  const { amount, currency, ticketNumbers } = after
  const name = () => show({ name: t('admin.audit.order', { number: target.name }), href: paths.order(target.id) })
  const money = typeof amount === 'string' && typeof currency === 'string' ? formats.money(amount, currency) : ''
  return rich('admin.audit.ticketsCanceled', { name, amount: money, numbers: String(ticketNumbers ?? '') })
}

const ticketChanged: Words = ({ target, after = {} }, _, show) => {
  const name = () => show({ name: t('admin.audit.order', { number: target.name }), href: paths.order(target.id) })
  return rich('admin.audit.ticketChanged', {
    name,
    numbers: String(after.ticketNumbers ?? ''),
    kind: String(after.ticket ?? ''),
  })
}

const documentIssued: Words = ({ target, after = {} }, _, show) => {
  const { documentKind, documentNumber } = after
  const name = () => show({ name: t('admin.audit.order', { number: target.name }), href: paths.order(target.id) })
  const number = String(documentNumber ?? '')
  if (documentKind === 'RECEIPT') return rich('admin.audit.receiptIssued', { name, number })
  if (documentKind === 'CREDIT_NOTE') return rich('admin.audit.creditNoteIssued', { name, number })
  return rich('admin.audit.invoiceIssued', { name, number })
}

const event = about((entry) => ({ name: quoted(entry), href: paths.event(entry.target.id) }))

/** One sentence for each thing that is recorded. */
const sentences: Readonly<Record<Action, Words>> = {
  'apiKey.created': listed((name) => rich('admin.audit.apiKeyCreated', { name }), paths.apiKeys()),
  'apiKey.revoked': gone((name) => rich('admin.audit.apiKeyRevoked', { name })),
  'oauthApp.created': listed((name) => rich('admin.audit.oauthAppCreated', { name }), paths.apps()),
  'oauthApp.updated': listed((name) => rich('admin.audit.oauthAppUpdated', { name }), paths.apps()),
  'oauthApp.deleted': gone((name) => rich('admin.audit.oauthAppDeleted', { name })),
  'staffUser.invited': user((name) => rich('admin.audit.staffUserInvited', { name })),
  'staffUser.roleChanged': user((name) => rich('admin.audit.staffUserRoleChanged', { name })),
  'staffUser.removed': (entry, _, show) =>
    rich('admin.audit.staffUserRemoved', { name: () => show({ name: entry.target.name }) }),
  'staffUser.changed': user((name) => rich('admin.audit.staffUserChanged', { name })),
  'staffUser.passwordChanged': user((name) => rich('admin.audit.staffUserPasswordChanged', { name })),
  'staffUser.factorAdded': user((name) => rich('admin.audit.staffUserFactorAdded', { name })),
  'staffUser.factorRemoved': user((name) => rich('admin.audit.staffUserFactorRemoved', { name })),
  'staffUser.signInBound': user((name) => rich('admin.audit.staffUserSignInBound', { name })),
  'staffUser.signInForgotten': user((name) => rich('admin.audit.staffUserSignInForgotten', { name })),
  'staffRole.created': role((name) => rich('admin.audit.staffRoleCreated', { name })),
  'staffRole.updated': role((name) => rich('admin.audit.staffRoleUpdated', { name })),
  'staffRole.deleted': gone((name) => rich('admin.audit.staffRoleDeleted', { name })),
  'member.created': member((name) => rich('admin.audit.memberCreated', { name })),
  'member.changed': member((name) => rich('admin.audit.memberChanged', { name })),
  'member.approved': member((name) => rich('admin.audit.memberApproved', { name })),
  'member.blocked': member((name) => rich('admin.audit.memberBlocked', { name })),
  'member.disconnected': member((name) => rich('admin.audit.memberDisconnected', { name })),
  'member.deleted': () => t('admin.audit.memberDeleted'),
  'member.factorsReset': member((name) => rich('admin.audit.memberFactorsReset', { name })),
  'member.merged': member((name) => rich('admin.audit.memberMerged', { name })),
  'member.sessionsEnded': member((name) => rich('admin.audit.memberSessionsEnded', { name })),
  'member.loginEmailChanged': member((name) => rich('admin.audit.memberLoginEmailChanged', { name })),
  'member.roleGiven': member((name, { after }) =>
    rich('admin.audit.memberRoleGiven', { name, role: roleWords(after) }),
  ),
  'member.roleTaken': member((name, { before }) =>
    rich('admin.audit.memberRoleTaken', { name, role: roleWords(before) }),
  ),
  'currencies.set': settings((name) => rich('admin.audit.currenciesSet', { name }), paths.currencies()),
  'languages.set': settings((name) => rich('admin.audit.languagesSet', { name }), paths.languages()),
  'order.approved': approved,
  'order.charged': charge,
  'order.refunded': refund,
  'giftCard.created': giftCard((card) => t('admin.audit.giftCardCreated', card)),
  'giftCard.disabled': giftCard((card) => t('admin.audit.giftCardDisabled', card)),
  'order.tipChanged': tip,
  'order.documentIssued': documentIssued,
  'order.labelOrdered': labelOrdered,
  'order.labelVoided': labelVoided,
  'order.ticketsCanceled': ticketsCanceled,
  'order.ticketChanged': ticketChanged,
  'order.imported': imported,
  'order.importDeleted': importDeleted,
  'orders.settings': settings((name) => rich('admin.audit.ordersSettings', { name }), paths.orderSettings()),
  'documents.settings': settings((name) => rich('admin.audit.documentsSettings', { name }), paths.orderSettings()),
  'event.refunded': event((name) => rich('admin.audit.eventRefunded', { name })),
  'event.credited': event((name) => rich('admin.audit.eventCredited', { name })),
  'event.refundRetried': event((name) => rich('admin.audit.eventRefundRetried', { name })),
  'event.moveAnnounced': event((name) => rich('admin.audit.moveAnnounced', { name })),
  'event.moveDismissed': event((name) => rich('admin.audit.moveDismissed', { name })),
  'event.quotaRaised': event((name, { after }) =>
    rich('admin.audit.quotaRaised', { name, ticket: String(after?.ticket ?? '') }),
  ),
  'event.waitingListSet': event((name) => rich('admin.audit.waitingListSet', { name })),
  'event.waitingOffered': event((name) => rich('admin.audit.waitingOffered', { name })),
  'event.waitingRemoved': event((name) => rich('admin.audit.waitingRemoved', { name })),
  'event.gateSet': event((name) => rich('admin.audit.gateSet', { name })),
  'event.sharedQuotaMade': event((name) => rich('admin.audit.sharedQuotaMade', { name })),
  'event.sharedQuotaChanged': event((name) => rich('admin.audit.sharedQuotaChanged', { name })),
  'event.sharedQuotaDeleted': event((name) => rich('admin.audit.sharedQuotaDeleted', { name })),
  'event.addOnsSet': event((name) => rich('admin.audit.addOnsSet', { name })),
  'event.bundlesSet': event((name) => rich('admin.audit.bundlesSet', { name })),
  'event.passMade': event((name) => rich('admin.audit.passMade', { name })),
  'event.passChanged': event((name) => rich('admin.audit.passChanged', { name })),
  'event.passDeleted': event((name) => rich('admin.audit.passDeleted', { name })),
  'event.accessCodesMade': event((name) => rich('admin.audit.accessCodesMade', { name })),
  'event.accessCodeChanged': event((name) => rich('admin.audit.accessCodeChanged', { name })),
  'event.accessCodeDeleted': event((name) => rich('admin.audit.accessCodeDeleted', { name })),
  'event.placesExceeded': event((name) => rich('admin.audit.placesExceeded', { name })),
  'rsvps.settings': settings((name) => rich('admin.audit.rsvpsSettings', { name }), paths.events()),
  'tickets.settings': settings((name) => rich('admin.audit.ticketsSettings', { name }), paths.ticketSettings()),
  'payments.settings': settings((name) => rich('admin.audit.paymentsSettings', { name }), paths.paymentSettings()),
  'site.settings': settings((name) => rich('admin.audit.siteSettings', { name }), paths.business()),
  'checkout.settings': settings((name) => rich('admin.audit.checkoutSettings', { name }), paths.orderSettings()),
  'checkoutLink.created': settings((name) => rich('admin.audit.checkoutLinkCreated', { name }), paths.checkoutLinks()),
  'checkoutLink.changed': settings((name) => rich('admin.audit.checkoutLinkChanged', { name }), paths.checkoutLinks()),
  'checkoutLink.deleted': settings((name) => rich('admin.audit.checkoutLinkDeleted', { name }), paths.checkoutLinks()),
  'contentPage.created': listed((name) => rich('admin.audit.contentPageCreated', { name }), paths.contentPages()),
  'contentPage.changed': listed((name) => rich('admin.audit.contentPageChanged', { name }), paths.contentPages()),
  'contentPage.deleted': gone((name) => rich('admin.audit.contentPageDeleted', { name })),
  'poll.cleared': gone((name) => rich('admin.audit.pollCleared', { name })),
  'event.seatingSet': event((name, { after }) =>
    rich('admin.audit.seatingSet', { name, plan: String(after?.plan ?? '') }),
  ),
  'event.seatingRemoved': event((name) => rich('admin.audit.seatingRemoved', { name })),
  'event.seatsBound': event((name) => rich('admin.audit.seatsBound', { name })),
  'event.seatsBlocked': event((name) => rich('admin.audit.seatsBlocked', { name })),
  'event.seatsUnblocked': event((name) => rich('admin.audit.seatsUnblocked', { name })),
  'doorStaff.added': listed((name) => rich('admin.audit.doorStaffAdded', { name }), paths.doorStaff()),
  'doorStaff.changed': listed((name) => rich('admin.audit.doorStaffChanged', { name }), paths.doorStaff()),
  'doorStaff.removed': gone((name) => rich('admin.audit.doorStaffRemoved', { name })),
  'event.madeFromTemplate': event((name, { after }) =>
    rich('admin.audit.madeFromTemplate', { name, template: String(after?.template ?? '') }),
  ),
  'eventTemplate.created': listed((name) => rich('admin.audit.templateCreated', { name }), paths.eventTemplates()),
  'eventTemplate.renamed': listed((name) => rich('admin.audit.templateRenamed', { name }), paths.eventTemplates()),
  'eventTemplate.deleted': gone((name) => rich('admin.audit.templateDeleted', { name })),
  'venue.created': listed((name) => rich('admin.audit.venueCreated', { name }), paths.venues()),
  'venue.changed': listed((name) => rich('admin.audit.venueChanged', { name }), paths.venues()),
  'venue.deleted': gone((name) => rich('admin.audit.venueDeleted', { name })),
  'seatPlan.created': listed((name) => rich('admin.audit.seatPlanCreated', { name }), paths.seatPlans()),
  'seatPlan.changed': listed((name) => rich('admin.audit.seatPlanChanged', { name }), paths.seatPlans()),
  'seatPlan.deleted': gone((name) => rich('admin.audit.seatPlanDeleted', { name })),
  'payments.accountSet': settings((name) => rich('admin.audit.paymentsAccountSet', { name }), paths.paymentSettings()),
  'payments.accountRemoved': settings(
    (name) => rich('admin.audit.paymentsAccountRemoved', { name }),
    paths.paymentSettings(),
  ),
  'payments.differenceSettled': (entry, _, show) =>
    rich('admin.audit.differenceSettled', {
      name: (text: ReactNode) => show({ name: String(text), href: paths.paymentDifferences() }),
      reference: String(entry.after?.reference ?? ''),
    }),
  'mail.serverSet': settings((name) => rich('admin.audit.mailServerSet', { name }), paths.mailServer()),
  'mail.serverRemoved': settings((name) => rich('admin.audit.mailServerRemoved', { name }), paths.mailServer()),
  'carriers.accountSet': settings((name) => rich('admin.audit.carriersAccountSet', { name }), paths.delivery()),
  'carriers.accountRemoved': settings((name) => rich('admin.audit.carriersAccountRemoved', { name }), paths.delivery()),
  'testing.set': settings((name) => rich('admin.audit.testingSet', { name }), paths.testing()),
  'mail.switched': mail((name, { after }) =>
    after?.enabled === true
      ? rich('admin.audit.mailSwitchedOn', { name })
      : rich('admin.audit.mailSwitchedOff', { name }),
  ),
  'mailText.changed': mail((name) => rich('admin.audit.mailTextChanged', { name })),
  'mailText.reset': mail((name) => rich('admin.audit.mailTextReset', { name })),
  'signOnPolicy.changed': settings((name) => rich('admin.audit.signOnPolicyChanged', { name }), paths.signUp()),
  'testClock.set': settings((name) => rich('admin.audit.testClockSet', { name }), paths.testing()),
  'mediaFile.uploaded': file((name) => rich('admin.audit.mediaFileUploaded', { name })),
  'mediaFile.changed': file((name) => rich('admin.audit.mediaFileChanged', { name })),
  'mediaFile.deleted': gone((name) => rich('admin.audit.mediaFileDeleted', { name })),
  'mediaFolder.created': folder((name) => rich('admin.audit.mediaFolderCreated', { name })),
  'mediaFolder.renamed': folder((name) => rich('admin.audit.mediaFolderRenamed', { name })),
  'mediaFolder.deleted': gone((name) => rich('admin.audit.mediaFolderDeleted', { name })),
}

export const sentenceOf = (entry: Recorded, known: Known, show: Show): ReactNode =>
  sentences[entry.action](entry, known, show)

/** Ids of the members that the entries are about. */
export const membersIn = (entries: readonly Pick<AuditEntry, 'action' | 'target'>[]): string[] => [
  ...new Set(entries.filter(({ action }) => action.startsWith('member.')).map(({ target }) => target.id)),
]

export function actorOf({ actor }: Pick<AuditEntry, 'actor'>): NamePart {
  switch (actor.kind) {
    case 'staff':
      return { name: actor.name, href: paths.users() }
    case 'apiKey':
      return { name: t('admin.audit.apiKey', { name: actor.name }), href: paths.apiKeys() }
    case 'console':
      return { name: t('admin.audit.console') }
    default:
      return actor.kind satisfies never
  }
}
