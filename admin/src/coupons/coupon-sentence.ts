import type { Specification } from '@fairground/client/generated/ecom.coupons.ts'
import { counted } from '@fairground/domain/formatting/plural.ts'
import type { Formats } from '../formats.ts'
import { momentOf, type NameOf, whatItDoes } from './coupon-words.ts'

type Words = Pick<Formats, 'money' | 'locale' | 'dateTime' | 'count'>

/** Sentences about the coupon's effect, for its author. */
export function couponSentences(specification: Specification, words: Words, nameOf: NameOf, now: Date): string[] {
  const { active, code } = specification
  return [
    `Buyers who enter ${code || 'the code'} get ${benefit(specification, words, nameOf)}.`,
    period(specification, words, now),
    limits(specification, words),
    ...(active ? [] : ['It is inactive: nobody can use it until you activate it.']),
  ]
}

function benefit(specification: Specification, words: Words, nameOf: NameOf): string {
  const { buyXGetY, fixedPriceAmount } = specification
  const short = whatItDoes(specification, words, nameOf)
  const items = short.slice(short.indexOf(': ') + 2)
  if (buyXGetY) {
    const { x, y } = buyXGetY
    return `${counted(y, { one: 'the cheapest', other: 'the # cheapest' })} of every ${x + y} units free: ${items}`
  }
  if (fixedPriceAmount !== undefined) return `each unit for ${words.money(String(fixedPriceAmount))}: ${items}`
  return short.startsWith('Free') ? short.replace('Free', 'free') : short
}

function period({ startTime, expirationTime }: Specification, { dateTime }: Words, now: Date): string {
  const [start, end] = [startTime, expirationTime].map((bound) => (bound ? momentOf(bound) : undefined))
  if (end && end <= now) return `It ended on ${dateTime(end)}, so nobody can use it.`
  if (start && end) return `It works from ${dateTime(start)} until ${dateTime(end)}.`
  if (start) return `It works from ${dateTime(start)} on.`
  return end ? `It works until ${dateTime(end)}.` : 'It is valid now and does not expire.'
}

function limits({ usageLimit, limitPerCustomer }: Specification, { count }: Words): string {
  const times = limitPerCustomer ? count(limitPerCustomer, { one: 'once', other: '# times' }) : ''
  if (!usageLimit) return times ? `Each customer may use it ${times}.` : 'There is no limit on its use.'
  const orders = count(usageLimit, { one: 'It can be used for 1 order', other: 'It can be used for # orders' })
  return times ? `${orders}, ${times} for each customer.` : `${orders}.`
}
