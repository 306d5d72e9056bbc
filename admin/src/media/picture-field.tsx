import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { outside } from '../paths.ts'
import { t } from '../texts.ts'
import { MediaPicker } from './media-picker.tsx'

export interface ShownPicture {
  readonly id: string
  readonly url: string | undefined
  /** Pixels of the file, where they are known. */
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** The name of the file, as two people tell their pictures apart. */
export const pictureName = (picture: ShownPicture | undefined): string =>
  picture?.url?.split('/').at(-1)?.split('?', 1)[0] ?? t('admin.media.none')

type PictureFieldProps = {
  picture: ShownPicture | undefined
  onChoose: (picture: ShownPicture) => void
  /** Absent where there has to be one. */
  onRemove?: () => void
  error: string | undefined
  /** Absent: that it is a picture. */
  label?: string
  /** Shown whole, as a logo is, not cut to a card's shape. */
  whole?: boolean
}

/** One picture of the library. */
export function PictureField({ picture, onChoose, onRemove, error, label, whole = false }: PictureFieldProps) {
  const [picking, setPicking] = useState(false)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-label text-ink-2">{label ?? t('admin.media.picture')}</legend>
      <div className="flex items-end gap-3 pt-1">
        {picture && (
          <img
            src={picture.url && outside.picture(picture.url)}
            alt=""
            className={`rounded-control border border-border bg-sunken ${whole ? 'h-16 max-w-48 object-contain p-1' : 'h-25 w-20 object-cover'}`}
          />
        )}
        <Button variant="secondary" size="sm" onClick={() => setPicking(true)}>
          {picture ? t('admin.media.chooseAnother') : t('admin.media.choosePicture')}
        </Button>
        {picture && onRemove && (
          <Button variant="quiet" size="sm" onClick={onRemove}>
            {t('admin.media.remove')}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      {picking && (
        <MediaPicker
          title={t('admin.media.chooseAPicture')}
          kind="image"
          onClose={() => setPicking(false)}
          onChoose={([item]) => {
            setPicking(false)
            if (item) onChoose({ id: item.id, url: item.url, width: item.width, height: item.height })
          }}
        />
      )}
    </fieldset>
  )
}
