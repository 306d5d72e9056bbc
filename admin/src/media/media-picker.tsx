import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { LibraryFilters } from './library-filters.tsx'
import { type LibraryChoice, type LibraryItem, libraryQuery } from './media-client.ts'
import { MediaGrid } from './media-grid.tsx'
import { acceptOf, DropZone, UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

type MediaPickerProps = {
  /** "Choose pictures". */
  title: string
  /** The only kind that will do; `sold`: files for sale. Absent: every kind. */
  kind?: LibraryChoice['kind']
  /** Number that may be chosen; one by default. */
  most?: number
  onClose: () => void
  /** In the order in which they were chosen. */
  onChoose: (items: LibraryItem[]) => void
}

/** Files of the library, chosen for something else, and uploaded on the way. Files uploaded here are chosen at once. */
export function MediaPicker({ title, kind, most = 1, onClose, onChoose }: MediaPickerProps) {
  const lacks = useLacks('catalog.write')
  const [choice, setChoice] = useState<LibraryChoice>({ kind })
  const [chosen, setChosen] = useState<readonly LibraryItem[]>([])
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(libraryQuery(choice))
  const choose = (item: LibraryItem) =>
    setChosen((all) => {
      if (all.some(({ id }) => id === item.id)) return all.filter(({ id }) => id !== item.id)
      return most === 1 ? [item] : [...all, item].slice(0, most)
    })
  const { uploads, busy, add, clear } = useUploads((item) => {
    if (fits(item, kind)) choose(item)
    else toast(t('admin.media.filenameIsInTheLibrary', { filename: item.filename }))
  })
  const take = (files: File[]) => add(files, { folderId: choice.folder, sold: kind === 'sold' })
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const waiting = busy > 0 ? t('admin.media.waitForTheUploads') : undefined
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      size="wide"
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('admin.media.cancel')}
          </Button>
          <Button
            size="sm"
            disabledReason={chosen.length === 0 ? t('admin.media.chooseAFileFirst') : waiting}
            onClick={() => onChoose([...chosen])}
          >
            {t('admin.media.useMaxFiles', { max: Math.max(1, chosen.length) })}
          </Button>
        </>
      }
    >
      <DropZone onFiles={lacks ? undefined : take}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <LibraryFilters
            choice={choice}
            onChange={(change) => setChoice({ ...choice, ...change })}
            fixedKind={kind !== undefined}
          />
          <UploadButton onFiles={take} disabledReason={lacks} accept={acceptOf(kind)} />
        </div>
        <UploadList uploads={uploads} onClear={clear} />
        {error && <p className="text-danger">{failureOf(error).title}</p>}
        {data && items.length === 0 ? (
          <p className="rounded-card border border-dashed border-border px-6 py-10 text-ink-2">
            {t('admin.media.nothingHereYetDropFiles')}
          </p>
        ) : (
          <MediaGrid items={items} selected={new Set(chosen.map(({ id }) => id))} onToggle={choose} />
        )}
        {hasNextPage && (
          <span className="self-center">
            <Button variant="secondary" size="sm" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('admin.media.showMore')}
            </Button>
          </span>
        )}
      </DropZone>
    </Dialog>
  )
}

/** Could the file be found among those that are shown? */
const fits = ({ kind, fileType }: LibraryItem, wanted: LibraryChoice['kind']): boolean =>
  wanted === undefined || (wanted === 'sold' ? fileType !== undefined : kind === wanted && fileType === undefined)
