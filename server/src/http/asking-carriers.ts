import { QuotesNeeded } from '../ground/quotes-needed.ts'
import { perAddress } from './rate-limits.ts'

/**
 * A carrier bounds the calls of a whole shop, and each new address is one: visitors of one network bring so many in a minute, so that no
 * stranger has it throttled for all buyers.
 */
export const newPrices = perAddress('carrier-prices', 30)

/** Times that a request is run again at most: the address of a checkout may change meanwhile. */
const MOST_AGAIN = 3

/** Runs a request, and again once carriers have priced the parcels that its reads lacked. */
export const askingCarriers =
  (ask: (need: QuotesNeeded) => Promise<void>) =>
  async <T>(run: () => Promise<T>): Promise<T> => {
    for (let again = 0; ; again++) {
      try {
        return await run()
      } catch (error) {
        if (!(error instanceof QuotesNeeded) || again === MOST_AGAIN) throw error
        await ask(error)
      }
    }
  }
