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
