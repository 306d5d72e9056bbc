// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type BeginUploadRefusal = 'FOLDER_NOT_FOUND' | 'LIMIT_REACHED'

export interface BeginUploadRequest {
  filename: string
  bytes: number
  folderId?: string
  sold?: boolean
}

export interface BeginUploadResponse {
  uploadId: string
  partBytes: number
}

export type CreateDownloadLinkRefusal = 'MEDIA_NOT_FOUND'

export interface CreateDownloadLinkRequest {
  id: string
  minutes?: number
}

export interface CreateDownloadLinkResponse {
  url: string
  expiresDate: Date
}

export type CreateMediaFolderRefusal = 'FOLDER_NOT_FOUND' | 'FOLDER_NAME_TAKEN' | 'LIMIT_REACHED'

export interface CreateMediaFolderRequest {
  name: string
  parentId?: string
}

export interface CreateMediaFolderResponse {
  folder: MediaFolder
}

export type DeleteLibraryItemsRefusal = never

export interface DeleteLibraryItemsRequest {
  ids: string[]
  evenUsed?: boolean
}

export interface DeleteLibraryItemsResponse {
  results: MediaDeletion[]
}

export type DeleteMediaFolderRefusal = 'FOLDER_NOT_FOUND' | 'FOLDER_NAME_TAKEN'

export interface DeleteMediaFolderRequest {
  id: string
}

export type DeleteMediaFolderResponse = Record<never, never>

export type FinishUploadRefusal = 'UPLOAD_NOT_FOUND' | 'UPLOAD_INCOMPLETE' | 'FILE_NOT_TAKEN'

export interface FinishUploadRequest {
  id: string
}

export interface FinishUploadResponse {
  item: LibraryItem
}

export interface FocalPoint {
  x: number
  y: number
}

export type GetLibraryItemRefusal = 'MEDIA_NOT_FOUND'

export interface GetLibraryItemRequest {
  id: string
}

export interface GetLibraryItemResponse {
  item: LibraryItem
  products: number
  events: number
  orders: number
  elsewhere: number
}

export interface LibraryItem {
  id: string
  kind: 'image' | 'video' | 'audio' | 'document' | 'archive'
  filename: string
  mimeType: string
  url?: string
  bytes?: number
  width?: number
  height?: number
  placeholder?: string
  alt?: string
  focalPoint?: FocalPoint
  folderId?: string
  fileType?: 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW'
  createdDate: Date
  revision: string
}

export type ListMediaFoldersRefusal = never

export type ListMediaFoldersRequest = Record<never, never>

export interface ListMediaFoldersResponse {
  folders: MediaFolder[]
}

export interface MediaDeletion {
  id: string
  result: 'DELETED' | 'NOT_FOUND' | 'IN_USE'
}

export interface MediaFolder {
  id: string
  name: string
  parentId?: string
  createdDate: Date
}

export type QueryLibraryRefusal = never

export interface QueryLibraryRequest {
  search?: string
  folderId?: string
  kind?: 'image' | 'video' | 'audio' | 'document' | 'archive'
  sold?: boolean
  limit?: number
  cursor?: string
}

export interface QueryLibraryResponse {
  items: LibraryItem[]
  next?: string
}

export type RenameMediaFolderRefusal = 'FOLDER_NOT_FOUND' | 'FOLDER_NAME_TAKEN'

export interface RenameMediaFolderRequest {
  id: string
  name: string
}

export interface RenameMediaFolderResponse {
  folder: MediaFolder
}

export type UpdateLibraryItemRefusal = 'MEDIA_NOT_FOUND' | 'FOLDER_NOT_FOUND' | 'STALE_REVISION'

export interface UpdateLibraryItemRequest {
  id: string
  revision: string
  filename?: string
  alt?: string | null
  focalPoint?: FocalPoint | null
  folderId?: string | null
}

export interface UpdateLibraryItemResponse {
  item: LibraryItem
}

/** Module `fairground.media-library`. */
export const mediaLibrary = {
  /** Files of the site, newest first. Without a folder, those of all. */
  queryLibrary: call<QueryLibraryRequest, QueryLibraryResponse, QueryLibraryRefusal>('GET', '/fairground/v1/media', { values: { items: { createdDate: 'date' } } }),
  /** One file, and what uses it. */
  getLibraryItem: call<GetLibraryItemRequest, GetLibraryItemResponse, GetLibraryItemRefusal>('GET', '/fairground/v1/media/{id}', { values: { item: { createdDate: 'date' } } }),
  /** Changes what is given; null empties. The file itself never changes. */
  updateLibraryItem: call<UpdateLibraryItemRequest, UpdateLibraryItemResponse, UpdateLibraryItemRefusal>('PATCH', '/fairground/v1/media/{id}', { values: { item: { createdDate: 'date' } } }),
  /** Deletes files for good, item by item. What is shown or was sold stays, unless `evenUsed`. */
  deleteLibraryItems: call<DeleteLibraryItemsRequest, DeleteLibraryItemsResponse, DeleteLibraryItemsRefusal>('POST', '/fairground/v1/media/delete'),
  /** An address that downloads the file as it came, for everybody who has it, until it expires. */
  createDownloadLink: call<CreateDownloadLinkRequest, CreateDownloadLinkResponse, CreateDownloadLinkRefusal>('POST', '/fairground/v1/media/{id}/download-link', { values: { expiresDate: 'date' } }),
  /** Every folder, by name. */
  listMediaFolders: call<ListMediaFoldersRequest, ListMediaFoldersResponse, ListMediaFoldersRefusal>('GET', '/fairground/v1/media-folders', { values: { folders: { createdDate: 'date' } } }),
  /** Makes a folder, at most 500 and eight deep. */
  createMediaFolder: call<CreateMediaFolderRequest, CreateMediaFolderResponse, CreateMediaFolderRefusal>('POST', '/fairground/v1/media-folders', { values: { folder: { createdDate: 'date' } } }),
  /** Gives a folder another name. */
  renameMediaFolder: call<RenameMediaFolderRequest, RenameMediaFolderResponse, RenameMediaFolderRefusal>('PATCH', '/fairground/v1/media-folders/{id}', { values: { folder: { createdDate: 'date' } } }),
  /** Deletes a folder; its files and folders move up to where it was. */
  deleteMediaFolder: call<DeleteMediaFolderRequest, DeleteMediaFolderResponse, DeleteMediaFolderRefusal>('DELETE', '/fairground/v1/media-folders/{id}'),
  /** Begins an upload. Its parts follow in order, as `PUT /media/uploads/{id}?offset=` with `application/octet-stream`, each of at most 8 MB; what was received stays for a day. */
  beginUpload: call<BeginUploadRequest, BeginUploadResponse, BeginUploadRefusal>('POST', '/fairground/v1/media-uploads'),
  /** Puts the parts together. Pictures (PNG, JPEG, WebP, GIF, AVIF; 25 MB, 50 megapixels), PDF, MP3, MP4, M4A and ZIP are taken, by what their bytes are. */
  finishUpload: call<FinishUploadRequest, FinishUploadResponse, FinishUploadRefusal>('POST', '/fairground/v1/media-uploads/{id}/finish', { values: { item: { createdDate: 'date' } } }),
}
