import type { StoresLocation } from '@fairground/client/generated/stores.stores-locations-v-3.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { INVENTORY, inventoryClient } from '../inventory/inventory-queries.ts'
import { ChangeDialog } from '../settings/change-dialog.tsx'

/** Opens a location, or gives the one that is named another name. */
export function LocationDialog({ location, onClose }: { location: StoresLocation | undefined; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(location?.name ?? '')
  const [missing, setMissing] = useState(false)
  const save = useMutation({
    mutationFn: () =>
      location
        ? inventoryClient.locations.renameLocation({ id: location.id, revision: location.revision, name: name.trim() })
        : inventoryClient.locations.createLocation({ name: name.trim() }),
    onSuccess: async () => {
      onClose()
      toast(location ? 'Location renamed.' : 'Location added.')
      await queryClient.invalidateQueries({ queryKey: [INVENTORY] })
    },
  })
  return (
    <ChangeDialog
      title={location ? `Rename ${location.name}` : 'Add a location'}
      submit={location ? 'Save name' : 'Add location'}
      pending={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(name.trim() === '')
        if (name.trim() !== '') save.mutate()
      }}
      onClose={onClose}
    >
      <AdminTextField
        label="Name"
        autoComplete="off"
        maxLength={150}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={missing ? 'Enter a name.' : undefined}
      />
    </ChangeDialog>
  )
}
