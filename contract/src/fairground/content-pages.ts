import Type from 'typebox'
import { ContentPageKind, DraftPageKind } from '../enumerations/pages.ts'
import { admin, caller, operation } from '../operation.ts'
import { Empty, FreeObject, Guid, list, named, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'fairground.content-pages'
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

/** A site has at most so many; our choice. */
export const MAX_CONTENT_PAGES = 50

/** Rich text as a tree of nodes, at most 100 kB. */
const RichContent = named('RichContent', FreeObject)
const Title = text(80, { minLength: 1 })
/** Last part of the address, below `/pages/`: lower case, words joined by hyphens. */
const Slug = text(80, { minLength: 1 })

const listed = {
  id: Guid,
  revision: Revision,
  createdDate: Timestamp,
  updatedDate: Timestamp,
  kind: oneOf(ContentPageKind),
  title: Title,
  slug: Slug,
  /** At the foot of every page of the shop, and open to read. */
  shown: Type.Boolean(),
}

const ContentPageEntry = named('ContentPageEntry', Type.Object(listed))

const ContentPage = named(
  'ContentPage',
  Type.Object({
    ...listed,
    content: RichContent,
    /** The content as HTML; what a page cannot show is left out. */
    html: Type.String(),
  }),
)
const One = Type.Object({ contentPage: ContentPage })

export const listContentPages = operation({
  module,
  name: 'listContentPages',
  summary: 'Pages of the shop’s own without their texts, in the order of the shop’s foot: by kind, then by title.',
  method: 'GET',
  path: '/fairground/v1/content-pages',
  ...read,
  request: Type.Object({}),
  response: Type.Object({ contentPages: list(ContentPageEntry, MAX_CONTENT_PAGES) }),
  refusals: [],
})

export const getContentPage = operation({
  module,
  name: 'getContentPage',
  summary: 'One page with its text.',
  method: 'GET',
  path: '/fairground/v1/content-pages/{id}',
  ...read,
  request: Type.Object({ id: Guid }),
  response: One,
  refusals: ['CONTENT_PAGE_NOT_FOUND'],
})

export const draftContentPage = operation({
  module,
  name: 'draftContentPage',
  summary:
    'A starting text in the language of the shop, with what it knows of the business; what it does not know stands in square brackets. The first paragraph says that it is a draft to be checked. Nothing is stored.',
  method: 'GET',
  path: '/fairground/v1/content-page-drafts/{kind}',
  ...read,
  request: Type.Object({ kind: oneOf(DraftPageKind) }),
  response: Type.Object({ draft: named('ContentPageDraft', Type.Object({ title: Title, content: RichContent })) }),
  refusals: [],
})

export const createContentPage = operation({
  module,
  name: 'createContentPage',
  summary:
    'Makes a page at `/pages/{slug}`; without a slug, one is made of the title. It is shown unless `shown` is false. HTML and scripts that harm readers are left out.',
  method: 'POST',
  path: '/fairground/v1/content-pages',
  ...write,
  request: Type.Object({
    kind: oneOf(ContentPageKind),
    title: Title,
    slug: optional(Slug),
    content: RichContent,
    shown: optional(Type.Boolean()),
  }),
  response: One,
  refusals: ['CONTENT_PAGE_ADDRESS_TAKEN', 'LIMIT_REACHED'],
})

export const updateContentPage = operation({
  module,
  name: 'updateContentPage',
  summary: 'Changes a page; what is not given stays. Its revision is the version that readers see.',
  method: 'PATCH',
  path: '/fairground/v1/content-pages/{id}',
  ...write,
  request: Type.Object({
    id: Guid,
    revision: Revision,
    kind: optional(oneOf(ContentPageKind)),
    title: optional(Title),
    slug: optional(Slug),
    content: optional(RichContent),
    shown: optional(Type.Boolean()),
  }),
  response: One,
  refusals: ['CONTENT_PAGE_NOT_FOUND', 'CONTENT_PAGE_ADDRESS_TAKEN', 'STALE_REVISION'],
})

export const deleteContentPage = operation({
  module,
  name: 'deleteContentPage',
  summary: 'Deletes a page. Its address is free again.',
  method: 'DELETE',
  path: '/fairground/v1/content-pages/{id}',
  ...write,
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['CONTENT_PAGE_NOT_FOUND'],
})

export const readContentPage = operation({
  module,
  name: 'readContentPage',
  summary: 'A page as readers see it, by the last part of its address. One that is not shown is not found.',
  method: 'GET',
  path: '/fairground/v1/pages/{slug}',
  who: caller,
  request: Type.Object({ slug: text(80, { minLength: 1 }) }),
  response: Type.Object({
    page: named(
      'PublishedPage',
      Type.Object({
        id: Guid,
        kind: oneOf(ContentPageKind),
        title: Title,
        slug: Slug,
        html: Type.String(),
        revision: Revision,
        updatedDate: Timestamp,
      }),
    ),
  }),
  refusals: ['CONTENT_PAGE_NOT_FOUND'],
})

export const operations = [
  listContentPages,
  getContentPage,
  draftContentPage,
  createContentPage,
  updateContentPage,
  deleteContentPage,
  readContentPage,
] as const
