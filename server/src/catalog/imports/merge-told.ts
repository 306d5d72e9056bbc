import { isDeepStrictEqual } from 'node:util'
import { choicesKey } from '@fairground/domain/catalog/variants.ts'
import { soldVariants } from '../product-files/prices.ts'
import type { ToldProduct } from '../product-files/told-product.ts'
import { pictureId } from '../products/model/media.ts'
import type { Option, Picture, VariantFields } from '../products/model/product.ts'
import { isShared, mergedShared } from './merge-shared.ts'

/** The product as it stands, as a file would have told it, and as a file tells it now. */
export interface Sides {
  readonly was: ToldProduct
  readonly base: ToldProduct
  readonly told: ToldProduct
}

/** The same for a variant of it. */
export interface Pair {
  readonly was: VariantFields
  readonly base: VariantFields
  readonly told: VariantFields
}

/**
 * The product as it stands with what the file says otherwise. What a file cannot say, or says as the shop would, stays as it is,
 * down to the identity of `was`'s values.
 */
export function mergedTold(sides: Sides): ToldProduct {
  const { was, base, told } = sides
  const isManaged = told.draft.manageVariants === base.draft.manageVariants
  const keepsOptions = isManaged && isDeepStrictEqual(base.draft.doc.options, told.draft.doc.options)
  const pairs = keepsOptions ? pairsOf(sides) : []
  const shared = mergedShared(sides, pairs, keepsOptions && told.draft.manageVariants)
  const doc = changed(was.draft.doc, base.draft.doc, told.draft.doc)
  const pictures = pictureIds(was)
  return {
    ...changed(was, base, told),
    draft: {
      ...changed(was.draft, base.draft, told.draft),
      ...shared.draft,
      doc: {
        ...doc,
        options: keepsOptions
          ? was.draft.doc.options
          : told.draft.doc.options.map((option) => withPictureIds(option, pictures)),
        ...(doc.seo && doc.seo !== was.draft.doc.seo ? { seo: mergedSeo(was.draft.doc.seo, doc.seo) } : {}),
        media: doc.media === was.draft.doc.media ? doc.media : mergedMedia(was.draft.doc.media, doc.media),
      },
      variants: keepsOptions
        ? pairs.map((pair, i) => ({ ...mergedVariant(pair), ...shared.variants[i] }))
        : told.draft.variants,
    },
  }
}

/** `was` with those fields of `told` that differ from `base`, but for what products share with their variants. */
function changed<T extends object>(was: T, base: T, told: T): T {
  const merged = { ...was } as Record<string, unknown> // its fields, whichever
  for (const [key, value] of Object.entries(told))
    if (!isShared(key) && !isDeepStrictEqual(value, base[key as keyof T])) merged[key] = value
  return merged as T // of the same fields
}

/** Variants by the choices that the file calls them by; those that the shop has not are left out. */
function pairsOf({ was, base, told }: Sides): Pair[] {
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
  return told.draft.variants.flatMap((variant) => {
    const found = before.get(choicesKey(variant.choices))
    return found?.was ? [{ was: found.was, base: found.base, told: variant }] : []
  })
}

/** Stock is set where the file says another than the shop has. */
function mergedVariant({ was: { quantity: _, ...was }, base, told }: Pair): VariantFields {
  return { ...changed<VariantFields>(was, base, told), choices: was.choices }
}

type Seo = NonNullable<ToldProduct['draft']['doc']['seo']>
interface SeoTag {
  readonly type?: string
  readonly props?: { readonly name?: string }
}

const tagsOf = (seo: Seo | undefined): readonly SeoTag[] => (Array.isArray(seo?.tags) ? seo.tags : [])

/** Title and description are the file's, other tags and settings the shop's. */
function mergedSeo(was: Seo | undefined, told: Seo): Seo {
  const kept = tagsOf(was).filter(({ type, props }) => type !== 'title' && props?.name !== 'description')
  return { ...was, ...told, tags: [...tagsOf(told), ...kept] }
}

/** Ids that the shop's pictures have, by those that their addresses make. */
const pictureIds = ({ draft }: ToldProduct): ReadonlyMap<string, string> =>
  new Map(draft.doc.media.map(({ id, url }) => [pictureId(url), id]))

const withPictureIds = (option: Option, ids: ReadonlyMap<string, string>): Option => ({
  ...option,
  choices: option.choices.map((choice) => ({ ...choice, mediaIds: choice.mediaIds.map((id) => ids.get(id) ?? id) })),
})

/** Pictures that stand already keep what only the shop knows of them; media that no file names stay. */
function mergedMedia(media: readonly Picture[], told: readonly Picture[]): Picture[] {
  const byUrl = new Map(media.map((picture) => [picture.url, picture]))
  const named = told.map((picture) => {
    const { altText: _, ...known } = byUrl.get(picture.url) ?? picture
    return picture.altText === undefined ? known : { ...known, altText: picture.altText }
  })
  return [...named, ...media.filter(({ kind = 'image' }) => kind !== 'image')]
}
