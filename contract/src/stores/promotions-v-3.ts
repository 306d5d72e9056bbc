import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { bulkAnswer, bulkAnswerWith } from '../bulk.ts'
import { PictureType, PromotionSearchField } from '../enumerations/catalog.ts'
import { SearchMode } from '../enumerations/search.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorMetadata, CursorPaging, CursorQuery, Filter, Sorting } from '../paging.ts'
import {
  Empty,
  FieldMask,
  Guid,
  int,
  list,
  named,
  nullable,
  oneOf,
  optional,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'
import { WebUrl } from './media.ts'
import { Image } from './media-v3.ts'
import { Aggregation, AggregationData } from './product-search.ts'
import { ExtendedFields, TagList } from './product-v3.ts'

const module = 'stores.promotions-v-3'
const at = addresses({ module, api: '/stores', site: '/_api/promotion', aliases: ['/promotion'] })
const write = { who: admin('catalog.write') }

/** A site has at most so many; our choice. */
export const MAX_PROMOTIONS = 1000

const CategoryAssignment = named(
  'CategoryAssignment',
  Type.Object({
    id: Guid,
    /** Its place among the products, from 1. */
    position: optional(int(1, 100_000)),
    appliedToSubcategories: optional(Type.Boolean()),
  }),
)

const Tags = named('Tags', Type.Object({ privateTags: optional(TagList), publicTags: optional(TagList) }))

export const Promotion = named(
  'Promotion',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Type.String(),
    media: named(
      'PromotionMedia',
      Type.Object({
        id: Type.String(),
        image: Image,
        altText: optional(Type.String()),
        displayName: optional(Type.String()),
        mediaType: oneOf(PictureType),
      }),
    ),
    /** Target of the promotion; absent: nowhere. */
    destinationUrl: optional(WebUrl),
    categories: list(CategoryAssignment, 1000),
    enabled: Type.Boolean(),
    extendedFields: optional(ExtendedFields),
    /** Private ones are the administrator's to see. */
    tags: Tags,
  }),
)

/** A picture of the media library by `id`, or one by its address. */
const MediaForWrite = named(
  'PromotionMediaForWrite',
  Type.Object({
    id: optional(text(200, { minLength: 1 })),
    url: optional(WebUrl),
    altText: optional(nullable(text(1000, { minLength: 1 }))),
    displayName: optional(nullable(text(80))),
  }),
)
const TagsForWrite = named(
  'TagsForWrite',
  Type.Object({ privateTags: optional(nullable(TagList)), publicTags: optional(nullable(TagList)) }),
)
const written = {
  destinationUrl: optional(nullable(WebUrl)),
  categories: optional(list(CategoryAssignment, 1000)),
  enabled: optional(Type.Boolean()),
  extendedFields: optional(nullable(ExtendedFields)),
  tags: optional(nullable(TagsForWrite)),
}
const Name = text(50, { minLength: 1 })

export const NewPromotion = named('NewPromotion', Type.Object({ name: Name, media: MediaForWrite, ...written }))
export const PromotionChanges = named(
  'PromotionChanges',
  Type.Object({
    id: Guid,
    revision: Revision,
    name: optional(Name),
    media: optional(nullable(MediaForWrite)),
    ...written,
  }),
)

const One = Type.Object({ promotion: Promotion })
const returnEntity = optional(Type.Boolean())
const BulkItems = bulkAnswerWith('BulkPromotionResult', Promotion, 100)

