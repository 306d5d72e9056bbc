import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { BulkItemError, bulkAnswer, bulkAnswerWith } from '../bulk.ts'
import { ProductGroupRequestedField } from '../enumerations/catalog.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorMetadata, CursorPaging, CursorQuery, Filter, fieldSets, Sorting } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, nullable, optional, text } from '../scalars.ts'
import { NewProductGroup, ProductGroup, ProductGroupChanges, TagsForWrite } from './product-group.ts'
import { Aggregation, AggregationData, SearchDetails } from './product-search.ts'

const module = 'stores.product-groups-v-3'
const at = addresses({ module, api: '/stores', site: '/_api/product-group', aliases: ['/product-group'] })
const write = { who: admin('catalog.write') }

const fields = fieldSets(ProductGroupRequestedField)

const One = Type.Object({ productGroup: ProductGroup, fields })
const returnEntity = optional(Type.Boolean())
const BulkItems = bulkAnswerWith('BulkProductGroupResult', ProductGroup, 100)
const creating = [
  'PRODUCT_GROUP_LIMIT_EXCEEDED',
  'CUSTOMIZATION_NOT_FOUND',
  'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE',
  'MEDIA_NOT_FOUND',
] as const

export const createProductGroup = operation({
  ...at('/v3/product-groups'),
  ...write,
  name: 'createProductGroup',
  summary: 'Makes a group, empty at first, of products that differ in a customization with choices.',
  method: 'POST',
  request: Type.Object({ productGroup: NewProductGroup, fields }),
  response: One,
  refusals: creating,
})

export const updateProductGroup = operation({
  ...at('/v3/product-groups/{productGroup.id}'),
  ...write,
  name: 'updateProductGroup',
  summary: 'Sets what is present. What a group is grouped by never changes.',
  method: 'PATCH',
  request: Type.Object({ productGroup: ProductGroupChanges, fields, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['PRODUCT_GROUP_NOT_FOUND', 'STALE_REVISION', 'MEDIA_NOT_FOUND'],
})

export const deleteProductGroup = operation({
  ...at('/v3/product-groups/{productGroupId}'),
  ...write,
  name: 'deleteProductGroup',
  summary: 'Deletes a group; its products stay.',
  method: 'DELETE',
  request: Type.Object({ productGroupId: Guid }),
  response: Empty,
  refusals: ['PRODUCT_GROUP_NOT_FOUND'],
})

export const getProductGroup = operation({
  ...at('/v3/product-groups/{productGroupId}'),
  name: 'getProductGroup',
  summary: 'One group with its products as they are now.',
  method: 'GET',
  who: caller,
  request: Type.Object({ productGroupId: Guid, fields }),
  response: One,
  refusals: ['PRODUCT_GROUP_NOT_FOUND'],
})

const Several = {
  productGroups: list(ProductGroup, 100),
  pagingMetadata: CursorMetadata,
  fields,
}

export const queryProductGroups = operation({
  ...at('/v3/product-groups/query'),
  name: 'queryProductGroups',
  summary: 'Groups that match a filter, by name unless sorted.',
  method: 'GET',
  postFallback: '',
  who: caller,
  request: Type.Object({ query: optional(CursorQuery), fields }),
  response: Type.Object(Several),
  refusals: [],
})

export const searchProductGroups = operation({
  ...at('/v3/product-groups/search'),
  name: 'searchProductGroups',
  summary: 'Groups by the words of their names, with aggregations over all that match.',
  method: 'GET',
  postFallback: '',
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
          search: optional(SearchDetails),
          timeZone: optional(text(50)),
        }),
      ),
    ),
    fields,
  }),
  response: Type.Object({ ...Several, aggregationData: optional(AggregationData) }),
  refusals: [],
})

export const bulkCreateProductGroups = operation({
  ...at('/v3/bulk/product-groups/create'),
  ...write,
  name: 'bulkCreateProductGroups',
  summary: 'Makes groups, each by itself.',
  method: 'POST',
  request: Type.Object({ productGroups: list(NewProductGroup, 100, 1), returnEntity, fields }),
  response: BulkItems,
  refusals: [],
})

