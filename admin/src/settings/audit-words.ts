import type { AuditEntry } from '@fairground/client/generated/fairground.audit-log.ts'

const verbs: Readonly<Record<AuditEntry['action'], (name: string) => string>> = {
  'apiKey.created': (name) => `Created the API key “${name}”`,
  'apiKey.revoked': (name) => `Revoked the API key “${name}”`,
  'oauthApp.created': (name) => `Registered the app “${name}”`,
  'oauthApp.updated': (name) => `Changed the app “${name}”`,
  'oauthApp.deleted': (name) => `Deleted the app “${name}”`,
  'staffUser.invited': (name) => `Invited ${name}`,
  'staffUser.roleChanged': (name) => `Gave ${name} another role`,
  'staffUser.removed': (name) => `Removed ${name}`,
  'staffUser.factorAdded': (name) => `${name} set up an authenticator app`,
  'staffUser.factorRemoved': (name) => `The second step of ${name} was turned off`,
  'staffUser.signInBound': (name) => `${name} signed in with an outside account for the first time`,
  'staffUser.signInForgotten': (name) => `Forgot the outside accounts of ${name}`,
  'staffRole.created': (name) => `Made the role “${name}”`,
  'staffRole.updated': (name) => `Changed the role “${name}”`,
  'staffRole.deleted': (name) => `Deleted the role “${name}”`,
  'member.created': () => 'Made a member',
  'member.changed': () => 'Changed what is known of a member',
  'member.approved': () => 'Let a member in',
  'member.blocked': () => 'Blocked a member',
  'member.disconnected': () => 'Made a member a contact',
  'member.deleted': () => 'Deleted a member',
  'member.factorsReset': (name) => `Took the second factors of ${name} away`,
  'member.merged': () => 'Joined another member into one',
  'member.sessionsEnded': () => 'Signed a member out',
  'member.loginEmailChanged': () => 'Gave a member another address to sign in with',
  'member.roleGiven': () => 'Gave a member a role',
  'member.roleTaken': () => 'Took a role from a member',
  'currencies.set': () => 'Changed the currencies',
  'rsvps.settings': () => 'Changed how waiting lists are dealt with',
  'mail.switched': (name) => `Switched the mail “${name}” on or off`,
  'mailText.changed': (name) => `Changed the text of the mail “${name}”`,
  'mailText.reset': (name) => `Took the mail “${name}” back to our text`,
  'signOnPolicy.changed': () => 'Changed what signing up asks for',
  'testClock.set': () => 'Set the test clock',
}

export const deedOf = ({ action, target }: Pick<AuditEntry, 'action' | 'target'>): string => verbs[action](target.name)

export const actorOf = ({ actor }: Pick<AuditEntry, 'actor'>): string => {
  switch (actor.kind) {
    case 'staff':
      return actor.name
    case 'apiKey':
      return `API key “${actor.name}”`
    case 'console':
      return 'Console of the server'
    default:
      return actor.kind satisfies never
  }
}

export interface Difference {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What an entry says of its object, field by field. Where both sides are known, only what differs. */
export function differences({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field) => ({
      field: fieldWords(field),
      before: valueWords(before?.[field]),
      after: valueWords(after?.[field]),
    }))
    .filter((one) => one.before !== one.after)
}

/** `redirectUris` as "redirect uris". */
const fieldWords = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function valueWords(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
