// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type DeleteViewRefusal = 'VIEW_NOT_FOUND'

export interface DeleteViewRequest {
  viewId: string
}

export type DeleteViewResponse = Record<never, never>

export type ListSavedViewsRefusal = never

export interface ListSavedViewsRequest {
  list: string
}

export interface ListSavedViewsResponse {
  views: SavedView[]
}

export interface NewSavedView {
  list: string
  name: string
  query: string
  shared?: boolean
}

export type SaveViewRefusal = 'LIMIT_REACHED'

export interface SaveViewRequest {
  view: NewSavedView
}

export interface SaveViewResponse {
  view: SavedView
}

export interface SavedView {
  id: string
  list: string
  name: string
  query: string
  shared: boolean
  mine: boolean
  ownerName: string
  updatedDate: Date
}

/** Module `fairground.saved-views`. */
export const savedViews = {
  /** Views of a list in the admin: those that the caller saved, and those that others share. By name. */
  listSavedViews: call<ListSavedViewsRequest, ListSavedViewsResponse, ListSavedViewsRefusal>('GET', '/fairground/v1/staff/views', { values: { views: { updatedDate: 'date' } } }),
  /** Saves a view under its name; one that the caller has under that name is replaced. At most 20 of a list. */
  saveView: call<SaveViewRequest, SaveViewResponse, SaveViewRefusal>('PUT', '/fairground/v1/staff/views', { values: { view: { updatedDate: 'date' } } }),
  /** Deletes one of the caller’s views, for everybody it was shared with, too. */
  deleteView: call<DeleteViewRequest, DeleteViewResponse, DeleteViewRefusal>('DELETE', '/fairground/v1/staff/views/{viewId}'),
}
