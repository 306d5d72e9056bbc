// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { RichContent } from './shapes.ts'

export type { RichContent } from './shapes.ts'

export interface ContentPage {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  kind: 'TERMS' | 'PRIVACY' | 'RETURNS' | 'SHIPPING' | 'IMPRINT' | 'OTHER'
  title: string
  slug: string
  shown: boolean
  content: RichContent
  html: string
}

export interface ContentPageDraft {
  title: string
  content: RichContent
}

export interface ContentPageEntry {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  kind: 'TERMS' | 'PRIVACY' | 'RETURNS' | 'SHIPPING' | 'IMPRINT' | 'OTHER'
  title: string
  slug: string
  shown: boolean
}

export type CreateContentPageRefusal = 'CONTENT_PAGE_ADDRESS_TAKEN' | 'LIMIT_REACHED'

export interface CreateContentPageRequest {
  kind: 'TERMS' | 'PRIVACY' | 'RETURNS' | 'SHIPPING' | 'IMPRINT' | 'OTHER'
  title: string
  slug?: string
  content: RichContent
  shown?: boolean
}

export interface CreateContentPageResponse {
  contentPage: ContentPage
}

export type DeleteContentPageRefusal = 'CONTENT_PAGE_NOT_FOUND'

export interface DeleteContentPageRequest {
  id: string
}

export type DeleteContentPageResponse = Record<never, never>

export type DraftContentPageRefusal = never

export interface DraftContentPageRequest {
  kind: 'TERMS' | 'PRIVACY' | 'RETURNS' | 'SHIPPING' | 'IMPRINT'
}

export interface DraftContentPageResponse {
  draft: ContentPageDraft
}

export type GetContentPageRefusal = 'CONTENT_PAGE_NOT_FOUND'

export interface GetContentPageRequest {
  id: string
}

export interface GetContentPageResponse {
  contentPage: ContentPage
}

export type ListContentPagesRefusal = never

export type ListContentPagesRequest = Record<never, never>

export interface ListContentPagesResponse {
  contentPages: ContentPageEntry[]
}

export interface PublishedPage {
  id: string
  kind: 'TERMS' | 'PRIVACY' | 'RETURNS' | 'SHIPPING' | 'IMPRINT' | 'OTHER'
  title: string
  slug: string
  html: string
  revision: string
  updatedDate: Date
}

export type ReadContentPageRefusal = 'CONTENT_PAGE_NOT_FOUND'

export interface ReadContentPageRequest {
  slug: string
}

export interface ReadContentPageResponse {
  page: PublishedPage
}

export type UpdateContentPageRefusal = 'CONTENT_PAGE_NOT_FOUND' | 'CONTENT_PAGE_ADDRESS_TAKEN' | 'STALE_REVISION'

export interface UpdateContentPageRequest {
  id: string
  revision: string
  kind?: 'TERMS' | 'PRIVACY' | 'RETURNS' | 'SHIPPING' | 'IMPRINT' | 'OTHER'
  title?: string
  slug?: string
  content?: RichContent
  shown?: boolean
}

export interface UpdateContentPageResponse {
  contentPage: ContentPage
}

/** Module `fairground.content-pages`. */
export const contentPages = {
  /** Pages of the shop’s own without their texts, in the order of the shop’s foot: by kind, then by title. */
  listContentPages: call<ListContentPagesRequest, ListContentPagesResponse, ListContentPagesRefusal>('GET', '/fairground/v1/content-pages', { values: { contentPages: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One page with its text. */
  getContentPage: call<GetContentPageRequest, GetContentPageResponse, GetContentPageRefusal>('GET', '/fairground/v1/content-pages/{id}', { values: { contentPage: { createdDate: 'date', updatedDate: 'date' } } }),
  /** A starting text in the language of the shop, with what it knows of the business; what it does not know stands in square brackets. The first paragraph says that it is a draft to be checked. Nothing is stored. */
  draftContentPage: call<DraftContentPageRequest, DraftContentPageResponse, DraftContentPageRefusal>('GET', '/fairground/v1/content-page-drafts/{kind}'),
  /** Makes a page at `/pages/{slug}`; without a slug, one is made of the title. It is shown unless `shown` is false. HTML and scripts that harm readers are left out. */
  createContentPage: call<CreateContentPageRequest, CreateContentPageResponse, CreateContentPageRefusal>('POST', '/fairground/v1/content-pages', { values: { contentPage: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Changes a page; what is not given stays. Its revision is the version that readers see. */
  updateContentPage: call<UpdateContentPageRequest, UpdateContentPageResponse, UpdateContentPageRefusal>('PATCH', '/fairground/v1/content-pages/{id}', { values: { contentPage: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a page. Its address is free again. */
  deleteContentPage: call<DeleteContentPageRequest, DeleteContentPageResponse, DeleteContentPageRefusal>('DELETE', '/fairground/v1/content-pages/{id}'),
  /** A page as readers see it, by the last part of its address. One that is not shown is not found. */
  readContentPage: call<ReadContentPageRequest, ReadContentPageResponse, ReadContentPageRefusal>('GET', '/fairground/v1/pages/{slug}', { values: { page: { updatedDate: 'date' } } }),
}
