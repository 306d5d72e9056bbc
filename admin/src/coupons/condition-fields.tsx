import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { currencySign } from '../forms/amounts.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { kindOf, shownConditions } from './condition-values.ts'
import type { CouponValues } from './coupon-values.ts'

/** A field for each condition that may stand beside the chosen target. */
export function ConditionFields({ form }: { form: UseFormReturn<CouponValues> }) {
  const { currency, locale } = useFormats()
  const { errors } = form.formState
  return shownConditions(form.watch('target')).map((field) => {
    const isAmount = kindOf(field) === 'amount'
    return (
      <AdminTextField
        key={field}
        label={t('admin.coupons.conditionLabel', { condition: field })}
        optional
        prefix={isAmount ? currencySign(currency, locale) : undefined}
        inputMode={isAmount ? 'decimal' : 'numeric'}
        autoComplete="off"
        placeholder={t('admin.coupons.conditionPlaceholder', { condition: field })}
        {...form.register(field)}
        error={errors[field]?.message}
      />
    )
  })
}
