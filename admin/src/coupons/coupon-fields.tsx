import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { currencySign } from '../forms/amounts.ts'
import { useFormats } from '../session/me.ts'
import { type CouponKind, type CouponValues, canBeOneUnit } from './coupon-values.ts'
import { generateCode } from './generate-code.ts'
import { KindCards, kindWords } from './kind-cards.tsx'
import { fits, ScopeField } from './scope-field.tsx'

type Form = UseFormReturn<CouponValues>

export type CouponFieldsProps = {
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
    <Card title="Code">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <AdminTextField
              label="Code"
              help="Buyers enter it in upper or lower case."
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
            Generate
          </Button>
        </div>
        <AdminTextField
          label="Name"
          help="Shown here and on orders."
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
    <Card title="Discount">
      <div className="flex flex-col gap-4">
        {isNew ? (
          <KindCards field={form.register('kind', { onChange: () => keepFitting(form) })} />
        ) : (
          <p className="text-ink-2">
            <span className="font-semibold text-ink">{kindWords[kind].label}.</span> The kind cannot be changed later.
            Create another coupon instead.
          </p>
        )}
        <ValueFields form={form} kind={kind} />
        <ScopeField form={form} kind={kind} />
        {canBeOneUnit(kind) && (
          <CheckboxField
            label="Only for the cheapest unit"
            help="Otherwise for every unit it applies to."
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
          label="Amount off"
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
          <AdminTextField label="Units to buy" {...units} {...form.register('buy')} error={errors.buy?.message} />
          <AdminTextField
            label="Free units"
            help="The cheapest ones."
            {...units}
            {...form.register('free')}
            error={errors.free?.message}
          />
        </div>
      )
    default:
      return (
        <AdminTextField
          label={kind === 'moneyOffAmount' ? 'Amount off' : 'Price per unit'}
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
  const { zone, count } = useFormats()
  const { errors } = form.formState
  const time = `Time in ${zone.replaceAll('_', ' ')}.`
  const bound = { inputMode: 'numeric', autoComplete: 'off', placeholder: 'No limit' } as const
  return (
    <Card title="When and how often">
      <div className="flex flex-col gap-4">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <AdminTextField
            label="Starts"
            optional
            type="datetime-local"
            max="9999-12-31T23:59"
            help={`${time} Empty: at once.`}
            {...form.register('start')}
            error={errors.start?.message}
          />
          <AdminTextField
            label="Ends"
            optional
            type="datetime-local"
            max="9999-12-31T23:59"
            help={`${time} Empty: never.`}
            {...form.register('end')}
            error={errors.end?.message}
          />
          <AdminTextField
            label="Orders that may use it"
            optional
            {...bound}
            help={uses ? `${count(uses, { one: '# order has', other: '# orders have' })} used it.` : undefined}
            {...form.register('usageLimit')}
            error={errors.usageLimit?.message}
          />
          <AdminTextField
            label="Uses per customer"
            optional
            {...bound}
            help="Customers are recognised by cart and email address."
            {...form.register('perCustomer')}
            error={errors.perCustomer?.message}
          />
        </div>
        <CheckboxField label="Active" help="Inactive coupons cannot be used." {...form.register('active')} />
      </div>
    </Card>
  )
}
