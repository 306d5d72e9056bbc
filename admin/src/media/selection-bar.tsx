import { BulkBar } from '@fairground/ui/admin/bulk-bar.tsx'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chunksOf } from '../chunks.ts'
import { useLacks } from '../session/me.ts'
import { failureOf } from '../shell/failure.ts'
import { MEDIA, mediaClient } from './media-client.ts'

/** Files that one call deletes. */
const AT_ONCE = 100

async function deleteAll(ids: readonly string[]) {
  let [deleted, kept] = [0, 0]
  for (const chunk of chunksOf(ids, AT_ONCE)) {
    const { results } = await mediaClient.deleteLibraryItems({ ids: chunk })
    deleted += results.filter(({ result }) => result === 'DELETED').length
    kept += results.filter(({ result }) => result === 'IN_USE').length
  }
  return { deleted, kept }
}

/** What can be done with the files that are selected. */
export function SelectionBar({ selected, onClear }: { selected: ReadonlySet<string>; onClear: () => void }) {
  const cache = useQueryClient()
  const lacks = useLacks('catalog.write')
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteAll([...selected]),
    onSuccess: ({ deleted, kept }) => {
      toast(`${deleted} deleted.${kept > 0 ? ` ${kept} are shown by products or events and stay.` : ''}`)
      setAsking(false)
      onClear()
    },
    onError: (error) => toast.error(failureOf(error).title),
    onSettled: () => cache.invalidateQueries({ queryKey: [MEDIA] }),
  })
  const many = selected.size === 1 ? 'one file' : `${selected.size} files`
  return (
    <>
      <BulkBar count={selected.size} onClear={onClear}>
        <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setAsking(true)}>
          Delete files
        </Button>
      </BulkBar>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${many}?`}
        description="Those that a product or event shows stay. The others are gone for good."
        confirmLabel={`Delete ${many}`}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
