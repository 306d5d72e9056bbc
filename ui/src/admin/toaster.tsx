import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { useUiMessages } from '../messages/ui-messages.ts'

/** Once, in the application's shell. Show a toast with `toast` of `toast.ts`; at most three stand at a time. `onStand`: it shows what is said from now on. */
export function Toaster({ onStand }: { onStand: () => void }) {
  const messages = useUiMessages()
  useEffect(onStand, [onStand])
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      duration={6000}
      containerAriaLabel={messages.notifications}
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
