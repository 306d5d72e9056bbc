import { createHash } from 'node:crypto'
import type { Db, Tx } from '../db/database.ts'
import { faultOf } from '../db/faults.ts'
import { nestedIn } from '../db/nested.ts'
import { type ParamsOf, statement } from '../db/statement.ts'
import { ApiError } from './api-error.ts'

const claim = statement({
  name: 'idempotency.claim',
  params: { caller: 'text', operation: 'text', key: 'text', bodyHash: 'text', at: 'timestamptz' },
  sql: `insert into idempotency_records (site_id, caller, operation, key, body_hash, created_at)
        values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
})

const read = statement({
  name: 'idempotency.read',
  params: { caller: 'text', operation: 'text', key: 'text' },
  row: { bodyHash: 'text', body: 'text?' },
  sql: `select body_hash as "bodyHash", body from idempotency_records
        where site_id = $1 and caller = $2 and operation = $3 and key = $4`,
})

const store = statement({
  name: 'idempotency.store',
  params: { caller: 'text', operation: 'text', key: 'text', body: 'text' },
  sql: `update idempotency_records set status = 200, body = $5
        where site_id = $1 and caller = $2 and operation = $3 and key = $4`,
})

/** Records older than 24 hours are forgotten; run by a job. */
export const deleteOldRecords = statement({
  name: 'idempotency.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from idempotency_records where site_id = $1 and created_at < $2`,
})

const deleteAnswersOf = statement({
  name: 'idempotency.deleteAnswersOf',
  params: { ids: 'uuid[]' },
  sql: `
    with people as (
      select unnest($2::uuid[]) as id
      union select visitor_id from refresh_tokens where site_id = $1 and subject_id = any($2) and visitor_id is not null
    ), emails as (
      select login_email as email from members where site_id = $1 and id = any($2) and login_email is not null
    )
    delete from idempotency_records r where r.site_id = $1 and r.body is not null and (
      exists (select from people p where r.caller in ('member ' || p.id, 'visitor ' || p.id) or strpos(r.body, p.id::text) > 0)
      or exists (select from emails e where strpos(lower(r.body), lower(e.email)) > 0))`,
})

/** Answers that were given to people, or name them, do not outlive their accounts; call it while their rows still name them. */
export async function forgetAnswersOf(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(deleteAnswersOf, { ids: [...ids] })
}

/** The claim, and the answer that is stored or read. */
export const STATEMENTS_OF_A_KEY = 2

export interface IdempotentCall {
  readonly caller: string
  readonly operation: string
  readonly key: string
  readonly body: string
}

const inUse = () => new ApiError({ code: 'IDEMPOTENCY_KEY_IN_USE', retryAfter: 1 })

/** Number of rows claimed: 0 where the key has its answer. The first request holds the row until it ends. */
async function claimed(tx: Tx, values: ParamsOf<typeof claim>): Promise<number> {
  try {
    return await tx.run(claim, values)
  } catch (error) {
    throw faultOf(error) === 'lockTimeout' ? inUse() : error
  }
}

/**
 * Runs `work` once per key: its answer is stored in the same transaction as its changes. A second caller with the key waits for the
 * first (at most the lock time-out, then 409) and gets the stored answer. A refusal or a fault rolls back and stores nothing.
 */
export function once(db: Db, call: IdempotentCall, now: Date, work: (db: Db) => Promise<string>): Promise<string> {
  const { caller, operation, key } = call
  const bodyHash = createHash('sha256').update(call.body).digest('base64url')
  return db.inTx(async (tx: Tx) => {
    const mine = await claimed(tx, { caller, operation, key, bodyHash, at: now })
    if (mine === 0) {
      const record = await tx.row(read, { caller, operation, key })
      if (!record) throw inUse()
      if (record.bodyHash !== bodyHash) throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' })
      if (record.body === null) throw inUse()
      return record.body
    }
    const body = await work(nestedIn(tx, db))
    await tx.run(store, { caller, operation, key, body })
    return body
  })
}
