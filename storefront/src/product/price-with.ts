import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { amountOf } from '@fairground/domain/money.ts'
import { chosenOptions } from '../products/chosen-options.ts'
import type { ModifierView } from './modifier-view.ts'
import type { ProductView, VariantView } from './product-view.ts'

/** What a form's modifiers add to the price: decimals, one for each that costs something. */
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

/** The sum, formatted. `amount` is a decimal in the same currency. */
export function priceWith(amount: string, added: readonly string[], currency: string, locale: string): string {
  const sum = added.reduce((all, one) => all + amountOf(one, currency), amountOf(amount, currency))
  return formatMoney(sum, currency, locale)
}

/** A variant's price, formatted. */
export type PriceOf = (variant: VariantView) => { price: string; compareAt?: string | undefined }

/** A variant's price with what the form's modifiers add. */
export function pricedWith(
  { modifiers, shownIn }: Pick<ProductView, 'modifiers' | 'shownIn'>,
  form: FormData,
  locale: string,
): PriceOf {
  const added = addedBy(modifiers, form)
  const sum = (amount: string) => priceWith(amount, added, shownIn, locale)
  return ({ price, compareAt, shown }) =>
    added.length === 0
      ? { price, compareAt }
      : { price: sum(shown.price), compareAt: shown.compareAt && sum(shown.compareAt) }
}
