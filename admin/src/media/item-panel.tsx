import { formatFileSize } from '@fairground/domain/formatting/file-size.ts'
import { ConfirmDialog, Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { failureOf } from '../failure.ts'
import { plainFields } from '../forms/shared-edits.ts'
import { useSharedValues } from '../forms/use-shared-values.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { FocalPoint } from './focal-point.tsx'
import { foldersQuery, itemQuery, type LibraryItem, MEDIA, mediaClient } from './media-client.ts'
import { folderLines, kindNames, pathOf } from './media-words.ts'

type ItemPanelProps = { item: LibraryItem; onClose: () => void }

/** One file: what it is called, what it says to who does not see it, where it is cut, where it lies, and what shows it. */
export function ItemPanel({ item: known, onClose }: ItemPanelProps) {
  const { data } = useQuery(itemQuery(known.id))
  const item = data?.item ?? known
  return (
    <Dialog open onOpenChange={onClose} title={item.filename} size="side">
      <Editor key={item.id} item={item} uses={data} onClose={onClose} />
    </Dialog>
  )
}

interface FileValues {
  readonly filename: string
  readonly alt: string
  readonly focalPoint: LibraryItem['focalPoint']
  readonly folderId: string
}

const valuesOf = ({ filename, alt = '', focalPoint, folderId = '' }: LibraryItem): FileValues => ({
  filename,
  alt,
  focalPoint,
  folderId,
})

const fieldsWith = (folders: readonly { id: string; name: string }[]) =>
  plainFields<FileValues>(
    {
      filename: t('admin.media.name'),
      alt: t('admin.media.alternativeText'),
      focalPoint: t('admin.media.focalPoint'),
      folderId: t('admin.media.folder'),
    },
    {
      focalPoint: (point) =>
        point ? `${Math.round(point.x * 100)}%, ${Math.round(point.y * 100)}%` : t('admin.media.theMiddle'),
      folderId: (folderId) => folders.find(({ id }) => id === folderId)?.name ?? t('admin.media.none'),
    },
  )

type EditorProps = { item: LibraryItem; uses: Uses | undefined; onClose: () => void }

function Editor({ item, uses, onClose }: EditorProps) {
  const lacks = useLacks('catalog.write')
  const { data: folders = [] } = useQuery(foldersQuery())
  const save = useChange({
    run: ({ filename, alt, focalPoint, folderId }: FileValues) =>
      mediaClient.updateLibraryItem({
        id: item.id,
        revision: item.revision,
        filename: filename.trim() || item.filename,
        alt: alt.trim() || null,
        focalPoint: focalPoint ?? null,
        folderId: folderId || null,
      }),
    done: t('admin.media.fileSaved'),
    onDone: () => markSaved(),
    onFail: isStale,
    stale: [MEDIA],
  })
  const { values, edit, note, reason, markSaved } = useSharedValues<FileValues>({
    edited: { kind: 'file', id: item.id },
    stored: valuesOf(item),
    fields: useMemo(() => fieldsWith(folders), [folders]),
    pending: save.isPending,
  })
  const download = useMutation({
    mutationFn: () => mediaClient.createDownloadLink({ id: item.id }),
    onSuccess: ({ url }) => window.location.assign(pathOf(url)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending && !reason) save.mutate(values)
  }
  const fault = save.error ?? download.error
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {note}
      <Preview
        item={item}
        focalPoint={values.focalPoint}
        onFocalPoint={(next) => edit({ focalPoint: next })}
        disabled={lacks !== undefined}
      />
      <Facts item={item} />
      <FileFields item={item} values={values} edit={edit} disabled={lacks !== undefined} />
      {item.url && (
        <div className="flex items-center justify-between gap-2 rounded-control bg-sunken px-2.5 py-1.5">
          <code className="min-w-0 truncate font-mono text-label font-normal">{item.url}</code>
          <CopyButton text={item.url} label={t('admin.media.copyAddress')} />
        </div>
      )}
      {uses && <p className="text-admin text-ink-2">{usesWords(uses)}</p>}
      {fault && (
        <p role="alert" className="text-admin text-danger">
          {failureOf(fault).title}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={save.isPending} disabledReason={lacks ?? reason}>
          {t('admin.media.saveFile')}
        </Button>
        <Button variant="secondary" size="sm" pending={download.isPending} onClick={() => download.mutate()}>
          {t('admin.media.download')}
        </Button>
        <DeleteFile item={item} uses={uses} lacks={lacks} onDeleted={onClose} />
      </div>
    </form>
  )
}

/** Kind, measures, size and day of a file. */
function Facts({ item }: { item: LibraryItem }) {
  const { locale, dateTime } = useFormats()
  return (
    <p className="text-label font-normal text-ink-3 tabular-nums">
      {[
        item.fileType ? t('admin.media.kindForSale', { kind: kindNames[item.kind] }) : kindNames[item.kind],
        item.width && item.height ? `${item.width} × ${item.height}` : undefined,
        item.bytes === undefined ? undefined : formatFileSize(item.bytes, locale),
        dateTime(item.createdDate),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

type FileFieldsProps = {
  item: LibraryItem
  values: FileValues
  edit: (change: Partial<FileValues>) => void
  disabled: boolean
}

function FileFields({ item, values: { filename, alt, folderId }, edit, disabled }: FileFieldsProps) {
  const { data: folders = [] } = useQuery(foldersQuery())
  return (
    <>
      <AdminTextField
        label={t('admin.media.name')}
        value={filename}
        maxLength={200}
        disabled={disabled}
        onChange={(event) => edit({ filename: event.currentTarget.value })}
      />
      {item.kind === 'image' && !item.fileType && (
        <AdminTextAreaField
          label={t('admin.media.alternativeText')}
          help={t('admin.media.describesThePictureForPeople')}
          optional
          rows={2}
          maxLength={500}
          value={alt}
          disabled={disabled}
          onChange={(event) => edit({ alt: event.currentTarget.value })}
        />
      )}
      <AdminSelectField
        label={t('admin.media.folder')}
        value={folderId}
        disabled={disabled}
        onChange={(event) => edit({ folderId: event.currentTarget.value })}
      >
        <option value="">{t('admin.media.none')}</option>
        {folderLines(folders).map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {`${'– '.repeat(depth)}${name}`}
          </option>
        ))}
      </AdminSelectField>
    </>
  )
}

type DeleteFileProps = { item: LibraryItem; uses: Uses | undefined; lacks: string | undefined; onDeleted: () => void }

/** Deletes the file once that was confirmed, with what uses it in view. */
function DeleteFile({ item, uses, lacks, onDeleted }: DeleteFileProps) {
  const queryClient = useQueryClient()
  const [deleting, setDeleting] = useState(false)
  const remove = useMutation({
    mutationFn: () => mediaClient.deleteLibraryItems({ ids: [item.id], evenUsed: true }),
    onSuccess: async () => {
      toast(t('admin.media.fileDeleted'))
      onDeleted()
      await queryClient.invalidateQueries({ queryKey: [MEDIA] })
    },
    onError: (error) => toast.error(failureOf(error).title),
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="ms-auto"
        disabledReason={lacks}
        onClick={() => setDeleting(true)}
      >
        {t('admin.media.deleteFile')}
      </Button>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('admin.media.deleteFilename', { filename: item.filename })}
        description={uses ? [usesWords(uses), isUsed(uses) && gapWords(uses), FINAL].filter(Boolean).join(' ') : FINAL}
        confirmLabel={t('admin.media.deleteFile')}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

const FINAL = t('admin.media.thisCannotBeUndone')

type Uses = { products: number; events: number; orders: number; elsewhere: number }

const isUsed = ({ products, events, orders, elsewhere }: Uses) => products + events + orders + elsewhere > 0

function usesWords({ products, events, orders, elsewhere }: Uses): string {
  const parts = [
    products > 0 && t('admin.media.productsProducts', { products }),
    events > 0 && t('admin.media.eventsEvents', { events }),
    orders > 0 && t('admin.media.ordersOrders', { orders }),
    elsewhere > 0 && t('admin.media.elsewhereCategoriesPromotionsOrOptions', { elsewhere }),
  ].filter(Boolean)
  return parts.length === 0
    ? t('admin.media.notUsedAnywhere')
    : t('admin.media.usedByParts', { parts: parts.join(', ') })
}

const gapWords = ({ orders }: Uses) =>
  orders > 0 ? t('admin.media.buyersWhoPaidForIt') : t('admin.media.pagesThatUseItWill')

type PreviewProps = {
  item: LibraryItem
  focalPoint: { x: number; y: number } | undefined
  onFocalPoint: (point: { x: number; y: number }) => void
  disabled: boolean
}

function Preview({ item: { kind, url, width, height, filename }, focalPoint, onFocalPoint, disabled }: PreviewProps) {
  if (!url)
    return (
      <p className="rounded-card bg-sunken px-4 py-6 text-admin text-ink-2">{t('admin.media.filesForSaleAreNever')}</p>
    )
  const src = pathOf(url)
  if (kind === 'image' && width && height)
    return (
      <FocalPoint
        src={`${src}?w=960`}
        size={{ width, height }}
        value={focalPoint}
        onChange={onFocalPoint}
        disabled={disabled}
      />
    )
  if (kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: a merchant's own file, looked at by the merchant
    return <video controls preload="metadata" src={src} aria-label={filename} className="w-full rounded-card" />
  }
  // biome-ignore lint/a11y/useMediaCaption: a merchant's own file, listened to by the merchant
  if (kind === 'audio') return <audio controls preload="metadata" src={src} aria-label={filename} className="w-full" />
  return null
}
