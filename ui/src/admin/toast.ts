import type { ExternalToast } from 'sonner'

let isShown: () => void = () => {}
const shown = new Promise<void>((resolve) => {
  isShown = resolve
})

/** The toaster is mounted, and shows messages from now on. */
export const toasterStands = (): void => isShown()

async function show(kind: 'message' | 'error', text: string, options: ExternalToast | undefined): Promise<void> {
  // Code that draws toasts is no part of the first load: it comes with the toaster.
  const [{ toast: sonner }] = await Promise.all([import('sonner'), shown])
  sonner[kind](text, options)
}

interface Toast {
  (text: string, options?: ExternalToast): void
  error(text: string, options?: ExternalToast): void
}

/** Shows a message for six seconds, as soon as the toaster stands. */
export const toast: Toast = Object.assign(
  (text: string, options?: ExternalToast) => void show('message', text, options),
  { error: (text: string, options?: ExternalToast) => void show('error', text, options) },
)
