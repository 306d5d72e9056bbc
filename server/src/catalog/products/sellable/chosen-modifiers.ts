import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import type { DescriptionLine } from '../../../sales/sellables/sellable.ts'
import type { Modifier, ModifierChoice, ProductDoc } from '../model/product.ts'

type Texts = Readonly<Record<string, string>>

/** Modifiers that a buyer filled in. */
interface ChosenModifiers {
  /** Chosen choice by the modifier's name, and text by its title: as a reference spells them. */
  readonly choices: Texts
  readonly texts: Texts
  /** In the product's order. */
  readonly lines: readonly DescriptionLine[]
  /** Minor units on top of the variant's price. */
  readonly addedPrice: bigint
  /** Names of mandatory ones that are missing or too short. */
  readonly missing: readonly string[]
}

/**
 * Reads a product's modifiers out of a reference: choices under the modifier's name, by name, id or colour; texts under title
 * or name, cut to their length. Fields that the product does not have are left out.
 */
export function chosenModifiers(
  { modifiers }: Pick<ProductDoc, 'modifiers'>,
  chosen: Texts,
  texts: Texts,
): ChosenModifiers {
  const read = modifiers.map((modifier) => ({
    modifier,
    ...(modifier.renderType === 'FREE_TEXT' ? filledIn(modifier, { ...chosen, ...texts }) : picked(modifier, chosen)),
  }))
  const known = read.flatMap(({ modifier, text, color, addedPrice }) =>
    text === undefined ? [] : [{ modifier, text, color, addedPrice }],
  )
  return {
    choices: Object.fromEntries(
      known.flatMap(({ modifier, text }) => (modifier.renderType === 'FREE_TEXT' ? [] : [[modifier.name, text]])),
    ),
    texts: Object.fromEntries(
      known.flatMap(({ modifier, text }) =>
        modifier.renderType === 'FREE_TEXT' ? [[modifier.title ?? modifier.name, text]] : [],
      ),
    ),
    lines: known.map(({ modifier, text, color }) => ({
      name: modifier.title ?? modifier.name,
      text,
      ...present({ color: color || undefined }),
    })),
    addedPrice: known.reduce((sum, { addedPrice }) => sum + BigInt(addedPrice ?? 0), 0n),
    missing: read.flatMap(({ modifier, text }) => (modifier.mandatory && text === undefined ? [modifier.name] : [])),
  }
}

interface Chosen {
  readonly text?: string
  readonly color?: string | undefined
  readonly addedPrice?: string | undefined
}

function filledIn({ name, title = name, minLength = 0, maxLength = 500, addedPrice }: Modifier, texts: Texts): Chosen {
  const text = cutText((texts[title] ?? texts[name] ?? '').trim(), maxLength)
  return text && text.length >= minLength ? { text, addedPrice } : {}
}

function picked({ name, renderType, choices = [] }: Modifier, chosen: Texts): Chosen {
  const named = chosen[name]
  const is = (choice: ModifierChoice) => choice.name === named
  const choice =
    choices.find(is) ?? choices.find(({ id, value }) => named !== undefined && (id === named || value === named))
  if (!choice) return {}
  const color = renderType === 'SWATCH_CHOICES' ? choice.value : undefined
  return { text: choice.name, color, addedPrice: choice.addedPrice }
}
