import { CouponCondition } from '@fairground/contract/ecom/coupon-conditions.ts'
import { plainFields } from '../forms/shared-edits.ts'
import { t } from '../texts.ts'
import type { CouponValues } from './coupon-values.ts'

const moment = (typed: string): string => typed.replace('T', ' ') || t('admin.coupons.noLimit')

const kinds: Record<CouponValues['kind'], string> = {
  moneyOffAmount: t('admin.coupons.moneyOff'),
  percentOffRate: t('admin.coupons.percentageOff'),
  fixedPriceAmount: t('admin.coupons.fixedPrice'),
  freeShipping: t('admin.coupons.freeDelivery'),
  buyXGetY: t('admin.coupons.buySomeGetSomeFree'),
}

const targets: Record<CouponValues['target'], string> = {
  cart: t('admin.coupons.theWholeOrder'),
  goods: t('admin.coupons.allGoods'),
  product: t('admin.coupons.oneProduct'),
  collection: t('admin.coupons.oneCollection'),
  tickets: t('admin.coupons.allTickets'),
  event: t('admin.coupons.oneEvent'),
  ticket: t('admin.coupons.oneKindOfTicket'),
}

const conditionLabels = Object.fromEntries(
  CouponCondition.map((field) => [field, t('admin.coupons.conditionLabel', { condition: field })]),
) as Record<CouponCondition, string> // one for each

const fields = plainFields<CouponValues>(
  {
    code: t('admin.coupons.code'),
    name: t('admin.coupons.name'),
    kind: t('admin.coupons.kindOfDiscount'),
    amount: t('admin.coupons.amount'),
    percent: t('admin.coupons.percentage'),
    buy: t('admin.coupons.unitsToBuy'),
    free: t('admin.coupons.freeUnits'),
    target: t('admin.coupons.appliesTo'),
    entityId: t('admin.coupons.item'),
    ...conditionLabels,
    oneUnit: t('admin.coupons.oneUnitOnly'),
    start: t('admin.coupons.starts'),
    end: t('admin.coupons.ends'),
    usageLimit: t('admin.coupons.usesInTotal'),
    perCustomer: t('admin.coupons.usesPerCustomer'),
    active: t('admin.coupons.active'),
  },
  {
    kind: (kind) => kinds[kind],
    target: (target) => targets[target],
    entityId: (id) => (id ? t('admin.coupons.anotherChoice') : t('admin.coupons.none')),
    start: moment,
    end: moment,
  },
)

/** Fields of a coupon that two people may change. */
export const couponFields = () => fields
