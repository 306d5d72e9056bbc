import type { Category } from '@fairground/client/generated/stores.categories.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { Image } from '@fairground/ui/image.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router'
import { failureOf } from '../failure.ts'
import { StaleMark } from '../list/stale-mark.tsx'
import { outside, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { CollectionDialog } from './collection-dialog.tsx'
import { COLLECTIONS, collectionClient, treeReference } from './collection-queries.ts'
import { collectionQuery } from './collection-rules.ts'
import { ItemsCard } from './items-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { useDeleteCollection } from './use-delete-collection.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(collectionQuery(params.collectionId ?? ''))
  return null
}

export function Component() {
  const { collectionId = '' } = useParams()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(collectionQuery(collectionId))
  const lacks = useLacks('catalog.write')
  const [doing, setDoing] = useState<'edit' | 'delete'>()
  const end = () => setDoing(undefined)
  useCommand('edit', lacks ? undefined : () => setDoing('edit'))
  const refresh = () => cache.invalidateQueries({ queryKey: [COLLECTIONS] })
  const remove = useDeleteCollection(() => {
    void navigate(paths.collections())
    void refresh()
  })
  const show = useMutation({
    mutationFn: (visible: boolean) =>
      collectionClient.categories.updateCategoryVisibility({ categoryId: collectionId, visible, treeReference }),
    onSuccess: refresh,
  })
  if (!data) throw error ?? new Error('The collection could not be loaded')
  const { category, rules } = data
  return (
    <Page title={category.name} narrow>
      <PageHeader
        title={category.name}
        back={{ label: t('admin.collections.collections'), href: paths.collections() }}
        linkAs={RouterLink}
        status={category.visible ? undefined : <StatusPill tone="neutral">{t('admin.collections.hidden')}</StatusPill>}
        actions={
          <Actions
            category={category}
            lacks={lacks}
            showing={show.isPending}
            onShow={(visible) => show.mutate(visible)}
            onDo={setDoing}
          />
        }
      />
      <StaleMark error={error} onRetry={refetch} />
      {show.error && (
        <p role="alert" className="text-admin text-danger">
          {failureOf(show.error).title}
        </p>
      )}
      <div className="flex items-start gap-3">
        {category.image?.url && (
          <span className="w-16 shrink-0 overflow-hidden rounded-card">
            <Image src={outside.picture(category.image.url)} alt="" name={category.name} sizes="64px" />
          </span>
        )}
        {category.description && <p className="max-w-measure text-admin text-ink-2">{category.description}</p>}
      </div>
      <RulesCard key={category.id} category={category} rules={rules} lacks={lacks} />
      <ItemsCard category={category} automatic={rules !== undefined} lacks={lacks} />
      {doing === 'edit' && <CollectionDialog category={category} onClose={end} />}
      {doing === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={end}
          title={t('admin.collections.deleteName', { name: category.name })}
          description={t('admin.collections.collectionsInsideItAreDeleted')}
          confirmLabel={t('admin.collections.deleteCollection')}
          pending={remove.isPending}
          onConfirm={() => remove.mutate(category.id)}
        >
          {remove.error && (
            <p role="alert" className="text-danger">
              {failureOf(remove.error).title}
            </p>
          )}
        </ConfirmDialog>
      )}
    </Page>
  )
}

type ActionsProps = {
  category: Category
  lacks: string | undefined
  showing: boolean
  onShow: (visible: boolean) => void
  onDo: (what: 'edit' | 'delete') => void
}

function Actions({ category, lacks, showing, onShow, onDo }: ActionsProps) {
  return (
    <>
      {category.visible && (
        <ButtonLink variant="quiet" size="sm" href={outside.collection(category.slug)}>
          {t('admin.collections.viewInTheShop')}
        </ButtonLink>
      )}
      <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => onDo('delete')}>
        {t('admin.collections.delete')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabledReason={lacks}
        pending={showing}
        onClick={() => onShow(!category.visible)}
      >
        {category.visible ? t('admin.collections.hide') : t('admin.collections.showInTheShop')}
      </Button>
      <Button size="sm" disabledReason={lacks} aria-keyshortcuts="E" onClick={() => onDo('edit')}>
        {t('admin.collections.edit')}
      </Button>
    </>
  )
}
