import type { Specification } from '@fairground/client/generated/ecom.coupons.ts'
import type { Formats } from '../formats.ts'
import { t } from '../texts.ts'
import { momentOf, type NameOf, whatItDoes } from './coupon-words.ts'

type Words = Pick<Formats, 'money' | 'locale' | 'dateTime' | 'count'>

/** Sentences about the coupon's effect, for its author. */
export function couponSentences(specification: Specification, words: Words, nameOf: NameOf, now: Date): string[] {
  const { active, code } = specification
  return [
    t('admin.coupons.buyersWhoEnterCodeGet', {
      code: code || 'the code',
      benefit: benefit(specification, words, nameOf),
    }),
    period(specification, words, now),
    limits(specification, words),
    ...(active ? [] : [t('admin.coupons.itIsInactiveNobodyCan')]),
  ]
}

function benefit(specification: Specification, words: Words, nameOf: NameOf): string {
  const { buyXGetY, fixedPriceAmount } = specification
  const short = whatItDoes(specification, words, nameOf)
  const items = short.slice(short.indexOf(': ') + 2)
  if (buyXGetY) {
    const { x, y } = buyXGetY
    return `${t('admin.coupons.theYCheapest', { y })} of every ${x + y} units free: ${items}`
  }
  if (fixedPriceAmount !== undefined) return `each unit for ${words.money(String(fixedPriceAmount))}: ${items}`
  return short.startsWith('Free') ? short.replace(t('admin.coupons.free'), 'free') : short
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
  const times = limitPerCustomer ? count(limitPerCustomer, { one: 'once', other: '# times' }) : ''
  if (!usageLimit)
    return times ? t('admin.coupons.eachCustomerMayUseIt', { times }) : t('admin.coupons.thereIsNoLimitOn')
  const orders = count(usageLimit, {
    one: t('admin.coupons.itCanBeUsedFor'),
    other: t('admin.coupons.itCanBeUsedFor2'),
  })
  return times ? t('admin.coupons.ordersTimesForEachCustomer', { orders, times }) : `${orders}.`
}
