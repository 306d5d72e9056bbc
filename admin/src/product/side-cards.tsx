import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { NameList } from '../labels/name-list.tsx'
import { t } from '../texts.ts'
import { CategoriesPicker } from './categories-picker.tsx'
import { NameField } from './name-field.tsx'
import type { ProductValues } from './product-values.ts'
import { SectionsCard } from './sections-card.tsx'

type Props = { form: UseFormReturn<ProductValues>; isNew: boolean }

/** Beside the main column: where it is shown, where it belongs, what it is called by. */
export function SideCards({ form, isNew }: Props) {
  const [productType, ribbons, tags, privateTags] = useWatch({
    control: form.control,
    name: ['productType', 'moreRibbons', 'tags', 'privateTags'],
  })
  const set = (field: 'moreRibbons' | 'tags' | 'privateTags') => (names: string[]) =>
    form.setValue(field, names, { shouldDirty: true })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Card title={t('admin.product.visibility')}>
        <div className="flex flex-col gap-2">
          <CheckboxField
            label={t('admin.product.showInTheShop')}
            help={t('admin.product.hiddenProductsKeepTheirOrders')}
            {...form.register('visible')}
          />
          <CheckboxField
            label={t('admin.product.sellToMembersOnly')}
            help={t('admin.product.everyoneCanSeeItOnly')}
            {...form.register('membersOnly')}
          />
          {productType === 'PHYSICAL' && (
            <CheckboxField label={t('admin.product.sellAtTheTill')} {...form.register('visibleInPos')} />
          )}
        </div>
      </Card>
      <Card title={t('admin.product.kind')}>
        {isNew ? (
          <AdminSelectField
            label={t('admin.product.whatIsSold')}
            help={t('admin.product.thisCannotBeChangedLater')}
            {...form.register('productType', {
              // Files do not run out; a seller of a limited number counts them.
              onChange: ({ target }) => form.setValue('trackStock', target.value === 'PHYSICAL', { shouldDirty: true }),
            })}
          >
            <option value="PHYSICAL">{t('admin.product.physicalGoods')}</option>
            <option value="DIGITAL">{t('admin.product.download')}</option>
          </AdminSelectField>
        ) : (
          <p>{productType === 'PHYSICAL' ? t('admin.product.physicalGoods') : t('admin.product.download')}</p>
        )}
      </Card>
      <Card title={t('admin.product.collections')}>
        <CategoriesPicker form={form} />
      </Card>
      <BrandCard form={form} ribbons={ribbons} onRibbons={set('moreRibbons')} />
      <SectionsCard form={form} />
      <Card title={t('admin.product.tags')}>
        <div className="flex flex-col gap-3">
          <NameList label={t('admin.product.tags')} names={tags} most={100} longest={100} onChange={set('tags')} />
          <NameList
            label={t('admin.product.privateTags')}
            help={t('admin.product.onlyStaffCanSeeThem')}
            names={privateTags}
            most={100}
            longest={100}
            onChange={set('privateTags')}
          />
        </div>
      </Card>
    </div>
  )
}

type BrandCardProps = {
  form: UseFormReturn<ProductValues>
  ribbons: string[]
  onRibbons: (names: string[]) => void
}

function BrandCard({ form, ribbons, onRibbons }: BrandCardProps) {
  const { errors } = form.formState
  return (
    <Card title={t('admin.product.brandAndRibbons')}>
      <div className="flex flex-col gap-3">
        <NameField
          form={form}
          name="brand"
          label={t('admin.product.brand')}
          longest={50}
          error={errors.brand?.message}
        />
        <NameField
          form={form}
          name="ribbon"
          label={t('admin.product.ribbon')}
          help={t('admin.product.aWordOnThePicture')}
          longest={30}
          error={errors.ribbon?.message}
        />
        <NameList
          label={t('admin.product.moreRibbons')}
          names={ribbons}
          most={4}
          longest={30}
          suggest="ribbon"
          error={(errors.moreRibbons as { message?: string } | undefined)?.message}
          onChange={onRibbons}
        />
      </div>
    </Card>
  )
}
