import { displayAmount } from '@fairground/domain/money.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useFormats } from '../session/me.ts'
import { rich, t } from '../texts.ts'
import { marginOf } from './margin.ts'
import { MEASURE_UNITS, shownUnit } from './measure-units.ts'
import { hasOptions, type ProductValues } from './product-values.ts'
import { TaxGroupField } from './tax-group-field.tsx'

type Props = { form: UseFormReturn<ProductValues>; sign: string }

/** Prices, cost and codes of a product of one kind; where there are options they stand in the table, and only the measure is here. */
export function PriceCard({ form, sign }: Props) {
  const [options, productType] = useWatch({ control: form.control, name: ['options', 'productType'] })
  const single = !hasOptions({ options })
  const physical = productType === 'PHYSICAL'
  return (
    <Card title={t('admin.product.price')}>
      <div className="flex flex-col gap-3">
        {single ? (
          <SinglePrices form={form} sign={sign} physical={physical} />
        ) : (
          <p className="text-ink-2">{t('admin.product.thePriceOfEachCombination')}</p>
        )}
        {physical && <UnitPrice form={form} single={single} />}
        <TaxGroupField form={form} />
      </div>
    </Card>
  )
}

function SinglePrices({ form, sign, physical }: Props & { physical: boolean }) {
  const errors = form.formState.errors.variants?.[0]
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <AdminTextField
          label={t('admin.product.price')}
          prefix={sign}
          inputMode="decimal"
          {...form.register('variants.0.price')}
          error={errors?.price?.message}
        />
        <AdminTextField
          label={t('admin.product.compareAtPrice')}
          optional
          help={t('admin.product.shownStruckThroughForSales')}
          prefix={sign}
          inputMode="decimal"
          {...form.register('variants.0.compareAt')}
          error={errors?.compareAt?.message}
        />
        <AdminTextField
          label={t('admin.product.cost')}
          optional
          help={t('admin.product.whatYouPayBuyersNever')}
          prefix={sign}
          inputMode="decimal"
          {...form.register('variants.0.cost')}
          error={errors?.cost?.message}
        />
      </div>
      <Profit form={form} />
      <div className="grid gap-3 sm:grid-cols-3">
        <AdminTextField
          label={t('admin.product.sKU')}
          optional
          help={t('admin.product.yourOwnItemNumber')}
          {...form.register('variants.0.sku')}
          error={errors?.sku?.message}
        />
        <AdminTextField
          label={t('admin.product.barcode')}
          optional
          {...form.register('variants.0.barcode')}
          error={errors?.barcode?.message}
        />
        {physical && (
          <AdminTextField
            label={t('admin.product.weight')}
            optional
            suffix={t('admin.product.kg')}
            inputMode="decimal"
            {...form.register('variants.0.weight')}
            error={errors?.weight?.message}
          />
        )}
      </div>
    </>
  )
}

function Profit({ form }: { form: UseFormReturn<ProductValues> }) {
  const { currency, locale } = useFormats()
  const [price, cost] = useWatch({ control: form.control, name: ['variants.0.price', 'variants.0.cost'] })
  const margin = marginOf(price ?? '', cost ?? '', currency)
  const share = margin?.share
  return (
    <p role="status" className="min-h-5 text-ink-2 tabular-nums">
      {margin && (
        <>
          {rich('admin.product.profitProfit', {
            strong: (text) => <strong className={margin.profit < 0n ? 'text-danger' : ''}>{text}</strong>,
            profit: displayAmount(margin.profit, currency, locale),
          })}
          {share !== undefined && (
            <>
              {' '}
              {t('admin.product.marginShare', {
                share: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share),
              })}
            </>
          )}
        </>
      )}
    </p>
  )
}

function UnitPrice({ form, single }: { form: UseFormReturn<ProductValues>; single: boolean }) {
  const [amount, unit] = useWatch({ control: form.control, name: ['unitAmount', 'unit'] })
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <AdminTextField
        label={t('admin.product.pricePer')}
        optional
        placeholder="1"
        help={t('admin.product.suchAsPer1Kg')}
        inputMode="decimal"
        {...form.register('unitAmount')}
        error={errors.unitAmount?.message}
      />
      <AdminSelectField label={t('admin.product.unit')} {...form.register('unit')}>
        {MEASURE_UNITS.map(([name, sign]) => (
          <option key={name} value={name}>
            {sign}
          </option>
        ))}
      </AdminSelectField>
      {single && amount.trim() !== '' && (
        <AdminTextField
          label={t('admin.product.contentsOfOneItem')}
          suffix={shownUnit(unit)}
          inputMode="decimal"
          {...form.register('variants.0.contents')}
          error={errors.variants?.[0]?.contents?.message}
        />
      )}
    </div>
  )
}
