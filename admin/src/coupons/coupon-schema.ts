import { CouponCondition } from '@fairground/contract/ecom/coupon-conditions.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { parsePercent } from '@fairground/domain/rate.ts'
import * as v from 'valibot'
import { amountFault, wireAmount } from '../forms/amounts.ts'
import { atMost } from '../forms/at-most.ts'
import { moment } from '../forms/moment.ts'
import { t } from '../texts.ts'
import { conditionFaults } from './condition-values.ts'
import { isNamed } from './coupon-scope.ts'
import type { CouponValues } from './coupon-values.ts'

const percentWords = {
  FORMAT: t('admin.coupons.enterANumberSuchAs'),
  DECIMAL_MAX_SCALE: t('admin.coupons.useAtMost4Decimals'),
  DECIMAL_LTE: t('admin.coupons.enter100OrLess'),
} as const

function percentFault(typed: string): string | undefined {
  const parsed = parsePercent(wireAmount(typed))
  if (!parsed.ok) return percentWords[parsed.rule]
  return parsed.rate === 0n ? t('admin.coupons.enterMoreThan0') : undefined
}

function unitsFault(typed: string): string | undefined {
  const units = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return units >= 1 && units <= 1000 ? undefined : t('admin.coupons.enterAWholeNumberFrom')
}

/** Mistakes in the fields for a coupon's effect and scope. */
function benefitFaults(values: CouponValues, currency: string): Partial<Record<keyof CouponValues, string>> {
  const { kind, amount, percent, buy, free, target, entityId } = values
  const faults: Partial<Record<keyof CouponValues, string | undefined>> = {}
  if (kind === 'moneyOffAmount' || kind === 'fixedPriceAmount') faults.amount = amountFault(amount, currency)
  if (kind === 'moneyOffAmount' && !isPositive(wireAmount(amount))) faults.amount ??= t('admin.coupons.enterMoreThan0')
  if (kind === 'percentOffRate') faults.percent = percentFault(percent)
  if (kind === 'buyXGetY') Object.assign(faults, { buy: unitsFault(buy), free: unitsFault(free) })
  if (isNamed(target) && !entityId) faults.entityId = t('admin.coupons.chooseWhatItAppliesTo')
  Object.assign(faults, conditionFaults(values, currency))
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))
}

const count = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([1-9]\d{0,5}|1000000)?$/, t('admin.coupons.enterAWholeNumberFrom2')),
)

/** The rules of the contract that a person can break by typing, in words. The server checks again. */
export const couponSchema = (currency: string): v.GenericSchema<CouponValues> =>
  v.pipe(
    v.object({
      code: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(t('admin.coupons.enterACodeOrGenerate')),
        atMost(50, t('admin.coupons.aCode')),
        v.regex(/^\S*$/, t('admin.coupons.removeTheSpaces')),
      ),
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(t('admin.coupons.enterAName')),
        atMost(150, t('admin.coupons.aName')),
      ),
      kind: v.picklist(['moneyOffAmount', 'percentOffRate', 'freeShipping', 'fixedPriceAmount', 'buyXGetY']),
      amount: v.string(),
      percent: v.string(),
      buy: v.string(),
      free: v.string(),
      target: v.picklist(['cart', 'goods', 'tickets', 'product', 'collection', 'event', 'ticket']),
      entityId: v.string(),
      oneUnit: v.boolean(),
      start: moment,
      end: moment,
      ...v.entriesFromList(CouponCondition, v.string()),
      usageLimit: count,
      perCustomer: count,
      active: v.boolean(),
    }),
    v.forward(
      v.check(({ start, end }) => !start || !end || start < end, t('admin.coupons.theEndMustBeAfter')),
      ['end'],
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const [key, message] of Object.entries(benefitFaults(input, currency)))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: undefined }] })
    }),
  ) as v.GenericSchema<CouponValues> // the pipe's output is its input

/** Places of the server's violations on the form. */
export const couponViolations = [
  [new RegExp(`^specification\\.(${['code', 'name', 'usageLimit', ...CouponCondition].join('|')})$`), '$1'],
  [/^specification\.(moneyOffAmount|fixedPriceAmount)$/, 'amount'],
  [/^specification\.percentOffRate$/, 'percent'],
  [/^specification\.buyXGetY\.y$/, 'free'],
  [/^specification\.buyXGetY.*$/, 'buy'],
  [/^specification\.scope.*$/, 'target'],
  [/^specification\.startTime$/, 'start'],
  [/^specification\.expirationTime$/, 'end'],
  [/^specification\.limitPerCustomer$/, 'perCustomer'],
] as const
