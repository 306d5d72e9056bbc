/** `members` row, as features see it. */
export interface Member {
  readonly id: string
  /** Null once deleted. */
  readonly loginEmail: string | null
  readonly emailVerified: boolean
  readonly status: MemberStatus
  readonly pendingReasons: PendingReason[]
  readonly activity: 'ACTIVE' | 'MUTED'
  readonly privacy: 'PUBLIC' | 'PRIVATE'
  readonly nickname: string | null
  readonly slug: string | null
  readonly revision: bigint
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly lastLoginAt: Date | null
  readonly doc: MemberDoc
}

/** OFFLINE is a contact without a sign-in. On the wire of `members.*` ACTIVE is APPROVED. */
export type MemberStatus = 'PENDING' | 'ACTIVE' | 'BLOCKED' | 'DELETED' | 'OFFLINE'

/** Reasons for which a PENDING member waits; spelled as `identity.*` spells them, without `PENDING_`. */
export type PendingReason = 'ADMIN_APPROVAL_REQUIRED' | 'EMAIL_VERIFICATION_REQUIRED'

export interface MemberDoc {
  readonly contact: Contact
  readonly profile: Profile
}

export interface Contact {
  readonly firstName?: string
  readonly lastName?: string
  readonly company?: string
  /** `position` in `identity.*`, `jobTitle` in `members.*`. */
  readonly jobTitle?: string
  /** `YYYY-MM-DD`. */
  readonly birthdate?: string
  readonly vatId?: string
  readonly language?: string
  readonly labels?: readonly string[]
  /** Beside the login address. */
  readonly emails: readonly TaggedEmail[]
  readonly phones: readonly TaggedPhone[]
  readonly addresses: readonly TaggedAddress[]
  readonly customFields: readonly CustomField[]
}

export interface TaggedEmail {
  readonly email: string
  readonly tag: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'
}

export interface TaggedPhone {
  readonly phone: string
  readonly countryCode?: string
  readonly tag: 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX'
}

export interface TaggedAddress {
  readonly id: string
  readonly tag: 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING'
  readonly country?: string
  readonly subdivision?: string
  readonly city?: string
  readonly postalCode?: string
  readonly addressLine?: string
  readonly addressLine2?: string
  readonly streetName?: string
  readonly streetNumber?: string
}

/** `name` is the field's key; exactly one kind of value. */
export interface CustomField {
  readonly name: string
  readonly value:
    | { readonly strValue: string }
    | { readonly numValue: number }
    /** ISO 8601 instant. */
    | { readonly dateValue: string }
    | { readonly boolValue: boolean }
}

export interface Picture {
  readonly id?: string
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly offsetX?: number
  readonly offsetY?: number
}

export interface Profile {
  readonly photo?: Picture
  readonly cover?: Picture
  readonly title?: string
}

export const emptyDoc: MemberDoc = {
  contact: { emails: [], phones: [], addresses: [], customFields: [] },
  profile: {},
}
