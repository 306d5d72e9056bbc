import { Menu } from '@fairground/ui/admin/menu.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { ChevronDown, Images } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { LibraryItem } from '../media/media-client.ts'
import { DropZone } from '../media/upload-button.tsx'
import { useUploads } from '../media/use-uploads.ts'
import { moved } from '../moved.ts'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { AddByAddress } from './add-by-address.tsx'
import { Fetched, MediaPicker, MediumDialog, UploadList } from './lazy-parts.tsx'
import { libraryKind, mediumOf, pickedKinds } from './medium-kinds.ts'
import { MediumTile } from './medium-tile.tsx'
import type { MediumKind, MediumValues, ProductValues } from './product-values.ts'

/** Most media of one product, as the server allows. */
const MOST = 50

/** Files of the library, dropped on their way into it, or anything by its address, in the order in which the shop shows them. The first is the main one. */
export function MediaEditor({ form }: { form: UseFormReturn<ProductValues> }) {
  const [picking, setPicking] = useState<MediumKind>()
  const [open, setOpen] = useState<number>()
  const [dragged, setDragged] = useState<number>()
  const lacks = useLacks('catalog.write')
  const media = form.watch('media')
  const set = (next: MediumValues[]) => form.setValue('media', next, { shouldDirty: true })
  const add = (more: readonly MediumValues[]) => {
    const all = form.getValues('media')
    const known = new Set(all.map(({ url }) => url))
    set([...all, ...more.filter(({ url }) => !known.has(url))].slice(0, MOST))
  }
  const addItems = (items: readonly LibraryItem[]) => add(items.flatMap((item) => mediumOf(item) ?? []))
  const { uploads, add: upload, clear } = useUploads((item) => addItems([item]))
  const move = (from: number, to: number) => set(moved(media, from, to))
  const fault = form.formState.errors.media?.message
  const shown = open === undefined ? undefined : media[open]
  return (
    <DropZone onFiles={lacks ? undefined : (files) => upload(files)}>
      {media.length > 0 && (
        <ol aria-label={t('admin.product.media')} className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
          {media.map((medium, index) => (
            <MediumTile
              key={medium.id || medium.url}
              medium={medium}
              index={index}
              count={media.length}
              name={form.getValues('name')}
              onOpen={() => setOpen(index)}
              onMove={(by) => move(index, index + by)}
              onRemove={() => set(media.filter((_, at) => at !== index))}
              onDrag={() => setDragged(index)}
              onDrop={() => {
                if (dragged !== undefined) move(dragged, index)
                setDragged(undefined)
              }}
            />
          ))}
        </ol>
      )}
      {uploads.length > 0 && (
        <Fetched>
          <UploadList uploads={uploads} onClear={clear} />
        </Fetched>
      )}
      {fault && <FieldError>{fault}</FieldError>}
      <ChooseBar mayDrop={!lacks} onPick={setPicking} />
      <AddByAddress onAdd={(url, kind) => add([{ id: '', url, kind, poster: '', alt: '', name: '' }])} />
      {picking && (
        <Fetched>
          <MediaPicker
            title={t('admin.product.chooseMedium', {
              kind: pickedKinds.find(({ kind }) => kind === picking)?.label.toLowerCase() ?? '',
            })}
            kind={libraryKind(picking)}
            most={Math.max(1, MOST - media.length)}
            onClose={() => setPicking(undefined)}
            onChoose={(items) => {
              setPicking(undefined)
              addItems(items)
            }}
          />
        </Fetched>
      )}
      {shown && open !== undefined && (
        <Fetched>
          <MediumDialog
            medium={shown}
            onClose={() => setOpen(undefined)}
            onAlt={(alt) => set(media.map((one, at) => (at === open ? { ...one, alt } : one)))}
          />
        </Fetched>
      )}
    </DropZone>
  )
}

/** Buttons that open the library, by kind of medium. */
function ChooseBar({ mayDrop, onPick }: { mayDrop: boolean; onPick: (kind: MediumKind) => void }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="sm" onClick={() => onPick('image')}>
        <Images aria-hidden="true" size={16} strokeWidth={1.75} />
        {t('admin.product.choosePictures')}
      </Button>
      <Menu
        align="start"
        trigger={
          <Button variant="secondary" size="sm">
            {t('admin.product.chooseOtherMedia')}
            <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
          </Button>
        }
        items={pickedKinds.slice(1).map(({ kind, label }) => ({ label, onSelect: () => onPick(kind) }))}
      />
      {mayDrop && <span className="text-label font-normal text-ink-3">{t('admin.product.orDropFilesHere')}</span>}
    </span>
  )
}
