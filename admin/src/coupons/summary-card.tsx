import { Card } from '@fairground/ui/admin/card.tsx'
import * as v from 'valibot'
import { useFormats, useSiteNow } from '../session/me.ts'
import { t } from '../texts.ts'
import { couponSchema } from './coupon-schema.ts'
import { isNamed } from './coupon-scope.ts'
import { couponSentences } from './coupon-sentence.ts'
import { type CouponValues, couponMessage } from './coupon-values.ts'
import { useScopeNames } from './scope-names.ts'

/** Effect of the coupon as it stands in the form, in plain words. */
export function SummaryCard({ values }: { values: CouponValues }) {
  const formats = useFormats()
  const now = useSiteNow()
  const { code, target, entityId } = values
  const nameOf = useScopeNames(isNamed(target) && entityId ? [{ target, entityId }] : [])
  // Its name has no part in its effect.
  const parsed = v.is(couponSchema(formats.currency), {
    ...values,
    name: t('admin.coupons.any'),
    code: code.trim() || 'ANY',
  })
  return (
    <Card title={t('admin.coupons.summary')}>
      <div className="flex flex-col gap-2">
        {parsed ? (
          couponSentences(couponMessage(values, formats), formats, nameOf, now).map((sentence) => (
            <p key={sentence} className="wrap-anywhere">
              {sentence}
            </p>
          ))
        ) : (
          <p className="text-ink-2">{t('admin.coupons.fillInTheFormTo')}</p>
        )}
      </div>
    </Card>
  )
}
