import type { Sealer } from '../../../ground/sealer.ts'
import type { FeatureJobs, JobContext } from '../../../jobs/feature-jobs.ts'
import { finishPurchase, getLabel, LISTED_MS } from './buy-label.ts'
import { type LabelDeps, labelCalls } from './label-calls.ts'
import { takeOver, unfinishedLabels } from './queries.ts'
import { finishRefund } from './void-label.ts'

/** Refunds take days. */
const REFUND_MS = 60 * 60_000

const before = ({ now }: JobContext, ms: number): Date => new Date(now.getTime() - ms)

interface LabelJobsDeps extends LabelDeps {
  readonly sealer: Sealer
}

/** Labels whose request ended between the carrier and here. Nothing is bought: what the carrier does not have has failed. */
async function finishLabels(at: JobContext, deps: LabelJobsDeps): Promise<void> {
  const left = await at.db.rows(unfinishedLabels, { bought: before(at, LISTED_MS), voided: before(at, REFUND_MS) })
  if (left.length === 0) return
  const calls = await labelCalls({ ...at, sealer: deps.sealer }, deps)
  for (const { id } of left)
    try {
      if (!(await at.db.row(takeOver, { id, at: at.now, before: before(at, LISTED_MS) }))) continue
      const row = await getLabel(at, id)
      if (row.status === 'BUYING') await finishPurchase(at, deps, calls, { row, found: undefined, mayBuy: false })
      else await finishRefund(at, deps, calls, { row, isFirst: false })
    } catch (error) {
      deps.onFault(error)
    }
}

export const labelJobs = (deps: LabelJobsDeps): FeatureJobs => ({
  byClock: {
    'finish-labels': { attempts: 1, run: (at) => finishLabels(at, deps).catch(deps.onFault) },
  },
})
