import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { CategoriesPicker } from './categories-picker.tsx'
import { NameField } from './name-field.tsx'
import { NameList } from './name-list.tsx'
import type { ProductValues } from './product-values.ts'
import { SectionsCard } from './sections-card.tsx'

type Props = { form: UseFormReturn<ProductValues>; isNew: boolean }

/** Beside the main column: where it is shown, where it belongs, what it is called by. */
export function SideCards({ form, isNew }: Props) {
  const { errors } = form.formState
  const [productType, ribbons, tags, privateTags] = useWatch({
    control: form.control,
    name: ['productType', 'moreRibbons', 'tags', 'privateTags'],
  })
  const set = (field: 'moreRibbons' | 'tags' | 'privateTags') => (names: string[]) =>
    form.setValue(field, names, { shouldDirty: true })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Card title="Visibility">
        <div className="flex flex-col gap-2">
          <CheckboxField
            label="Show in the shop"
            help="Hidden products keep their orders and page address."
            {...form.register('visible')}
          />
          <CheckboxField
            label="Sell to members only"
            help="Everyone can see it. Only members can buy it."
            {...form.register('membersOnly')}
          />
          {productType === 'PHYSICAL' && <CheckboxField label="Sell at the till" {...form.register('visibleInPos')} />}
        </div>
      </Card>
      <Card title="Kind">
        {isNew ? (
          <AdminSelectField
            label="What is sold"
            help="This cannot be changed later."
            {...form.register('productType', {
              // Files do not run out; a seller of a limited number counts them.
              onChange: ({ target }) => form.setValue('trackStock', target.value === 'PHYSICAL', { shouldDirty: true }),
            })}
          >
            <option value="PHYSICAL">Physical goods</option>
            <option value="DIGITAL">Download</option>
          </AdminSelectField>
        ) : (
          <p>{productType === 'PHYSICAL' ? 'Physical goods' : 'Download'}</p>
        )}
      </Card>
      <Card title="Collections">
        <CategoriesPicker form={form} />
      </Card>
      <Card title="Brand and ribbons">
        <div className="flex flex-col gap-3">
          <NameField form={form} name="brand" label="Brand" longest={50} error={errors.brand?.message} />
          <NameField
            form={form}
            name="ribbon"
            label="Ribbon"
            help="A word on the picture, such as “New”."
            longest={30}
            error={errors.ribbon?.message}
          />
          <NameList
            label="More ribbons"
            names={ribbons}
            most={4}
            longest={30}
            suggest="ribbon"
            error={(errors.moreRibbons as { message?: string } | undefined)?.message}
            onChange={set('moreRibbons')}
          />
        </div>
      </Card>
      <SectionsCard form={form} />
      <Card title="Tags">
        <div className="flex flex-col gap-3">
          <NameList label="Tags" names={tags} most={100} longest={100} onChange={set('tags')} />
          <NameList
            label="Private tags"
            help="Only staff can see them."
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
