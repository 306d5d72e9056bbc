import { BadgePercent, Banknote, Gift, type LucideIcon, Tag, Truck } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import type { CouponKind } from './coupon-values.ts'

interface KindWords {
  readonly label: string
  readonly detail: string
  readonly Icon: LucideIcon
}

export const kindWords: Record<CouponKind, KindWords> = {
  percentOffRate: {
    label: t('admin.coupons.percentageOff'),
    detail: t('admin.coupons.suchAs10OffThe'),
    Icon: BadgePercent,
  },
  moneyOffAmount: { label: t('admin.coupons.moneyOff'), detail: t('admin.coupons.suchAs500Off'), Icon: Banknote },
  freeShipping: {
    label: t('admin.coupons.freeDelivery'),
    detail: t('admin.coupons.theBuyerPaysNoDelivery'),
    Icon: Truck,
  },
  fixedPriceAmount: { label: t('admin.coupons.fixedPrice'), detail: t('admin.coupons.eachUnitForTheSame'), Icon: Tag },
  buyXGetY: { label: t('admin.coupons.buySomeGetSomeFree'), detail: t('admin.coupons.buyTwoGetOneFree'), Icon: Gift },
}

/** The kinds of coupon as cards, of which one is chosen. */
export function KindCards({ field }: { field: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className="pb-1 text-label text-ink-2">{t('admin.coupons.whatBuyersGet')}</legend>
      <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {(Object.entries(kindWords) as [CouponKind, KindWords][]).map(([kind, { label, detail, Icon }]) => (
          <label
            key={kind}
            className="relative flex cursor-pointer items-start gap-2.5 rounded-card border border-border-strong bg-surface p-3 transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              {...field}
              type="radio"
              value={kind}
              aria-label={label}
              aria-describedby={`kind-${kind}`}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-brand" />
            <span className="flex flex-col">
              <span className="font-semibold">{label}</span>
              <span id={`kind-${kind}`} className="text-label font-normal text-ink-2">
                {detail}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
