import { eachOnItsOwn } from '../../ground/each.ts'
import type { Site } from '../../ground/site.ts'
import { type FeatureJobs, followUp, type JobContext } from '../../jobs/feature-jobs.ts'
import { FORGOTTEN_MS } from '../outside/answers.ts'
import { automaticCalculators } from './calculators.ts'
import { unrecordedOrders } from './queries.ts'
import { type RecordDeps, recordTaxes } from './record-taxes.ts'
import { calculatedTaxes } from './settle-taxes.ts'

interface AutomaticTaxJobsDeps extends RecordDeps {
  readonly directory: { site(id: string): Site | undefined }
}

/** A calculator forgets what it has calculated after so long. */
const CALCULATIONS_LAST_MS = 90 * 24 * 60 * 60_000

const PAGE = 100
/** Ids are not below it. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

async function* unrecordedSince({ db, now }: JobContext, since: Date): AsyncGenerator<{ readonly id: string }> {
  let [before, after] = [now, BEFORE_ALL]
  for (;;) {
    const orders = await db.rows(unrecordedOrders, { since, before, after, limit: PAGE })
    yield* orders
    const last = orders.at(-1)
    if (!last || orders.length < PAGE) return
    before = last.createdAt
    after = last.id
  }
}

const hasAccount = (site: Site | undefined): boolean =>
  automaticCalculators.some(({ name }) => site?.settings.paymentAccounts?.[name])

export const automaticTaxJobs = ({ directory, ...deps }: AutomaticTaxJobsDeps): FeatureJobs => ({
  cleanUps: [({ db, now }) => db.run(calculatedTaxes.forget, { before: new Date(now.getTime() - FORGOTTEN_MS) })],
  followUps: {
    /** Sites without an account of a calculator have no such job. */
    'record-taxes': followUp({
      after: ['order created', 'order paymentStatusUpdated', 'refund completed'],
      payload: ({ siteId, entity, entityId, payload }) => {
        if (!hasAccount(directory.site(siteId))) return undefined
        return { orderId: entity === 'order' ? entityId : String(payload.orderId) }
      },
      run: (at, { orderId }) => recordTaxes(at, deps, orderId),
    }),
    /** Orders that were paid, or refunded, while the keys of the account were away. */
    'record-late-taxes': followUp({
      after: ['site paymentAccountSet'],
      payload: () => ({}),
      run: async (at) => {
        const since = new Date(at.now.getTime() - CALCULATIONS_LAST_MS)
        await eachOnItsOwn(unrecordedSince(at, since), ({ id }) => recordTaxes(at, deps, id))
      },
    }),
  },
})
