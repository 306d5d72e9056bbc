import { present } from '@fairground/domain/present.ts'
import { ApiError, type FieldViolation, InvalidArgument } from '../../../ground/api-error.ts'
import { cleanHtml } from '../../../ground/html/clean-html.ts'
import { cleanRichContent } from '../../../ground/html/clean-rich-content.ts'
import { htmlOf } from '../../../ground/html/rich-content.ts'
import { type Message, message } from '../../../ground/texts/message.ts'
import { filmAddress, pictureAddress } from '../../../http/medium-address.ts'
import { mediaKindOf, pictureId } from '../model/media.ts'
import type { NamedRibbon, Picture, ProductDoc } from '../model/product.ts'
import type { Reader } from '../write/field-reader.ts'
import type { ProductState, VariantState } from '../write/product-state.ts'
import { readModifiers, readOptions } from './parse-options.ts'
import { checkAligned, measureOf, withVariants } from './parse-variants.ts'
import type { NamedThing, V3References } from './references.ts'
import type { WrittenProduct } from './written-product.ts'

const broken = (field: string, description: Message, ruleName: string) =>
  new InvalidArgument([{ field, description, violatedRule: 'OTHER', ruleName }])

/** The product after a change; throws ApiError or InvalidArgument. `read.done` throws the refusals of `read`. */
export function withWritten(
  before: ProductState,
  wire: WrittenProduct,
  references: V3References,
  { read, newId }: { read: Reader; newId: () => string },
): ProductState {
  if (wire.name !== undefined && wire.name.trim() === '') throw new ApiError({ code: 'ONLY_SPACES_STRING_ERROR' })
  if (wire.productType === 'DIGITAL' && wire.visibleInPos)
    throw broken(
      'product.visibleInPos',
      message('violations.physicalGoods'),
      'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS',
    )
  const media =
    wire.media === undefined ? before.doc.media : readMedia(wire.media, before.doc.media, references.pictures)
  const state: ProductState = {
    ...before,
    name: wire.name ?? before.name,
    visible: wire.visible ?? before.visible,
    visibleInPos: wire.visibleInPos ?? before.visibleInPos,
    ...brandOf(wire.brand, references),
    ...ribbonsOf(wire, before, references),
    ...(wire.infoSections ? { infoSectionIds: sectionIdsOf(wire.infoSections, references), sections: undefined } : {}),
    mainCategoryId: wire.mainCategoryId === undefined ? before.mainCategoryId : wire.mainCategoryId,
    ...tagsOf(wire.tags),
    doc: {
      ...docOf(wire, before.doc, read),
      media,
      options: wire.options ? readOptions(wire.options, references.options, media) : withoutMedia(before.doc, media),
      modifiers: wire.modifiers
        ? readModifiers(wire.modifiers, references.modifiers, media, read)
        : before.doc.modifiers,
    },
  } as ProductState // `sections: undefined` is as good as absent
  const ribboned = { ...state, doc: { ...state.doc, ...additionalRibbons(wire, before, references) } }
  checkRibbons(ribboned)
  return withWrittenVariants(ribboned, before, wire, { files: references.files, read, newId })
}

/** Variants are written with the options that they choose from. */
function withWrittenVariants(
  state: ProductState,
  before: ProductState,
  { options, variantsInfo }: WrittenProduct,
  by: { files: V3References['files']; read: Reader; newId: () => string },
): ProductState {
  if (variantsInfo) {
    if (!options && before.doc.options.length > 0)
      throw broken('product.options', message('violations.withVariants'), 'MISSING_OPTIONS_ON_UPDATE_VARIANTS')
    return withVariants(state, variantsInfo.variants, by)
  }
  for (const { doc } of state.variants) checkAligned(state.doc.pricePerUnit, doc, 'product.variantsInfo.variants')
  if (!options) return state
  return withVariantsAsTheyAre(state, before)
}