export const createPromotion = operation({
  ...at('/v3/promotions'),
  ...write,
  name: 'createPromotion',
  summary: 'Makes a promotion, shown where its categories say unless it is made disabled.',
  method: 'POST',
  request: Type.Object({ promotion: NewPromotion }),
  response: One,
  refusals: ['MEDIA_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'DUPLICATE_CATEGORY_ASSIGNMENT', 'PROMOTIONS_LIMIT_EXCEEDED'],
})

export const getPromotion = operation({
  ...at('/v3/promotions/{promotionId}'),
  name: 'getPromotion',
  summary: 'One promotion. Disabled ones are the administrator’s.',
  method: 'GET',
  who: caller,
  request: Type.Object({ promotionId: Guid }),
  response: One,
  refusals: ['PROMOTION_NOT_FOUND'],
})

export const updatePromotion = operation({
  ...at('/v3/promotions/{promotion.id}'),
  ...write,
  name: 'updatePromotion',
  summary: 'Sets what is present. A promotion keeps a picture.',
  method: 'PATCH',
  request: Type.Object({ promotion: PromotionChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: [
    'PROMOTION_NOT_FOUND',
    'STALE_REVISION',
    'MEDIA_NOT_FOUND',
    'CATEGORY_NOT_FOUND',
    'DUPLICATE_CATEGORY_ASSIGNMENT',
    'MEDIA_REMOVAL_NOT_ALLOWED',
  ],
})

export const deletePromotion = operation({
  ...at('/v3/promotions/{promotionId}'),
  ...write,
  name: 'deletePromotion',
  summary: 'Deletes a promotion.',
  method: 'DELETE',
  request: Type.Object({ promotionId: Guid }),
  response: Empty,
  refusals: ['PROMOTION_NOT_FOUND'],
})

export const queryPromotions = operation({
  ...at('/v3/promotions/query'),
  name: 'queryPromotions',
  summary: 'Promotions that match a filter, by name unless sorted. Disabled ones are the administrator’s.',
  method: 'GET',
  postFallback: '',
  who: caller,
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ promotions: list(Promotion, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const searchPromotions = operation({
  ...at('/v3/promotions/search'),
  name: 'searchPromotions',
  summary: 'Promotions by the words of their names, with aggregations over all that match.',
  method: 'POST',
  who: caller,
  request: Type.Object({
    search: optional(
      named(
        'CursorSearch',
        Type.Object({
          cursorPaging: optional(CursorPaging),
          filter: optional(Filter),
          sort: optional(list(Sorting, 10)),
          aggregations: optional(list(Aggregation, 10)),
          search: optional(
            named(
              'SearchDetails',
              Type.Object({
                /** All words (the default) or any. */
                mode: optional(oneOf(SearchMode)),
                expression: optional(text(100)),
                fields: optional(list(oneOf(PromotionSearchField), 1)),
                /** Forgives a mistyped letter. */
                fuzzy: optional(Type.Boolean()),
              }),
            ),
          ),
          timeZone: optional(text(50)),
        }),
      ),
    ),
  }),
  response: Type.Object({
    promotions: list(Promotion, 100),
    pagingMetadata: CursorMetadata,
    aggregationData: optional(AggregationData),
  }),
  refusals: [],
})

export const resolvePromotions = operation({
  ...at('/v3/promotions/resolve'),
  name: 'resolvePromotions',
  summary:
    'Promotions among the products of a category: its own promotions, and those of the categories above that reach down.',
  method: 'GET',
  who: caller,
  request: Type.Object({ categoryId: Guid }),
  response: Type.Object({
    promotions: list(
      named('PositionedPromotion', Type.Object({ promotion: Promotion, position: Type.Integer() })),
      MAX_PROMOTIONS,
    ),
  }),
  refusals: ['CATEGORY_NOT_FOUND'],
})

export const bulkCreatePromotions = operation({
  ...at('/v3/bulk/promotions/create'),
  ...write,
  name: 'bulkCreatePromotions',
  summary: 'Makes promotions, each by itself.',
  method: 'POST',
  request: Type.Object({ promotions: list(NewPromotion, 100, 1), returnEntity }),
  response: BulkItems,
  refusals: [],
})

export const bulkUpdatePromotions = operation({
  ...at('/v3/bulk/promotions/update'),
  ...write,
  name: 'bulkUpdatePromotions',
  summary: 'Changes promotions, each by itself.',
  method: 'POST',
  request: Type.Object({
    promotions: list(
      named('MaskedPromotion', Type.Object({ promotion: PromotionChanges, fieldMask: optional(FieldMask) })),
      100,
      1,
    ),
    returnEntity,
  }),
  response: BulkItems,
  refusals: [],
})

export const bulkDeletePromotions = operation({
  ...at('/v3/bulk/promotions/delete'),
  ...write,
  name: 'bulkDeletePromotions',
  summary: 'Deletes promotions, each by itself.',
  method: 'POST',
  request: Type.Object({ promotionIds: list(Guid, 100, 1) }),
  response: bulkAnswer('BulkDeletePromotionsResult', 100),
  refusals: [],
})

const moves = { assignTags: optional(nullable(TagsForWrite)), unassignTags: optional(nullable(TagsForWrite)) }

export const bulkUpdatePromotionTags = operation({
  ...at('/v3/bulk/promotions/update-tags'),
  ...write,
  name: 'bulkUpdatePromotionTags',
  summary: 'Puts tags on up to 100 promotions and takes others off.',
  method: 'POST',
  request: Type.Object({ promotionIds: list(Guid, 100, 1), ...moves, returnEntity }),
  response: BulkItems,
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const bulkUpdatePromotionTagsByFilter = operation({
  ...at('/v3/bulk/promotions/update-tags-by-filter'),
  ...write,
  name: 'bulkUpdatePromotionTagsByFilter',
  summary: 'Puts tags on every promotion that matches and takes others off. It is done when it answers.',
  method: 'POST',
  request: Type.Object({ filter: Filter, ...moves }),
  response: Type.Object({ jobId: Guid }),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const operations = [
  createPromotion,
  getPromotion,
  updatePromotion,
  deletePromotion,
  queryPromotions,
  searchPromotions,
  resolvePromotions,
  bulkCreatePromotions,
  bulkUpdatePromotions,
  bulkDeletePromotions,
  bulkUpdatePromotionTags,
  bulkUpdatePromotionTagsByFilter,
] as const
