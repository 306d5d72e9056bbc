import Type from 'typebox'
import { operation, staff } from '../operation.ts'
import { Empty, Guid, named, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.saved-views'
const PATH = '/fairground/v1/staff/views'

/** Name of a list in the admin: `products`, `orders`. */
const List = Type.String({ pattern: '^[a-z][a-z-]{0,39}$', maxLength: 40 })
/** Filter and sort, as they stand in the list's address behind the `?`, without the page. */
const Query = text(2000)
/** Unique among the user's views of the list, in whatever case; spaces around it are left out. */
const Name = text(40, { minLength: 1 })

const SavedView = named(
  'SavedView',
  Type.Object({
    id: Guid,
    list: List,
    name: Name,
    query: Query,
    /** Every staff user of the site has it among their views. */
    shared: Type.Boolean(),
    /** The caller saved it. */
    mine: Type.Boolean(),
    ownerName: Type.String(),
    updatedDate: Timestamp,
  }),
)

export const listSavedViews = operation({
  module,
  name: 'listSavedViews',
  summary: 'Views of a list in the admin: those that the caller saved, and those that others share. By name.',
  method: 'GET',
  path: PATH,
  who: staff,
  request: Type.Object({ list: List }),
  response: Type.Object({ views: Type.Array(SavedView) }),
  refusals: [],
})

export const saveView = operation({
  module,
  name: 'saveView',
  summary: 'Saves a view under its name; one that the caller has under that name is replaced. At most 20 of a list.',
  method: 'PUT',
  path: PATH,
  who: staff,
  request: Type.Object({
    view: named(
      'NewSavedView',
      Type.Object({ list: List, name: Name, query: Query, shared: optional(Type.Boolean()) }),
    ),
  }),
  response: Type.Object({ view: SavedView }),
  refusals: ['LIMIT_REACHED'],
})

export const deleteView = operation({
  module,
  name: 'deleteView',
  summary: 'Deletes one of the caller’s views, for everybody it was shared with, too.',
  method: 'DELETE',
  path: `${PATH}/{viewId}`,
  who: staff,
  request: Type.Object({ viewId: Guid }),
  response: Empty,
  refusals: ['VIEW_NOT_FOUND'],
})

export const operations = [listSavedViews, saveView, deleteView] as const
