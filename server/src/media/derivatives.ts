import sharp from 'sharp'
import { MAX_PIXELS } from './check-picture.ts'
import type { MediaFiles } from './files.ts'
import type { MediaRow } from './queries.ts'
import { sharedWork } from './shared-work.ts'
import { SHARP_SECONDS, sharpTurn } from './sharp-turn.ts'
import type { Width } from './widths.ts'

/** FRONTEND: "serves WebP q78". */
const QUALITY = 78
/** CSS pixels per inch: an SVG drawn at this density has the size that it says. */
const SVG_DENSITY = 72

export interface Derivatives {
  /** The picture as WebP, `width` pixels wide or as wide as it is; undefined when its file is gone. */
  webp(siteId: string, picture: MediaRow, width: Width): Promise<Buffer | undefined>
  /** The same when it was made before; asks the disk alone. */
  made(siteId: string, id: string, width: Width): Promise<Buffer | undefined>
}

/** What is served is always our own encoding: the bytes of an original never leave the server. */
export function derivatives(files: MediaFiles): Derivatives {
  const share = sharedWork<Buffer | undefined>()

  const make = async (siteId: string, picture: MediaRow, width: Width): Promise<Buffer | undefined> => {
    const original = await files.original(siteId, picture.id)
    if (!original) return undefined
    const bytes = await sharpTurn(() => encode(original, picture, width))
    await files.keepDerived(siteId, picture.id, width, bytes)
    return bytes
  }
  return {
    made: files.derived,
    webp: async (siteId, picture, width) =>
      (await files.derived(siteId, picture.id, width)) ??
      share(`${siteId} ${picture.id} ${width}`, () => make(siteId, picture, width)),
  }
}

/** A drawing is drawn at the width; a photograph is only ever made smaller. */
function encode(original: Buffer, picture: MediaRow, width: Width): Promise<Buffer> {
  const drawn = picture.origin === 'generated'
  const density = drawn ? Math.ceil((SVG_DENSITY * width) / picture.width) : SVG_DENSITY
  return sharp(original, { limitInputPixels: MAX_PIXELS, density })
    .autoOrient()
    .resize({ width, withoutEnlargement: !drawn })
    .webp({ quality: QUALITY })
    .timeout({ seconds: SHARP_SECONDS })
    .toBuffer()
}
