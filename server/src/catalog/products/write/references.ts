import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { type CustomizationRow, customizationsFor, type WantedCustomization } from '../../customizations/operations.ts'
import { sectionsFor } from '../../info-sections/operations.ts'
import { brandsNamed } from '../../labels/brands.ts'
import { ribbonsNamed } from '../../labels/ribbons.ts'
import type { Modifier, Option } from '../model/product.ts'
import type { ProductState } from './product-state.ts'

type Moment = Pick<Ctx, 'now' | 'newId'>

/**
 * Things that products only name (brands, ribbons, sections, the customizations of options and modifiers) found or made, and referred
 * to by id: one statement of each kind that is needed, however many products.
 */
export async function withReferences(tx: Tx, states: readonly ProductState[], moment: Moment): Promise<ProductState[]> {
  const brands = await brandsNamed(
    tx,
    moment,
    named(states, ({ brand, brandId }) => (brandId === null ? brand : null)),
  )
  const ribbons = await ribbonsNamed(
    tx,
    moment,
    named(states, ({ ribbon, ribbonId }) => (ribbonId === null ? ribbon : null)),
  )
  const texts = states.flatMap(({ sections = [] }) =>
    sections.map(({ title, description }) => ({ title, html: description })),
  )
  const sectionIds = texts.length === 0 ? [] : await sectionsFor(tx, moment, texts)
  const rows = await customizationRows(tx, states, moment)
  let ends = 0
  const starts = states.map(({ sections = [] }) => {
    ends += sections.length
    return ends - sections.length
  })
  return states.map(({ sections, ...state }, i): ProductState => {
    const { brand, brandId, ribbon, ribbonId, doc, infoSectionIds } = state
    const own = sections && sectionIds.slice(starts[i]!, starts[i]! + sections.length)
    return {
      ...state,
      brandId: brand === null ? null : (brandId ?? brands.get(brand.trim()) ?? null),
      ribbonId: ribbon === null ? null : (ribbonId ?? ribbons.get(ribbon.trim()) ?? null),
      infoSectionIds: own ? [...new Set(own)] : infoSectionIds,
      doc: {
        ...doc,
        options: doc.options.map((option) => withIds(option, rows.get(kindOf(wantedOption(option))))),
        modifiers: doc.modifiers.map((modifier) =>
          withModifierIds(modifier, rows.get(kindOf(wantedModifier(modifier)))),
        ),
      },
    }
  })
}

const named = (states: readonly ProductState[], of: (state: ProductState) => string | null): string[] => [
  ...new Set(states.flatMap((state) => of(state) ?? [])),
]

const kindOf = ({ customizationType, renderType, name }: WantedCustomization) =>
  `${customizationType} ${renderType} ${name}`

const lacksIds = ({ id, choices = [] }: Option | Modifier): boolean =>
  id === undefined || choices.some((choice) => choice.id === undefined)

function wantedOption({ type, name, choices }: Option): WantedCustomization {
  return {
    name,
    customizationType: 'PRODUCT_OPTION',
    renderType: type === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    choices: choices.map(({ description, value }) =>
      type === 'color'
        ? { name: description, choiceType: 'ONE_COLOR', colorCode: value }
        : { name: description, choiceType: 'CHOICE_TEXT' },
    ),
  }
}

function wantedModifier({
  renderType,
  name,
  title = name,
  minLength = 0,
  maxLength = 500,
  choices = [],
}: Modifier): WantedCustomization {
  const kind = { name, customizationType: 'MODIFIER' as const, renderType }
  if (renderType === 'FREE_TEXT')
    return { ...kind, freeText: { title, minCharCount: minLength, maxCharCount: maxLength } }
  return {
    ...kind,
    choices: choices.map((choice) =>
      choice.value === undefined
        ? { name: choice.name, choiceType: 'CHOICE_TEXT' }
        : { name: choice.name, choiceType: 'ONE_COLOR', colorCode: choice.value },
    ),
  }
}

/** Finds the same customization of several products once, with the choices of all. */
async function customizationRows(
  tx: Tx,
  states: readonly ProductState[],
  moment: Moment,
): Promise<Map<string, CustomizationRow>> {
  const wanted = new Map<string, WantedCustomization>()
  for (const { doc } of states) {
    const lacking = [
      ...doc.options.filter(lacksIds).map(wantedOption),
      ...doc.modifiers.filter(lacksIds).map(wantedModifier),
    ]
    for (const one of lacking) {
      const before = wanted.get(kindOf(one))
      const choices = [...(before?.choices ?? []), ...(one.choices ?? [])]
      wanted.set(kindOf(one), { ...one, ...present({ choices: choices.length > 0 ? choices : undefined }) })
    }
  }
  if (wanted.size === 0) return new Map()
  const rows = await customizationsFor(tx, moment, [...wanted.values()])
  return new Map([...wanted.keys()].flatMap((kind, i) => (rows[i] ? [[kind, rows[i]]] : [])))
}

function withIds(option: Option, row: CustomizationRow | undefined): Option {
  if (!row || !lacksIds(option)) return option
  const ids = new Map(row.doc.choices.map(({ id, name }) => [name, id]))
  const choices = option.choices.map((choice) => {
    const id = choice.id ?? ids.get(choice.description)
    return id === undefined ? choice : { ...choice, id }
  })
  return { ...option, id: row.id, choices }
}

function withModifierIds(modifier: Modifier, row: CustomizationRow | undefined): Modifier {
  if (!row || !lacksIds(modifier)) return modifier
  const ids = new Map(row.doc.choices.map(({ id, name }) => [name, id]))
  const choices = modifier.choices?.map((choice) => {
    const id = choice.id ?? ids.get(choice.name)
    return id === undefined ? choice : { ...choice, id }
  })
  return { ...modifier, id: row.id, ...present({ choices }) }
}
