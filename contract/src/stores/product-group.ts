import Type from 'typebox'
import {
  CustomizationType,
  InventoryStatus,
  ModifierRenderType,
  PictureType,
  ProductGroupChoiceType,
  ProductGroupMemberStatus,
} from '../enumerations/catalog.ts'
import { Guid, list, named, nullable, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'
import { WebUrl } from './media.ts'
import { Image } from './media-v3.ts'
import { ExtendedFields, TagList } from './product-v3.ts'

/** A site has at most so many; our choice. */
export const MAX_PRODUCT_GROUPS = 1000
/** Products of one group. */
export const MAX_GROUP_MEMBERS = 100

const Tags = named('Tags', Type.Object({ privateTags: optional(TagList), publicTags: optional(TagList) }))

const ProductChoice = named(
  'ProductChoice',
  Type.Object({
    id: Guid,
    choiceType: oneOf(ProductGroupChoiceType),
    key: Type.String(),
    name: Type.String(),
    colorCode: optional(Type.String()),
  }),
)

export const ProductGroupMember = named(
  'ProductGroupMember',
  Type.Object({
    productId: Guid,
    /** Choice that the product stands for in the group: its first choice of the customization. Absent out of sync. */
    choice: optional(ProductChoice),
    slug: Type.String(),
    inventoryAvailabilityStatus: oneOf(InventoryStatus),
    /** HIDDEN: the product is hidden. OUT_OF_SYNC: it is not made of the customization any more. */
    status: oneOf(ProductGroupMemberStatus),
    productName: Type.String(),
  }),
)

export const ProductGroup = named(
  'ProductGroup',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: Type.String(),
    groupingCustomizationId: Guid,
    /** Ids of choices; members stand in this order, the rest as they came. */
    choiceOrder: list(Guid, 100),
    /** Hidden ones are the administrator’s to see. */
    members: list(ProductGroupMember, MAX_GROUP_MEMBERS),
    /** Follows the name that the group was made with; it never changes. */
    handle: Type.String(),
    /** With GROUPING_CUSTOMIZATION, while the customization is there. */
    groupingCustomization: optional(
      named(
        'GroupingCustomization',
        Type.Object({
          id: Guid,
          key: Type.String(),
          name: Type.String(),
          customizationType: oneOf(CustomizationType),
          customizationRenderType: oneOf(ModifierRenderType),
        }),
      ),
    ),
    media: optional(
      named(
        'ProductGroupMedia',
        Type.Object({
          id: Type.String(),
          image: Image,
          altText: optional(Type.String()),
          displayName: optional(Type.String()),
          mediaType: oneOf(PictureType),
          /** With THUMBNAIL. */
          thumbnail: optional(
            named(
              'Thumbnail',
              Type.Object({
                url: Type.String(),
                width: optional(Type.Integer()),
                height: optional(Type.Integer()),
                altText: optional(Type.String()),
              }),
            ),
          ),
        }),
      ),
    ),
    extendedFields: optional(ExtendedFields),
    /** Private ones are the administrator’s to see. */
    tags: Tags,
  }),
)

/** A picture of the media library by `id`, or one by its address. */
const MediaForWrite = named(
  'ProductGroupMediaForWrite',
  Type.Object({
    id: optional(text(200, { minLength: 1 })),
    url: optional(WebUrl),
    altText: optional(nullable(text(1000, { minLength: 1 }))),
    displayName: optional(nullable(text(80))),
  }),
)
export const TagsForWrite = named(
  'TagsForWrite',
  Type.Object({ privateTags: optional(nullable(TagList)), publicTags: optional(nullable(TagList)) }),
)
const written = {
  choiceOrder: optional(list(Guid, 100)),
  media: optional(nullable(MediaForWrite)),
  extendedFields: optional(nullable(ExtendedFields)),
  tags: optional(nullable(TagsForWrite)),
}
const Name = text(100, { minLength: 1 })

export const NewProductGroup = named(
  'NewProductGroup',
  Type.Object({ name: Name, groupingCustomizationId: text(36, { minLength: 1 }), ...written }),
)
export const ProductGroupChanges = named(
  'ProductGroupChanges',
  Type.Object({ id: Guid, revision: Revision, name: optional(Name), ...written }),
)
