import type { Venue } from '@fairground/client/generated/fairground.venues.ts'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { CountryField } from '../forms/country-field.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { t } from '../texts.ts'
import { RoomFields } from './room-fields.tsx'
import { VENUES, venueClient } from './venue-queries.ts'
import {
  hasMistakes,
  type VenueMistakes,
  type VenueValues,
  venueMessage,
  venueMistakes,
  venueValues,
} from './venue-values.ts'

const fields = plainFields<VenueValues>(
  {
    name: t('admin.venues.name'),
    addressLine: t('admin.event.street'),
    addressLine2: t('admin.event.floorOrBuilding'),
    city: t('admin.event.town'),
    region: t('admin.event.region'),
    postalCode: t('admin.event.postcode'),
    country: t('admin.event.country'),
    position: t('admin.event.positionOnTheMap'),
    notes: t('admin.venues.notes'),
    accessibility: t('admin.venues.accessibility'),
    rooms: t('admin.venues.rooms'),
  },
  { rooms: (rooms) => rooms.map(({ name }) => name).join(', ') || t('admin.forms.none') },
)

/** Makes a venue, or changes all of one. */
export function VenueDialog({ venue, onClose }: { venue: Venue | undefined; onClose: () => void }) {
  const { values, edit, tried, save, dialog } = useEditForm<VenueValues>({
    edited: undefined,
    stored: venueValues(venue),
    fields,
    run: (sent) => {
      const given = venueMessage(sent)
      return venue
        ? venueClient.updateVenue({ id: venue.id, revision: venue.revision, ...given })
        : venueClient.createVenue(given)
    },
    done: t('admin.venues.saved'),
    onDone: onClose,
    stale: VENUES,
  })
  const mistakes = venueMistakes(values)
  return (
    <ChangeDialog
      size="wide"
      title={venue ? t('admin.venues.edit', { name: venue.name }) : t('admin.venues.newVenue')}
      submit={t('admin.venues.save')}
      {...dialog}
      onSubmit={() => save(hasMistakes(mistakes) ? undefined : values)}
      onClose={onClose}
    >
      <VenueFields values={values} edit={edit} mistakes={tried ? mistakes : undefined} />
      <RoomFields rooms={values.rooms} mistakes={tried ? mistakes.rooms : []} onChange={(rooms) => edit({ rooms })} />
    </ChangeDialog>
  )
}

interface VenueFieldsProps {
  values: VenueValues
  edit: (change: Partial<VenueValues>) => void
  mistakes: VenueMistakes | undefined
}

function VenueFields({ values, edit, mistakes }: VenueFieldsProps) {
  const typed = (name: keyof Omit<VenueValues, 'rooms'>, maxLength: number) => ({
    autoComplete: 'off',
    maxLength,
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => edit({ [name]: currentTarget.value }),
  })
  return (
    <>
      <AdminTextField label={t('admin.venues.name')} {...typed('name', 50)} error={mistakes?.name} />
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField label={t('admin.event.street')} optional {...typed('addressLine', 250)} />
        <AdminTextField label={t('admin.event.floorOrBuilding')} optional {...typed('addressLine2', 200)} />
        <AdminTextField label={t('admin.event.town')} optional {...typed('city', 100)} />
        <AdminTextField label={t('admin.event.postcode')} optional {...typed('postalCode', 100)} />
        <AdminTextField label={t('admin.event.region')} optional {...typed('region', 20)} />
        <CountryField
          label={t('admin.event.country')}
          optional
          clearable
          value={values.country}
          onChange={(country) => edit({ country })}
        />
      </div>
      <AdminTextField
        label={t('admin.event.positionOnTheMap')}
        optional
        placeholder="51.5072, -0.1276"
        help={t('admin.event.forPlacesWithoutAnAddress')}
        {...typed('position', 60)}
        error={mistakes?.position}
      />
      <AdminTextAreaField
        label={t('admin.venues.notes')}
        optional
        rows={2}
        help={t('admin.venues.notesHelp')}
        {...typed('notes', 1000)}
      />
      <AdminTextAreaField
        label={t('admin.venues.accessibility')}
        optional
        rows={2}
        help={t('admin.venues.accessibilityHelp')}
        {...typed('accessibility', 1000)}
      />
    </>
  )
}
