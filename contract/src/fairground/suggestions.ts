import Type from 'typebox'
import { caller, operation } from '../operation.ts'
import { Guid, int, list, named, optional, Timestamp, text } from '../scalars.ts'

const SuggestedProduct = named(
  'SuggestedProduct',
  Type.Object({
    id: Guid,
    name: text(80),
    slug: text(300),
    /** The lowest price, in the site's language and in the currency that the caller sees prices in. */
    formattedPrice: Type.String(),
    imageUrl: optional(Type.String()),
  }),
)
const SuggestedPlace = { name: text(100), slug: text(300) }

export const suggest = operation({
  module: 'fairground.suggestions',
  name: 'suggest',
  summary:
    'Suggestions for the text that a visitor has typed so far: products, collections, brands and events to come, the best match first. Where nothing has these words, those for their likely corrections.',
  method: 'GET',
  path: '/fairground/v1/suggestions',
  who: caller,
  request: Type.Object({
    /** The last word may be unfinished. */
    text: text(100, { minLength: 1 }),
    /** Limit of each kind; 6 by default. */
    limit: optional(int(1, 10)),
  }),
  response: Type.Object({
    /** Words that were searched, where they differ from those typed. */
    correctedText: optional(Type.String()),
    products: list(SuggestedProduct, 10),
    collections: list(named('SuggestedCollection', Type.Object({ id: Guid, ...SuggestedPlace })), 10),
    brands: list(named('SuggestedBrand', Type.Object({ id: Guid, name: text(100) })), 10),
    events: list(
      named(
        'SuggestedEvent',
        Type.Object({
          id: Guid,
          title: text(120),
          slug: text(300),
          startDate: optional(Timestamp),
          timeZoneId: Type.String(),
          place: optional(Type.String()),
        }),
      ),
      10,
    ),
  }),
  refusals: [],
})

export const operations = [suggest] as const
