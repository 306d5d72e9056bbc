import { BulkBar } from '@fairground/ui/admin/bulk-bar.tsx'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chunksOf } from '../chunks.ts'
import { failureOf } from '../failure.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { MEDIA, mediaClient } from './media-client.ts'

/** Files that one call deletes. */
const AT_ONCE = 100

async function deleteAll(ids: readonly string[]) {
  let [deleted, inUse] = [0, 0]
  for (const chunk of chunksOf(ids, AT_ONCE)) {
    const { results } = await mediaClient.deleteLibraryItems({ ids: chunk })
    deleted += results.filter(({ result }) => result === 'DELETED').length
    inUse += results.filter(({ result }) => result === 'IN_USE').length
  }
  return { deleted, inUse }
}

/** Actions on the selected files. */
export function SelectionBar({ selected, onClear }: { selected: ReadonlySet<string>; onClear: () => void }) {
  const cache = useQueryClient()
  const lacks = useLacks('catalog.write')
  const [confirming, setConfirming] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteAll([...selected]),
    onSuccess: ({ deleted, inUse }) => {
      toast(
        inUse > 0
          ? t('admin.media.deletedDeletedInUseInUse', { deleted, inUse })
          : t('admin.media.deletedDeleted', { deleted }),
      )
      setConfirming(false)
      onClear()
    },
    onError: (error) => toast.error(failureOf(error).title),
    onSettled: () => cache.invalidateQueries({ queryKey: [MEDIA] }),
  })
  const many = t('admin.media.sizeFiles', { size: selected.size })
  return (
    <>
      <BulkBar count={selected.size} onClear={onClear}>
        <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setConfirming(true)}>
          {t('admin.media.deleteFiles')}
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('admin.media.deleteMany', { many })}
        description={t('admin.media.filesInUseAreNot')}
        confirmLabel={t('admin.media.deleteMany2', { many })}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
