import type { UseFormReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import {
  bundleFaults,
  faultsOf,
  type IssueValues,
  isAnythingWanted,
  MOST_BUNDLES,
  type Offered,
} from './issued-tickets.ts'

/** Marks what is wrong with the numbers of tickets and bundles; false when something is. */
export function isComplete(form: UseFormReturn<IssueValues>, offered: Offered, values: IssueValues): boolean {
  const faults = faultsOf(offered.offers, values)
  for (const { row, field, message } of faults)
    form.setError(`rows.${row}.${field}`, { message }, { shouldFocus: true })
  const wrong = bundleFaults(offered.bundles, values)
  const message = t('admin.ticket-orders.enterAWholeNumberOfBundles', { most: MOST_BUNDLES })
  for (const place of wrong) form.setError(`bundles.${place}.quantity`, { message }, { shouldFocus: true })
  if (faults.length > 0 || wrong.length > 0) return false
  if (isAnythingWanted(offered, values)) return true
  form.setError('root', { message: t('admin.ticket-orders.chooseTickets') })
  form.setFocus('rows.0.quantity')
  return false
}
