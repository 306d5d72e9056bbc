import { isRefusal } from '@fairground/client/errors.ts'
import type { MediaFolder } from '@fairground/client/generated/fairground.media-library.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { t } from '../texts.ts'
import { MEDIA, mediaClient } from './media-client.ts'

type FolderDialogProps = {
  /** The folder that gets another name; absent: one is made. */
  folder?: MediaFolder | undefined
  /** Folder in which one is made; absent: at the top. */
  parentId?: string | undefined
  onClose: () => void
  onDone: (folder: MediaFolder) => void
}

export function FolderDialog({ folder, parentId, onClose, onDone }: FolderDialogProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(folder?.name ?? '')
  const [tried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () =>
      folder
        ? mediaClient.renameMediaFolder({ id: folder.id, name: name.trim() })
        : mediaClient.createMediaFolder({ name: name.trim(), ...present({ parentId: parentId || undefined }) }),
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: [MEDIA, 'folders'] })
      onDone(answer.folder)
    },
  })
  const taken = isRefusal(save.error, 'FOLDER_NAME_TAKEN') ? t('admin.media.aFolderThereAlreadyHas') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() && !save.isPending) save.mutate()
  }
  return (
    <ChangeDialog
      title={folder ? t('admin.media.renameFolder') : t('admin.media.newFolder')}
      submit={folder ? t('admin.media.saveName') : t('admin.media.createFolder')}
      pending={save.isPending}
      error={taken ? null : save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.media.name')}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          save.reset()
        }}
        error={tried && !name.trim() ? t('admin.media.enterAName') : taken}
      />
    </ChangeDialog>
  )
}
