import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureOf } from '../failure.ts'
import { StaleMark } from '../list/stale-mark.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { t } from '../texts.ts'
import { CatalogueTabs } from './catalogue-tabs.tsx'
import { CollectionDialog } from './collection-dialog.tsx'
import { COLLECTIONS, treeQuery } from './collection-queries.ts'
import { CollectionTree } from './collection-tree.tsx'
import { type TreeRow, treeRows } from './tree.ts'
import { useDeleteCollection } from './use-delete-collection.ts'
import { useMoveCollection } from './use-move-collection.ts'

export async function loader() {
  await queryClient.ensureQueryData(treeQuery())
  return null
}

type Doing = { what: 'make'; parentId?: string } | { what: 'delete'; row: TreeRow }

export function Component() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(treeQuery())
  const rows = useMemo(() => treeRows(data ?? []), [data])
  const formats = useFormats()
  const lacks = useLacks('catalog.write')
  const [doing, setDoing] = useState<Doing>()
  const end = () => setDoing(undefined)
  const move = useMoveCollection(rows)
  const make = () => setDoing({ what: 'make' })
  useCommand('create', lacks ? undefined : make)
  return (
    <Page title={t('admin.collections.collections')}>
      <PageHeader
        title={t('admin.collections.collections')}
        count={formats.number(rows.length)}
        actions={
          <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={make}>
            {t('admin.collections.newCollection')}
          </Button>
        }
      />
      <CatalogueTabs current={t('admin.collections.collections')} />
      <StaleMark error={error} onRetry={refetch} />
      {rows.length === 0 ? (
        <EmptyState
          title={t('admin.collections.noCollectionsYet')}
          action={
            <Button size="sm" disabledReason={lacks} onClick={make}>
              {t('admin.collections.newCollection')}
            </Button>
          }
        >
          {t('admin.collections.groupProductsInTheShop')}
        </EmptyState>
      ) : (
        <>
          <p id="tree-help" className="max-w-measure text-admin text-ink-2">
            {t('admin.collections.dragAHandleOrPress')}
          </p>
          <CollectionTree
            rows={rows}
            lacks={lacks}
            onMove={move.run}
            onShow={move.show}
            onMake={(parentId) => setDoing({ what: 'make', parentId })}
            onDelete={(row) => setDoing({ what: 'delete', row })}
          />
        </>
      )}
      <LiveRegion>{move.announcement}</LiveRegion>
      {doing?.what === 'make' && (
        <CollectionDialog
          rows={rows}
          parentId={doing.parentId}
          onClose={end}
          onMade={(id) => void navigate(paths.collection(id))}
        />
      )}
      {doing?.what === 'delete' && (
        <DeleteDialog
          row={doing.row}
          onClose={end}
          onDone={() => cache.invalidateQueries({ queryKey: [COLLECTIONS] })}
        />
      )}
    </Page>
  )
}

function DeleteDialog({ row, onClose, onDone }: { row: TreeRow; onClose: () => void; onDone: () => unknown }) {
  const remove = useDeleteCollection(() => {
    onClose()
    void onDone()
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('admin.collections.deleteName', { name: row.name })}
      description={t('admin.collections.collectionsInsideItAreDeleted')}
      confirmLabel={t('admin.collections.deleteCollection')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(row.id)}
    >
      {remove.error && (
        <p role="alert" className="text-danger">
          {failureOf(remove.error).title}
        </p>
      )}
    </ConfirmDialog>
  )
}
