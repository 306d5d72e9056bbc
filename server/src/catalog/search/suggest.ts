import { convert } from '@fairground/domain/convert.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { present } from '@fairground/domain/present.ts'
import { searchWords } from '@fairground/domain/search/search-query.ts'
import type { Ctx } from '../../ground/context.ts'
import { suggestPlaces, suggestProducts } from './queries.ts'
import { correctionsFor, searchOf } from './word-search.ts'

/** Shorter texts are looked for at the beginning of names alone: everything holds a word that begins with `s`. */
const LEAST_FOR_WORDS = 3
const DEFAULT_LIMIT = 6

/** Suggestions for the typed text, or, where there are none, for its correction: five statements at most. */
export async function suggestions(ctx: Ctx, text: string, limit = DEFAULT_LIMIT) {
  const words = searchWords(text)
  if (words.length === 0) return { products: [], collections: [], brands: [], events: [] }
  const found = await suggestionsFor(ctx, words, limit)
  if (hasSome(found)) return found
  const corrected = await correctedWords(ctx, words)
  if (!corrected) return found
  const correctedSuggestions = await suggestionsFor(ctx, corrected, limit)
  return hasSome(correctedSuggestions) ? { ...correctedSuggestions, correctedText: corrected.join(' ') } : found
}

/** The words with each unknown one corrected; undefined where that changes nothing. One statement. */
export async function correctedWords(ctx: Ctx, words: readonly string[]): Promise<string[] | undefined> {
  const alternatives = await correctionsFor(ctx, words)
  const corrected = words.map((word) => alternatives.get(word)?.[0] ?? word)
  return corrected.some((word, i) => word !== words[i]) ? corrected : undefined
}

type Suggestions = Awaited<ReturnType<typeof suggestionsFor>>

const hasSome = ({ products, collections, brands, events }: Suggestions): boolean =>
  products.length + collections.length + brands.length + events.length > 0

async function suggestionsFor({ db, now, site, showIn }: Ctx, words: readonly string[], limit: number) {
  const [query, phrase] = searchOf({ words: words.map((word) => [word]), mode: 'AND', parts: [] })
  const long = words.some((word) => word.length >= LEAST_FOR_WORDS)
  const [products, places] = await Promise.all([
    // A null query holds nothing.
    db.rows(suggestProducts, { phrase, query: (long ? query : null) as string, limit }),
    db.rows(suggestPlaces, { words: [...words], at: now, limit }),
  ])
  const of = (kind: (typeof places)[number]['kind']) => places.filter((place) => place.kind === kind)
  return {
    products: products.map(({ priceMin, imageUrl, ...product }) => ({
      ...product,
      formattedPrice: showIn
        ? formatMoney(convert(priceMin, site.currency, showIn), showIn.code, site.locale)
        : formatMoney(priceMin, site.currency, site.locale),
      ...present({ imageUrl: imageUrl || undefined }),
    })),
    collections: of('collection').map(({ id, name, slug }) => ({ id, name, slug: slug ?? '' })),
    brands: of('brand').map(({ id, name }) => ({ id, name })),
    events: of('event').map(({ id, name, slug, startAt, timeZone, place }) => ({
      id,
      title: name,
      slug: slug ?? '',
      timeZoneId: timeZone ?? site.timeZone,
      ...present({ startDate: startAt ? startAt.toISOString() : undefined, place: place || undefined }),
    })),
  }
}
