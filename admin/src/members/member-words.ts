import type { MemberDetails } from '@fairground/client/generated/fairground.member-details.ts'
import type { Member } from '@fairground/client/generated/members.members.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import { t } from '../texts.ts'

export type Mark = readonly [tone: StatusTone, words: string]

/** The status as lists know it. */
export function statusMark({ status }: Pick<Member, 'status'>): Mark {
  switch (status) {
    case 'APPROVED':
      return ['success', t('admin.members.active')]
    case 'PENDING':
      return ['warning', t('admin.members.waiting')]
    case 'BLOCKED':
      return ['danger', t('admin.members.blocked')]
    case 'OFFLINE':
      return ['neutral', t('admin.members.contact')]
    default:
      return ['neutral', t('admin.members.unknown')]
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
  [firstName, lastName].filter(Boolean).join(' ') || nickname || loginEmail || t('admin.members.noName')

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
        return [t('admin.members.waitingForYourApproval')]
      case 'PENDING_EMAIL_VERIFICATION_REQUIRED':
        return [t('admin.members.waitingForTheirEmailVerification')]
      default:
        return []
    }
  })

/** Roles among members, which every site has; `contract/src/members/authorization.ts` lists them. */
export const roleTitles: ReadonlyMap<string, string> = new Map([
  ['MODERATOR', t('admin.members.moderator')],
  ['EDITOR', t('admin.members.editor')],
  ['WRITER', t('admin.members.writer')],
  ['SUPPORTER', t('admin.members.supporter')],
  ['GUEST_OF_HONOUR', t('admin.members.guestOfHonour')],
])

const deeds: Readonly<Record<string, string>> = {
  'member.created': t('admin.members.becameAMember'),
  'member.changed': t('admin.members.profileChanged'),
  'member.approved': t('admin.members.approved'),
  'member.blocked': t('admin.members.blocked'),
  'member.disconnected': t('admin.members.becameAContact'),
  'member.merged': t('admin.members.mergedWithAnotherMember'),
  'member.sessionsEnded': t('admin.members.signedOut'),
  'member.loginEmailChanged': t('admin.members.signInAddressChanged'),
  'member.roleGiven': t('admin.members.roleGiven'),
  'member.roleTaken': t('admin.members.roleRemoved'),
  'member.factorsReset': t('admin.members.secondFactorsRemoved'),
}
export const deedWords = (action: string): string => deeds[action] ?? action