export const bulkUpdateProductGroups = operation({
  ...at('/v3/bulk/product-groups/update'),
  ...write,
  name: 'bulkUpdateProductGroups',
  summary: 'Changes groups, each by itself.',
  method: 'POST',
  request: Type.Object({
    productGroups: list(
      named('MaskedProductGroup', Type.Object({ productGroup: ProductGroupChanges, fieldMask: optional(FieldMask) })),
      100,
      1,
    ),
    returnEntity,
    fields,
  }),
  response: BulkItems,
  refusals: [],
})

const assignment = (name: string) =>
  Type.Object({
    results: list(
      named(name, Type.Object({ productId: Type.String(), success: Type.Boolean(), error: optional(BulkItemError) })),
      100,
    ),
  })
const ofProducts = Type.Object({ productGroupId: Guid, productIds: list(text(36, { minLength: 1 }), 100, 1) })

export const assignProductsToProductGroup = operation({
  ...at('/v3/product-groups/assign-products'),
  ...write,
  name: 'assignProductsToProductGroup',
  summary: 'Puts products into a group, each by itself; one that is in it stays where it is.',
  method: 'POST',
  request: ofProducts,
  response: assignment('ProductAssignmentResult'),
  refusals: [
    'PRODUCT_GROUP_NOT_FOUND',
    'MEMBER_LIMIT_EXCEEDED',
    'PRODUCTS_NOT_FOUND',
    'PRODUCTS_MISSING_CUSTOMIZATION',
  ],
})

export const unassignProductsFromProductGroup = operation({
  ...at('/v3/product-groups/unassign-products'),
  ...write,
  name: 'unassignProductsFromProductGroup',
  summary: 'Takes products out of a group, each by itself.',
  method: 'POST',
  request: ofProducts,
  response: assignment('ProductUnassignmentResult'),
  refusals: ['PRODUCT_GROUP_NOT_FOUND', 'PRODUCTS_NOT_FOUND', 'PRODUCTS_NOT_IN_GROUP'],
})

export const bulkDeleteProductGroups = operation({
  ...at('/v3/bulk/product-groups/delete'),
  ...write,
  name: 'bulkDeleteProductGroups',
  summary: 'Deletes groups, each by itself.',
  method: 'POST',
  request: Type.Object({ productGroupIds: list(Guid, 100, 1) }),
  response: bulkAnswer('BulkDeleteProductGroupsResult', 100),
  refusals: [],
})

const moves = { assignTags: optional(nullable(TagsForWrite)), unassignTags: optional(nullable(TagsForWrite)) }

export const bulkUpdateProductGroupTags = operation({
  ...at('/v3/bulk/product-groups/update-tags'),
  ...write,
  name: 'bulkUpdateProductGroupTags',
  summary: 'Puts tags on up to 100 groups and takes others off.',
  method: 'POST',
  request: Type.Object({ productGroupIds: list(Guid, 100, 1), ...moves }),
  response: bulkAnswer('BulkUpdateProductGroupTagsResult', 100),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const bulkUpdateProductGroupTagsByFilter = operation({
  ...at('/v3/bulk/product-groups/update-tags-by-filter'),
  ...write,
  name: 'bulkUpdateProductGroupTagsByFilter',
  summary: 'Puts tags on every group that matches and takes others off. It is done when it answers.',
  method: 'POST',
  request: Type.Object({ filter: Filter, ...moves }),
  response: Type.Object({ jobId: Guid }),
  refusals: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
})

export const operations = [
  createProductGroup,
  updateProductGroup,
  deleteProductGroup,
  getProductGroup,
  queryProductGroups,
  searchProductGroups,
  bulkCreateProductGroups,
  bulkUpdateProductGroups,
  assignProductsToProductGroup,
  unassignProductsFromProductGroup,
  bulkDeleteProductGroups,
  bulkUpdateProductGroupTags,
  bulkUpdateProductGroupTagsByFilter,
] as const
