import { present } from '@fairground/domain/present.ts'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { t } from '../texts.ts'
import type { PickedPicture } from './insert.ts'

/** Opened by few: it comes when it is. */
const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }))

interface Picture {
  /** Opens the library; resolves to the picture that was chosen, or to nothing. */
  readonly pick: () => Promise<PickedPicture | undefined>
  /** The library while it is open. */
  readonly library: ReactNode
}

/** Pictures of the library for a rich text. */
export function usePicture(): Picture {
  const [picking, setPicking] = useState(false)
  const answer = useRef<(picture: PickedPicture | undefined) => void>(undefined)
  const pick = () =>
    new Promise<PickedPicture | undefined>((resolve) => {
      answer.current = resolve
      setPicking(true)
    })
  const done = (picture: PickedPicture | undefined) => {
    setPicking(false)
    answer.current?.(picture)
  }
  const library = picking && (
    <Suspense>
      <MediaPicker
        title={t('admin.media.chooseAPicture')}
        kind="image"
        onClose={() => done(undefined)}
        onChoose={([item]) => done(item?.url ? pictureOf({ ...item, url: item.url }) : undefined)}
      />
    </Suspense>
  )
  return { pick, library }
}

interface Item {
  readonly id: string
  readonly url: string
  readonly width?: number | null
  readonly height?: number | null
  readonly alt?: string | null
}

const pictureOf = ({ id, url, width, height, alt }: Item): PickedPicture => ({
  url,
  id,
  ...present({ width: width || undefined, height: height || undefined, altText: alt || undefined }),
})
