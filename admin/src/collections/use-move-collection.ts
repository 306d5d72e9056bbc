import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { COLLECTIONS, collectionClient, treeReference } from './collection-queries.ts'
import type { Place, TreeRow } from './tree.ts'

/** Moves, shows and hides collections; `announcement` is read out by a screen reader. */
export function useMoveCollection(rows: readonly TreeRow[]) {
  const cache = useQueryClient()
  const [announcement, setAnnouncement] = useState('')
  const nameOf = (id: string | undefined) => rows.find((row) => row.id === id)?.name ?? ''
  const change = useMutation({
    mutationFn: ({ act }: { act: () => Promise<unknown>; words: string }) => act(),
    onSuccess: async (_, { words }) => {
      await cache.invalidateQueries({ queryKey: [COLLECTIONS] })
      setAnnouncement(words)
    },
    onError: (error) => {
      const { title } = failureOf(error)
      setAnnouncement(title)
      toast.error(title)
    },
  })
  return {
    announcement,
    pending: change.isPending,
    run: (id: string, place: Place) =>
      change.mutate({
        act: () => collectionClient.categories.moveCategory({ categoryId: id, treeReference, ...place }),
        words: place.parentCategoryId
          ? t('admin.collections.nameMovedUnder', { name: nameOf(id), parent: nameOf(place.parentCategoryId) })
          : t('admin.collections.nameMoved', { name: nameOf(id) }),
      }),
    show: (id: string, visible: boolean) =>
      change.mutate({
        act: () => collectionClient.categories.updateCategoryVisibility({ categoryId: id, visible, treeReference }),
        words: visible
          ? t('admin.collections.nameIsShown', { name: nameOf(id) })
          : t('admin.collections.nameIsHidden', { name: nameOf(id) }),
      }),
  }
}