/** Options without variants may rename and reorder what there is; the variants must still fit. */
function withVariantsAsTheyAre(state: ProductState, before: ProductState): ProductState {
  const { options } = state.doc
  const now = new Map(options.map((option) => [option.id, option]))
  const variants = state.variants.map((variant) => {
    const choices = Object.entries(variant.choices).flatMap(([name, trimmed]): [string, string][] => {
      const old = before.doc.options.find((o) => o.name === name)
      const oldChoice = old?.choices.find((c) => c.description === trimmed)
      const option = now.get(old?.id)
      const choice = option?.choices.find((c) => c.id === oldChoice?.id)
      return option && choice ? [[option.name, choice.description]] : []
    })
    return { ...variant, choices: Object.fromEntries(choices) }
  })
  const fits = ({ choices }: VariantState, i: number) =>
    Object.keys(choices).length === options.length &&
    Object.keys(state.variants[i]?.choices ?? {}).length === options.length
  const misfits = variants.filter((variant, i) => !fits(variant, i))
  if (misfits.length > 0)
    throw new ApiError({
      code: 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
      variants: misfits.map(({ id }) => ({ variantId: id, errorDescription: message('violations.lacksChoice') })),
    })
  return { ...state, variants }
}

function docOf(wire: WrittenProduct, before: ProductDoc, read: Reader): ProductDoc {
  const orBefore = <T>(sent: T | null | undefined, old: T | undefined): T | undefined =>
    sent === undefined ? old : (sent ?? undefined)
  const { richDescription, seo, taxGroupId, pricePerUnit, extendedFields, ...rest } = before
  const { fulfillerId, deliveryProfileId, membersOnly, ...doc } = rest
  const physical = wire.physicalProperties
  const settings = physical === null ? null : physical?.pricePerUnit
  const fulfiller = physical === null ? undefined : orBefore(physical?.fulfillerId, fulfillerId)
  const delivery = physical === null ? undefined : orBefore(physical?.deliveryProfileId, deliveryProfileId)
  const eligibility = wire.purchaseEligibility
  const forMembers = eligibility === undefined ? membersOnly : eligibility?.userCriteria === 'MEMBERS_ONLY'
  const base = settings === undefined ? pricePerUnit : settings === null ? undefined : measureOf(settings)
  const head = orBefore<Record<string, unknown>>(wire.seoData, seo)
  const tax = orBefore(wire.taxGroupId, taxGroupId)
  const extended =
    wire.extendedFields === undefined
      ? extendedFields
      : (wire.extendedFields?.namespaces as ProductDoc['extendedFields'] | undefined) // objects by namespace
  return {
    ...doc,
    ...present({ richDescription: richDescription || undefined }),
    ...descriptionOf(wire, read),
    ...present({
      seo: head,
      taxGroupId: tax || undefined,
      pricePerUnit: base,
      extendedFields: extended,
      fulfillerId: fulfiller || undefined,
      deliveryProfileId: delivery || undefined,
      membersOnly: forMembers ? (true as const) : undefined,
      importId: wire.importId || undefined,
    }),
  }
}

/** Rich content goes before HTML where both are sent. */
function descriptionOf(
  { description, plainDescription }: WrittenProduct,
  read: Reader,
): Partial<Pick<ProductDoc, 'description' | 'richDescription'>> {
  if (description) {
    const violations: FieldViolation[] = []
    const clean = cleanRichContent(description, 'product.description', violations)
    for (const violation of violations) read.refuse({ ...violation, ruleName: 'DESCRIPTION_SIZE_TOO_BIG' })
    return { richDescription: clean, description: htmlOf(clean) }
  }
  if (plainDescription === undefined && description === undefined) return {}
  return { description: cleanHtml(plainDescription ?? ''), richDescription: undefined } as Partial<ProductDoc> // as good as absent
}

/** Media by id, of the product or of the library, or by their address. */
function readMedia(
  written: NonNullable<WrittenProduct['media']> | null,
  before: readonly Picture[],
  pictures: V3References['pictures'],
): Picture[] {
  if (written?.itemsInfo === undefined) return written === null ? [] : [...before]
  const media = written.itemsInfo.items.map((item): Picture => {
    const film = item.video?.url ?? (item.video?.id ? filmAddress(item.video.id) : undefined)
    const address = item.url ?? film ?? item.image?.url
    const known =
      before.find(({ id, url }) => id === item.id || (address !== undefined && url === address)) ??
      (address === undefined ? pictures.get(item.id?.toLowerCase() ?? '') : undefined)
    if (!known && address === undefined) throw new ApiError({ code: 'PRODUCT_MEDIA_NOT_EXIST', mediaId: item.id })
    const url = known?.url ?? address!
    const kind = item.video ? 'video' : mediaKindOf(url)
    const [still] = item.video?.posters ?? []
    const poster = still?.url ?? (still?.id ? pictureAddress(still.id) : undefined)
    const { width, height } = item.image ?? {}
    return {
      ...(known ?? { id: pictureId(url), url, ...present({ kind: kind === 'image' ? undefined : kind }) }),
      ...present({ posterUrl: poster || undefined, width: width || undefined, height: height || undefined }),
      ...textOf('altText', item.altText === undefined ? item.image?.altText : item.altText),
      ...textOf('displayName', item.displayName),
    }
  })
  if (new Set(media.map(({ id }) => id)).size < media.length)
    throw broken('product.media.itemsInfo.items', message('violations.mediumTwice'), 'DUPLICATE_MEDIA_ERROR')
  return media
}

