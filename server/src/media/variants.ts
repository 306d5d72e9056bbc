import { present } from '@fairground/domain/present.ts'
import { type Crop, crops, type Focal } from './crops.ts'
import { type Width, widths } from './widths.ts'

export const formats = ['webp', 'avif'] as const
export type Format = (typeof formats)[number]

/** One way in which a picture is served. */
export interface Variant {
  readonly width: Width
  readonly format: Format
  readonly crop?: Crop
  /** Point where a cut picture is cut; part of the variant, so that another point makes another file. */
  readonly focal?: Focal
}

/** `640`, `640-4x5-30-70`: the part that distinguishes it from the other variants of the picture, its format apart. */
export const nameOf = ({ width, crop, focal }: Variant): string =>
  [String(width), ...(crop ? [crop.replace(':', 'x'), ...(focal ? [focal.x, focal.y] : [])] : [])].join('-')

/** AVIF for who names it; WebP for everybody else, also for who takes anything. */
export const formatFor = (accept: string | undefined): Format =>
  /\bimage\/avif\b/.test(accept ?? '') ? 'avif' : 'webp'

/** Every variant that a picture with this focal point can have; only the cut ones on request. */
export function variantsOf(focal: Focal | undefined, onlyCut = false): Variant[] {
  const cuts: readonly Pick<Variant, 'crop' | 'focal'>[] = [
    ...(onlyCut ? [] : [{}]),
    ...(Object.keys(crops) as Crop[]).map((crop) => ({ crop, ...present({ focal }) })), // the keys are the crops
  ]
  return formats.flatMap((format) => widths.flatMap((width) => cuts.map((cut) => ({ width, format, ...cut }))))
}
