import type { StoresLocation } from '@fairground/client/generated/stores.stores-locations-v-3.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { plainFields } from '../forms/shared-edits.ts'
import { useSharedValues } from '../forms/use-shared-values.ts'
import { INVENTORY, inventoryClient } from '../inventory/inventory-queries.ts'
import { ChangeDialog } from '../settings/change-dialog.tsx'
import { isStale, useChange } from '../settings/use-change.ts'
import { t } from '../texts.ts'

const fields = plainFields<{ name: string }>({ name: t('admin.locations.name') })

/** Opens a location, or gives the one that is named another name. */
export function LocationDialog({ location, onClose }: { location: StoresLocation | undefined; onClose: () => void }) {
  const [missing, setMissing] = useState(false)
  const save = useChange({
    run: (wanted: string) =>
      location
        ? inventoryClient.locations.renameLocation({ id: location.id, revision: location.revision, name: wanted })
        : inventoryClient.locations.createLocation({ name: wanted }),
    done: location ? t('admin.locations.locationRenamed') : t('admin.locations.locationAdded'),
    onDone: onClose,
    onFail: isStale,
    stale: [INVENTORY],
  })
  const { values, edit, note, reason } = useSharedValues({
    edited: location && { kind: 'location', id: location.id },
    stored: { name: location?.name ?? '' },
    fields,
    pending: save.isPending,
  })
  const { name } = values
  return (
    <ChangeDialog
      title={location ? t('admin.locations.renameName', { name: location.name }) : t('admin.locations.addALocation')}
      submit={location ? t('admin.locations.saveName') : t('admin.locations.addLocation')}
      pending={save.isPending}
      refused={reason}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(name.trim() === '')
        if (name.trim() !== '') save.mutate(name.trim())
      }}
      onClose={onClose}
    >
      {note}
      <AdminTextField
        label={t('admin.locations.name')}
        autoComplete="off"
        maxLength={150}
        value={name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        error={missing ? t('admin.locations.enterAName') : undefined}
      />
    </ChangeDialog>
  )
}
