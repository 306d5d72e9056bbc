import { data, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import type { OfferView } from './failed/offers.ts'

/** Response that loaders throw for an address that shows nothing. */
export const nothingHere = data(null, { status: 404 })

/**
 * Runs a loader. Where it finds nothing, the page that says so is given products to go on with; where those cannot be had, it stands
 * without them.
 */
export async function orOffers<T>(context: Readonly<RouterContextProvider>, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error !== nothingHere) throw error
    const offers = await import('./failed/offers.ts').then(({ loadOffers }) => loadOffers(context)).catch(() => [])
    throw data({ offers }, { status: 404 })
  }
}

/** The products that came with the error; none where it came without. */
export const offersOf = (error: unknown): readonly OfferView[] =>
  (isRouteErrorResponse(error) && (error.data as { offers?: OfferView[] } | null)?.offers) || [] // as thrown above
