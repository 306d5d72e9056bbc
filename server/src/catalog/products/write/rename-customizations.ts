import { present } from '@fairground/domain/present.ts'
import type { CustomizationRow } from '../../customizations/operations.ts'
import type { Modifier, Option } from '../model/product.ts'
import type { ProductState } from './product-state.ts'

type Rows = ReadonlyMap<string, CustomizationRow>

/** The product with its options, modifiers and their choices called, and coloured, as the customizations say. */
export function renamedCustomizations(state: ProductState, rows: Rows): ProductState {
  const { options, modifiers } = state.doc
  const renamed = options.map((option) => ({ before: option, after: renamedOption(option, rows) }))
  return {
    ...state,
    doc: {
      ...state.doc,
      options: renamed.map(({ after }) => after),
      modifiers: modifiers.map((modifier) => renamedModifier(modifier, rows)),
    },
    variants: state.variants.map((v) => ({ ...v, choices: renamedChoices(v.choices, renamed) })),
  }
}

function renamedOption(option: Option, rows: Rows): Option {
  const row = option.id === undefined ? undefined : rows.get(option.id)
  if (!row) return option
  const known = new Map(row.doc.choices.map((choice) => [choice.id, choice]))
  return {
    ...option,
    name: row.name,
    choices: option.choices.map((choice) => {
      const now = choice.id === undefined ? undefined : known.get(choice.id)
      if (!now) return choice
      return {
        ...choice,
        description: now.name,
        value: now.colorCode ?? (option.type === 'color' ? choice.value : now.name),
      }
    }),
  }
}

function renamedModifier(modifier: Modifier, rows: Rows): Modifier {
  const row = modifier.id === undefined ? undefined : rows.get(modifier.id)
  if (!row) return modifier
  const known = new Map(row.doc.choices.map((choice) => [choice.id, choice]))
  return {
    ...modifier,
    name: row.name,
    ...present({
      choices: modifier.choices
        ? modifier.choices.map((choice) => {
            const now = choice.id === undefined ? undefined : known.get(choice.id)
            return now ? { ...choice, name: now.name, ...present({ value: now.colorCode || undefined }) } : choice
          })
        : undefined,
    }),
  }
}

function renamedChoices(
  choices: Readonly<Record<string, string>>,
  options: readonly { before: Option; after: Option }[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => {
      const option = options.find(({ before }) => before.name === name)
      if (!option) return [name, choice]
      const place = option.before.choices.findIndex(({ description }) => description === choice)
      return [option.after.name, option.after.choices[place]?.description ?? choice]
    }),
  )
}
