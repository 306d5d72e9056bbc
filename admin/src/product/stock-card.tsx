import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { rich, t } from '../texts.ts'
import { hasOptions, type ProductValues } from './product-values.ts'

/** Stock, and the choice of pre-orders. */
export function StockCard({ form }: { form: UseFormReturn<ProductValues> }) {
  const [options, tracked, preorder] = useWatch({
    control: form.control,
    name: ['options', 'trackStock', 'variants.0.preorder'],
  })
  const lacks = useLacks('inventory.write')
  const single = !hasOptions({ options })
  const errors = form.formState.errors.variants?.[0]
  return (
    <Card title={t('admin.product.stock')}>
      {lacks ? <p className="text-ink-2">{lacks}</p> : null}
      <fieldset disabled={lacks !== undefined} className="flex flex-col gap-3">
        <CheckboxField
          label={t('admin.product.countTheStock')}
          help={t('admin.product.eachSaleReducesTheStock')}
          {...form.register('trackStock')}
        />
        {!single && <p className="text-ink-2">{t('admin.product.theUnitsOfEachCombination')}</p>}
        {single && tracked && (
          <div className="max-w-40">
            <AdminTextField
              label={t('admin.product.unitsInStock')}
              inputMode="numeric"
              {...form.register('variants.0.quantity')}
              error={errors?.quantity?.message}
            />
          </div>
        )}
        {single && !tracked && (
          <CheckboxField label={t('admin.product.inStock')} {...form.register('variants.0.inStock')} />
        )}
        {single && (
          <CheckboxField
            label={t('admin.product.takePreOrders')}
            help={t('admin.product.buyersCanOrderItWhile')}
            {...form.register('variants.0.preorder')}
          />
        )}
        {single && preorder && (
          <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
            <AdminTextField
              label={t('admin.product.atMost')}
              optional
              suffix={t('admin.product.ahead')}
              inputMode="numeric"
              {...form.register('variants.0.preorderLimit')}
              error={errors?.preorderLimit?.message}
            />
            <AdminTextField
              label={t('admin.product.textForBuyers')}
              optional
              placeholder={t('admin.product.shipsInMay')}
              {...form.register('variants.0.preorderMessage')}
              error={errors?.preorderMessage?.message}
            />
          </div>
        )}
        <p className="text-label font-normal text-ink-3">
          {rich('admin.product.thisIsTheStockAt', {
            link: (text) => (
              <RouterLink href={paths.inventory()} className="text-brand underline">
                {text}
              </RouterLink>
            ),
          })}
        </p>
      </fieldset>
    </Card>
  )
}
