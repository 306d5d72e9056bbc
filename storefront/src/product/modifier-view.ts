import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { type LookView, lookOf } from '../products/choice-look.ts'

/** What is paid on top of the variant's price, in the currency that the reader sees prices in. */
export interface AddedPrice {
  /** Decimal. */
  readonly amount: string
  /** Ready: "+£2.00". */
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

/** How an amount in the shop's currency is told to a reader. */
export interface Telling {
  readonly currency: string
  /** Units of the reader's currency for one of the shop's. */
  readonly rate: number
  readonly locale: string
  readonly origin: string
}

export const modifierViews = (modifiers: V3Product['modifiers'], telling: Telling): ModifierView[] =>
  modifiers.map(({ name, mandatory, freeTextSettings: text, choicesSettings }) => ({
    name,
    required: mandatory,
    ...(text
      ? {
          text: {
            title: text.title,
            min: text.minCharCount,
            max: text.maxCharCount,
            ...addedPrice(text.defaultAddedPrice, telling),
          },
        }
      : {
          choices: (choicesSettings?.choices ?? []).map((choice) => ({
            label: choice.name,
            ...lookOf(choice, telling.origin),
            ...addedPrice(choice.addedPrice, telling),
          })),
        }),
  }))

const addedPrice = (amount: string, telling: Telling): { added?: AddedPrice } => {
  if (Number(amount) === 0) return {}
  const told = converted(amount, telling)
  return { added: { amount: told, text: `+${formatMoney(told, telling.currency, telling.locale)}` } }
}

/** An amount of the shop's currency as a decimal in the reader's. */
function converted(amount: string, { currency, rate, locale }: Telling): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return (Number(amount) * rate).toFixed(format.resolvedOptions().maximumFractionDigits)
}