/** Null takes the words away; absent ones stay. */
const textOf = (key: 'altText' | 'displayName', text: string | null | undefined) =>
  text ? { [key]: text } : text === null ? { [key]: undefined } : {}

/** Choices show no medium that the product no longer has. */
const withoutMedia = ({ options }: ProductDoc, media: readonly Picture[]): ProductDoc['options'] =>
  options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({
      ...choice,
      mediaIds: choice.mediaIds.filter((id) => media.some((medium) => medium.id === id)),
    })),
  }))

function brandOf(brand: WrittenProduct['brand'], { brands }: V3References): Partial<ProductState> {
  if (brand === undefined) return {}
  const name = brand?.name?.trim()
  if (!brand?.id) return { brand: name || null, brandId: null }
  const known = brands.get(brand.id.toLowerCase())
  if (known === undefined) throw new ApiError({ code: 'BRAND_NOT_FOUND', brandId: brand.id })
  return { brand: known, brandId: brand.id.toLowerCase() }
}

function ribbonNamed({ id, name }: NamedThing, { ribbons, ribbonIds }: V3References): NamedRibbon | undefined {
  if (id) {
    const known = ribbons.get(id.toLowerCase())
    if (known === undefined) throw new ApiError({ code: 'RIBBON_NOT_FOUND', ribbonId: id })
    return { id: id.toLowerCase(), name: known }
  }
  const trimmed = name?.trim()
  const found = trimmed ? ribbonIds.get(trimmed) : undefined
  return trimmed && found ? { id: found, name: trimmed } : undefined
}

function ribbonsOf({ ribbon }: WrittenProduct, before: ProductState, references: V3References): Partial<ProductState> {
  if (ribbon === undefined) return { ribbon: before.ribbon, ribbonId: before.ribbonId }
  const named = ribbon ? ribbonNamed(ribbon, references) : undefined
  return { ribbon: named?.name ?? null, ribbonId: named?.id ?? null }
}

function additionalRibbons(
  { additionalRibbons: written }: WrittenProduct,
  { doc }: ProductState,
  references: V3References,
): Pick<ProductDoc, 'additionalRibbons'> {
  if (written === undefined) return doc.additionalRibbons ? { additionalRibbons: doc.additionalRibbons } : {}
  return { additionalRibbons: written.flatMap((one) => ribbonNamed(one, references) ?? []) }
}

function checkRibbons({ ribbonId, doc: { additionalRibbons: more = [] } }: ProductState): void {
  const ids = more.map(({ id }) => id)
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i)
  if (twice.length > 0) throw new ApiError({ code: 'DUPLICATE_RIBBON_IN_ADDITIONAL', ribbonIds: [...new Set(twice)] })
  if (ribbonId !== null && ids.includes(ribbonId))
    throw new ApiError({ code: 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL', ribbonIds: [ribbonId] })
}

function sectionIdsOf(
  written: NonNullable<WrittenProduct['infoSections']>,
  { sections, madeSections }: V3References,
): string[] {
  let made = 0
  const ids = written.map(({ id }) => {
    if (!id) return madeSections[made++]!
    if (!sections.has(id)) throw new ApiError({ code: 'INFO_SECTION_ERROR_OCCURRED', infoSectionId: id })
    return id
  })
  return [...new Set(ids)]
}

const tagsOf = (tags: WrittenProduct['tags']): Partial<ProductState> =>
  present({
    publicTags: tags === null || tags?.publicTags !== undefined ? uniqueTags(tags?.publicTags) : undefined,
    privateTags: tags === null || tags?.privateTags !== undefined ? uniqueTags(tags?.privateTags) : undefined,
  })

const uniqueTags = (list: { readonly tagIds: readonly string[] } | null | undefined): string[] => [
  ...new Set(list?.tagIds ?? []),
]
