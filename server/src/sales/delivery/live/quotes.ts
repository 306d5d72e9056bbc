import { answerTable } from '../../../db/answer-table.ts'
import type { Pool } from '../../../db/database.ts'
import { jsonOrNull, statement } from '../../../db/statement.ts'
import type { QuoteQuestion, QuotesNeeded } from '../../../ground/quotes-needed.ts'
import type { Sealer } from '../../../ground/sealer.ts'
import { answerDesk } from '../../outside/answers.ts'
import { findAccountKey, openedKey } from './accounts.ts'
import { CarrierFault, type LiveCarrier, type LiveRate } from './live-carrier.ts'

type Rates = readonly LiveRate[]

const quotes = answerTable<Rates>({ name: 'carrierQuotes', table: 'carrier_quotes', column: 'rates' })

/** Answers that are known; no row at all where the site has no account. */
export const findQuotes = statement({
  name: 'carrierQuotes.find',
  params: { questions: 'text[]' },
  row: { question: 'text?', answer: jsonOrNull<Rates>(), answeredAt: 'timestamptz?', triedAt: 'timestamptz?' },
  sql: `select q.question, q.rates as answer, q.answered_at as "answeredAt", q.tried_at as "triedAt"
        from carrier_accounts a left join carrier_quotes q on q.site_id = $1 and q.question = any($2)
        where a.site_id = $1 and a.carrier = 'shippo'`,
})

export interface QuoteDeps {
  readonly pool: Pick<Pool, 'forSite'>
  readonly sealer: Sealer
  readonly carrier: LiveCarrier
  readonly onFault: (error: unknown) => void
}

/** Has the carrier price what a read lacked. */
export function quoteDesk({ pool, sealer, carrier, onFault }: QuoteDeps): (need: QuotesNeeded) => Promise<void> {
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
  return answerDesk<QuoteQuestion, Rates>({
    pool,
    table: quotes,
    onFault,
    asker: async (siteId) => {
      const key = await keyOf(siteId)
      return key === undefined ? undefined : (question) => carrier.rates(key, question)
    },
    faultOf: (error) =>
      error instanceof CarrierFault ? { refusesQuestion: error.kind === 'question', restMs: error.restMs } : undefined,
  })
}
