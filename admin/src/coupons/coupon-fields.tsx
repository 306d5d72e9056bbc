import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { currencySign } from '../forms/amounts.ts'
import { useFormats } from '../session/me.ts'
import { rich, t } from '../texts.ts'
import { type CouponKind, type CouponValues, canBeOneUnit } from './coupon-values.ts'
import { generateCode } from './generate-code.ts'
import { KindCards, kindWords } from './kind-cards.tsx'
import { fits, ScopeField } from './scope-field.tsx'

type Form = UseFormReturn<CouponValues>

type CouponFieldsProps = {
  form: Form
  /** Absent while it is made: then its kind can be chosen. */
  uses?: number | undefined
}

/** Fields of a coupon: the same cards when it is made and when it is changed. */
export function CouponFields({ form, uses }: CouponFieldsProps) {
  return (
    <>
      <CodeCard form={form} />
      <BenefitCard form={form} isNew={uses === undefined} />
      <LimitsCard form={form} uses={uses} />
    </>
  )
}

function CodeCard({ form }: { form: Form }) {
  const { errors } = form.formState
  return (
    <Card title={t('admin.coupons.code')}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <AdminTextField
              label={t('admin.coupons.code')}
              help={t('admin.coupons.buyersEnterItInUpper')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={50}
              className="font-mono"
              {...form.register('code')}
              error={errors.code?.message}
            />
          </div>
          <Button
            variant="secondary"
            size="sm"
            className="mt-5"
            onClick={() => form.setValue('code', generateCode(), { shouldDirty: true, shouldValidate: true })}
          >
            {t('admin.coupons.generate')}
          </Button>
        </div>
        <AdminTextField
          label={t('admin.coupons.name')}
          help={t('admin.coupons.shownHereAndOnOrders')}
          autoComplete="off"
          maxLength={150}
          {...form.register('name')}
          error={errors.name?.message}
        />
      </div>
    </Card>
  )
}

function BenefitCard({ form, isNew }: { form: Form; isNew: boolean }) {
  const kind = form.watch('kind')
  return (
    <Card title={t('admin.coupons.discount')}>
      <div className="flex flex-col gap-4">
        {isNew ? (
          <KindCards field={form.register('kind', { onChange: () => keepFitting(form) })} />
        ) : (
          <p className="text-ink-2">
            {rich('admin.coupons.labelTheKindCannotBe', {
              mark: (text) => <span className="font-semibold text-ink">{text}</span>,
              label: kindWords[kind].label,
            })}
          </p>
        )}
        <ValueFields form={form} kind={kind} />
        <ScopeField form={form} kind={kind} />
        {canBeOneUnit(kind) && (
          <CheckboxField
            label={t('admin.coupons.onlyForTheCheapestUnit')}
            help={t('admin.coupons.otherwiseForEveryUnitIt')}
            {...form.register('oneUnit')}
          />
        )}
      </div>
    </Card>
  )
}

/** Replaces a chosen kind that does not fit what was chosen before by the next best. */
function keepFitting(form: Form): void {
  const { kind, target } = form.getValues()
  if (fits(kind, target)) return
  form.setValue('target', kind === 'freeShipping' ? 'cart' : 'goods', { shouldDirty: true })
  form.setValue('entityId', '')
}

function ValueFields({ form, kind }: { form: Form; kind: CouponKind }) {
  const { currency, locale } = useFormats()
  const { errors } = form.formState
  const units = { inputMode: 'numeric', autoComplete: 'off', className: 'max-w-40' } as const
  switch (kind) {
    case 'freeShipping':
      return null
    case 'percentOffRate':
      return (
        <AdminTextField
          label={t('admin.coupons.amountOff')}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          className="max-w-40"
          {...form.register('percent')}
          error={errors.percent?.message}
        />
      )
    case 'buyXGetY':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminTextField
            label={t('admin.coupons.unitsToBuy')}
            {...units}
            {...form.register('buy')}
            error={errors.buy?.message}
          />
          <AdminTextField
            label={t('admin.coupons.freeUnits')}
            help={t('admin.coupons.theCheapestOnes')}
            {...units}
            {...form.register('free')}
            error={errors.free?.message}
          />
        </div>
      )
    default:
      return (
        <AdminTextField
          label={kind === 'moneyOffAmount' ? t('admin.coupons.amountOff') : t('admin.coupons.pricePerUnit')}
          prefix={currencySign(currency, locale)}
          inputMode="decimal"
          autoComplete="off"
          className="max-w-40"
          {...form.register('amount')}
          error={errors.amount?.message}
        />
      )
  }
}

function LimitsCard({ form, uses }: CouponFieldsProps) {
  const { zone } = useFormats()
  const { errors } = form.formState
  const time = t('admin.coupons.timeInReplaceAll', { replaceAll: zone.replaceAll('_', ' ') })
  const bound = { inputMode: 'numeric', autoComplete: 'off', placeholder: t('admin.coupons.noLimit') } as const
  return (
    <Card title={t('admin.coupons.whenAndHowOften')}>
      <div className="flex flex-col gap-4">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <AdminTextField
            label={t('admin.coupons.starts')}
            optional
            type="datetime-local"
            max="9999-12-31T23:59"
            help={t('admin.coupons.timeEmptyAtOnce', { time })}
            {...form.register('start')}
            error={errors.start?.message}
          />
          <AdminTextField
            label={t('admin.coupons.ends')}
            optional
            type="datetime-local"
            max="9999-12-31T23:59"
            help={t('admin.coupons.timeEmptyNever', { time })}
            {...form.register('end')}
            error={errors.end?.message}
          />
          <AdminTextField
            label={t('admin.coupons.ordersThatMayUseIt')}
            optional
            {...bound}
            help={
              uses
                ? t('admin.coupons.countUsedIt', { count: t('admin.list.countOrderHas', { count: uses }) })
                : undefined
            }
            {...form.register('usageLimit')}
            error={errors.usageLimit?.message}
          />
          <AdminTextField
            label={t('admin.coupons.usesPerCustomer')}
            optional
            {...bound}
            help={t('admin.coupons.customersAreRecognisedByCart')}
            {...form.register('perCustomer')}
            error={errors.perCustomer?.message}
          />
        </div>
        <CheckboxField
          label={t('admin.coupons.active')}
          help={t('admin.coupons.inactiveCouponsCannotBeUsed')}
          {...form.register('active')}
        />
      </div>
    </Card>
  )
}
