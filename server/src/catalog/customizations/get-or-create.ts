import type { CustomizationType, ModifierRenderType } from '@fairground/contract/enumerations/catalog.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import type { Moment } from '../labels/label-kind.ts'
import {
  type Choice,
  type CustomizationDoc,
  type CustomizationRecord,
  type CustomizationRow,
  countCustomizationsOf,
  type FreeText,
  insertOrGetCustomizations,
  lockChoices,
  saveCustomizations,
  shareCustomizations,
} from './queries.ts'

/** A site has at most so many options, and as many modifiers; our choice. */
export const MAX_OF_A_TYPE = 10_000
/** Wire: `ChoicesSettings.choices`. */
export const MAX_CHOICES = 1000

/** A choice as a product requests it: found by its name, made with these fields where there is none. */
export type WantedChoice = Omit<Choice, 'id' | 'key'> & { readonly id?: string | undefined }

/** A customization as a product asks for it: by id, or by name and kind. */
export interface WantedCustomization {
  readonly id?: string | undefined
  readonly name: string
  readonly customizationType: CustomizationType
  readonly renderType: ModifierRenderType
  /** Choices; those without an id are added where they are missing. */
  readonly choices?: readonly WantedChoice[]
  /** Settings of a free text that has to be made. */
  readonly freeText?: Omit<FreeText, 'key'>
}

const kindOf = ({ customizationType, renderType, name }: Omit<WantedCustomization, 'id'>): string =>
  `${customizationType} ${renderType} ${name}`

/** Named choices that the customization lacks; each once. */
function missingChoices(doc: CustomizationDoc, wanted: readonly WantedChoice[]): WantedChoice[] {
  const known = new Set(doc.choices.map(({ name }) => name))
  return wanted.filter(({ id, name }) => {
    if (id !== undefined || known.has(name)) return false
    known.add(name)
    return true
  })
}

const withChoices = (doc: CustomizationDoc, more: readonly WantedChoice[], newId: () => string): CustomizationDoc => ({
  ...doc,
  choices: [...doc.choices, ...more.map((choice) => ({ ...choice, id: newId(), key: choice.name }))],
})

/**
 * The customizations in the requested order, made where there is none, with all choices that are requested by name: one statement
 * when everything is there, four at most, however many. Undefined where an id names none. They keep their names until the
 * transaction ends.
 */
export async function getOrCreateCustomizations(
  tx: Tx,
  moment: Moment,
  wanted: readonly WantedCustomization[],
): Promise<(CustomizationRow | undefined)[]> {
  if (wanted.length === 0) return []
  const rows = await tx.rows(shareCustomizations, {
    ids: wanted.flatMap(({ id }) => (id === undefined ? [] : [id])),
    names: wanted.flatMap(({ id, name }) => (id === undefined ? [name] : [])),
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byKind = new Map(rows.map((row) => [kindOf(row), row]))
  const find = (one: WantedCustomization) =>
    one.id === undefined ? byKind.get(kindOf(one)) : byId.get(one.id.toLowerCase())
  const put = (row: CustomizationRow) => {
    byId.set(row.id, row)
    byKind.set(kindOf(row), row)
  }

  const unmade = new Map(wanted.filter((one) => one.id === undefined && !find(one)).map((one) => [kindOf(one), one]))
  for (const row of await make(tx, moment, [...unmade.values()])) put(row)

  const lacking = new Map<string, WantedChoice[]>()
  for (const one of wanted) {
    const row = find(one)
    if (row && missingChoices(row.doc, one.choices ?? []).length > 0)
      lacking.set(row.id, [...(lacking.get(row.id) ?? []), ...(one.choices ?? [])])
  }
  for (const row of await addMissing(tx, moment, lacking)) put(row)
  return wanted.map(find)
}

async function make(tx: Tx, moment: Moment, wanted: readonly WantedCustomization[]): Promise<CustomizationRow[]> {
  if (wanted.length === 0) return []
  await refuseAboveLimit(tx, wanted)
  const records = wanted.map(({ name, customizationType, renderType, choices = [], freeText }): CustomizationRecord => {
    const empty: CustomizationDoc = {
      choices: [],
      ...present({ freeText: freeText ? { ...freeText, key: freeText.title } : undefined }),
    }
    const doc = withChoices(empty, missingChoices(empty, choices), moment.newId)
    if (doc.choices.length > MAX_CHOICES) throw tooMany(name)
    return { id: moment.newId(), name, key: name, customization_type: customizationType, render_type: renderType, doc }
  })
  const rows = await tx.rows(insertOrGetCustomizations, { records, at: moment.now })
  await happen(
    tx,
    rows.filter(({ created }) => created).map((row) => customizationChanged(row, 'created')),
    moment,
  )
  return rows
}

async function addMissing(
  tx: Tx,
  moment: Moment,
  lacking: ReadonlyMap<string, readonly WantedChoice[]>,
): Promise<CustomizationRow[]> {
  if (lacking.size === 0) return []
  const locked = await tx.rows(lockChoices, { ids: [...lacking.keys()] })
  const changed = locked.flatMap((row) => {
    const more = missingChoices(row.doc, lacking.get(row.id) ?? [])
    if (more.length === 0) return []
    if (row.doc.choices.length + more.length > MAX_CHOICES) throw tooMany(row.name)
    const doc = withChoices(row.doc, more, moment.newId)
    return [{ id: row.id, name: row.name, revision: String(row.revision + 1n), doc }]
  })
  const saved = changed.length === 0 ? [] : await tx.rows(saveCustomizations, { records: changed, at: moment.now })
  await happen(
    tx,
    saved.map((row) => customizationChanged(row, 'updated')),
    moment,
  )
  const fresh = new Map(saved.map((row) => [row.id, row]))
  return locked.map((row) => fresh.get(row.id) ?? row)
}

const tooMany = (name: string) => new ApiError({ code: 'CHOICES_LIMIT_EXCEEDED', name, threshold: MAX_CHOICES })

/** Domain event of a customization, for the outbox. */
export const customizationChanged = (
  { id, name }: { id: string; name: string },
  slug: 'created' | 'updated' | 'deleted',
) => ({
  entity: 'customization',
  entityId: id,
  slug,
  payload: { name },
})

/** Throws when the site has as many of a type as it may have. */
export async function refuseAboveLimit(
  tx: Tx,
  more: readonly { readonly customizationType: CustomizationType }[],
): Promise<void> {
  const counts = new Map(
    (await tx.rows(countCustomizationsOf, {})).map((row) => [row.customizationType, row.customizations]),
  )
  for (const type of ['PRODUCT_OPTION', 'MODIFIER'] as const) {
    const made = more.filter(({ customizationType }) => customizationType === type).length
    if (made > 0 && (counts.get(type) ?? 0) + made > MAX_OF_A_TYPE) {
      const code = type === 'MODIFIER' ? 'MODIFIERS_LIMIT_EXCEEDED' : 'OPTIONS_LIMIT_EXCEEDED'
      throw new ApiError({ code, threshold: MAX_OF_A_TYPE })
    }
  }
}
