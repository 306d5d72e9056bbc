import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
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
    <Card title="Stock">
      {lacks ? <p className="text-ink-2">{lacks}</p> : null}
      <fieldset disabled={lacks !== undefined} className="flex flex-col gap-3">
        <CheckboxField
          label="Count the stock"
          help="Each sale reduces the stock. At 0 the product is sold out."
          {...form.register('trackStock')}
        />
        {!single && <p className="text-ink-2">The units of each combination are in the table.</p>}
        {single && tracked && (
          <div className="max-w-40">
            <AdminTextField
              label="Units in stock"
              inputMode="numeric"
              {...form.register('variants.0.quantity')}
              error={errors?.quantity?.message}
            />
          </div>
        )}
        {single && !tracked && <CheckboxField label="In stock" {...form.register('variants.0.inStock')} />}
        {single && (
          <CheckboxField
            label="Take pre-orders"
            help="Buyers can order it while it is sold out."
            {...form.register('variants.0.preorder')}
          />
        )}
        {single && preorder && (
          <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
            <AdminTextField
              label="At most"
              optional
              suffix="ahead"
              inputMode="numeric"
              {...form.register('variants.0.preorderLimit')}
              error={errors?.preorderLimit?.message}
            />
            <AdminTextField
              label="Text for buyers"
              optional
              placeholder="Ships in May"
              {...form.register('variants.0.preorderMessage')}
              error={errors?.preorderMessage?.message}
            />
          </div>
        )}
        <p className="text-label font-normal text-ink-3">
          This is the stock at the default location. For others, see{' '}
          <RouterLink href={paths.inventory()} className="text-brand underline">
            Inventory
          </RouterLink>
          .
        </p>
      </fieldset>
    </Card>
  )
}
