import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, list, named, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.oauth-apps'

const Name = text(100, { minLength: 1 })
/** Sign-in returns to one of these, compared as text, character by character. */
const RedirectUris = list(text(2000, { minLength: 1 }), 50)
/** A flow ends at an address of one of these, written as browsers write origins: `https://shop.example`. */
const PostFlowOrigins = list(text(300, { minLength: 1 }), 50)

const OAuthApp = named(
  'OAuthApp',
  Type.Object({
    /** The client id. */
    id: Guid,
    name: Type.String(),
    redirectUris: Type.Array(Type.String()),
    postFlowOrigins: Type.Array(Type.String()),
    createdDate: Timestamp,
    /** The app of the site's own pages: it cannot be deleted. */
    storefront: Type.Boolean(),
  }),
)

export const listOAuthApps = operation({
  module,
  name: 'listOAuthApps',
  summary: 'The apps whose visitors and members may call this site, oldest first.',
  method: 'GET',
  path: '/fairground/v1/oauth-apps',
  who: admin('settings.read'),
  request: Type.Object({}),
  response: Type.Object({ oauthApps: Type.Array(OAuthApp) }),
  refusals: [],
})

export const createOAuthApp = operation({
  module,
  name: 'createOAuthApp',
  summary: 'Registers an app. Its id is the client id.',
  method: 'POST',
  path: '/fairground/v1/oauth-apps',
  who: admin('settings.write'),
  request: Type.Object({
    name: Name,
    redirectUris: optional(RedirectUris),
    postFlowOrigins: optional(PostFlowOrigins),
  }),
  response: Type.Object({ oauthApp: OAuthApp }),
  refusals: ['LIMIT_REACHED'],
})

export const updateOAuthApp = operation({
  module,
  name: 'updateOAuthApp',
  summary: 'Changes what is given; a list is replaced as a whole.',
  method: 'PATCH',
  path: '/fairground/v1/oauth-apps/{id}',
  who: admin('settings.write'),
  request: Type.Object({
    id: Guid,
    name: optional(Name),
    redirectUris: optional(RedirectUris),
    postFlowOrigins: optional(PostFlowOrigins),
  }),
  response: Type.Object({ oauthApp: OAuthApp }),
  refusals: ['APP_NOT_FOUND'],
})

export const deleteOAuthApp = operation({
  module,
  name: 'deleteOAuthApp',
  summary: 'Deletes an app; the tokens of its visitors and members end with it.',
  method: 'DELETE',
  path: '/fairground/v1/oauth-apps/{id}',
  who: admin('settings.write'),
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['APP_NOT_FOUND', 'APP_IN_USE'],
})

export const operations = [listOAuthApps, createOAuthApp, updateOAuthApp, deleteOAuthApp] as const
