import { present } from '@fairground/domain/present.ts'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { LibraryItem } from '../media/media-client.ts'
import { t } from '../texts.ts'
import type { PickedFile } from './insert.ts'
import type { PickFile } from './insert-select.tsx'
import type { PickedPicture } from './picked-picture.ts'

/** Opened by few: it comes when it is. */
const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }))

interface Library {
  /** Opens the library; resolves to the picture that was chosen, or to nothing. */
  readonly pick: () => Promise<PickedPicture | undefined>
  /** The same for several at once. */
  readonly pickPictures: () => Promise<PickedPicture[]>
  readonly pickFile: PickFile
  /** The library while it is open. */
  readonly library: ReactNode
}

type Kind = 'image' | PickedFile['kind']

const MOST_PICTURES = 30

/** Pictures and other files of the library for a rich text. */
export function usePicture(): Library {
  const [picking, setPicking] = useState<{ kind: Kind; most: number }>()
  const answer = useRef<(items: readonly LibraryItem[]) => void>(undefined)
  const choose = (kind: Kind, most = 1) =>
    new Promise<readonly LibraryItem[]>((resolve) => {
      answer.current = resolve
      setPicking({ kind, most })
    })
  const done = (items: readonly LibraryItem[]) => {
    setPicking(undefined)
    answer.current?.(items)
  }
  const library = picking && (
    <Suspense>
      <MediaPicker
        title={titleOf(picking)}
        kind={picking.kind}
        most={picking.most}
        onClose={() => done([])}
        onChoose={done}
      />
    </Suspense>
  )
  return {
    pick: async () => pictureOf((await choose('image'))[0]),
    pickPictures: async () => (await choose('image', MOST_PICTURES)).flatMap((item) => pictureOf(item) ?? []),
    pickFile: async (kind) => fileOf((await choose(kind))[0], kind),
    library,
  }
}

function titleOf({ kind, most }: { kind: Kind; most: number }): string {
  if (kind !== 'image') return t('admin.rich-text.chooseAFile')
  return most > 1 ? t('admin.rich-text.choosePictures') : t('admin.media.chooseAPicture')
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
