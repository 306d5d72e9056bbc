import type sharp from 'sharp'
import { type ImageType, imageType } from './image-type.ts'
import { loadSharp, SHARP_SECONDS, sharpTurn } from './sharp-turn.ts'

/** Bytes of a picture that is taken in. See `docs/algorithms/limits.md`. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024

/** Larger pictures are refused by their header, before anything is decoded. */
export const MAX_PIXELS = 50_000_000

export interface CheckedPicture {
  readonly mime: ImageType
  readonly width: number
  readonly height: number
  /** The picture 16 px wide, as a data URL. */
  readonly placeholder: string
}

/** Libraries name HEIF's AV1 pictures `heif`. */
const formats: Record<ImageType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
}

/**
 * Size and placeholder of a picture that decodes as the type that its first bytes claim; undefined for anything else:
 * another type, more than 50 megapixels, broken or cut off. The placeholder is made of the whole picture, so it is the
 * proof that the picture decodes.
 */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture | undefined> {
  const mime = imageType(bytes)
  if (!mime) return undefined
  const library = await loadSharp()
  return sharpTurn(() => decode(library, bytes, mime)).catch(() => undefined)
}

async function decode(library: typeof sharp, bytes: Buffer, mime: ImageType): Promise<CheckedPicture | undefined> {
  const picture = library(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
  const { format, width, height, orientation = 1 } = await picture.metadata()
  if (format !== formats[mime] || width * height > MAX_PIXELS) return undefined
  const tiny = await picture
    .autoOrient()
    .resize({ width: 16 })
    .webp({ quality: 50 })
    .timeout({ seconds: SHARP_SECONDS })
    .toBuffer()
  const upright = orientation < 5
  return {
    mime,
    width: upright ? width : height,
    height: upright ? height : width,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}
