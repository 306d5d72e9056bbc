import { statement, textAs } from '../../db/statement.ts'

export type Purpose = 'staff' | 'member'

export const insertOutsideSignIn = statement({
  name: 'outsideSignIns.insert',
  params: {
    hash: 'text',
    purpose: textAs<Purpose>(),
    state: 'text',
    nonce: 'text',
    codeVerifier: 'text',
    returnTo: 'text',
    at: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  sql: `
    insert into outside_sign_ins (site_id, cookie_hash, purpose, state, nonce, code_verifier, return_to, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
})

/** Works once: the caller who deletes it has it. */
export const takeOutsideSignIn = statement({
  name: 'outsideSignIns.take',
  params: { hash: 'text', at: 'timestamptz' },
  row: { purpose: textAs<Purpose>(), state: 'text', nonce: 'text', codeVerifier: 'text', returnTo: 'text' },
  sql: `
    delete from outside_sign_ins where site_id = $1 and cookie_hash = $2 and expires_at > $3
    returning purpose, state, nonce, code_verifier as "codeVerifier", return_to as "returnTo"`,
})

export const deleteOldOutsideSignIns = statement({
  name: 'outsideSignIns.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from outside_sign_ins where site_id = $1 and expires_at < $2`,
})

export const findStaffIdentity = statement({
  name: 'staffIdentities.find',
  params: { issuer: 'text', subject: 'text' },
  row: { userId: 'uuid' },
  sql: `select user_id as "userId" from staff_identities where site_id = $1 and issuer = $2 and subject = $3`,
})

/** No row is written when the user, or the person at the provider, is bound already. */
export const bindStaff = statement({
  name: 'staffIdentities.bind',
  params: { issuer: 'text', subject: 'text', userId: 'uuid', at: 'timestamptz' },
  sql: `
    insert into staff_identities (site_id, issuer, subject, user_id, bound_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
})

export const findMemberIdentity = statement({
  name: 'memberIdentities.find',
  params: { issuer: 'text', subject: 'text' },
  row: { memberId: 'uuid' },
  sql: `select member_id as "memberId" from member_identities where site_id = $1 and issuer = $2 and subject = $3`,
})

/** No row is written when the member, or the person at the provider, is bound already. */
export const bindMember = statement({
  name: 'memberIdentities.bind',
  params: { issuer: 'text', subject: 'text', memberId: 'uuid', at: 'timestamptz' },
  sql: `
    insert into member_identities (site_id, issuer, subject, member_id, bound_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
})
