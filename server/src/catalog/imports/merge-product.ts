import { isDeepStrictEqual } from 'node:util'
import { choicesKey } from '@fairground/domain/catalog/variants.ts'
import { present } from '@fairground/domain/present.ts'
import type { FileProduct } from '../product-files/file-product.ts'
import { soldVariants } from '../product-files/prices.ts'
import { pictureId } from '../products/model/media.ts'
import type { Option, Picture, VariantFields } from '../products/model/product.ts'
import { isShared, mergedShared, type Pair, type Sides } from './merge-shared.ts'

/**
 * The product as it stands with the file's differences. Fields that a file cannot hold, or that equal the shop's, stay as they are,
 * down to the identity of `was`'s values.
 */
export function mergedProduct(sides: Sides): FileProduct {
  const { was, base, incoming } = sides
  const isManaged = incoming.draft.manageVariants === base.draft.manageVariants
  const keepsOptions = isManaged && isDeepStrictEqual(base.draft.doc.options, incoming.draft.doc.options)
  const pairs = keepsOptions ? pairsOf(sides) : []
  const shared = mergedShared(sides, pairs, keepsOptions && incoming.draft.manageVariants)
  const doc = changed(was.draft.doc, base.draft.doc, incoming.draft.doc)
  const pictures = pictureIds(was)
  return {
    ...changed(was, base, incoming),
    draft: {
      ...changed(was.draft, base.draft, incoming.draft),
      ...shared.draft,
      doc: {
        ...doc,
        options: keepsOptions
          ? was.draft.doc.options
          : incoming.draft.doc.options.map((option) => withPictureIds(option, pictures)),
        ...present({
          seo: doc.seo && doc.seo !== was.draft.doc.seo ? mergedSeo(was.draft.doc.seo, doc.seo) : undefined,
        }),
        media: doc.media === was.draft.doc.media ? doc.media : mergedMedia(was.draft.doc.media, doc.media),
      },
      variants: keepsOptions
        ? pairs.map((pair, i) => ({ ...mergedVariant(pair), ...shared.variants[i] }))
        : incoming.draft.variants,
    },
  }
}

/** `was` with those fields of `incoming` that differ from `base`, but for what products share with their variants. */
function changed<T extends object>(was: T, base: T, incoming: T): T {
  const merged = { ...was } as Record<string, unknown> // its fields, whichever
  for (const [key, value] of Object.entries(incoming))
    if (!isShared(key) && !isDeepStrictEqual(value, base[key as keyof T])) merged[key] = value
  return merged as T // of the same fields
}

/** Variants by the choices that the file calls them by; those that the shop has not are left out. */
function pairsOf({ was, base, incoming }: Sides): Pair[] {
  const sold = soldVariants(was)
  const standing = new Map(was.draft.variants.map((variant) => [choicesKey(variant.choices), variant]))
  // Shopify knows three options: more stand in the third, and the variants in the order of its rows.
  const isInOrder = was.draft.doc.options.length !== base.draft.doc.options.length
  const before = new Map(
    base.draft.variants.map((variant, i) => {
      const key = choicesKey(variant.choices)
      return [key, { base: variant, was: isInOrder ? sold[i] : standing.get(key) }]
    }),
  )
  return incoming.draft.variants.flatMap((variant) => {
    const found = before.get(choicesKey(variant.choices))
    return found?.was ? [{ was: found.was, base: found.base, incoming: variant }] : []
  })
}

/** Stock is set where the file says another than the shop has. */
function mergedVariant({ was: { quantity: _, ...was }, base, incoming }: Pair): VariantFields {
  return { ...changed<VariantFields>(was, base, incoming), choices: was.choices }
}

type Seo = NonNullable<FileProduct['draft']['doc']['seo']>
interface SeoTag {
  readonly type?: string
  readonly props?: { readonly name?: string }
}

const tagsOf = (seo: Seo | undefined): readonly SeoTag[] => (Array.isArray(seo?.tags) ? seo.tags : [])

/** Title and description are the file's, other tags and settings the shop's. */
function mergedSeo(was: Seo | undefined, incoming: Seo): Seo {
  const otherTags = tagsOf(was).filter(({ type, props }) => type !== 'title' && props?.name !== 'description')
  return { ...was, ...incoming, tags: [...tagsOf(incoming), ...otherTags] }
}

/** Ids that the shop's pictures have, by those that their addresses make. */
const pictureIds = ({ draft }: FileProduct): ReadonlyMap<string, string> =>
  new Map(draft.doc.media.map(({ id, url }) => [pictureId(url), id]))

const withPictureIds = (option: Option, ids: ReadonlyMap<string, string>): Option => ({
  ...option,
  choices: option.choices.map((choice) => ({ ...choice, mediaIds: choice.mediaIds.map((id) => ids.get(id) ?? id) })),
})

/** Pictures that stand already keep what only the shop knows of them; media that no file names stay. */
function mergedMedia(media: readonly Picture[], incoming: readonly Picture[]): Picture[] {
  const byUrl = new Map(media.map((picture) => [picture.url, picture]))
  const named = incoming.map((picture) => {
    const { altText: _, ...known } = byUrl.get(picture.url) ?? picture
    return picture.altText === undefined ? known : { ...known, altText: picture.altText }
  })
  return [...named, ...media.filter(({ kind = 'image' }) => kind !== 'image')]
}
