import { createHash } from 'node:crypto'
import { canonical } from '@fairground/domain/canonical.ts'
import type { Pool } from '../../../db/database.ts'
import { jsonOrNull, statement, type ValuesOf } from '../../../db/statement.ts'
import type { QuoteQuestion, QuotesNeeded } from '../../../ground/quotes-needed.ts'
import type { Sealer } from '../../../ground/sealer.ts'
import { findAccountKey, openedKey } from './accounts.ts'
import { CarrierFault, type LiveCarrier, type LiveRate } from './live-carrier.ts'

/** Age from which on a price is renewed; a carrier that did not answer has another try after the shorter time. */
const FRESH_MS = 60 * 60_000
const PATIENCE_MS = 60_000
/** A price that a buyer chose holds so long. */
const HOLDS_MS = 24 * 60 * 60_000
/** Milliseconds for which nobody waits again for a carrier that did not answer. */
const REST_MS = 30_000
/** Questions of one request that a carrier answers; the others have their backup rate. */
const MOST_QUESTIONS = 6

const quoteRow = {
  question: 'text?',
  rates: jsonOrNull<readonly LiveRate[]>(),
  answeredAt: 'timestamptz?',
  triedAt: 'timestamptz?',
} as const

/** Answers that are known; no row at all where the site has no account. */
export const findQuotes = statement({
  name: 'carrierQuotes.find',
  params: { questions: 'text[]' },
  row: quoteRow,
  sql: `select q.question, q.rates, q.answered_at as "answeredAt", q.tried_at as "triedAt"
        from carrier_accounts a left join carrier_quotes q on q.site_id = $1 and q.question = any($2)
        where a.site_id = $1 and a.carrier = 'shippo'`,
})

/** Without rates the last ones stay for as long as they hold. */
const writeQuote = statement({
  name: 'carrierQuotes.write',
  params: { question: 'text', rates: jsonOrNull<readonly LiveRate[]>(), at: 'timestamptz', holdsSince: 'timestamptz' },
  sql: `insert into carrier_quotes as q (site_id, question, rates, answered_at, tried_at) values ($1, $2, $3, $4, $4)
        on conflict (site_id, question) do update set tried_at = excluded.tried_at,
          rates = case when excluded.rates is null and q.answered_at > $5 then q.rates else excluded.rates end,
          answered_at = case when excluded.rates is null and q.answered_at > $5 then q.answered_at else excluded.answered_at end`,
})

const deleteQuotes = statement({
  name: 'carrierQuotes.delete',
  params: { before: 'timestamptz' },
  sql: `delete from carrier_quotes where site_id = $1 and tried_at < $2`,
})

export const digestOf = (question: QuoteQuestion): string =>
  createHash('sha256').update(canonical(question)).digest('base64url')

/** True when the answer will do: the price is fresh, the carrier had its try a moment ago, or the buyer chose by this answer. */
export function isCurrent(quote: ValuesOf<typeof quoteRow>, now: Date, isChosen: boolean): boolean {
  const { rates, answeredAt, triedAt } = quote
  if (!answeredAt || !triedAt) return false
  const age = now.getTime() - answeredAt.getTime()
  if (age < (isChosen ? HOLDS_MS : rates ? FRESH_MS : 0)) return true
  return now.getTime() - triedAt.getTime() < PATIENCE_MS && age < HOLDS_MS
}

export interface QuoteDeps {
  readonly pool: Pick<Pool, 'forSite'>
  readonly sealer: Sealer
  readonly carrier: LiveCarrier
  readonly onFault: (error: unknown) => void
}

/** Has the carrier answer what a read lacked, and stores the answers; a question that it does not answer is stored as such, so that this ends. */
export function quoteDesk({ pool, sealer, carrier, onFault }: QuoteDeps): (need: QuotesNeeded) => Promise<void> {
  /** By site: until when its carrier rests. */
  const resting = new Map<string, number>()
  /** By site and question: buyers who ask the same at once wait for one call. */
  const asking = new Map<string, Promise<void>>()
  const ask = async (siteId: string, key: string, question: QuoteQuestion) => {
    if ((resting.get(siteId) ?? 0) > Date.now()) return null
    try {
      return await carrier.rates(key, question)
    } catch (error) {
      if (!(error instanceof CarrierFault)) throw error
      if (error.kind !== 'question') resting.set(siteId, Date.now() + (error.restMs ?? REST_MS))
      onFault(error)
      return null
    }
  }
  /** Undefined without an account, and for a key that was sealed with another SECRET_KEY. */
  const keyOf = async (siteId: string) => {
    const account = await pool.forSite(siteId).row(findAccountKey, {})
    try {
      return account && openedKey(sealer, siteId, account.apiKey)
    } catch (error) {
      onFault(error)
      return undefined
    }
  }
  return async ({ siteId, now, questions }) => {
    const db = pool.forSite(siteId)
    const key = await keyOf(siteId)
    const since = new Date(now.getTime() - HOLDS_MS)
    const answer = async (question: QuoteQuestion, digest: string, isBeyond: boolean) => {
      // Another request may have had its answer between the read that lacked it and this one.
      const [known] = await db.rows(findQuotes, { questions: [digest] })
      if (known && isCurrent(known, now, false)) return
      const rates = key && !isBeyond ? await ask(siteId, key, question) : null
      await db.run(writeQuote, { question: digest, rates, at: now, holdsSince: since })
    }
    await Promise.all(
      questions.map((question, i) => {
        const digest = digestOf(question)
        const name = `${siteId} ${digest}`
        const answered =
          asking.get(name) ?? answer(question, digest, i >= MOST_QUESTIONS).finally(() => asking.delete(name))
        asking.set(name, answered)
        return answered
      }),
    )
    await db.run(deleteQuotes, { before: new Date(now.getTime() - 2 * HOLDS_MS) })
  }
}
