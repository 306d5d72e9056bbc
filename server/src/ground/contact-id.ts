import { derivedId } from './ids.ts'

interface ContactOf {
  readonly siteId: string
  /** Set when the person was signed in. */
  readonly memberId?: string | null | undefined
  readonly email?: string | null | undefined
}

/**
 * The id of a person on a site: a member's own id, else one that follows from the email address, whatever its case. Undefined for
 * somebody without an address. The SQL function `contact_id(site_id, member_id, email)` gives the same id, for filters and sorts.
 */
export function contactId({ siteId, memberId, email }: ContactOf): string | undefined {
  if (memberId) return memberId
  return email ? derivedId('contact', siteId, lowered(email)) : undefined
}

/** ASCII letters alone, as `lower(… COLLATE "C")` does. */
const lowered = (email: string): string => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
