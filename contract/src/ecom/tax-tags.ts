import Type from 'typebox'
import { list, named, nullable, optional, text } from '../scalars.ts'

const TagList = named('TagList', Type.Object({ tagIds: list(text(5, { minLength: 1 }), 100) }))

export const Tags = named('Tags', Type.Object({ privateTags: TagList, publicTags: TagList }))

export const TagsForWrite = named(
  'TagsForWrite',
  Type.Object({ privateTags: optional(nullable(TagList)), publicTags: optional(nullable(TagList)) }),
)

/** Tags that come, and tags that go. */
export const tagMoves = {
  assignTags: optional(nullable(TagsForWrite)),
  unassignTags: optional(nullable(TagsForWrite)),
}
