import { statement, textAs } from '../../db/statement.ts'

export const TRIES = 5

/** Purpose of a code: the member's address, or the second step of a sign-in. One is never taken for the other. */
export type CodePurpose = 'ADDRESS' | 'SECOND_STEP'

export const insertStateToken = statement({
  name: 'stateTokens.insert',
  params: {
    hash: 'text',
    memberId: 'uuid',
    visitorId: 'uuid?',
    purpose: textAs<CodePurpose>(),
    codeHash: 'text?',
    at: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  sql: `insert into state_tokens (site_id, token_hash, member_id, visitor_id, purpose, code_hash, created_at, expires_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
})

/** Counts the try before it is judged: tries side by side are all counted, and the sixth finds nothing. */
export const tryStateToken = statement({
  name: 'stateTokens.try',
  params: { hash: 'text', purpose: textAs<CodePurpose>(), at: 'timestamptz' },
  row: { memberId: 'uuid', visitorId: 'uuid?', codeHash: 'text?' },
  sql: `update state_tokens set tries = tries + 1
        where site_id = $1 and token_hash = $2 and purpose = $3 and used_at is null and expires_at > $4 and tries < ${TRIES}
        returning member_id as "memberId", visitor_id as "visitorId", code_hash as "codeHash"`,
})

export const useStateToken = statement({
  name: 'stateTokens.use',
  params: { hash: 'text', codeHash: 'text', at: 'timestamptz' },
  sql: `update state_tokens set used_at = $4
        where site_id = $1 and token_hash = $2 and code_hash = $3 and used_at is null`,
})

/** Uses up a second step with any code: it may have been another than the mail. */
export const useSecondStepToken = statement({
  name: 'stateTokens.useSecondStep',
  params: { hash: 'text', at: 'timestamptz' },
  sql: `update state_tokens set used_at = $3
        where site_id = $1 and token_hash = $2 and purpose = 'SECOND_STEP' and used_at is null`,
})

export const findStateToken = statement({
  name: 'stateTokens.find',
  params: { hash: 'text', at: 'timestamptz' },
  row: { memberId: 'uuid', purpose: textAs<CodePurpose>() },
  sql: `select member_id as "memberId", purpose from state_tokens
        where site_id = $1 and token_hash = $2 and used_at is null and expires_at > $3 and tries < ${TRIES}`,
})

/** Another code for the same token; wrong tries so far keep counting. */
export const renewStateToken = statement({
  name: 'stateTokens.renew',
  params: { hash: 'text', codeHash: 'text', at: 'timestamptz', expiresAt: 'timestamptz' },
  row: { memberId: 'uuid' },
  sql: `update state_tokens set code_hash = $3, expires_at = $5
        where site_id = $1 and token_hash = $2 and used_at is null and expires_at > $4 and tries < ${TRIES}
        returning member_id as "memberId"`,
})

export const deleteOldStateTokens = statement({
  name: 'stateTokens.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from state_tokens where site_id = $1 and expires_at < $2`,
})
