import type { DescriptionLine } from '../../../sales/sellables/sellable.ts'
import type { Modifier, ModifierChoice, ProductDoc } from '../model/product.ts'

type Texts = Readonly<Record<string, string>>

/** What a buyer said of an item besides its variant. */
export interface ChosenModifiers {
  /** Chosen choice by the modifier's name, and text by its title: as a reference spells them. */
  readonly choices: Texts
  readonly texts: Texts
  /** In the product's order. */
  readonly lines: readonly DescriptionLine[]
  /** Minor units on top of the variant's price. */
  readonly addedPrice: bigint
  /** Names of mandatory ones of which nothing, or too little, is said. */
  readonly missing: readonly string[]
}

/**
 * Reads what a reference says of a product's modifiers: choices under the modifier's name, by name, id or colour; texts under title
 * or name, cut to their length. What the product does not ask for is left behind.
 */
export function chosenModifiers(
  { modifiers }: Pick<ProductDoc, 'modifiers'>,
  said: Texts,
  texts: Texts,
): ChosenModifiers {
  const read = modifiers.map((modifier) => ({
    modifier,
    ...(modifier.renderType === 'FREE_TEXT' ? filledIn(modifier, { ...said, ...texts }) : picked(modifier, said)),
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
      ...(color ? { color } : {}),
    })),
    addedPrice: known.reduce((sum, { addedPrice }) => sum + BigInt(addedPrice ?? 0), 0n),
    missing: read.flatMap(({ modifier, text }) => (modifier.mandatory && text === undefined ? [modifier.name] : [])),
  }
}

interface Said {
  readonly text?: string
  readonly color?: string | undefined
  readonly addedPrice?: string | undefined
}

function filledIn({ name, title = name, minLength = 0, maxLength = 500, addedPrice }: Modifier, texts: Texts): Said {
  const text = (texts[title] ?? texts[name])?.trim().slice(0, maxLength)
  return text && text.length >= minLength ? { text, addedPrice } : {}
}

function picked({ name, renderType, choices = [] }: Modifier, said: Texts): Said {
  const asked = said[name]
  const is = (choice: ModifierChoice) => choice.name === asked
  const choice =
    choices.find(is) ?? choices.find(({ id, value }) => asked !== undefined && (id === asked || value === asked))
  if (!choice) return {}
  const color = renderType === 'SWATCH_CHOICES' ? choice.value : undefined
  return { text: choice.name, color, addedPrice: choice.addedPrice }
}
