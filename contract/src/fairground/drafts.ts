import Type from 'typebox'
import { operation, staff } from '../operation.ts'
import { Empty, freeObject, named, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.drafts'
const PATH = '/fairground/v1/staff/drafts/{key}'

/** Kind and id of the edited thing: `product-ID`, `product-new`. */
const Key = Type.String({ pattern: '^[a-z][0-9A-Za-z-]{0,79}$', maxLength: 80 })

const MAX_BYTES = 2 * 1024 * 1024
const Content = freeObject(MAX_BYTES)

const Draft = named(
  'Draft',
  Type.Object({
    /** As the editor keeps it. */
    content: Content,
    savedDate: Timestamp,
  }),
)

export const getDraft = operation({
  module,
  name: 'getDraft',
  summary: 'Draft of the caller in an editor of the admin; absent where there is none.',
  method: 'GET',
  path: PATH,
  who: staff,
  request: Type.Object({ key: Key }),
  response: Type.Object({ draft: optional(Draft) }),
  refusals: [],
})

export const saveDraft = operation({
  module,
  name: 'saveDraft',
  summary:
    'Stores what the caller has entered so far, in place of the draft before. Stored for 30 days, 50 of each user.',
  method: 'PUT',
  path: PATH,
  bodyLimit: MAX_BYTES,
  who: staff,
  request: Type.Object({ key: Key, content: Content }),
  response: Type.Object({ savedDate: Timestamp }),
  refusals: [],
})

export const forgetDraft = operation({
  module,
  name: 'forgetDraft',
  summary: 'Deletes the draft; succeeds where there was none.',
  method: 'DELETE',
  path: PATH,
  who: staff,
  request: Type.Object({ key: Key }),
  response: Empty,
  refusals: [],
})

export const operations = [getDraft, saveDraft, forgetDraft] as const
