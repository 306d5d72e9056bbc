import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { Menu } from '@fairground/ui/admin/menu.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FolderPlus, MoreHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router'
import { StaleMark } from '../list/stale-mark.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { FolderDialog } from './folder-dialog.tsx'
import { ItemPanel } from './item-panel.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { foldersQuery, type LibraryChoice, type LibraryItem, libraryQuery, MEDIA, mediaClient } from './media-client.ts'
import { MediaGrid } from './media-grid.tsx'
import { kindChoices } from './media-words.ts'
import { SelectionBar } from './selection-bar.tsx'
import { DropZone, UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

const choiceIn = (search: string): LibraryChoice => {
  const params = new URLSearchParams(search)
  return {
    folder: /^[0-9a-f-]{36}$/.exec(params.get('folder') ?? '')?.[0],
    q: cutText((params.get('q') ?? '').trim(), 100) || undefined,
    kind: kindChoices.find(({ value }) => value === params.get('kind'))?.value || undefined,
  }
}

export async function loader({ request }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(libraryQuery(choiceIn(new URL(request.url).search))),
    queryClient.ensureQueryData(foldersQuery()),
  ])
  return null
}

const NOTHING: ReadonlySet<string> = new Set()

export function Component() {
  const choice = choiceIn(useLocation().search)
  const navigate = useNavigate()
  const lacks = useLacks('catalog.write')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    libraryQuery(choice),
  )
  const { data: folders = [] } = useQuery(foldersQuery())
  const [selected, setSelected] = useState(NOTHING)
  const [open, setOpen] = useState<LibraryItem>()
  const [naming, setNaming] = useState<'new' | 'rename'>()
  const [dropping, setDropping] = useState(false)
  const [sold, setSold] = useState(false)
  const { uploads, add, clear } = useUploads()
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const folder = folders.find(({ id }) => id === choice.folder)
  const go = (change: Partial<LibraryChoice>) => {
    setSelected(NOTHING)
    return navigate(paths.media({ ...choice, ...change }), { replace: true })
  }
  const take = (files: File[]) => add(files, { folderId: choice.folder, sold })
  const toggle = ({ id }: LibraryItem) => setSelected(toggled(selected, id))
  return (
    <Page title={t('admin.media.media')}>
      <PageHeader
        title={t('admin.media.media')}
        actions={<NewFiles lacks={lacks} onFolder={() => setNaming('new')} onFiles={take} />}
      />
      <StaleMark error={error} onRetry={refetch} />
      {selected.size > 0 ? (
        <SelectionBar selected={selected} onClear={() => setSelected(NOTHING)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <LibraryFilters choice={choice} onChange={go} />
          <div className="flex flex-wrap items-center gap-3">
            {folder && !lacks && (
              <FolderMenu folder={folder} onRename={() => setNaming('rename')} onDelete={() => setDropping(true)} />
            )}
            {!lacks && <Toggle label={t('admin.media.uploadForSale')} checked={sold} onChange={setSold} />}
          </div>
        </div>
      )}
      <DropZone onFiles={lacks ? undefined : take}>
        <UploadList uploads={uploads} onClear={clear} />
        {items.length === 0 ? (
          <NoFiles choice={choice} folder={folder} upload={<UploadButton onFiles={take} disabledReason={lacks} />} />
        ) : (
          <MediaGrid items={items} selected={selected} onToggle={toggle} onOpen={setOpen} />
        )}
        {hasNextPage && (
          <span className="self-center">
            <Button variant="secondary" size="sm" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('admin.media.showMore')}
            </Button>
          </span>
        )}
      </DropZone>
      {open && <ItemPanel item={open} onClose={() => setOpen(undefined)} />}
      {naming && (
        <FolderDialog
          folder={naming === 'rename' ? folder : undefined}
          parentId={choice.folder}
          onClose={() => setNaming(undefined)}
          onDone={({ id }) => {
            setNaming(undefined)
            void go({ folder: id })
          }}
        />
      )}
      {folder && dropping && (
        <DropFolder folder={folder} onClose={() => setDropping(false)} onDone={() => go({ folder: folder.parentId })} />
      )}
    </Page>
  )
}

type NewFilesProps = { lacks: string | undefined; onFolder: () => void; onFiles: (files: File[]) => void }

function NewFiles({ lacks, onFolder, onFiles }: NewFilesProps) {
  return (
    <>
      <Button variant="secondary" size="sm" disabledReason={lacks} onClick={onFolder}>
        <FolderPlus aria-hidden="true" size={16} strokeWidth={1.75} />
        {t('admin.media.newFolder')}
      </Button>
      <UploadButton onFiles={onFiles} disabledReason={lacks} />
    </>
  )
}

type FolderMenuProps = { folder: { name: string }; onRename: () => void; onDelete: () => void }

function FolderMenu({ folder, onRename, onDelete }: FolderMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={t('admin.media.folderName', { name: folder.name })}
          icon={<MoreHorizontal size={16} strokeWidth={1.75} />}
        />
      }
      items={[
        { label: t('admin.media.renameFolder'), onSelect: onRename },
        { label: t('admin.media.deleteFolder'), tone: 'danger', onSelect: onDelete },
      ]}
    />
  )
}

type NoFilesProps = { choice: LibraryChoice; folder: { name: string } | undefined; upload: ReactNode }

function NoFiles({ choice, folder, upload }: NoFilesProps) {
  const filtered = choice.q !== undefined || choice.kind !== undefined
  return (
    <EmptyState
      title={
        filtered
          ? t('admin.media.noFileMatches')
          : folder
            ? t('admin.media.nameIsEmpty', { name: folder.name })
            : t('admin.media.noFilesYet')
      }
      action={
        filtered ? (
          <ButtonLink size="sm" variant="secondary" href={paths.media({ folder: choice.folder })} linkAs={RouterLink}>
            {t('admin.media.clearFilters')}
          </ButtonLink>
        ) : (
          upload
        )
      }
    >
      {t('admin.media.picturesVideosMusicDocumentsAnd')}
    </EmptyState>
  )
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

type DropFolderProps = { folder: { id: string; name: string }; onClose: () => void; onDone: () => unknown }

const DropFolder = ({ folder, onClose, onDone }: DropFolderProps) => (
  <EndDialog
    title={t('admin.media.deleteTheFolderName', { name: folder.name })}
    description={t('admin.media.itsFilesAndFoldersMove')}
    confirmLabel={t('admin.media.deleteFolder')}
    done={t('admin.media.folderDeleted')}
    run={async () => {
      await mediaClient.deleteMediaFolder({ id: folder.id })
      await onDone()
    }}
    stale={[MEDIA]}
    onClose={onClose}
  />
)
