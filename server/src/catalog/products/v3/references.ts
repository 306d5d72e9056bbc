import { present } from '@fairground/domain/present.ts'
import { isRefused, orRefused, type Refused } from '../../../bulk/attempt.ts'
import { InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { message } from '../../../ground/texts/message.ts'
import { soldFiles } from '../../../media/sold-files.ts'
import { type CustomizationRow, customizationsFor, type WantedCustomization } from '../../customizations/operations.ts'
import { sectionsOf, sectionsWanted } from '../../info-sections/operations.ts'
import { brandNames } from '../../labels/brands.ts'
import { ribbonNames, ribbonsNamed } from '../../labels/ribbons.ts'
import type { DigitalFile, Picture } from '../model/product.ts'
import { libraryMedia } from '../read/library-media.ts'
import { wantedModifier, wantedOption } from './parse-options.ts'
import type { WrittenProduct } from './written-product.ts'

export interface NamedThing {
  readonly id?: string | null | undefined
  readonly name?: string | null | undefined
}

/** Things that a written product refers to, found or made. */
export interface V3References {
  /** Names by id of those that exist. */
  readonly brands: ReadonlyMap<string, string>
  readonly ribbons: ReadonlyMap<string, string>
  /** Ids by name of those without an id. */
  readonly ribbonIds: ReadonlyMap<string, string>
  /** Ids of sections that exist. */
  readonly sections: { has(id: string): boolean }
  /** Ids of those that were written without one, in their order. */
  readonly madeSections: readonly string[]
  /** In the order of the product's options and modifiers; undefined where an id names none. */
  readonly options: readonly (CustomizationRow | undefined)[]
  readonly modifiers: readonly (CustomizationRow | undefined)[]
  /** Files for sale that the site has, by id. */
  readonly files: ReadonlyMap<string, DigitalFile>
  /** Files of the site's library that may be shown, by id. */
  readonly pictures: ReadonlyMap<string, Picture>
}

interface Wanted {
  readonly wire: WrittenProduct
  readonly options: readonly WantedCustomization[]
  readonly modifiers: readonly WantedCustomization[]
}

/** References that are parsed without the database; throws where one is empty. */
function wantedBy(wire: WrittenProduct, isNew: boolean): Wanted {
  const { brand } = wire
  if (
    brand &&
    !brand.id &&
    (isNew ? !brand.name?.trim() : brand.name !== undefined && brand.name !== null && brand.name !== '')
  )
    throw new InvalidArgument([
      {
        field: 'product.brand.id',
        description: message('violations.needed'),
        violatedRule: 'OTHER',
        ruleName: 'BRAND_MISSING_ID',
      },
    ])
  return {
    wire,
    options: (wire.options ?? []).map(wantedOption),
    modifiers: (wire.modifiers ?? []).map(wantedModifier),
  }
}

const idsOf = (things: readonly (NamedThing | null | undefined)[]): string[] => [
  ...new Set(things.flatMap((thing) => (thing?.id ? [thing.id.toLowerCase()] : []))),
]
const namesOf = (things: readonly (NamedThing | null | undefined)[]): string[] => [
  ...new Set(things.flatMap((thing) => (thing && !thing.id && thing.name?.trim() ? [thing.name.trim()] : []))),
]
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const uuids = (ids: readonly string[]) => ids.filter((id) => UUID.test(id))

/** For each product what it refers to, or why it cannot be known. At most twelve statements, however many products. */
export async function v3References(
  tx: Tx,
  wires: readonly WrittenProduct[],
  moment: Pick<Ctx, 'now' | 'newId'> & { readonly publicUrl: string },
  isNew: boolean,
): Promise<(V3References | Refused)[]> {
  const parsed = wires.map((wire) => orRefused(() => wantedBy(wire, isNew)))
  const wanted = parsed.filter((one): one is Wanted => !isRefused(one))
  const shown = wanted.flatMap(({ wire }) => [wire.ribbon, ...(wire.additionalRibbons ?? [])])
  const sections = wanted.flatMap(({ wire }) => wire.infoSections ?? [])
  const brandIds = uuids(idsOf(wanted.map(({ wire }) => wire.brand)))
  const ribbonIds = uuids(idsOf(shown))
  const brands = brandIds.length === 0 ? new Map<string, string>() : await brandNames(tx, brandIds)
  const ribbons = ribbonIds.length === 0 ? new Map<string, string>() : await ribbonNames(tx, ribbonIds)
  const named = await ribbonsNamed(tx, moment, namesOf(shown))
  const known = await sectionsOf(tx, uuids(idsOf(sections)))
  const unnamed = sections.filter(({ id }) => !id)
  const made = unnamed.length === 0 ? [] : await sectionsWanted(tx, moment, unnamed, 'product.infoSections')
  const customizations = await eachOnce(tx, wanted, moment)
  const files = await soldFiles(tx, wanted.flatMap(fileIds))
  const pictures = await libraryMedia(tx, wanted.flatMap(mediaIds), moment.publicUrl)
  let sectionsSeen = 0
  return parsed.map((one) => {
    if (isRefused(one)) return one
    const count = (one.wire.infoSections ?? []).filter(({ id }) => !id).length
    sectionsSeen += count
    return {
      brands,
      ribbons,
      ribbonIds: named,
      sections: known,
      files,
      pictures,
      madeSections: made.slice(sectionsSeen - count, sectionsSeen),
      options: one.options.map(customizations),
      modifiers: one.modifiers.map(customizations),
    }
  })
}

const fileIds = ({ wire }: Wanted): string[] =>
  (wire.variantsInfo?.variants ?? []).flatMap(({ digitalProperties }) => digitalProperties?.digitalFile?.id ?? [])

/** Media that are named by id alone. */
const mediaIds = ({ wire }: Wanted): string[] =>
  (wire.media?.itemsInfo?.items ?? []).flatMap(({ id, url, image, video }) =>
    id && !url && !image?.url && !video?.url ? [id] : [],
  )

const keyOf = ({ id, customizationType, renderType, name }: WantedCustomization): string =>
  id ?? `${customizationType} ${renderType} ${name}`

/** Finds the same customization of several products once, with the choices of all. */
async function eachOnce(tx: Tx, wanted: readonly Wanted[], moment: Pick<Ctx, 'now' | 'newId'>) {
  const merged = new Map<string, WantedCustomization>()
  for (const one of wanted.flatMap(({ options, modifiers }) => [...options, ...modifiers])) {
    if (one.id !== undefined && !UUID.test(one.id)) continue
    const before = merged.get(keyOf(one))
    const choices = [...(before?.choices ?? []), ...(one.choices ?? [])]
    merged.set(keyOf(one), { ...one, ...present({ choices: choices.length > 0 ? choices : undefined }) })
  }
  const rows = merged.size === 0 ? [] : await customizationsFor(tx, moment, [...merged.values()])
  const found = new Map([...merged.keys()].map((key, i) => [key, rows[i]]))
  return (one: WantedCustomization) => found.get(keyOf(one))
}
