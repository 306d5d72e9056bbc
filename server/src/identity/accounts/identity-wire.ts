import type { Identity } from '@fairground/contract/identity/identity.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { Member } from './member.ts'
import type { ProfileWire } from './profile.ts'

export type IdentityWire = Static<typeof Identity>
export type SignInWays = Required<Pick<IdentityWire, 'factors' | 'connections'>>

const noSignInWays: SignInWays = { factors: [], connections: [] }

/** A member as `identity.*` shows them to themselves; `ways` they sign in by only once they have. */
export function identityToWire(member: Member, ways: SignInWays = noSignInWays): IdentityWire {
  return {
    id: member.id,
    revision: String(member.revision),
    createdDate: member.createdAt.toISOString(),
    updatedDate: member.updatedAt.toISOString(),
    identityProfile: profileToWire(member),
    email: { address: member.loginEmail ?? '', isVerified: member.emailVerified },
    status: { name: member.status, reasons: member.pendingReasons.map((reason) => `PENDING_${reason}` as const) },
    ...ways,
  }
}

function profileToWire({ doc: { contact, profile }, nickname, slug, privacy }: Member): ProfileWire {
  const { emails, phones, addresses, customFields, jobTitle, labels, ...rest } = contact
  return {
    ...rest,
    ...present({
      nickname: nickname ?? undefined,
      slug: slug ?? undefined,
      picture: profile.photo ? profile.photo.url : undefined,
      position: jobTitle,
    }),
    labels: [...(labels ?? [])],
    privacyStatus: privacy,
    emails: emails.map(({ email }) => email),
    phones: phones.map(({ phone }) => phone),
    secondaryEmails: [...emails],
    phonesV2: [...phones],
    addresses: addresses.map(({ id: _, tag, ...address }) => ({ address, tag })),
    customFields: [...customFields],
  }
}
