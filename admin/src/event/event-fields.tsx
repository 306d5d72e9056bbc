import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { useFormats } from '../session/me.ts'
import { countriesOf } from './choices.ts'
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
    <Card title="Basics">
      <div className="flex flex-col gap-3">
        <AdminTextField label="Title" maxLength={120} {...form.register('title')} error={errors.title?.message} />
        <AdminTextAreaField
          label="Summary"
          optional
          rows={3}
          help="One or two sentences, shown in lists and on the page."
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
    <Card title="When">
      <div className="grid gap-3 sm:grid-cols-3">
        <AdminTextField
          label="Starts"
          type="datetime-local"
          {...form.register('start')}
          error={errors.start?.message}
        />
        <AdminTextField label="Ends" type="datetime-local" {...form.register('end')} error={errors.end?.message} />
        <TimeZoneField form={form} />
      </div>
    </Card>
  )
}

function WhereCard({ form }: { form: Form }) {
  const { errors } = form.formState
  const { locale } = useFormats()
  const place = form.watch('place')
  return (
    <Card title="Where">
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminSelectField label="Venue" {...form.register('place')}>
            <option value="VENUE">A physical venue</option>
            <option value="ONLINE">Online</option>
            <option value="TBD">To be announced</option>
          </AdminSelectField>
          <AdminTextField
            label="Name"
            optional={place !== 'VENUE'}
            placeholder={place === 'ONLINE' ? 'Online' : 'Town Hall'}
            {...form.register('placeName')}
            error={errors.placeName?.message}
          />
        </div>
        {place === 'VENUE' && (
          <>
            <AdminTextField
              label="Street"
              optional
              autoComplete="off"
              {...form.register('addressLine')}
              error={errors.addressLine?.message}
            />
            <div className="grid gap-3 sm:grid-cols-3">
              <AdminTextField label="Town" optional {...form.register('city')} error={errors.city?.message} />
              <AdminTextField
                label="Postcode"
                optional
                {...form.register('postalCode')}
                error={errors.postalCode?.message}
              />
              <AdminSelectField label="Country" optional {...form.register('country')} error={errors.country?.message}>
                <option value="">Not set</option>
                {countriesOf(locale).map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </AdminSelectField>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
