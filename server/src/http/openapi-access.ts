import type { Who } from '@fairground/contract/operation.ts'

/** Callers of an operation, as a sentence. */
export function accessText(who: Who): string {
  switch (who.kind) {
    case 'anyone':
      return 'Anyone may call it, without credentials.'
    case 'caller':
      return 'Every visitor, member, staff user and API key of the site may call it.'
    case 'staff':
      return 'Staff users who are signed in may call it, whatever their role.'
    case 'own':
      return `Visitors and members reach what is theirs; staff users and API keys need ${who.scope}.`
    case 'admin':
      return `Staff users and API keys with ${who.scope} may call it.`
    default:
      return who satisfies never
  }
}
