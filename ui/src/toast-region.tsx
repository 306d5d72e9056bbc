import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNoticeSlot } from './notice-slots.ts'
import { t } from './texts.ts'

export type Toast = {
  message: string
  /** One action, for undo. */
  action?: { label: string; onPress: () => void }
  /** Milliseconds in view, not counting time under pointer or focus. 6 000 by default; 10 000 for undo. */
  durationMs?: number
}

type ShownToast = Toast & { id: number }

const MOST_SHOWN = 3
const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Shows a toast. A toast never carries the only copy of what it says. */
export const useToast = (): ((toast: Toast) => void) => use(ToastContext)

let lastId = 0

/** Owns the stack of at most three and its polite live region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const [held, setHeld] = useState(false)
  const show = useCallback((toast: Toast) => {
    lastId += 1
    const shown = { ...toast, id: lastId }
    setToasts((current) => [...current, shown].slice(-MOST_SHOWN))
  }, [])
  const dismiss = useCallback((id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)), [])
  const slot = useNoticeSlot()
  const region = (
    <section
      aria-label={t('ui.notifications')}
      data-print="hide"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={slot ? 'has-[li]:p-4' : 'pointer-events-none fixed inset-x-4 bottom-4 z-50 sm:start-auto sm:w-96'}
    >
      <ol aria-live={slot ? undefined : 'polite'} className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastRow key={toast.id} toast={toast} held={held} onDismiss={dismiss} />
        ))}
      </ol>
    </section>
  )
  return (
    <ToastContext value={show}>
      {children}
      {slot ? createPortal(region, slot) : region}
    </ToastContext>
  )
}

type RowProps = { toast: ShownToast; held: boolean; onDismiss: (id: number) => void }

function ToastRow({ toast, held, onDismiss }: RowProps) {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onDismiss(toast.id), toast.durationMs ?? (toast.action ? 10_000 : 6_000))
    return () => clearTimeout(timer)
  }, [held, toast, onDismiss])
  return (
    <li className="pointer-events-auto flex items-center gap-2 rounded-card bg-ink ps-4 pe-1 text-small text-canvas shadow-overlay transition-opacity starting:opacity-0">
      <span className="grow py-3">{toast.message}</span>
      {toast.action && (
        <button
          type="button"
          className="min-h-11 px-2 font-semibold underline underline-offset-4"
          onClick={() => {
            toast.action?.onPress()
            onDismiss(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('ui.dismiss')}
        title={t('ui.dismiss')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control"
        onClick={() => onDismiss(toast.id)}
      >
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
    </li>
  )
}
