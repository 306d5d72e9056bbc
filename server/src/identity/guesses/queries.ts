import { statement } from '../../db/statement.ts'

const remembered = `greatest(0, g.level - greatest(0, extract(epoch from $3::timestamptz - g.counted_at)::float8) / $4::float8)`
/** Eleven beyond the free ones make the longest wait: more are not counted, so that an account recovers within a day. */
const counted = `least($5::int4 + 11, ${remembered} + 1)`

/** One more guess, counted before it is judged, so that guesses side by side all count; no row while the next has to wait. */
export const countGuess = statement({
  name: 'guesses.count',
  params: { key: 'text', at: 'timestamptz', forgetSeconds: 'float8', free: 'int4' },
  row: { level: 'float8' },
  sql: `
    insert into guesses as g (site_id, key, level, counted_at, closed_until) values ($1, $2, 1, $3, null)
    on conflict (site_id, key) do update set
      level = ${counted},
      counted_at = greatest(g.counted_at, $3::timestamptz),
      closed_until = case when ceil(${counted}) > $5::int4
        then $3::timestamptz + interval '1 second' * least(900, power(2, ceil(${counted}) - $5::int4 - 1))
        end
    where g.closed_until is null or g.closed_until <= $3
    returning g.level`,
})

export const readGuesses = statement({
  name: 'guesses.read',
  params: { key: 'text', at: 'timestamptz', forgetSeconds: 'float8' },
  row: { level: 'float8', closedUntil: 'timestamptz?' },
  sql: `select ${remembered} as level, g.closed_until as "closedUntil" from guesses g where g.site_id = $1 and g.key = $2`,
})

/** `n` of the failures are forgotten, and the next guess need not wait. */
export const forgetGuesses = statement({
  name: 'guesses.forget',
  params: { key: 'text', n: 'float8' },
  sql: `update guesses set level = greatest(0, level - $3), closed_until = null where site_id = $1 and key = $2`,
})

/** No row where the same was claimed within a day. */
export const claimNotice = statement({
  name: 'guesses.claimNotice',
  params: { key: 'text', at: 'timestamptz' },
  sql: `insert into guesses as g (site_id, key, level, counted_at, closed_until) values ($1, $2, 0, $3, null)
        on conflict (site_id, key) do update set counted_at = $3 where g.counted_at <= $3 - interval '1 day'`,
})

/** Address of a member or staff user who could sign in. */
export const addressOfSubject = statement({
  name: 'guesses.addressOfSubject',
  params: { id: 'uuid' },
  row: { email: 'text' },
  sql: `select login_email as email from members
        where site_id = $1 and id = $2 and login_email is not null and status in ('ACTIVE', 'PENDING')
        union all select email from staff_users where site_id = $1 and id = $2`,
})

export const deleteOldGuesses = statement({
  name: 'guesses.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from guesses where site_id = $1 and counted_at < $2`,
})
