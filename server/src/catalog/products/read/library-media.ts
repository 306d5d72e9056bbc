import type { MediaKind as LibraryKind } from '@fairground/contract/enumerations/media.ts'
import type { Queryable } from '../../../ground/database.ts'
import { isUuid } from '../../../ground/ids.ts'
import { findShown } from '../../../media/find-shown.ts'
import { mediaAddress } from '../../../media/media-address.ts'
import type { MediaKind, Picture } from '../model/product.ts'

/** The catalogue's words for the library's kinds. */
const kinds: Readonly<Record<LibraryKind, MediaKind>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  document: 'document',
  archive: 'zip',
}
const MAX_NAME = 80

/**
 * Files of the site's library as products keep them, by id; ids that are none, and files for sale, are missing. Those that are no
 * pictures keep their name, for nothing else distinguishes them. At most one statement. `publicUrl` is without a slash at its end.
 */
export async function libraryMedia(
  db: Queryable,
  ids: readonly string[],
  publicUrl: string,
): Promise<ReadonlyMap<string, Picture>> {
  const found = await findShown(db, [...new Set(ids)].filter(isUuid))
  return new Map(
    [...found].map(([id, { kind, filename, width, height }]) => [
      id,
      {
        id,
        url: mediaAddress(publicUrl, id),
        ...(kind === 'image' ? {} : { kind: kinds[kind], displayName: filename.slice(0, MAX_NAME) }),
        ...(width && height ? { width, height } : {}),
      },
    ]),
  )
}
