import type { Choice } from '@fairground/client/generated/stores.customizations-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { pictureSource } from '../picture-source.ts'
import { colourCode } from './colour-code.ts'

/** Look that shows a choice instead of its name. */
export interface LookView {
  /** CSS colour. */
  readonly colour?: string
  /** The other half of a choice of two colours. */
  readonly second?: string
  /** Address of a picture that stands for the choice. */
  readonly image?: string
}

/** One colour, two, a picture, or nothing of these. */
export function lookOf(
  { colorCode, colorCodes, image }: Pick<Choice, 'colorCode' | 'colorCodes' | 'image'>,
  origin: string,
): LookView {
  const picture = pictureSource(image?.url, origin)
  if (picture) return { image: picture }
  const [colour, second] = [colorCode, ...(colorCodes?.colorCodes ?? [])].flatMap((code) => colourCode(code) ?? [])
  return present({ colour: colour || undefined, second: second || undefined })
}
