import type { Coupon, Specification } from '@fairground/client/generated/ecom.coupons.ts'
import type { Formats } from '../formats.ts'
import { t } from '../texts.ts'
import { ordersWords } from './condition-values.ts'
import { type NamedTarget, readScope, type Target } from './coupon-scope.ts'

/** Name of a target: "Harbour mug". */
export type NameOf = (target: NamedTarget, entityId: string) => string

type Words = Pick<Formats, 'money' | 'locale'>

/** "12.5%" */
const percent = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(rate / 100)

/** Items that a coupon covers, and its amounts, written for people. */
interface CouponWords {
  /** "orders from £30.00", "all goods", "Harbour mug" */
  readonly items: string
  /** "every item, in orders from £30.00": a price is of units, not of an order. */
  readonly priced: string
  /** "£5.00", "12.5%" or "£7.50 a unit"; empty where it is none of these. */
  readonly moneyOff: string | undefined
  readonly percentOff: string | undefined
  readonly unitPrice: string | undefined
  readonly free: { readonly units: number; readonly bought: number } | undefined
  /** True where a condition lets only some orders through. */
  readonly hasCondition: boolean
}

export function wordsOf(specification: Specification, { money, locale }: Words, nameOf: NameOf): CouponWords {
  const { moneyOffAmount, percentOffRate, fixedPriceAmount, buyXGetY } = specification
  const { target, entityId } = readScope(specification.scope)
  const orders = ordersWords(specification, { money, locale })
  const every = orders ? t('admin.coupons.everyItemInOrders', { orders }) : t('admin.coupons.everyItem')
  const items = target === 'cart' ? (orders ?? t('admin.coupons.wholeOrder')) : inScope(target, entityId, nameOf)
  const covered = orders && target !== 'cart' ? t('admin.coupons.itemsInOrders', { items, orders }) : items
  return {
    items: covered,
    priced: target === 'cart' ? every : covered,
    moneyOff: moneyOffAmount === undefined ? undefined : money(String(moneyOffAmount)),
    percentOff: percentOffRate === undefined ? undefined : percent(percentOffRate, locale),
    unitPrice: fixedPriceAmount === undefined ? undefined : money(String(fixedPriceAmount)),
    free: buyXGetY && { units: buyXGetY.y, bought: buyXGetY.x },
    hasCondition: orders !== undefined,
  }
}

function inScope(target: Exclude<Target, 'cart'>, entityId: string, nameOf: NameOf): string {
  switch (target) {
    case 'goods':
      return t('admin.coupons.everyGood')
    case 'tickets':
      return t('admin.coupons.everyTicket')
    case 'event':
      return t('admin.coupons.ticketsForEvent', { event: nameOf(target, entityId) })
    default:
      return nameOf(target, entityId)
  }
}

/** Effect in a list: "10% off all goods". Empty where it has none yet. */
export function whatItDoes(specification: Specification, words: Words, nameOf: NameOf): string {
  const { items, priced, moneyOff, percentOff, unitPrice, free, hasCondition } = wordsOf(specification, words, nameOf)
  const limited = (benefit: string) => ofOneItem(specification, benefit)
  if (moneyOff !== undefined) return limited(t('admin.coupons.moneyOffItems', { money: moneyOff, items }))
  if (percentOff !== undefined) return limited(t('admin.coupons.percentOffItems', { percent: percentOff, items }))
  if (unitPrice !== undefined) return limited(t('admin.coupons.unitPriceOfItems', { price: unitPrice, items: priced }))
  if (free) {
    const { units, bought } = free
    return t('admin.coupons.freeOfEvery', { free: units, unit: bought + 1, bought, items })
  }
  if (!specification.freeShipping) return ''
  return hasCondition ? t('admin.coupons.freeDeliveryForItems', { items }) : t('admin.coupons.freeDelivery')
}

/** "£2.00 off Mugs, cheapest unit only" */
export const ofOneItem = ({ limitedToOneItem }: Specification, benefit: string): string =>
  limitedToOneItem ? t('admin.coupons.cheapestUnitOnly', { benefit }) : benefit

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
