import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import { useNativeDialog } from './native-dialog.ts'
import { NoticeSlot } from './notice-slot.tsx'
import { t } from './texts.ts'

/** `end`: cart. `top`: search. `bottom`: filters on a phone. `centre`: a question or a picture. */
export type DrawerSide = 'end' | 'start' | 'top' | 'bottom' | 'centre'

const moving = 'transition-[translate,opacity,display,overlay] transition-discrete duration-280'

const sides: Record<DrawerSide, string> = {
  end: `ms-auto h-dvh max-h-none w-full max-w-105 border-s ${moving} translate-x-full open:translate-x-0 starting:open:translate-x-full rtl:-translate-x-full rtl:open:translate-x-0 rtl:starting:open:-translate-x-full`,
  start: `me-auto h-dvh max-h-none w-full max-w-80 border-e ${moving} -translate-x-full open:translate-x-0 starting:open:-translate-x-full rtl:translate-x-full rtl:open:translate-x-0 rtl:starting:open:translate-x-full`,
  top: `mb-auto h-dvh max-h-none w-full max-w-none border-b sm:h-fit sm:max-h-[85dvh] ${moving} -translate-y-4 opacity-0 open:translate-y-0 open:opacity-100 starting:open:-translate-y-4 starting:open:opacity-0`,
  bottom: `mt-auto max-h-[85dvh] w-full max-w-none rounded-t-dialog border-t ${moving} translate-y-full open:translate-y-0 starting:open:translate-y-full`,
  centre: `m-auto max-h-[85dvh] w-[calc(100%-32px)] max-w-130 rounded-dialog border ${moving} opacity-0 open:opacity-100 starting:open:opacity-0`,
}

export type DrawerProps = {
  open: boolean
  /** Escape, the close button and a press outside all end here. */
  onClose: () => void
  /** The heading and the accessible name. */
  title: string
  side?: DrawerSide
  children: ReactNode
  /** Stays in view below the scrolling body: totals, the one button. */
  footer?: ReactNode
}

/** A native modal dialog that slides in from an edge. */
export function Drawer({ open, onClose, title, side = 'end', children, footer }: DrawerProps) {
  const ref = useNativeDialog(open)
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the click is the press outside it.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`fixed inset-0 overflow-hidden border-border bg-surface text-ink shadow-overlay ${sides[side]}`}
    >
      <div className="flex size-full max-h-[inherit] flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-border py-2.5 ps-5 pe-2.5">
          <h2 id={titleId} className="font-display text-h3">
            {title}
          </h2>
          <IconButton label={t('ui.close')} icon={<X size={20} strokeWidth={1.75} />} onClick={onClose} />
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">{children}</div>
        <NoticeSlot open={open} />
        {footer && <div className="border-t border-border p-5">{footer}</div>}
      </div>
    </dialog>
  )
}
