import type { Coupon } from '@fairground/client/generated/ecom.coupons.ts'
import { SaveBar } from '@fairground/ui/admin/save-bar.tsx'
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { CouponFields } from './coupon-fields.tsx'
import { couponSchema } from './coupon-schema.ts'
import { couponFields } from './coupon-shared-fields.ts'
import type { CouponValues } from './coupon-values.ts'
import { ENTITY_BUTTON } from './scope-field.tsx'
import { SummaryCard } from './summary-card.tsx'
import { useSaveCoupon } from './use-save-coupon.ts'

type CouponFormProps = {
  /** Values to begin with; where it changes, fields that were not touched follow. */
  base: CouponValues
  /** The coupon that is changed; absent makes one. */
  coupon?: Coupon
  /** Set when leaving loses nothing. */
  leaving: RefObject<boolean>
  onSaved: (id: string) => void
  /** Under the sentence that says what it does. */
  children?: ReactNode
}

export function CouponForm({ base, coupon, leaving, onSaved, children }: CouponFormProps) {
  const { currency } = useFormats()
  const lacks = useLacks('catalog.write')
  const resolver = useMemo(() => valibotResolver(couponSchema(currency)), [currency])
  const form = useForm<CouponValues>({
    defaultValues: base,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  })
  const saved = useRef(false)
  const values = useWatch({ control: form.control }) as CouponValues // every field has a default
  const changes = (Object.keys(base) as (keyof CouponValues)[]).filter((field) => base[field] !== values[field]).length
  const save = useSaveCoupon({
    form,
    coupon,
    onSaved: (id) => {
      saved.current = coupon !== undefined
      onSaved(id)
    },
  })
  const others = useOthersEdits<CouponValues>({
    edited: coupon && { kind: 'coupon', id: coupon.id },
    base,
    entered: form.getValues,
    show: (shown) => form.reset(shown, { keepErrors: true, keepSubmitCount: true }),
    fields: couponFields,
    pending: save.pending,
    saved,
  })
  const submit = form.handleSubmit(save.run)
  const refused = lacks ?? others.reason
  useCommand('save', changes > 0 && !refused ? () => void submit() : undefined)
  return (
    <form
      id="coupon"
      noValidate
      onSubmit={submit}
      className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <LeaveGuard isDirty={() => changes > 0 && !leaving.current} />
        {others.note}
        {form.formState.submitCount > 0 && (
          <ErrorSummary
            errors={form.formState.errors}
            onGo={(name) =>
              name === 'entityId'
                ? document.getElementById(ENTITY_BUTTON)?.focus()
                : form.setFocus(name as keyof CouponValues)
            }
          />
        )}
        <CouponFields form={form} uses={coupon?.numberOfUsages} />
      </div>
      <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-3">
        <SummaryCard values={values} />
        {children}
      </div>
      <div className="sticky bottom-3 z-30 lg:col-span-2 empty:hidden">
        {coupon ? (
          <SaveBar
            form="coupon"
            changes={changes}
            onDiscard={() => form.reset(base)}
            pending={save.pending}
            error={save.fault}
            disabledReason={refused}
          />
        ) : (
          save.fault && (
            <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-danger">
              {save.fault}
            </p>
          )
        )}
      </div>
    </form>
  )
}
