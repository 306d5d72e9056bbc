import type { Specification } from '@fairground/client/generated/ecom.coupons.ts'
import type { Formats } from '../formats.ts'
import { t } from '../texts.ts'
import { momentOf, type NameOf, ofOneItem, whatItDoes, wordsOf } from './coupon-words.ts'

type Words = Pick<Formats, 'money' | 'locale' | 'dateTime' | 'count'>

/** Sentences about the coupon's effect, for its author. */
export function couponSentences(specification: Specification, words: Words, nameOf: NameOf, now: Date): string[] {
  const { active, code } = specification
  return [
    t('admin.coupons.buyersWhoEnterCodeGet', {
      code: code || t('admin.coupons.theCode'),
      benefit: benefit(specification, words, nameOf),
    }),
    period(specification, words, now),
    limits(specification, words),
    ...(active ? [] : [t('admin.coupons.itIsInactiveNobodyCan')]),
  ]
}

function benefit(specification: Specification, words: Words, nameOf: NameOf): string {
  const { items, priced, unitPrice, free, hasCondition } = wordsOf(specification, words, nameOf)
  if (free) {
    const { units, bought } = free
    return t('admin.coupons.cheapestOfEvery', { free: units, units: bought + units, items })
  }
  if (unitPrice !== undefined)
    return ofOneItem(specification, t('admin.coupons.eachUnitFor', { price: unitPrice, items: priced }))
  if (!specification.freeShipping) return whatItDoes(specification, words, nameOf)
  return hasCondition ? t('admin.coupons.lowerFreeDeliveryFor', { items }) : t('admin.coupons.lowerFreeDelivery')
}

function period({ startTime, expirationTime }: Specification, { dateTime }: Words, now: Date): string {
  const [start, end] = [startTime, expirationTime].map((bound) => (bound ? momentOf(bound) : undefined))
  if (end && end <= now) return t('admin.coupons.itEndedOnDateTimeSo', { dateTime: dateTime(end) })
  if (start && end)
    return t('admin.coupons.itWorksFromDateTimeUntil', { dateTime: dateTime(start), dateTime2: dateTime(end) })
  if (start) return t('admin.coupons.itWorksFromDateTimeOn', { dateTime: dateTime(start) })
  return end ? t('admin.coupons.itWorksUntilDateTime', { dateTime: dateTime(end) }) : t('admin.coupons.itIsValidNowAnd')
}

function limits({ usageLimit, limitPerCustomer }: Specification, { count }: Words): string {
  const times = limitPerCustomer ? t('admin.coupons.countTimes', { count: limitPerCustomer }) : ''
  if (!usageLimit)
    return times ? t('admin.coupons.eachCustomerMayUseIt', { times }) : t('admin.coupons.thereIsNoLimitOn')
  const orders = count(usageLimit, {
    one: t('admin.coupons.itCanBeUsedFor'),
    other: t('admin.coupons.itCanBeUsedFor2'),
  })
  return times ? t('admin.coupons.ordersTimesForEachCustomer', { orders, times }) : `${orders}.`
}
