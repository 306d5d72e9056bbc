import { type LibraryItem, mediaLibrary } from '@fairground/client/generated/fairground.media-library.ts'
import { present } from '@fairground/domain/present.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const mediaClient = staffClient({ mediaLibrary }).mediaLibrary
export type { LibraryItem }
export type MediaKind = LibraryItem['kind']

/** Every key below begins so. */
export const MEDIA = 'media'

/** Part of the library that is shown. */
export interface LibraryChoice {
  readonly folder?: string | undefined
  readonly q?: string | undefined
  readonly kind?: MediaKind | 'sold' | undefined
}

const PAGE = 60

export const libraryQuery = ({ folder, q, kind }: LibraryChoice) =>
  infiniteQueryOptions({
    queryKey: [MEDIA, 'items', folder ?? '', q ?? '', kind ?? ''],
    queryFn: ({ signal, pageParam }) =>
      mediaClient.queryLibrary(
        {
          limit: PAGE,
          ...present({ folderId: folder || undefined, search: q || undefined }),
          ...(kind === 'sold' ? { sold: true } : kind ? { kind, sold: false } : {}),
          ...present({ cursor: pageParam || undefined }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const foldersQuery = () =>
  queryOptions({
    queryKey: [MEDIA, 'folders'],
    queryFn: async ({ signal }) => (await mediaClient.listMediaFolders({}, { signal })).folders,
  })

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: [MEDIA, 'item', id],
    queryFn: ({ signal }) => mediaClient.getLibraryItem({ id }, { signal }),
    staleTime: 0,
  })
