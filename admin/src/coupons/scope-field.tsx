import { AdminField, AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import { ConditionFields } from './condition-fields.tsx'
import { isNamed, type NamedTarget, type Target } from './coupon-scope.ts'
import type { CouponKind, CouponValues } from './coupon-values.ts'
import { scopeNamesQuery, useScopeNames } from './scope-names.ts'

/** Fetched when somebody chooses. */
const ScopePicker = lazy(async () => ({ default: (await import('./scope-picker.tsx')).ScopePicker }))

const targets: readonly (readonly [Target, string])[] = [
  ['cart', t('admin.coupons.theWholeOrder')],
  ['goods', t('admin.coupons.allGoods')],
  ['product', t('admin.coupons.oneProduct')],
  ['collection', t('admin.coupons.oneCollection')],
  ['tickets', t('admin.coupons.allTickets')],
  ['event', t('admin.coupons.oneEvent')],
  ['ticket', t('admin.coupons.oneKindOfTicket')],
]

/** Free units are counted among something that is named; delivery is of the whole order. */
export const fits = (kind: CouponKind, target: Target): boolean =>
  kind === 'freeShipping' ? target === 'cart' : kind !== 'buyXGetY' || target !== 'cart'

/** The button that chooses what the coupon is for; where its error leads. */
export const ENTITY_BUTTON = 'coupon-entity'

/** Scope of the coupon, and the order amount from which it counts. */
export function ScopeField({ form, kind }: { form: UseFormReturn<CouponValues>; kind: CouponKind }) {
  const { errors } = form.formState
  const target = form.watch('target')
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <AdminSelectField
        label={t('admin.coupons.appliesTo')}
        {...form.register('target', { onChange: () => form.setValue('entityId', '', { shouldDirty: true }) })}
        error={errors.target?.message}
      >
        {targets
          .filter(([one]) => fits(kind, one))
          .map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
      </AdminSelectField>
      {isNamed(target) && <EntityField form={form} target={target} />}
      <ConditionFields form={form} />
    </div>
  )
}

const labels: Record<NamedTarget, string> = {
  product: t('admin.coupons.product'),
  collection: t('admin.coupons.collection'),
  event: t('admin.coupons.event'),
  ticket: t('admin.coupons.kindOfTicket'),
}

function EntityField({ form, target }: { form: UseFormReturn<CouponValues>; target: NamedTarget }) {
  const cache = useQueryClient()
  const [choosing, setChoosing] = useState(false)
  const entityId = form.watch('entityId')
  const nameOf = useScopeNames(entityId ? [{ target, entityId }] : [])
  const verb = entityId ? t('admin.coupons.chooseAnother') : t('admin.coupons.choose')
  return (
    <AdminField id={ENTITY_BUTTON} label={labels[target]} error={form.formState.errors.entityId?.message}>
      {({ id, 'aria-describedby': describedBy }) => (
        <span className="flex flex-wrap items-center gap-2">
          {entityId && <span className="min-w-0 font-semibold wrap-anywhere">{nameOf(target, entityId)}</span>}
          <Button
            id={id}
            aria-label={`${verb} ${labels[target].toLowerCase()}`}
            aria-describedby={describedBy}
            variant="secondary"
            size="sm"
            onClick={() => setChoosing(true)}
          >
            {verb}
          </Button>
          {choosing && (
            <Suspense>
              <ScopePicker
                target={target}
                onClose={() => setChoosing(false)}
                onChoose={(choice) => {
                  setChoosing(false)
                  cache.setQueryData(scopeNamesQuery([{ target, entityId: choice.id }]).queryKey, {
                    names: { [choice.id]: choice.name },
                    refused: [],
                  })
                  form.setValue('entityId', choice.id, { shouldDirty: true, shouldValidate: true })
                }}
              />
            </Suspense>
          )}
        </span>
      )}
    </AdminField>
  )
}
