import { type Column, json, textAs } from '../../db/statement.ts'
import type { Member, MemberDoc, MemberStatus, PendingReason } from './member.ts'

export const pendingReasons: Column<PendingReason[]> = { pg: 'text[]', nullable: false }
export const doc: Column<MemberDoc> = json<MemberDoc>()

export const memberRow = {
  id: 'uuid',
  loginEmail: 'text?',
  emailVerified: 'bool',
  status: textAs<MemberStatus>(),
  pendingReasons,
  activity: textAs<Member['activity']>(),
  privacy: textAs<Member['privacy']>(),
  nickname: 'text?',
  slug: 'text?',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  lastLoginAt: 'timestamptz?',
  doc,
} as const

/** Every column of a `Member`, of the table (or alias) that the text is put behind. */
export const memberColumns = `id, login_email as "loginEmail", email_verified as "emailVerified", status,
  pending_reasons as "pendingReasons", activity, privacy, nickname, slug, revision,
  created_at as "createdAt", updated_at as "updatedAt", last_login_at as "lastLoginAt", doc`
