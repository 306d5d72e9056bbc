import type { AuditEntry } from '@fairground/client/generated/fairground.audit-log.ts'
import type { Formats } from '../formats.ts'
import { roleTitles } from '../members/member-words.ts'
import { paths } from '../paths.ts'

type Action = AuditEntry['action']
export type Recorded = Pick<AuditEntry, 'action' | 'target' | 'before' | 'after'>

/** A name with the page of what it names; without one where there is none, as of deleted things. */
export interface NamePart {
  readonly name: string
  readonly href?: string | undefined
}
export type Sentence = readonly (string | NamePart)[]

/** Facts that the page has beside the entries. The log itself names no members, so that it can outlive them. */
export interface Known {
  /** Names of the members that exist, by id. */
  readonly members: ReadonlyMap<string, string>
  /** Ids of the roles that exist. */
  readonly roles: ReadonlySet<string>
  readonly formats: Formats
}

type Words = (entry: Recorded, known: Known) => Sentence

const quoted = ({ target }: Recorded): string => `“${target.name}”`

/** A sentence about a thing that is listed on one page of the settings. */
const listed =
  (before: string, href: string): Words =>
  (entry) => [before, { name: quoted(entry), href }]

/** A sentence about a thing that is gone. */
const gone =
  (before: string): Words =>
  (entry) => [before, { name: quoted(entry) }]

const user =
  (before: string, after = ''): Words =>
  ({ target }) => [before, { name: target.name, href: paths.users() }, after]

const role =
  (before: string): Words =>
  (entry, { roles }) => {
    const { id } = entry.target
    return [before, { name: quoted(entry), href: roles.has(id) ? paths.role(id) : undefined }]
  }

const member =
  (before: string, after: (entry: Recorded) => string = () => ''): Words =>
  (entry, { members }) => {
    const { id } = entry.target
    const name = members.get(id)
    return [before, name === undefined ? { name: 'a member' } : { name, href: paths.member(id) }, after(entry)]
  }

const settings =
  (before: string, name: string, href: string): Words =>
  () => [before, { name, href }]

/** The page of an email's text. Entries that do not name the template lead to the list of emails. */
function mailPage({ before, after }: Recorded): string {
  const { template, language } = { ...before, ...after }
  return typeof template === 'string'
    ? paths.mailTemplate(template, typeof language === 'string' ? language : undefined)
    : paths.mailTemplates()
}

const mail =
  (before: string, after: (entry: Recorded) => string = () => ''): Words =>
  (entry) => [before, { name: quoted(entry), href: mailPage(entry) }, after(entry)]

/** Files have no page of their own: their name leads to the library, which looks for it. */
const file =
  (before: string): Words =>
  (entry) => [before, { name: quoted(entry), href: paths.media({ q: entry.target.name }) }]

const folder =
  (before: string): Words =>
  (entry) => [before, { name: quoted(entry), href: paths.media({ folder: entry.target.id }) }]

const roleWords = (values: Recorded['after']): string => {
  const key = values?.roleKey
  const title = typeof key === 'string' ? roleTitles.get(key) : undefined
  return title === undefined ? 'a role' : `the role “${title}”`
}

const refund: Words = ({ target, after = {} }, { formats }) => {
  const { amount, currency } = after
  const of = typeof amount === 'string' && typeof currency === 'string' ? ` of ${formats.money(amount, currency)}` : ''
  return [`Started a refund${of} for `, { name: `order ${target.name}`, href: paths.order(target.id) }]
}

/** One sentence for each thing that is recorded. */
const sentences: Readonly<Record<Action, Words>> = {
  'apiKey.created': listed('Created the API key ', paths.apiKeys()),
  'apiKey.revoked': gone('Revoked the API key '),
  'oauthApp.created': listed('Registered the app ', paths.apps()),
  'oauthApp.updated': listed('Changed the app ', paths.apps()),
  'oauthApp.deleted': gone('Deleted the app '),
  'staffUser.invited': user('Invited '),
  'staffUser.roleChanged': user('Changed the role of '),
  'staffUser.removed': ({ target }) => ['Removed ', { name: target.name }],
  'staffUser.factorAdded': user('', ' set up an authenticator app'),
  'staffUser.factorRemoved': user('The authenticator app of ', ' was removed'),
  'staffUser.signInBound': user('', ' signed in with an external account for the first time'),
  'staffUser.signInForgotten': user('Disconnected the external accounts of '),
  'staffRole.created': role('Created the role '),
  'staffRole.updated': role('Changed the role '),
  'staffRole.deleted': gone('Deleted the role '),
  'member.created': member('Created '),
  'member.changed': member('Changed the profile of '),
  'member.approved': member('Approved '),
  'member.blocked': member('Blocked '),
  'member.disconnected': member('Turned ', () => ' into a contact'),
  'member.deleted': () => ['Deleted ', { name: 'a member' }],
  'member.factorsReset': member('Reset the second sign-in step of '),
  'member.merged': member('Merged another member into '),
  'member.sessionsEnded': member('Signed ', () => ' out'),
  'member.loginEmailChanged': member('Changed the sign-in address of '),
  'member.roleGiven': member('Gave ', ({ after }) => ` ${roleWords(after)}`),
  'member.roleTaken': member('Took from ', ({ before }) => ` ${roleWords(before)}`),
  'currencies.set': settings('Changed the ', 'currencies', paths.currencies()),
  'languages.set': settings('Changed the ', 'languages', paths.languages()),
  'order.refunded': refund,
  'rsvps.settings': settings('Changed the waiting list of ', 'events', paths.events()),
  'tickets.settings': settings('Changed the service fee of ', 'tickets', paths.ticketSettings()),
  'payments.settings': settings('Changed ', 'the payment methods', paths.paymentSettings()),
  'testing.set': settings('Changed ', 'testing', paths.testing()),
  'mail.switched': mail('Switched the email ', ({ after }) => (after?.enabled === true ? ' on' : ' off')),
  'mailText.changed': mail('Changed the text of the email '),
  'mailText.reset': mail('Reset the text of the email '),
  'signOnPolicy.changed': settings('Changed how members ', 'sign up', paths.signUp()),
  'testClock.set': settings('Set the ', 'test clock', paths.testing()),
  'mediaFile.uploaded': file('Uploaded the file '),
  'mediaFile.changed': file('Changed the file '),
  'mediaFile.deleted': gone('Deleted the file '),
  'mediaFolder.created': folder('Created the folder '),
  'mediaFolder.renamed': folder('Renamed the folder '),
  'mediaFolder.deleted': gone('Deleted the folder '),
}

export const sentenceOf = (entry: Recorded, known: Known): Sentence => sentences[entry.action](entry, known)

/** Ids of the members that the entries are about. */
export const membersIn = (entries: readonly Pick<AuditEntry, 'action' | 'target'>[]): string[] => [
  ...new Set(entries.filter(({ action }) => action.startsWith('member.')).map(({ target }) => target.id)),
]

export function actorOf({ actor }: Pick<AuditEntry, 'actor'>): NamePart {
  switch (actor.kind) {
    case 'staff':
      return { name: actor.name, href: paths.users() }
    case 'apiKey':
      return { name: `API key “${actor.name}”`, href: paths.apiKeys() }
    case 'console':
      return { name: 'Server console' }
    default:
      return actor.kind satisfies never
  }
}
