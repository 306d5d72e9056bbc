import type { Product } from '@fairground/client/generated/stores.products.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { SaveBar } from '@fairground/ui/admin/save-bar.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useEffect, useMemo, useRef } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { currencySign } from '../forms/amounts.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { CollectionsPicker } from './collections-picker.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { PicturesEditor } from './pictures-editor.tsx'
import { changeCount, isManaged } from './product-plan.ts'
import { productSchema } from './product-schema.ts'
import { combinations, type ProductValues } from './product-values.ts'
import { useSaveProduct } from './use-save-product.ts'
import { VariantsTable } from './variants-table.tsx'

export type ProductFormProps = {
  /** What is stored, as the form shows it; of a new product the empty form. */
  base: ProductValues
  stored: Product | undefined
  onDirty?: (dirty: boolean) => void
  /** Told what is stored now. */
  onSaved?: (product: Product) => void
}

/** The product editor. Shows what differs from what is stored, and saves just that. */
export function ProductForm({ base, stored, onDirty, onSaved }: ProductFormProps) {
  const { currency, locale } = useFormats()
  const lacks = useLacks('catalog.write')
  const resolver = useMemo(() => valibotResolver(productSchema(currency)), [currency])
  const form = useForm<ProductValues>({
    defaultValues: base,
    values: base,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  })
  const values = useWatch({ control: form.control }) as ProductValues // every field has a default
  const saved = useRef(false)
  const save = useSaveProduct({
    form,
    base,
    stored,
    onSaved: (product) => {
      if (product) onSaved?.(product)
      else saved.current = true
    },
  })
  const changes = changeCount(base, values)
  const dirty = changes > 0
  useEffect(() => onDirty?.(dirty), [dirty, onDirty])
  const submit = form.handleSubmit((entered) => save.run(entered))
  useCommand('save', changes > 0 && !lacks ? () => void submit() : undefined)
  const recombine = () =>
    form.setValue('variants', combinations(form.getValues('options'), form.getValues('variants')), {
      shouldDirty: true,
    })
  const sign = currencySign(currency, locale)
  return (
    <form id="product" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <LeaveGuard isDirty={() => changes > 0 && !saved.current} />
      {form.formState.submitCount > 0 && (
        <ErrorSummary errors={form.formState.errors} onGo={(name) => form.setFocus(name as keyof ProductValues)} />
      )}
      <div className="grid items-start gap-3 lg:grid-cols-[2fr_20rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <BasicsCard form={form} sign={sign} />
          <Card title="Pictures">
            <PicturesEditor form={form} />
          </Card>
          <Card title="Options and variants">
            <div className="flex flex-col gap-4">
              <p className="text-ink-2">
                What the buyer chooses, such as size or colour. Leave empty for a product of one kind.
              </p>
              <OptionsEditor form={form} onChange={recombine} />
              {values.options.length > 0 && (
                <CheckboxField
                  label="Every combination has its own price, SKU and stock"
                  {...form.register('manageVariants', { onChange: recombine })}
                />
              )}
              {isManaged(values) && values.variants.length > 0 && <VariantsTable form={form} sign={sign} />}
            </div>
          </Card>
          <StockCard form={form} values={values} />
        </div>
        <SideCards form={form} />
      </div>
      <SaveBar
        form="product"
        changes={changes}
        onDiscard={() => form.reset(base)}
        pending={save.pending}
        error={save.fault}
        disabledReason={lacks}
      />
    </form>
  )
}

type Form = UseFormReturn<ProductValues>

function BasicsCard({ form, sign }: { form: Form; sign: string }) {
  const { errors } = form.formState
  return (
    <Card title="Basics">
      <div className="flex flex-col gap-3">
        <AdminTextField label="Name" maxLength={80} {...form.register('name')} error={errors.name?.message} />
        <AdminTextAreaField
          label="Description"
          optional
          rows={7}
          help="Plain text or HTML. Scripts and styles are taken out."
          {...form.register('description')}
          error={errors.description?.message}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminTextField
            label="Price"
            prefix={sign}
            inputMode="decimal"
            {...form.register('price')}
            error={errors.price?.message}
          />
          <AdminTextField
            label="SKU"
            optional
            help="Your own number for it."
            {...form.register('sku')}
            error={errors.sku?.message}
          />
        </div>
      </div>
    </Card>
  )
}

function StockCard({ form, values }: { form: Form; values: ProductValues }) {
  return (
    <Card title="Stock">
      <div className="flex flex-col gap-3">
        <CheckboxField
          label="Count the stock"
          help="Each sale takes units; the last one sold closes the offer."
          {...form.register('trackStock')}
        />
        {isManaged(values) ? (
          <p className="text-ink-2">The units of each combination are in the table above.</p>
        ) : values.trackStock ? (
          <div className="max-w-40">
            <AdminTextField
              label="Units in stock"
              inputMode="numeric"
              {...form.register('quantity')}
              error={form.formState.errors.quantity?.message}
            />
          </div>
        ) : (
          <CheckboxField label="In stock" {...form.register('inStock')} />
        )}
      </div>
    </Card>
  )
}

function SideCards({ form }: { form: Form }) {
  const { errors } = form.formState
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Card title="Visibility">
        <CheckboxField
          label="Show in the shop"
          help="Hidden products keep their orders and their address."
          {...form.register('visible')}
        />
      </Card>
      <Card title="Collections">
        <CollectionsPicker form={form} />
      </Card>
      <Card title="Labels">
        <div className="flex flex-col gap-3">
          <AdminTextField label="Brand" optional {...form.register('brand')} error={errors.brand?.message} />
          <AdminTextField
            label="Ribbon"
            optional
            help="A word on the picture, such as “New”."
            {...form.register('ribbon')}
            error={errors.ribbon?.message}
          />
        </div>
      </Card>
    </div>
  )
}
