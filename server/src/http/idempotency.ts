import { createHash } from 'node:crypto'
import { faultOf } from '../db/faults.ts'
import { nestedIn } from '../db/nested.ts'
import { type ParamsOf, type RowOf, statement } from '../db/statement.ts'
import { ApiError } from '../ground/api-error.ts'
import type { Db, Tx } from '../ground/database.ts'

/** Claims a key unless it is taken, or its caller or network (null: not bound) has as many answers, or bytes of them, as it may. */
const claim = statement({
  name: 'idempotency.claim',
  params: {
    caller: 'text',
    operation: 'text',
    key: 'text',
    bodyHash: 'text',
    at: 'timestamptz',
    network: 'text?',
    perCaller: 'int4?',
    callerBytes: 'int8?',
    perNetwork: 'int4?',
    networkBytes: 'int8?',
  },
  row: { claimed: 'bool', full: 'bool' },
  sql: `
    with stored as (
      select $7::text is not null and (
        (select count(*) >= $8::int4 or coalesce(sum(r.bytes), 0) >= $9::int8
         from idempotency_records r where r.site_id = $1 and r.caller = $2)
        or (select count(*) >= $10::int4 or coalesce(sum(r.bytes), 0) >= $11::int8
            from idempotency_records r where r.site_id = $1 and r.network = $7)) as is_full
    ), mine as (
      insert into idempotency_records (site_id, caller, operation, key, body_hash, created_at, network)
      select $1::uuid, $2, $3::text, $4::text, $5::text, $6::timestamptz, $7 from stored where not is_full
      on conflict do nothing returning 1
    )
    select exists (select from mine) as claimed, is_full as full from stored`,
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
  sql: `update idempotency_records set status = 200, body = $5, bytes = octet_length($5)
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

/** Answers that are stored at once, and their bytes in all. */
interface Most {
  readonly answers: number
  readonly bytes: number
}

/** Stored answers of one visitor or member and of one network: tokens of visitors cost nothing, so each alone bounds nobody. */
export interface StoredAnswers {
  readonly perCaller: Most
  readonly perNetwork: Most
}

export interface IdempotentCall {
  readonly caller: string
  /** Absent for staff and API keys, which are not bound. */
  readonly bound?: { readonly network: string; readonly most: StoredAnswers } | undefined
  readonly operation: string
  readonly key: string
  readonly body: string
}

const inUse = () => new ApiError({ code: 'IDEMPOTENCY_KEY_IN_USE', retryAfter: 1 })

const HOUR_S = 60 * 60

/** Nothing was done. Answers are forgotten a day after they were stored. */
const tooMany = () =>
  new ApiError({ code: 'TOO_MANY_REQUESTS', retryAfter: HOUR_S }, (t) => t('refusals.tooManyStored'))

/** True when the key was claimed, or there was no room for its answer. The first request holds the row until it ends. */
async function claimed(tx: Tx, values: ParamsOf<typeof claim>): Promise<RowOf<typeof claim>> {
  try {
    return (await tx.row(claim, values))! // one row, whatever it claims
  } catch (error) {
    throw faultOf(error) === 'lockTimeout' ? inUse() : error
  }
}

const roomOf = (bound: IdempotentCall['bound']) => ({
  network: bound?.network ?? null,
  perCaller: bound?.most.perCaller.answers ?? null,
  callerBytes: bound ? BigInt(bound.most.perCaller.bytes) : null,
  perNetwork: bound?.most.perNetwork.answers ?? null,
  networkBytes: bound ? BigInt(bound.most.perNetwork.bytes) : null,
})

/**
 * Runs `work` once per key: its answer is stored in the same transaction as its changes. A second caller with the key waits for the
 * first (at most the lock time-out, then 409) and gets the stored answer. A refusal or a fault rolls back and stores nothing.
 */
export function once(db: Db, call: IdempotentCall, now: Date, work: (db: Db) => Promise<string>): Promise<string> {
  const { caller, operation, key, bound } = call
  const bodyHash = createHash('sha256').update(call.body).digest('base64url')
  return db.inTx(async (tx: Tx) => {
    const mine = await claimed(tx, { caller, operation, key, bodyHash, at: now, ...roomOf(bound) })
    if (!mine.claimed) {
      const record = await tx.row(read, { caller, operation, key })
      if (!record) throw mine.full ? tooMany() : inUse()
      if (record.bodyHash !== bodyHash) throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' })
      if (record.body === null) throw inUse()
      return record.body
    }
    const body = await work(nestedIn(tx, db))
    await tx.run(store, { caller, operation, key, body })
    return body
  })
}
