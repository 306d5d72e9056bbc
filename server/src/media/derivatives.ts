import type { Sharp } from 'sharp'
import { MAX_PIXELS } from './check-picture.ts'
import { type Crop, crops, cutOf, type Focal } from './crops.ts'
import type { MediaFiles } from './files.ts'
import type { MediaRow } from './queries.ts'
import { sharedWork } from './shared-work.ts'
import { loadSharp, SHARP_SECONDS, sharpTurn } from './sharp-turn.ts'
import { nameOf, type Variant } from './variants.ts'

const WEBP_QUALITY = 78
/** Looks as WebP does at its quality. Colours in half the lines and columns, as WebP always has them: 5 to 10 % less than all of them. */
const AVIF = {
  quality: 55,
  /** Effort of 9: twice as fast as the usual 4 for files 4 % larger. */
  effort: 2,
  chromaSubsampling: '4:2:0',
} as const
/** CSS pixels per inch: an SVG drawn at this density has the size that it says. */
const SVG_DENSITY = 72

interface Derivatives {
  /** The picture as the variant says, or as wide as it is; undefined when its file is gone. */
  make(siteId: string, picture: MediaRow, variant: Variant): Promise<Buffer | undefined>
  /** The same when it was made before; asks the storage alone. */
  made(siteId: string, id: string, variant: Variant): Promise<Buffer | undefined>
}

/** Served pictures are always our own encoding, without what cameras write into files: no byte of an original leaves the server. */
export function derivatives(files: MediaFiles): Derivatives {
  const share = sharedWork<Buffer | undefined>()

  const make = async (siteId: string, picture: MediaRow, variant: Variant): Promise<Buffer | undefined> => {
    const original = await files.original(siteId, picture.id)
    if (!original) return undefined
    const bytes = await sharpTurn(() => encode(original, picture, variant))
    await files.storeDerived(siteId, picture.id, variant, bytes)
    return bytes
  }
  return {
    made: files.derived,
    make: async (siteId, picture, variant) =>
      (await files.derived(siteId, picture.id, variant)) ??
      share(`${siteId} ${picture.id} ${nameOf(variant)} ${variant.format}`, () => make(siteId, picture, variant)),
  }
}

/** A drawing is drawn at the width; a photograph is only ever made smaller. */
async function encode(original: Buffer, picture: MediaRow, { width, format, crop, focal }: Variant): Promise<Buffer> {
  const sharp = await loadSharp()
  const drawn = picture.origin === 'generated'
  const density = drawn ? Math.ceil((SVG_DENSITY * width) / picture.width) : SVG_DENSITY
  const upright = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', density }).autoOrient()
  if (crop && drawn && focal) return encodedAs(cutDrawing(upright, picture, { width, crop, focal }), format)
  const cut = crop && !drawn ? upright.extract(cutOf(picture, crop, focal)) : upright
  const height = crop && drawn ? { height: Math.round(width / crops[crop]), fit: 'cover' as const } : {}
  const sized = cut.resize({ width, ...height, withoutEnlargement: !drawn })
  return encodedAs(sized, format)
}

/** A drawing's size in pixels is known only once it is drawn, so it is scaled first and then cut to `width`. */
function cutDrawing(
  drawing: Sharp,
  picture: MediaRow,
  { width, crop, focal }: { readonly width: number; readonly crop: Crop; readonly focal: Focal },
): Sharp {
  const scale = width / cutOf(picture, crop, focal).width
  const whole = { width: Math.ceil(picture.width * scale), height: Math.ceil(picture.height * scale) }
  return drawing.resize({ ...whole, fit: 'fill' }).extract(cutOf(whole, crop, focal))
}

function encodedAs(picture: Sharp, format: Variant['format']): Promise<Buffer> {
  const encoded = format === 'avif' ? picture.avif(AVIF) : picture.webp({ quality: WEBP_QUALITY })
  return encoded.timeout({ seconds: SHARP_SECONDS }).toBuffer()
}
