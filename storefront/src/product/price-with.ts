import { convert } from '@fairground/domain/convert.ts'
import { displayAmount, sumOf } from '@fairground/domain/money.ts'
import { chosenOptions } from '../cart/chosen-options.ts'
import type { ModifierView } from './modifier-view.ts'
import type { ProductView, VariantView } from './product-view.ts'

/** Prices that a form's modifiers add: decimals, one for each that costs something. */
export function addedBy(modifiers: readonly ModifierView[], form: FormData): string[] {
  const { options, texts } = chosenOptions(form)
  return modifiers.flatMap(({ name, choices = [], text }) => {
    const typed = text && (texts[text.title]?.trim().length ?? 0)
    const added =
      text && typed !== undefined
        ? typed > 0 && typed >= text.min && text.added
        : choices.find(({ label }) => label === options[name])?.added
    return added ? [added.amount] : []
  })
}

type Currencies = Pick<ProductView, 'currency' | 'shown'>

/** The sum as the reader sees prices. Amounts are decimals in the product's currency. */
export function priceWith(
  amount: string,
  added: readonly string[],
  { currency, shown }: Currencies,
  locale: string,
): string {
  const sum = sumOf([amount, ...added], currency)
  return shown
    ? displayAmount(convert(sum, currency, { code: shown.code, rate: BigInt(shown.rate) }), shown.code, locale)
    : displayAmount(sum, currency, locale)
}

/** A variant's price, formatted. */
export type PriceOf = (variant: VariantView) => { price: string; compareAt?: string | undefined }

/** A variant's price with what the form's modifiers add. */
export function pricedWith(
  { modifiers, ...currencies }: Currencies & Pick<ProductView, 'modifiers'>,
  form: FormData,
  locale: string,
): PriceOf {
  const added = addedBy(modifiers, form)
  const sum = (amount: string) => priceWith(amount, added, currencies, locale)
  return ({ price, compareAt, amount, compareAtAmount }) =>
    added.length === 0
      ? { price, compareAt }
      : { price: sum(amount), compareAt: compareAtAmount && sum(compareAtAmount) }
}
