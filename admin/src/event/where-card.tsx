import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { CountryField } from '../forms/country-field.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { venuesQuery } from '../venues/venue-queries.ts'
import type { EventValues } from './event-values.ts'
import { OnlineFields } from './online-fields.tsx'
import { RoomField, VenueField } from './venue-fields.tsx'

type Form = UseFormReturn<EventValues>

/** The place: a venue with its address, the net, or to be announced. */
export function WhereCard({ form }: { form: Form }) {
  const { errors } = form.formState
  const place = form.watch('place')
  const venues = useLoaded(venuesQuery())
  const chosen = place === 'VENUE' ? form.watch('venueId') : ''
  const venue = venues.find(({ id }) => id === chosen)
  return (
    <Card title={t('admin.event.where')}>
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <AdminSelectField label={t('admin.event.kindOfPlace')} {...form.register('place')}>
            <option value="VENUE">{t('admin.event.aPhysicalVenue')}</option>
            <option value="ONLINE">{t('admin.event.online')}</option>
            <option value="TBD">{t('admin.event.toBeAnnounced')}</option>
          </AdminSelectField>
          {place === 'VENUE' && venues.length > 0 && <VenueField form={form} venues={venues} />}
          {!venue && (
            <AdminTextField
              label={t('admin.event.name')}
              optional={place !== 'VENUE'}
              placeholder={place === 'ONLINE' ? t('admin.event.online') : t('admin.event.townHall')}
              {...form.register('placeName')}
              error={errors.placeName?.message}
            />
          )}
        </div>
        {venue && <RoomField key={venue.id} form={form} venue={venue} />}
        {place === 'VENUE' && !venue && <AddressFields form={form} />}
        {place !== 'ONLINE' && <CheckboxField label={t('admin.event.alsoOnline')} {...form.register('online')} />}
        {(place === 'ONLINE' || form.watch('online')) && <OnlineFields form={form} />}
      </div>
    </Card>
  )
}

function AddressFields({ form }: { form: Form }) {
  const { errors } = form.formState
  const field = (name: 'addressLine' | 'addressLine2' | 'city' | 'region' | 'postalCode' | 'position') => ({
    optional: true,
    autoComplete: 'off',
    ...form.register(name),
    error: errors[name]?.message,
  })
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField label={t('admin.event.street')} {...field('addressLine')} />
        <AdminTextField label={t('admin.event.floorOrBuilding')} {...field('addressLine2')} />
        <AdminTextField label={t('admin.event.town')} {...field('city')} />
        <AdminTextField label={t('admin.event.postcode')} {...field('postalCode')} />
        <AdminTextField label={t('admin.event.region')} {...field('region')} />
        <Controller
          control={form.control}
          name="country"
          render={({ field: { name, ...control } }) => (
            <CountryField
              {...control}
              label={t('admin.event.country')}
              optional
              clearable
              error={errors.country?.message}
            />
          )}
        />
      </div>
      <AdminTextField
        label={t('admin.event.positionOnTheMap')}
        placeholder="51.5072, -0.1276"
        help={t('admin.event.forPlacesWithoutAnAddress')}
        {...field('position')}
      />
    </>
  )
}
