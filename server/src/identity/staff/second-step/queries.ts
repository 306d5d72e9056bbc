import { statement } from '../../../db/statement.ts'

export const TRIES = 5

export const insertStaffStep = statement({
  name: 'staffSteps.insert',
  params: { hash: 'text', userId: 'uuid', at: 'timestamptz', expiresAt: 'timestamptz' },
  sql: `
    insert into staff_steps (site_id, token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
})

/** Counts the try before it is judged: tries side by side are all counted, and the sixth finds nothing. */
export const tryStaffStep = statement({
  name: 'staffSteps.try',
  params: { hash: 'text', at: 'timestamptz' },
  row: { userId: 'uuid' },
  sql: `
    update staff_steps set tries = tries + 1
    where site_id = $1 and token_hash = $2 and used_at is null and expires_at > $3 and tries < ${TRIES}
    returning user_id as "userId"`,
})

export const useStaffStep = statement({
  name: 'staffSteps.use',
  params: { hash: 'text', at: 'timestamptz' },
  sql: `update staff_steps set used_at = $3 where site_id = $1 and token_hash = $2 and used_at is null`,
})

export const deleteStaffStepsOf = statement({
  name: 'staffSteps.deleteOf',
  params: { userId: 'uuid' },
  sql: `delete from staff_steps where site_id = $1 and user_id = $2`,
})

export const deleteOldStaffSteps = statement({
  name: 'staffSteps.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from staff_steps where site_id = $1 and expires_at < $2`,
})
