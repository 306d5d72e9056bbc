import type { Venue } from '@fairground/client/generated/fairground.venues.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { VenueDialog } from './venue-dialog.tsx'
import { VENUES, venueClient, venuesQuery } from './venue-queries.ts'

export async function loader() {
  await queryClient.ensureQueryData(venuesQuery())
  return null
}

/** Places that are written once, and chosen for events. */
export function Component() {
  const venues = useLoaded(venuesQuery())
  const lacks = useLacks('events.write')
  const [editing, setEditing] = useState<Venue | 'new'>()
  const [ending, setEnding] = useState<Venue>()
  useCommand('create', lacks ? undefined : () => setEditing('new'))
  return (
    <Page title={t('admin.venues.venues')} narrow>
      <PageHeader
        title={t('admin.venues.venues')}
        back={{ label: t('admin.event.events'), href: paths.events() }}
        linkAs={RouterLink}
        actions={
          <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={() => setEditing('new')}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.venues.newVenue')}
          </Button>
        }
      />
      <p className="max-w-measure pb-3 text-ink-2">{t('admin.venues.lead')}</p>
      {venues.length > 0 && (
        <SettingsList label={t('admin.venues.venues')}>
          {venues.map((venue) => (
            <SettingsRow
              key={venue.id}
              name={venue.name}
              facts={<Facts venue={venue} />}
              actions={
                <MoreMenu
                  label={t('admin.venues.changeName', { name: venue.name })}
                  items={[
                    { label: t('admin.venues.editIt'), disabledReason: lacks, onSelect: () => setEditing(venue) },
                    {
                      label: t('admin.venues.delete'),
                      tone: 'danger',
                      disabledReason:
                        lacks ??
                        (venue.comingEvents > 0 ? t('admin.venues.inUse', { count: venue.comingEvents }) : undefined),
                      onSelect: () => setEnding(venue),
                    },
                  ]}
                />
              }
              {...(lacks ? {} : { onOpen: () => setEditing(venue) })}
            />
          ))}
        </SettingsList>
      )}
      {editing && <VenueDialog venue={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
      {ending && (
        <EndDialog
          title={t('admin.venues.deleteTitle', { name: ending.name })}
          description={t('admin.venues.deleteHelp')}
          confirmLabel={t('admin.venues.deleteVenue')}
          done={t('admin.venues.deleted')}
          run={() => venueClient.deleteVenue({ id: ending.id })}
          stale={VENUES}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Page>
  )
}

function Facts({ venue: { address, rooms, comingEvents } }: { venue: Venue }) {
  const place = [address.addressLine, address.city].filter(Boolean).join(', ')
  return (
    <>
      {place && <span>{place}</span>}
      <span>{t('admin.venues.counts', { rooms: rooms.length, events: comingEvents })}</span>
    </>
  )
}
