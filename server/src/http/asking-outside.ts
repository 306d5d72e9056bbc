import { TaxesNeeded } from '../ground/taxes-needed.ts'
import { Unanswered } from '../ground/unanswered.ts'
import { perAddress, type SharedLimit } from './rate-limits.ts'

/**
 * A service outside bounds the calls of a whole shop, or bills them, and each new address is one: visitors of one network bring so many in a
 * minute, so that no stranger has it throttled for all buyers.
 */
const newPrices = perAddress('carrier-prices', 30)
const newTaxes = perAddress('tax-calculations', 60)

/** The limit that a request counts against whose read lacks answers. */
export const limitOf = (need: Unanswered): SharedLimit => (need instanceof TaxesNeeded ? newTaxes : newPrices)

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
