import type { AuditEntry } from '@fairground/client/generated/fairground.audit-log.ts'
import { scopeWords } from './scope-levels.ts'

const verbs: Readonly<Record<AuditEntry['action'], (name: string) => string>> = {
  'apiKey.created': (name) => `Created the API key “${name}”`,
  'apiKey.revoked': (name) => `Revoked the API key “${name}”`,
  'oauthApp.created': (name) => `Registered the app “${name}”`,
  'oauthApp.updated': (name) => `Changed the app “${name}”`,
  'oauthApp.deleted': (name) => `Deleted the app “${name}”`,
  'staffUser.invited': (name) => `Invited ${name}`,
  'staffUser.roleChanged': (name) => `Changed the role of ${name}`,
  'staffUser.removed': (name) => `Removed ${name}`,
  'staffUser.factorAdded': (name) => `${name} set up an authenticator app`,
  'staffUser.factorRemoved': (name) => `The second step of ${name} was turned off`,
  'staffUser.signInBound': (name) => `${name} signed in with an external account for the first time`,
  'staffUser.signInForgotten': (name) => `Disconnected the external accounts of ${name}`,
  'staffRole.created': (name) => `Created the role “${name}”`,
  'staffRole.updated': (name) => `Changed the role “${name}”`,
  'staffRole.deleted': (name) => `Deleted the role “${name}”`,
  'member.created': (name) => `Created ${name}`,
  'member.changed': (name) => `Changed the profile of ${name}`,
  'member.approved': (name) => `Approved ${name}`,
  'member.blocked': (name) => `Blocked ${name}`,
  'member.disconnected': (name) => `Turned ${name} into a contact`,
  'member.deleted': (name) => `Deleted ${name}`,
  'member.factorsReset': (name) => `Reset the second step of ${name}`,
  'member.merged': (name) => `Merged another member into ${name}`,
  'member.sessionsEnded': (name) => `Signed ${name} out`,
  'member.loginEmailChanged': (name) => `Changed the sign-in address of ${name}`,
  'member.roleGiven': (name) => `Gave ${name} a role`,
  'member.roleTaken': (name) => `Removed a role from ${name}`,
  'currencies.set': () => 'Changed the currencies',
  'order.refunded': (name) => `Started a refund of order ${name}`,
  'rsvps.settings': () => 'Changed the waiting list settings',
  'tickets.settings': () => 'Changed the service fee of tickets',
  'payments.settings': () => 'Changed the days to pay in person',
  'testing.set': () => 'Switched test payments or test mode',
  'mail.switched': (name) => `Switched the email “${name}” on or off`,
  'mailText.changed': (name) => `Changed the text of the email “${name}”`,
  'mailText.reset': (name) => `Reset the text of the email “${name}”`,
  'signOnPolicy.changed': () => 'Changed the sign-up settings',
  'testClock.set': () => 'Set the test clock',
}

/** Names of members by their ids, where they are known: the log itself holds none, so that it can outlive a member. */
export type MemberNames = ReadonlyMap<string, string>

const isOfMember = ({ action }: Pick<AuditEntry, 'action'>): boolean => action.startsWith('member.')

export const deedOf = (entry: Pick<AuditEntry, 'action' | 'target'>, names: MemberNames = new Map()): string =>
  verbs[entry.action](isOfMember(entry) ? (names.get(entry.target.id) ?? 'a member') : entry.target.name)

/** Ids of the members that the entries are about. */
export const membersIn = (entries: readonly Pick<AuditEntry, 'action' | 'target'>[]): string[] => [
  ...new Set(entries.filter(isOfMember).map(({ target }) => target.id)),
]

export const actorOf = ({ actor }: Pick<AuditEntry, 'actor'>): string => {
  switch (actor.kind) {
    case 'staff':
      return actor.name
    case 'apiKey':
      return `API key “${actor.name}”`
    case 'console':
      return 'Server console'
    default:
      return actor.kind satisfies never
  }
}

export interface Difference {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Differences of an entry, field by field, in words. Where both sides are known, only what differs; ids of other things are left out. */
export function differences({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const [was, is] = [flat(before ?? {}), flat(after ?? {})]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return fields
    .map((field) => ({
      field: fieldWords(field),
      before: valueWords(field, was[field]),
      after: valueWords(field, is[field]),
    }))
    .filter((one) => one.before !== one.after)
}

type Values = Readonly<Record<string, unknown>>

/** Nested records as one: `{ rates: { EUR: 1 } }` has `rates.EUR`. */
const flat = (values: Values, prefix = ''): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(flat(value as Values, `${prefix}${key}.`))
        : [[`${prefix}${key}`, value]],
    ),
  )

const names: Readonly<Record<string, string>> = {
  redirectUris: 'Redirect addresses',
  postFlowOrigins: 'Origins',
  scopes: 'Permissions',
  issuers: 'Sign-in providers',
  promoteFromWaitlist: 'Free places go to the waiting list',
  requireOwnerApproval: 'New members need approval',
  from: 'Merged member',
}

const isCurrency = (field: string): boolean => /^[A-Z]{3}$/.test(field)

/** `redirectUris` as "Redirect addresses", `EUR` as "Rate of EUR", `content.replyTo` as "Reply to". */
function fieldWords(path: string): string {
  const field = path.split('.').at(-1) ?? path
  if (isCurrency(field)) return `Rate of ${field}`
  const spaced = field.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return names[field] ?? `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Rates are stored in millionths. */
const MILLION = 1_000_000

function valueWords(path: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (Array.isArray(value))
    return path.endsWith('scopes') ? scopeWords(value) : value.length === 0 ? 'None' : value.map(String).join(', ')
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (isCurrency(path.split('.').at(-1) ?? '') && /^\d+$/.test(String(value))) return String(Number(value) / MILLION)
  const text = String(value)
  if (UUID.test(text)) return undefined
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return new Date(text).toUTCString().replace(/:\d\d GMT$/, ' UTC')
  return text
}
