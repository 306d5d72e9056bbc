import { ApiError } from '../ground/api-error.ts'
import { TaxesNeeded } from '../ground/taxes-needed.ts'
import { Unanswered } from '../ground/unanswered.ts'
import { perAddress, type SharedLimit } from './rate-limits.ts'

/**
 * A service outside bounds the calls of a whole shop, or bills them, and each new address is one: visitors of one network bring so many in a
 * minute, so that no stranger has it throttled for all buyers.
 */
const newPrices = perAddress('carrier-prices', 30)
const newTaxes = perAddress('tax-calculations', 60)

/**
 * Counts a request whose read lacks answers. True above the limit of taxes, in whose place the site's own rates stand; prices have nothing in theirs,
 * and throw TOO_MANY_REQUESTS.
 */
export async function isOverLimit(need: Unanswered, count: (limit: SharedLimit) => Promise<void>): Promise<boolean> {
  if (!(need instanceof TaxesNeeded)) {
    await count(newPrices)
    return false
  }
  try {
    await count(newTaxes)
    return false
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return true
    throw error
  }
}

/** Times that a request is run again at most: for carriers, for taxes, and the address of a checkout may change meanwhile. */
const MOST_AGAIN = 4

/** Runs a request, and again once services outside have answered what its reads lacked. */
export const askingOutside =
  (ask: (need: Unanswered) => Promise<void>) =>
  async <T>(run: () => Promise<T>): Promise<T> => {
    for (let again = 0; ; again++) {
      try {
        return await run()
      } catch (error) {
        if (!(error instanceof Unanswered) || again === MOST_AGAIN) throw error
        await ask(error)
      }
    }
  }
