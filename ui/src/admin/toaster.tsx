import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { t } from '../texts.ts'
import { useHasDialog } from './open-dialogs.ts'

/** Sonner gives a toast the whole width below this. */
const isNarrow = () => matchMedia('(max-width: 600px)').matches

/**
 * Once, in the application's shell. Show a toast with `toast` of `toast.ts`; at most three stand at a time. `onStand`: it shows toasts from
 * now on. Buttons of pages and dialogs stand at the end of their rows, so toasts stand at the start; where they take the whole width,
 * they go above an open dialog's content, whose buttons are at the bottom.
 */
export function Toaster({ onStand }: { onStand: () => void }) {
  const hasDialog = useHasDialog()
  useEffect(onStand, [onStand])
  return (
    <Sonner
      position={hasDialog && isNarrow() ? 'top-center' : 'bottom-left'}
      visibleToasts={3}
      duration={6000}
      containerAriaLabel={t('ui.notifications')}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-(--width) items-center gap-3 rounded-card bg-ink px-4 py-3 text-admin text-canvas shadow-overlay font-sans',
          title: 'font-medium',
          description: 'text-canvas/80',
          actionButton: 'ms-auto min-h-6 shrink-0 font-semibold underline underline-offset-4',
          cancelButton: 'min-h-6 shrink-0 underline underline-offset-4',
        },
      }}
    />
  )
}
