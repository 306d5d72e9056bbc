import { contentPages } from '@fairground/client/generated/fairground.content-pages.ts'
import { queryOptions } from '@tanstack/react-query'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'

export const contentPageClient = staffClient({ contentPages })

/** Below the settings: a change of either is read again everywhere. */
export const CONTENT_PAGES = [SETTINGS, 'content-pages'] as const

export const contentPagesQuery = () =>
  queryOptions({
    queryKey: [...CONTENT_PAGES, 'list'],
    queryFn: async ({ signal }) => (await contentPageClient.contentPages.listContentPages({}, { signal })).contentPages,
  })

export const contentPageQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTENT_PAGES, 'one', id],
    queryFn: async ({ signal }) =>
      (await contentPageClient.contentPages.getContentPage({ id }, { signal })).contentPage,
  })
