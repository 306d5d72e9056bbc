import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { CountryField } from '../forms/country-field.tsx'
import { t } from '../texts.ts'
import { CoverField } from './cover-field.tsx'
import type { EventValues } from './event-values.ts'
import { TimeZoneField } from './time-zone-field.tsx'

type Form = UseFormReturn<EventValues>

/** Fields of an event: the same cards when it is made and when it is changed. */
export function EventFields({ form }: { form: Form }) {
  return (
    <>
      <BasicsCard form={form} />
      <WhenCard form={form} />
      <WhereCard form={form} />
    </>
  )
}

function BasicsCard({ form }: { form: Form }) {
  const { errors } = form.formState
  return (
    <Card title={t('admin.event.basics')}>
      <div className="flex flex-col gap-3">
        <AdminTextField
          label={t('admin.event.title')}
          maxLength={120}
          {...form.register('title')}
          error={errors.title?.message}
        />
        <AdminTextAreaField
          label={t('admin.event.summary')}
          optional
          rows={3}
          help={t('admin.event.oneOrTwoSentencesShown')}
          {...form.register('shortDescription')}
          error={errors.shortDescription?.message}
        />
        <CoverField form={form} />
      </div>
    </Card>
  )
}

function WhenCard({ form }: { form: Form }) {
  const { errors } = form.formState
  return (
    <Card title={t('admin.event.when')}>
      <div className="grid gap-3 sm:grid-cols-3">
        <AdminTextField
          label={t('admin.event.starts')}
          type="datetime-local"
          {...form.register('start')}
          error={errors.start?.message}
        />
        <AdminTextField
          label={t('admin.event.ends')}
          type="datetime-local"
          {...form.register('end')}
          error={errors.end?.message}
        />
        <TimeZoneField form={form} />
      </div>
    </Card>
  )
}

function WhereCard({ form }: { form: Form }) {
  const { errors } = form.formState
  const place = form.watch('place')
  return (
    <Card title={t('admin.event.where')}>
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminSelectField label={t('admin.event.venue')} {...form.register('place')}>
            <option value="VENUE">{t('admin.event.aPhysicalVenue')}</option>
            <option value="ONLINE">{t('admin.event.online')}</option>
            <option value="TBD">{t('admin.event.toBeAnnounced')}</option>
          </AdminSelectField>
          <AdminTextField
            label={t('admin.event.name')}
            optional={place !== 'VENUE'}
            placeholder={place === 'ONLINE' ? t('admin.event.online') : t('admin.event.townHall')}
            {...form.register('placeName')}
            error={errors.placeName?.message}
          />
        </div>
        {place === 'VENUE' && (
          <>
            <AdminTextField
              label={t('admin.event.street')}
              optional
              autoComplete="off"
              {...form.register('addressLine')}
              error={errors.addressLine?.message}
            />
            <div className="grid gap-3 sm:grid-cols-3">
              <AdminTextField
                label={t('admin.event.town')}
                optional
                {...form.register('city')}
                error={errors.city?.message}
              />
              <AdminTextField
                label={t('admin.event.postcode')}
                optional
                {...form.register('postalCode')}
                error={errors.postalCode?.message}
              />
              <Controller
                control={form.control}
                name="country"
                render={({ field: { name, ...field } }) => (
                  <CountryField
                    {...field}
                    label={t('admin.event.country')}
                    optional
                    clearable
                    error={errors.country?.message}
                  />
                )}
              />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
