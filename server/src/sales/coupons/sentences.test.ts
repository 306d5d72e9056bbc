import { CouponCondition } from '@fairground/contract/ecom/coupon-conditions.ts'
import { conditions, noConditions } from '@fairground/domain/coupons/conditions.ts'
import { expect, test } from 'vitest'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { couponSentence } from './sentences.ts'

const site = { currency: 'GBP', timeZone: 'Europe/London' }

test.for(['en', 'de', 'fr'])('each condition has its sentence in %s, with its bound', (language) => {
  for (const condition of CouponCondition) {
    const facts = {
      startsAt: null,
      expiresAt: null,
      minimumQuantity: 1,
      conditions: { ...noConditions, [condition]: 300n },
    }
    expect(couponSentence(conditions[condition].reason, site, facts)(textsIn(language), language)).toMatch(/3/)
  }
})
