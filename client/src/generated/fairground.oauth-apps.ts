// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type CreateOAuthAppRefusal = 'LIMIT_REACHED'

export interface CreateOAuthAppRequest {
  name: string
  redirectUris?: string[]
  postFlowOrigins?: string[]
}

export interface CreateOAuthAppResponse {
  oauthApp: OAuthApp
}

export type DeleteOAuthAppRefusal = 'APP_NOT_FOUND' | 'APP_IN_USE'

export interface DeleteOAuthAppRequest {
  id: string
}

export type DeleteOAuthAppResponse = Record<never, never>

export type ListOAuthAppsRefusal = never

export type ListOAuthAppsRequest = Record<never, never>

export interface ListOAuthAppsResponse {
  oauthApps: OAuthApp[]
}

export interface OAuthApp {
  id: string
  name: string
  redirectUris: string[]
  postFlowOrigins: string[]
  createdDate: Date
  storefront: boolean
}

export type UpdateOAuthAppRefusal = 'APP_NOT_FOUND'

export interface UpdateOAuthAppRequest {
  id: string
  name?: string
  redirectUris?: string[]
  postFlowOrigins?: string[]
}

export interface UpdateOAuthAppResponse {
  oauthApp: OAuthApp
}

/** Module `fairground.oauth-apps`. */
export const oauthApps = {
  /** The apps whose visitors and members may call this site, oldest first. */
  listOAuthApps: call<ListOAuthAppsRequest, ListOAuthAppsResponse, ListOAuthAppsRefusal>('GET', '/fairground/v1/oauth-apps', { values: { oauthApps: { createdDate: 'date' } } }),
  /** Registers an app. Its id is the client id. */
  createOAuthApp: call<CreateOAuthAppRequest, CreateOAuthAppResponse, CreateOAuthAppRefusal>('POST', '/fairground/v1/oauth-apps', { values: { oauthApp: { createdDate: 'date' } } }),
  /** Changes what is given; a list is replaced as a whole. */
  updateOAuthApp: call<UpdateOAuthAppRequest, UpdateOAuthAppResponse, UpdateOAuthAppRefusal>('PATCH', '/fairground/v1/oauth-apps/{id}', { values: { oauthApp: { createdDate: 'date' } } }),
  /** Deletes an app; the tokens of its visitors and members end with it. */
  deleteOAuthApp: call<DeleteOAuthAppRequest, DeleteOAuthAppResponse, DeleteOAuthAppRefusal>('DELETE', '/fairground/v1/oauth-apps/{id}'),
}
