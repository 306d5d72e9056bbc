import { couponConditions } from '@fairground/contract/ecom/coupon-conditions.ts'
import type { InvalidCouponReason } from '@fairground/contract/enumerations/coupons.ts'
import { type CouponConditions, conditionBehind } from '@fairground/domain/coupons/conditions.ts'
import { formatDate } from '@fairground/domain/formatting/dates.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import type { Site } from '../../ground/site.ts'
import type { ServerTexts } from '../../ground/texts/catalogues.ts'
import type { Sentence } from '../../ground/texts/sentence.ts'

/** Facts that the sentences about a coupon name. */
interface CouponFacts {
  readonly startsAt: Date | null
  /** Exclusive. */
  readonly expiresAt: Date | null
  /** Units in its scope that it needs. */
  readonly minimumQuantity: number
  readonly conditions: CouponConditions
}

type Place = Pick<Site, 'currency' | 'timeZone'>

/** Reason why a coupon takes nothing off, for the buyer who entered its code. */
export const couponSentence =
  (reason: InvalidCouponReason, site: Place, facts?: CouponFacts): Sentence =>
  (t, locale) => {
    const unmet = facts && conditionBehind(reason, facts.conditions)
    if (unmet) {
      const { condition, bound } = unmet
      const isAmount = couponConditions[condition] === 'amount'
      const shown = isAmount ? formatMoney(bound, site.currency, locale) : bound.toLocaleString(locale)
      return t('refusals-sales.couponCondition', { condition, bound: shown })
    }
    const write = sentences[reason]
    const on = (moment: Date) => formatDate(moment, { locale, zone: site.timeZone })
    return write ? write(t, facts, on) : t('refusals-sales.couponElsewhere')
  }

type Write = (t: ServerTexts, facts: CouponFacts | undefined, on: (moment: Date) => string) => string

const sentences: Partial<Record<InvalidCouponReason, Write>> = {
  EXPIRED: (t, facts, on) =>
    facts?.expiresAt
      ? t('refusals-sales.couponEnded', { date: on(new Date(facts.expiresAt.getTime() - 1)) })
      : t('refusals-sales.ERROR_COUPON_HAS_EXPIRED'),
  DISABLED: (t) => t('refusals-sales.couponDisabled'),
  INACTIVE: (t, facts, on) =>
    facts?.startsAt
      ? t('refusals-sales.couponStarts', { date: on(facts.startsAt) })
      : t('refusals-sales.ERROR_COUPON_IS_NOT_ACTIVE_YET'),
  MAX_USAGE_EXCEEDED: (t) => t('refusals-sales.ERROR_COUPON_USAGE_EXCEEDED'),
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: (t) => t('refusals-sales.ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'),
  NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: (t) => t('refusals-sales.couponOtherItems'),
  NOT_APPLICABLE_TO_SUBSCRIPTIONS: (t) => t('refusals-sales.couponNotForSubscriptions'),
  MIN_LINE_ITEM_QUANTITY_NOT_REACHED: (t, facts) =>
    t('refusals-sales.couponMoreItems', { count: facts?.minimumQuantity ?? 1 }),
}
