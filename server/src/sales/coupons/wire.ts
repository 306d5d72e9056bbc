import type { Coupon } from '@fairground/contract/ecom/coupons.ts'
import { amountAsNumber } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { formatPercent } from '@fairground/domain/rate.ts'
import type { Static } from 'typebox'
import type { CouponRow } from './queries.ts'
import type { Specification } from './read-specification.ts'
import { conditionsToWire, fromStored } from './stored-conditions.ts'

const milliseconds = (at: Date): string => String(at.getTime())

export function couponToWire(row: CouponRow, currency: string, now: Date): Static<typeof Coupon> {
  const { expiresAt } = row
  return {
    id: row.id,
    specification: specificationToWire(row, currency),
    dateCreated: milliseconds(row.createdAt),
    expired: expiresAt !== null && expiresAt <= now,
    numberOfUsages: Number(row.used),
  }
}

function specificationToWire(row: CouponRow, currency: string): Specification {
  const { startsAt, expiresAt, usageLimit, limitPerCustomer, scope, conditions } = row
  return {
    name: row.name,
    code: row.code,
    type: row.type,
    active: row.active,
    limitedToOneItem: row.oneItem,
    ...benefitToWire(row, currency),
    ...present({
      startTime: startsAt ? milliseconds(startsAt) : undefined,
      expirationTime: expiresAt ? milliseconds(expiresAt) : undefined,
      usageLimit: usageLimit === null ? undefined : Number(usageLimit),
      limitPerCustomer: limitPerCustomer ?? undefined,
      scope: scope || undefined,
    }),
    ...conditionsToWire(fromStored(conditions), currency),
  }
}

/** The field of the coupon's type; the table's rows of a type have what it needs. */
function benefitToWire({ type, amount, rate, buy, get }: CouponRow, currency: string): Specification {
  switch (type) {
    case 'moneyOffAmount':
    case 'fixedPriceAmount':
      return { [type]: amountAsNumber(amount ?? 0n, currency) }
    case 'percentOffRate':
      return { percentOffRate: Number(formatPercent(rate ?? 0n)) }
    case 'buyXGetY':
      return { buyXGetY: { x: buy ?? 1, y: get ?? 1 } }
    case 'freeShipping':
      return { freeShipping: true }
    default:
      return type satisfies never
  }
}
