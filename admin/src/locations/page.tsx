import type { StoresLocation } from '@fairground/client/generated/stores.stores-locations-v-3.ts'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useState } from 'react'
import { INVENTORY, inventoryClient, locationsQuery, stockSettingsQuery } from '../inventory/inventory-queries.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { SettingAnchor } from '../settings/setting-anchor.tsx'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { LocationDialog } from './location-dialog.tsx'
import { LowStockField } from './low-stock-field.tsx'

export async function loader() {
  await Promise.all([queryClient.ensureQueryData(locationsQuery()), queryClient.ensureQueryData(stockSettingsQuery())])
  return null
}

type Doing = { what: 'open' } | { what: 'rename' | 'close'; location: StoresLocation }

export function Component() {
  const locations = useLoaded(locationsQuery())
  const lacks = useLacks('inventory.write')
  const [doing, setDoing] = useState<Doing>()
  // Somebody else may change it while its form is open.
  const current = (known: StoresLocation) => locations.find(({ id }) => id === known.id) ?? known
  const end = () => setDoing(undefined)
  const open = () => setDoing({ what: 'open' })
  useCommand('create', lacks ? undefined : open)
  return (
    <SettingsPage
      title={t('admin.locations.locations')}
      lead={t('admin.locations.whereYouStoreYourGoods')}
      actions={
        <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={open}>
          {t('admin.locations.addLocation')}
        </Button>
      }
    >
      <SettingsList label={t('admin.locations.locations')}>
        {locations.map((location) => (
          <SettingsRow
            key={location.id}
            name={location.name}
            marks={location.defaultLocation && <StatusPill tone="success">{t('admin.locations.default')}</StatusPill>}
            facts={
              <RouterLink
                href={paths.inventory({ location: location.id })}
                className="self-start underline underline-offset-2"
              >
                {t('admin.locations.viewStock')}
              </RouterLink>
            }
            actions={
              <MoreMenu
                label={t('admin.locations.changeName', { name: location.name })}
                items={[
                  {
                    label: t('admin.locations.rename'),
                    disabledReason: lacks,
                    onSelect: () => setDoing({ what: 'rename', location }),
                  },
                  {
                    label: t('admin.locations.close'),
                    tone: 'danger',
                    disabledReason:
                      lacks ?? (location.defaultLocation ? t('admin.locations.ordersDrawOnIt') : undefined),
                    onSelect: () => setDoing({ what: 'close', location }),
                  },
                ]}
              />
            }
          />
        ))}
      </SettingsList>
      <SettingAnchor id="low-stock">
        <LowStockField lacks={lacks} />
      </SettingAnchor>
      {doing?.what === 'open' && <LocationDialog location={undefined} onClose={end} />}
      {doing?.what === 'rename' && <LocationDialog location={current(doing.location)} onClose={end} />}
      {doing?.what === 'close' && <CloseDialog location={doing.location} onClose={end} />}
    </SettingsPage>
  )
}

const CloseDialog = ({ location, onClose }: { location: StoresLocation; onClose: () => void }) => (
  <EndDialog
    title={t('admin.locations.closeName', { name: location.name })}
    description={t('admin.locations.itMustBeEmptyIts')}
    confirmLabel={t('admin.locations.closeLocation')}
    done={t('admin.locations.locationClosed')}
    run={() => inventoryClient.locations.closeLocation({ id: location.id })}
    stale={[INVENTORY]}
    onClose={onClose}
  />
)
