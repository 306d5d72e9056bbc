import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { t } from '../texts.ts'
import type { EventValues } from './event-values.ts'
import { TimeZoneField } from './time-zone-field.tsx'

/** Start, end and zone, and which of them the page shows. */
export function WhenCard({ form }: { form: UseFormReturn<EventValues> }) {
  const { errors } = form.formState
  const unknown = form.watch('dateTbd')
  return (
    <Card title={t('admin.event.when')}>
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-3">
          <AdminTextField
            label={t('admin.event.starts')}
            optional={unknown}
            type="datetime-local"
            {...form.register('start')}
            error={errors.start?.message}
          />
          <AdminTextField
            label={t('admin.event.ends')}
            optional={unknown}
            type="datetime-local"
            {...form.register('end')}
            error={errors.end?.message}
          />
          <TimeZoneField form={form} />
        </div>
        <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
          <CheckboxField label={t('admin.event.showTheTimeZone')} {...form.register('showZone')} />
          <CheckboxField label={t('admin.event.hideTheEnd')} {...form.register('hideEnd')} />
          <CheckboxField
            label={t('admin.event.dateToBeAnnounced')}
            help={t('admin.event.visitorsSeeTheNote')}
            {...form.register('dateTbd')}
          />
        </div>
        {unknown && (
          <AdminTextField
            label={t('admin.event.noteInPlaceOfDate')}
            optional
            placeholder={t('admin.event.inSpring')}
            {...form.register('tbdMessage')}
            error={errors.tbdMessage?.message}
          />
        )}
      </div>
    </Card>
  )
}
