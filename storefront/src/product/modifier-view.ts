import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { convert, type ShownCurrency } from '@fairground/domain/convert.ts'
import { amountOf, displayAmount } from '@fairground/domain/money.ts'
import { type LookView, lookOf } from '../products/choice-look.ts'

/** What is paid on top of the variant's price. */
export interface AddedPrice {
  /** Decimal in the product's currency. */
  readonly amount: string
  /** Ready: "+£2.00", in the currency that the reader sees prices in. */
  readonly text: string
}

export interface ModifierChoiceView extends LookView {
  readonly label: string
  readonly added?: AddedPrice
}

/** What a buyer may, or must, say about an item without making it another variant: one of some choices, or a text. */
export interface ModifierView {
  readonly name: string
  readonly required: boolean
  /** Absent where a text is asked for. */
  readonly choices?: readonly ModifierChoiceView[]
  /** Bounds in characters; `added` is paid once something is filled in. */
  readonly text?: { readonly title: string; readonly min: number; readonly max: number; readonly added?: AddedPrice }
}

/** Who the modifiers are shown to. */
export interface Reader {
  /** Of the product. */
  readonly currency: string
  /** The currency that prices are shown in where that is another. */
  readonly shown: ShownCurrency | undefined
  readonly locale: string
  readonly origin: string
}

export const modifierViews = (modifiers: V3Product['modifiers'], reader: Reader): ModifierView[] =>
  modifiers.map(({ name, mandatory, freeTextSettings: text, choicesSettings }) => ({
    name,
    required: mandatory,
    ...(text
      ? {
          text: {
            title: text.title,
            min: text.minCharCount,
            max: text.maxCharCount,
            ...addedPrice(text.defaultAddedPrice, reader),
          },
        }
      : {
          choices: (choicesSettings?.choices ?? []).map((choice) => ({
            label: choice.name,
            ...lookOf(choice, reader.origin),
            ...addedPrice(choice.addedPrice, reader),
          })),
        }),
  }))

function addedPrice(amount: string, { currency, shown, locale }: Reader): { added?: AddedPrice } {
  const minor = amountOf(amount, currency)
  if (minor === 0n) return {}
  const text = shown
    ? displayAmount(convert(minor, currency, shown), shown.code, locale)
    : displayAmount(minor, currency, locale)
  return { added: { amount, text: `+${text}` } }
}
