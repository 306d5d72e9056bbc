import { suggestions as suggestionsModule } from '@fairground/client/generated/fairground.suggestions.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadEvents } from '../events/load-events.ts'
import { collectionRows } from '../products/collection-rows.ts'
import { cardsOf, loadCollections, loadListing, loadNewest } from '../products/listing.ts'
import { type Shop, shopOf } from '../shop.ts'
import { suggestionGroups } from './suggestion-groups.ts'

const MOST_CHARACTERS = 100
const MOST_EVENTS = 12
const MOST_CARDS = 12
const SUGGESTED = 4
/** Beside a search that is yet to be made, or found nothing. */
const NEWEST = 4

/** Content of the page; or, for the parts of other pages that look for something, suggestions or products by their ids. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const shop = shopOf(context)
  const typed = searchParams.get('suggest')
  if (typed !== null) return loadSuggestions(shop, typed, request.signal)
  const ids = searchParams.get('cards')
  if (ids !== null) return { products: await cardsOf(shop, ids.split(',').slice(0, MOST_CARDS)) }
  return loadPage(shop, request.url)
}

export async function loadPage(shop: Shop, url: string) {
  const q = cutText((new URL(url).searchParams.get('q') ?? '').trim(), MOST_CHARACTERS)
  if (q === '') return { q, listing: undefined, events: [], ...(await loadElsewhere(shop)) }
  const [listing, events] = await Promise.all([
    loadListing(shop, url, loadCollections(shop), { q, places: true }),
    loadEvents(shop, 'calendar', { limit: MOST_EVENTS, words: q }),
  ])
  const nothing = listing.total === 0 && listing.fields.length === 0 && events.length === 0
  return { q, listing, events, ...(nothing ? await loadElsewhere(shop) : { collections: [], newest: [] }) }
}

/** Other places to look in. */
async function loadElsewhere(shop: Shop) {
  const [collections, newest] = await Promise.all([loadCollections(shop), loadNewest(shop, NEWEST)])
  return { collections: collectionRows(collections), newest }
}

/** Given up as soon as the next letter is typed. */
export async function loadSuggestions(shop: Shop, text: string, signal: AbortSignal) {
  const typed = cutText(text.trim(), MOST_CHARACTERS)
  if (typed === '') return { typed, groups: [] }
  const found = await shop
    .client({ suggestions: suggestionsModule })
    .suggestions.suggest({ text: typed, limit: SUGGESTED }, { signal })
  const { correctedText } = found
  return { typed, groups: suggestionGroups(found, shop.site), ...present({ corrected: correctedText || undefined }) }
}
