import { present } from '@fairground/domain/present.ts'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { LibraryItem } from '../media/media-client.ts'
import { t } from '../texts.ts'
import type { PickedFile, PickedPicture } from './insert.ts'
import type { PickFile } from './insert-select.tsx'

/** Opened by few: it comes when it is. */
const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }))

interface Library {
  /** Opens the library; resolves to the picture that was chosen, or to nothing. */
  readonly pick: () => Promise<PickedPicture | undefined>
  readonly pickFile: PickFile
  /** The library while it is open. */
  readonly library: ReactNode
}

type Kind = 'image' | PickedFile['kind']

/** Pictures and other files of the library for a rich text. */
export function usePicture(): Library {
  const [picking, setPicking] = useState<Kind>()
  const answer = useRef<(item: LibraryItem | undefined) => void>(undefined)
  const choose = (kind: Kind) =>
    new Promise<LibraryItem | undefined>((resolve) => {
      answer.current = resolve
      setPicking(kind)
    })
  const done = (item: LibraryItem | undefined) => {
    setPicking(undefined)
    answer.current?.(item)
  }
  const library = picking && (
    <Suspense>
      <MediaPicker
        title={picking === 'image' ? t('admin.media.chooseAPicture') : t('admin.rich-text.chooseAFile')}
        kind={picking}
        onClose={() => done(undefined)}
        onChoose={([item]) => done(item)}
      />
    </Suspense>
  )
  return {
    pick: async () => pictureOf(await choose('image')),
    pickFile: async (kind) => fileOf(await choose(kind), kind),
    library,
  }
}

/** Files that are sold have no address, and are not offered. */
const pictureOf = (item: LibraryItem | undefined): PickedPicture | undefined =>
  item?.url
    ? {
        url: item.url,
        id: item.id,
        ...present({
          width: item.width || undefined,
          height: item.height || undefined,
          altText: item.alt || undefined,
        }),
      }
    : undefined

const fileOf = (item: LibraryItem | undefined, kind: PickedFile['kind']): PickedFile | undefined =>
  item?.url
    ? {
        kind,
        url: item.url,
        id: item.id,
        filename: item.filename,
        mimeType: item.mimeType,
        ...present({ bytes: item.bytes }),
      }
    : undefined
