import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import type { Member } from '@fairground/client/generated/members.members.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'

export type Mark = readonly [tone: StatusTone, words: string]

/** The status as lists know it. */
export function statusMark({ status }: Pick<Member, 'status'>): Mark {
  switch (status) {
    case 'APPROVED':
      return ['success', 'Active']
    case 'PENDING':
      return ['warning', 'Waiting']
    case 'BLOCKED':
      return ['danger', 'Blocked']
    case 'OFFLINE':
      return ['neutral', 'Contact']
    default:
      return ['neutral', 'Unknown']
  }
}

/** The status as the member's own page knows it. */
export const detailsMark = ({ status }: Pick<MemberDetails, 'status'>): Mark =>
  statusMark({ status: status === 'ACTIVE' ? 'APPROVED' : status })

/** Name that people use: name, nickname, address, in that order. */
export function nameOfMember({
  contact,
  profile,
  loginEmail,
}: Pick<Member, 'contact' | 'profile' | 'loginEmail'>): string {
  return nameFrom({ ...contact, ...profile, loginEmail })
}

export function nameOfDetails({ profile, loginEmail }: Pick<MemberDetails, 'profile' | 'loginEmail'>): string {
  return nameFrom({ ...profile, loginEmail })
}

type Names = { firstName?: string; lastName?: string; nickname?: string; loginEmail?: string | undefined }

const nameFrom = ({ firstName, lastName, nickname, loginEmail }: Names): string =>
  [firstName, lastName].filter(Boolean).join(' ') || nickname || loginEmail || 'No name'

/** "IC": at most two letters. */
export const initialsOf = (name: string): string => {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}

/** Reasons for which a member waits, in sentences. */
export const waitingFor = ({ pendingReasons }: Pick<MemberDetails, 'pendingReasons'>): string[] =>
  pendingReasons.flatMap((reason) => {
    switch (reason) {
      case 'PENDING_ADMIN_APPROVAL_REQUIRED':
        return ['Waiting for your approval.']
      case 'PENDING_EMAIL_VERIFICATION_REQUIRED':
        return ['Waiting for their email verification.']
      default:
        return []
    }
  })

/** Roles among members, which every site has; `contract/src/members/authorization.ts` lists them. */
export const roleTitles: ReadonlyMap<string, string> = new Map([
  ['MODERATOR', 'Moderator'],
  ['EDITOR', 'Editor'],
  ['WRITER', 'Writer'],
  ['SUPPORTER', 'Supporter'],
  ['GUEST_OF_HONOUR', 'Guest of honour'],
])

const deeds: Readonly<Record<string, string>> = {
  'member.created': 'Became a member',
  'member.changed': 'Profile changed',
  'member.approved': 'Approved',
  'member.blocked': 'Blocked',
  'member.disconnected': 'Became a contact',
  'member.merged': 'Merged with another member',
  'member.sessionsEnded': 'Signed out',
  'member.loginEmailChanged': 'Sign-in address changed',
  'member.roleGiven': 'Role given',
  'member.roleTaken': 'Role removed',
  'member.factorsReset': 'Second factors removed',
}
export const deedWords = (action: string): string => deeds[action] ?? action
