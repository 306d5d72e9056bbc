import Type from 'typebox'
import { FinderSort } from '../enumerations/search.ts'
import { caller, operation } from '../operation.ts'
import { Paging } from '../paging.ts'
import { Decimal, Guid, list, named, oneOf, optional, text } from '../scalars.ts'

/** Selection that narrows down the products. Several values of one facet are alternatives; the facets are joined by and. */
const Selection = named(
  'Selection',
  Type.Object({
    brands: optional(list(text(100, { minLength: 1 }), 50)),
    collectionIds: optional(list(Guid, 50)),
    options: optional(
      list(
        named(
          'SelectedOption',
          Type.Object({ name: text(100, { minLength: 1 }), choices: list(text(100, { minLength: 1 }), 50, 1) }),
        ),
        6,
      ),
    ),
    /** Both inclusive, of the price that a list shows, in the currency that it is shown in. */
    minPrice: optional(Decimal()),
    maxPrice: optional(Decimal()),
    inStock: optional(Type.Boolean()),
    onSale: optional(Type.Boolean()),
  }),
)

const Counted = { count: Type.Integer(), selected: Type.Boolean() }

const SwitchFacet = named('SwitchFacet', Type.Object({ count: optional(Type.Integer()), selected: Type.Boolean() }))

/** Counts by facet; where more than 20,000 products match, they may be a minute old. */
const Facets = named(
  'Facets',
  Type.Object({
    price: optional(
      named(
        'PriceFacet',
        Type.Object({
          lowest: Decimal(),
          highest: Decimal(),
          formattedLowest: Type.String(),
          formattedHighest: Type.String(),
          ranges: Type.Array(
            named(
              'PriceBand',
              Type.Object({
                minPrice: Decimal(),
                /** Absent in a last band that has no end. */
                maxPrice: optional(Decimal()),
                formattedFrom: Type.String(),
                /** Lower bound of the next band. */
                formattedTo: optional(Type.String()),
                ...Counted,
              }),
            ),
          ),
        }),
      ),
    ),
    brands: Type.Array(named('BrandFacet', Type.Object({ name: Type.String(), ...Counted }))),
    collections: Type.Array(
      named('CollectionFacet', Type.Object({ id: Guid, name: Type.String(), slug: Type.String(), ...Counted })),
    ),
    options: Type.Array(
      named(
        'OptionFacet',
        Type.Object({
          name: Type.String(),
          choices: Type.Array(
            named('ChoiceFacet', Type.Object({ name: Type.String(), colorCode: optional(Type.String()), ...Counted })),
          ),
        }),
      ),
    ),
    /** Not counted where more than 20,000 products match. */
    inStock: SwitchFacet,
    onSale: SwitchFacet,
  }),
)

export const findProducts = operation({
  module: 'fairground.product-finder',
  name: 'findProducts',
  summary:
    'A page of a shop: the ids of visible products that match words and a selection, how many there are, and facets. The counts of a facet leave its own selection aside, so that they say what choosing another value would find.',
  method: 'GET',
  path: '/fairground/v1/product-finder',
  postFallback: '',
  who: caller,
  request: Type.Object({
    text: optional(text(100)),
    /** Within this collection. */
    collectionId: optional(Guid),
    /** Within this brand, by name. */
    brand: optional(text(100)),
    selection: optional(Selection),
    /** By default: RELEVANCE with words, else ARRANGED (as the merchant put them) within a collection, else NEWEST. */
    sort: optional(oneOf(FinderSort)),
    paging: optional(Paging),
    /** Without facets the answer takes one statement less. */
    withoutFacets: optional(Type.Boolean()),
  }),
  response: Type.Object({
    productIds: list(Guid, 100),
    /** At most 100,000. */
    total: Type.Integer(),
    /** Words that were searched where nothing has the words that were typed. */
    correctedText: optional(Type.String()),
    facets: optional(Facets),
  }),
  refusals: [],
})

export const operations = [findProducts] as const
