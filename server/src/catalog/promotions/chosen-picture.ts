import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import { findPictures } from '../../media/find-pictures.ts'
import { mediaAddress } from '../../media/media-address.ts'
import { pictureId } from '../products/model/media.ts'

/** A picture as promotions and product groups keep it. */
export interface ChosenPicture {
  readonly id: string
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly altText?: string
  readonly displayName?: string
}

/** A picture as it is requested: one of the library by `id`, or one by its address. */
interface WantedPicture {
  readonly id?: string
  readonly url?: string
  readonly altText?: string | null
  readonly displayName?: string | null
}

export interface KnownPictures {
  readonly pictures: Awaited<ReturnType<typeof findPictures>>
  readonly publicUrl: string
}

/** The requested pictures of the library: one statement, however many. */
export const picturesFor = async (
  db: Queryable,
  wanted: readonly (WantedPicture | null | undefined)[],
  publicUrl: string,
): Promise<KnownPictures> => ({
  pictures: await findPictures(
    db,
    wanted.flatMap((media) => (media?.id && !media.url ? [media.id] : [])),
  ),
  publicUrl,
})

/** Throws MEDIA_NOT_FOUND; the picture that was there before need not be in the library. */
export function chosenPicture(
  before: ChosenPicture | undefined,
  { id, url, altText, displayName }: WantedPicture,
  known: KnownPictures,
): ChosenPicture {
  const words = present({ altText: altText || undefined, displayName: displayName || undefined })
  if (url !== undefined) return { id: id ?? pictureId(url), url, ...words }
  if (before && id === before.id) {
    const { altText: _a, displayName: _d, ...picture } = before
    return { ...picture, ...words }
  }
  const size = id === undefined ? undefined : known.pictures.get(id.toLowerCase())
  if (!id || !size) throw new ApiError({ code: 'MEDIA_NOT_FOUND', mediaId: id ?? '' })
  const { width, height } = size
  return {
    id,
    url: mediaAddress(known.publicUrl, id.toLowerCase()),
    ...(width && height ? { width, height } : {}),
    ...words,
  }
}
