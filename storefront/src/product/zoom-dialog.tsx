import { IconButton } from '@fairground/ui/icon-button.tsx'
import { imageSources } from '@fairground/ui/image-sources.ts'
import { useNativeDialog } from '@fairground/ui/native-dialog.ts'
import { NoticeSlot } from '@fairground/ui/notice-slot.tsx'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { t } from '../texts.ts'

export type ZoomDialogProps = {
  pictures: readonly { readonly src: string; readonly alt: string }[]
  /** Picture to begin with. */
  start: number
  onClose: () => void
}

const icon = { size: 20, strokeWidth: 1.75 }

/** A picture over the whole window, and twice as large: arrows go on to the others, Escape goes back to the page. */
export function ZoomDialog({ pictures, start, onClose }: ZoomDialogProps) {
  const ref = useNativeDialog(true)
  const [at, setAt] = useState(start)
  const [near, setNear] = useState(false)
  const shown = pictures[at]
  if (!shown) return null
  const go = (step: number) => {
    setAt((at + step + pictures.length) % pictures.length)
    setNear(false)
  }
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLDialogElement>) => {
    const rtl = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
    if (near || pictures.length < 2) return
    if (key === 'ArrowRight') go(rtl)
    else if (key === 'ArrowLeft') go(-rtl)
  }
  return (
    <dialog
      ref={ref}
      aria-label={shown.alt}
      onClose={onClose}
      onKeyDown={press}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-canvas text-ink"
    >
      <div className="flex size-full flex-col">
        <div className="flex items-center justify-end gap-2 p-2">
          {pictures.length > 1 && (
            <p aria-live="polite" className="me-auto ps-3 text-small text-ink-2 tabular-nums">
              <span className="sr-only">{t('product.picture')} </span>
              {at + 1}/{pictures.length}
            </p>
          )}
          {pictures.length > 1 && (
            <>
              <IconButton
                label={t('product.previousPicture')}
                icon={<ChevronLeft {...icon} className="rtl:-scale-x-100" />}
                onClick={() => go(-1)}
              />
              <IconButton
                label={t('product.nextPicture')}
                icon={<ChevronRight {...icon} className="rtl:-scale-x-100" />}
                onClick={() => go(1)}
              />
            </>
          )}
          <IconButton
            label={near ? t('product.zoomOut') : t('product.zoomIn')}
            icon={near ? <ZoomOut {...icon} /> : <ZoomIn {...icon} />}
            onClick={() => setNear(!near)}
          />
          <IconButton label={t('product.close')} icon={<X {...icon} />} onClick={onClose} />
        </div>
        <div className="min-h-0 grow overflow-auto overscroll-contain" tabIndex={near ? 0 : undefined}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same by keyboard. */}
          <img
            key={shown.src}
            {...imageSources(shown.src)}
            sizes={near ? '200vw' : '100vw'}
            alt={shown.alt}
            onClick={() => setNear(!near)}
            className={near ? 'w-[200%] max-w-none cursor-zoom-out' : 'size-full cursor-zoom-in object-contain'}
          />
        </div>
        <NoticeSlot open />
      </div>
    </dialog>
  )
}
