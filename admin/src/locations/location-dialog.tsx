import type { StoresLocation } from '@fairground/client/generated/stores.stores-locations-v-3.ts'
import { INVENTORY, inventoryClient } from '../inventory/inventory-queries.ts'
import { NameDialog } from '../settings/name-dialog.tsx'
import { t } from '../texts.ts'

type LocationDialogProps = { location: StoresLocation | undefined; onClose: () => void }

/** Opens a location, or gives the one that is named another name. */
export const LocationDialog = ({ location, onClose }: LocationDialogProps) => (
  <NameDialog
    title={location ? t('admin.locations.renameName', { name: location.name }) : t('admin.locations.addALocation')}
    submit={location ? t('admin.locations.saveName') : t('admin.locations.addLocation')}
    label={t('admin.locations.name')}
    missing={t('admin.locations.enterAName')}
    longest={150}
    name={location?.name ?? ''}
    edited={location && { kind: 'location', id: location.id }}
    run={(name) =>
      location
        ? inventoryClient.locations.renameLocation({ id: location.id, revision: location.revision, name })
        : inventoryClient.locations.createLocation({ name })
    }
    done={() => (location ? t('admin.locations.locationRenamed') : t('admin.locations.locationAdded'))}
    stale={[INVENTORY]}
    onClose={onClose}
  />
)
