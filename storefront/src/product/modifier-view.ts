import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { convert, parseExchangeRate, type ShownCurrency } from '@fairground/domain/convert.ts'
import { amountOf, displayAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { type LookView, lookOf } from '../products/choice-look.ts'

/** Amount on top of the variant's price. */
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

/** Choice or text that a buyer may, or must, add to an item without making it another variant. */
export interface ModifierView {
  readonly name: string
  readonly required: boolean
  /** Absent of a text. */
  readonly choices?: readonly ModifierChoiceView[]
  /** Bounds in characters; `added` is paid once something is filled in. */
  readonly text?: { readonly title: string; readonly min: number; readonly max: number; readonly added?: AddedPrice }
}

/** Modifiers that a buyer chose besides the variant, and what their sums are shown in. */
export interface Extras {
  readonly modifiers: readonly ModifierView[]
  /** The currency that the reader sees prices in where that is another: millionths of it for one unit of the product's. */
  readonly shown?: { readonly code: string; readonly rate: string }
}

/** Loaded for products that have modifiers, which are few. */
export function extrasOf({ modifiers, currency }: Pick<V3Product, 'modifiers' | 'currency'>, site: SiteFacts): Extras {
  const { origin, locale } = site
  const shown = shownCurrency(site)
  return {
    modifiers: modifierViews(modifiers, { currency: currency ?? site.currency, locale, origin, shown }),
    ...present({ shown: shown ? { code: shown.code, rate: String(shown.rate) } : undefined }),
  }
}

/** The currency that the reader picked; undefined where they see the site's own. */
function shownCurrency({ currency, shownIn, rates }: SiteFacts): ShownCurrency | undefined {
  const parsed = shownIn && shownIn !== currency ? parseExchangeRate(rates?.[shownIn] ?? '') : undefined
  return shownIn && parsed?.ok ? { code: shownIn, rate: parsed.rate } : undefined
}

/** Reader that the modifiers are shown to. */
interface Reader {
  /** Currency of the product. */
  readonly currency: string
  /** The currency that prices are shown in where that is another. */
  readonly shown: ShownCurrency | undefined
  readonly locale: string
  readonly origin: string
}

const modifierViews = (modifiers: V3Product['modifiers'], reader: Reader): ModifierView[] =>
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
