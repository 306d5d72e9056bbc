import { present } from '@fairground/domain/present.ts'
import type { ChoiceLook, Picture } from '../products/model/product.ts'
import type { FileProduct } from './file-product.ts'

/** Addresses of the pictures that came with a file, by their names in lower case. */
export type Pictures = ReadonlyMap<string, string>

const isAddress = (text: string): boolean => /^(https?:\/\/|\/media\/|wix:)/.test(text)

/** The address of a picture that the file calls by its name; what is an address, or is not there, stays. */
export const addressOf = (text: string, pictures: Pictures): string =>
  isAddress(text) ? text : (pictures.get(text.split(/[\\/]/).at(-1)!.toLowerCase()) ?? text)

/** Addresses in place of names, everywhere in a product; and the names that no picture has. */
export function withPictures(product: FileProduct, pictures: Pictures): { incoming: FileProduct; missing: string[] } {
  const missing = new Set<string>()
  const found = (text: string): string => {
    const address = addressOf(text, pictures)
    if (!isAddress(address)) missing.add(text)
    return address
  }
  const picture = (one: Picture): Picture => ({
    ...one,
    url: found(one.url),
    ...present({ posterUrl: one.posterUrl === undefined ? undefined : found(one.posterUrl) }),
  })
  const look = <T extends ChoiceLook>(choice: T): T => ({
    ...choice,
    ...present({
      image: choice.image ? picture(choice.image) : undefined,
      displayImage: choice.displayImage ? picture(choice.displayImage) : undefined,
    }),
  })
  const { doc } = product.draft
  const draft = {
    ...product.draft,
    doc: {
      ...doc,
      media: doc.media.map(picture),
      options: doc.options.map((option) => ({ ...option, choices: option.choices.map(look) })),
      modifiers: doc.modifiers.map((modifier) => ({
        ...modifier,
        ...present({ choices: modifier.choices ? modifier.choices.map(look) : undefined }),
      })),
    },
  }
  return { incoming: { ...product, draft }, missing: [...missing] }
}
