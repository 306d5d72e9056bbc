import type { Coupon, Specification } from '@fairground/client/generated/ecom.coupons.ts'
import { counted } from '@fairground/domain/formatting/plural.ts'
import type { Formats } from '../formats.ts'
import { t } from '../texts.ts'
import { ordersWords } from './condition-values.ts'
import { type NamedTarget, readScope, type Target } from './coupon-scope.ts'

/** Name of a target: "Harbour mug". */
export type NameOf = (target: NamedTarget, entityId: string) => string

type Words = Pick<Formats, 'money' | 'locale'>

const ordinalEnds: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' })

/** "3rd" */
export const ordinal = (count: number): string => `${count}${ordinalEnds[ordinalRules.select(count)] ?? 'th'}`

/** "12.5%" */
const percent = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(rate / 100)

/** "every item, in orders from £30.00": a price is of units, not of an order. */
function priced(specification: Specification, words: Words, nameOf: NameOf): string {
  const items = covered(specification, words, nameOf)
  if (readScope(specification.scope).target !== 'cart') return items
  return ordersWords(specification, words) ? `every item, in ${items}` : 'every item'
}

/** "orders from £30.00", "all goods", "Harbour mug" */
function covered(specification: Specification, words: Words, nameOf: NameOf): string {
  const { target, entityId } = readScope(specification.scope)
  const orders = ordersWords(specification, words)
  if (target === 'cart') return orders ?? 'the whole order'
  const items = inScope(target, entityId, nameOf)
  return orders ? `${items}, in ${orders}` : items
}

function inScope(target: Exclude<Target, 'cart'>, entityId: string, nameOf: NameOf): string {
  switch (target) {
    case 'goods':
      return 'all goods'
    case 'tickets':
      return 'all tickets'
    case 'event':
      return `tickets for ${nameOf(target, entityId)}`
    default:
      return nameOf(target, entityId)
  }
}

/** Effect in a list: "10% off all goods". Empty where it has none yet. */
export function whatItDoes(specification: Specification, words: Words, nameOf: NameOf): string {
  const { moneyOffAmount, percentOffRate, freeShipping, fixedPriceAmount, buyXGetY, limitedToOneItem } = specification
  const { money, locale } = words
  const items = covered(specification, words, nameOf)
  const cheapest = limitedToOneItem ? ', cheapest unit only' : ''
  if (moneyOffAmount !== undefined)
    return t('admin.coupons.moneyOffItemsCheapest', { money: money(String(moneyOffAmount)), items, cheapest })
  if (percentOffRate !== undefined)
    return t('admin.coupons.percentOffItemsCheapest', { percent: percent(percentOffRate, locale), items, cheapest })
  if (fixedPriceAmount !== undefined)
    return `${money(String(fixedPriceAmount))} a unit: ${priced(specification, words, nameOf)}${cheapest}`
  if (buyXGetY) {
    const { x, y } = buyXGetY
    return `${counted(y, { one: t('admin.coupons.everyOrdinalFree', { ordinal: ordinal(x + 1) }), other: t('admin.coupons.buyXGetFree', { x }) })}: ${items}`
  }
  if (!freeShipping) return ''
  return ordersWords(specification, words)
    ? t('admin.coupons.freeDeliveryForItems', { items })
    : t('admin.coupons.freeDelivery')
}

/** "12 of 100" */
export function usesOf({ numberOfUsages, specification }: Coupon, { number }: Pick<Formats, 'number'>): string {
  const { usageLimit } = specification
  return usageLimit
    ? t('admin.coupons.numberOfNumber2', { number: number(numberOfUsages), number2: number(usageLimit) })
    : number(numberOfUsages)
}

export const momentOf = (milliseconds: string): Date => new Date(Number(milliseconds))

/** "1 Dec, 09:00 – 24 Dec, 18:00", "Until 24 Dec, 18:00"; empty without bounds. */
export function periodOf(
  { startTime, expirationTime }: Specification,
  { short }: Pick<Formats, 'short'>,
  now: Date,
): string {
  const [start, end] = [startTime, expirationTime].map((bound) => bound && short(momentOf(bound), now))
  if (start && end) return `${start} – ${end}`
  if (start) return t('admin.coupons.fromStart', { start })
  return end ? t('admin.coupons.untilEnd', { end }) : ''
}
