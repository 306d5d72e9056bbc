import type { ProductGroupRequestedField } from '@fairground/contract/enumerations/catalog.ts'
import type { ProductGroup, ProductGroupMember } from '@fairground/contract/stores/product-group.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { Caller } from '../../ground/caller.ts'
import type { ChosenPicture } from '../promotions/chosen-picture.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import type { GroupMember, GroupRow } from './queries.ts'

export type GroupField = (typeof ProductGroupRequestedField)[number]
type Member = Static<typeof ProductGroupMember>
type Media = Static<typeof ProductGroup>['media']

export function groupToWire(
  row: GroupRow,
  caller: Caller,
  fields: readonly GroupField[] = [],
): Static<typeof ProductGroup> {
  const { customization, doc } = row
  const seesAll = seesHidden(caller)
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    name: row.name,
    groupingCustomizationId: row.customizationId,
    choiceOrder: row.choiceOrder,
    members: membersOf(row).filter(({ status }) => seesAll || status !== 'HIDDEN'),
    handle: row.handle,
    ...present({
      groupingCustomization:
        fields.includes('GROUPING_CUSTOMIZATION') && customization
          ? {
              id: customization.id,
              key: customization.key,
              name: customization.name,
              customizationType: customization.customizationType,
              customizationRenderType: customization.renderType,
            }
          : undefined,
      media: doc.media ? mediaOf(doc.media, fields.includes('THUMBNAIL')) : undefined,
      extendedFields: doc.extendedFields,
    }),
    tags: {
      publicTags: { tagIds: row.publicTags },
      ...present({ privateTags: seesAll ? { tagIds: row.privateTags } : undefined }),
    },
  }
}

/** In the order of their choices; those whose choice has no place stand behind, as they came. */
function membersOf({ members, customization, choiceOrder }: GroupRow): Member[] {
  const choices = new Map(customization?.choices.map((choice) => [choice.id, choice]))
  const places = new Map(choiceOrder.map((id, i) => [id, i]))
  const place = ({ choiceId }: GroupMember) => places.get(choiceId ?? '') ?? places.size
  return members
    .toSorted((a, b) => place(a) - place(b))
    .map((member): Member => {
      const choice = member.inSync ? choices.get(member.choiceId ?? '') : undefined
      return {
        productId: member.productId,
        ...present({ choice: choice ? choiceToWire(choice) : undefined }),
        slug: member.slug,
        inventoryAvailabilityStatus: member.availability,
        // Hidden comes first: whatever else a hidden product is, visitors are not to see it.
        status: !member.visible ? 'HIDDEN' : choice ? 'ACTIVE' : 'OUT_OF_SYNC',
        productName: member.name,
      }
    })
}

const choiceToWire = (
  choice: NonNullable<GroupRow['customization']>['choices'][number],
): NonNullable<Member['choice']> => ({
  id: choice.id,
  key: choice.key,
  name: choice.name,
  ...(choice.choiceType === 'ONE_COLOR' && choice.colorCode
    ? { choiceType: 'ONE_COLOR', colorCode: choice.colorCode }
    : { choiceType: 'CHOICE_TEXT' }),
})

function mediaOf(
  { id, url, width, height, altText, displayName }: ChosenPicture,
  withThumbnail: boolean,
): NonNullable<Media> {
  const words = altText ? { altText } : {}
  const picture = { url, ...(width && height ? { width, height } : {}), ...words }
  return {
    id,
    image: picture,
    ...words,
    ...present({ displayName: displayName || undefined }),
    mediaType: 'IMAGE',
    ...present({ thumbnail: withThumbnail ? picture : undefined }),
  }
}
