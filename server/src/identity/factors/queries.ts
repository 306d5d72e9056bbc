import { statement, textAs } from '../../db/statement.ts'
import type { SubjectKind } from './subject.ts'

/** Factors that a person may need after the password. */
export type SecondFactor = 'TOTP' | 'EMAIL'

const factorRow = {
  id: 'uuid',
  type: textAs<SecondFactor>(),
  secret: 'text?',
  createdAt: 'timestamptz',
  confirmedAt: 'timestamptz?',
  lastUsedAt: 'timestamptz?',
} as const

const factorColumns = `id, type, secret, created_at as "createdAt", confirmed_at as "confirmedAt", last_used_at as "lastUsedAt"`

/** Factors, with those whose set-up is not finished, which are not required. */
export const factorsOf = statement({
  name: 'factors.of',
  params: { subjectId: 'uuid' },
  row: factorRow,
  sql: `select ${factorColumns} from factors where site_id = $1 and subject_id = $2 order by created_at, id`,
})

/** A set-up that was begun before begins again; one that is finished stays, and no row comes back. */
export const beginFactor = statement({
  name: 'factors.begin',
  params: {
    id: 'uuid',
    subjectKind: textAs<SubjectKind>(),
    subjectId: 'uuid',
    type: textAs<SecondFactor>(),
    secret: 'text?',
    at: 'timestamptz',
    confirmedAt: 'timestamptz?',
  },
  row: { id: 'uuid' },
  sql: `
    insert into factors (site_id, id, subject_kind, subject_id, type, secret, created_at, confirmed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (site_id, subject_id, type) do update
    set id = excluded.id, secret = excluded.secret, last_step = 0, created_at = excluded.created_at,
        confirmed_at = excluded.confirmed_at
    where factors.confirmed_at is null
    returning id`,
})

/** Takes the code of one step of 30 seconds: of codes that come twice, or late, one is taken. */
export const takeStep = statement({
  name: 'factors.takeStep',
  params: { id: 'uuid', step: 'int8', at: 'timestamptz' },
  sql: `
    update factors set last_step = $3, last_used_at = $4
    where site_id = $1 and id = $2 and last_step < $3`,
})

export const confirmFactor = statement({
  name: 'factors.confirm',
  params: { id: 'uuid', step: 'int8', at: 'timestamptz' },
  sql: `
    update factors set last_step = $3, confirmed_at = $4
    where site_id = $1 and id = $2 and confirmed_at is null`,
})

export const markFactorUsed = statement({
  name: 'factors.used',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update factors set last_used_at = $3 where site_id = $1 and id = $2`,
})

export const deleteFactor = statement({
  name: 'factors.delete',
  params: { id: 'uuid', subjectId: 'uuid' },
  row: { type: textAs<SecondFactor>() },
  sql: `delete from factors where site_id = $1 and id = $2 and subject_id = $3 returning type`,
})

export const insertRecoveryCodes = statement({
  name: 'recoveryCodes.insert',
  params: { subjectId: 'uuid', hashes: 'text[]', at: 'timestamptz' },
  sql: `
    with void as (delete from recovery_codes where site_id = $1 and subject_id = $2)
    insert into recovery_codes (site_id, subject_id, code_hash, created_at)
    select $1, $2, hash, $4 from unnest($3::text[]) as hash`,
})

export const useRecoveryCode = statement({
  name: 'recoveryCodes.use',
  params: { subjectId: 'uuid', hash: 'text', at: 'timestamptz' },
  sql: `
    update recovery_codes set used_at = $4
    where site_id = $1 and subject_id = $2 and code_hash = $3 and used_at is null`,
})

export const countRecoveryCodes = statement({
  name: 'recoveryCodes.left',
  params: { subjectId: 'uuid' },
  row: { left: 'int4' },
  sql: `
    select count(*)::int4 as left from recovery_codes
    where site_id = $1 and subject_id = $2 and used_at is null`,
})

export const deleteRecoveryCodes = statement({
  name: 'recoveryCodes.delete',
  params: { subjectId: 'uuid' },
  sql: `delete from recovery_codes where site_id = $1 and subject_id = $2`,
})

/** Everything that somebody could sign in with beside the password, or be spared a step by. */
export const deleteFactorsOf = statement({
  name: 'factors.deleteAll',
  params: { subjectIds: 'uuid[]' },
  sql: `
    with codes as (delete from recovery_codes where site_id = $1 and subject_id = any($2)),
         devices as (delete from remembered_devices where site_id = $1 and subject_id = any($2)),
         keys as (delete from passkeys where site_id = $1 and subject_id = any($2))
    delete from factors where site_id = $1 and subject_id = any($2)`,
})
