import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a `<dialog>` open as a modal while `open` says so; the browser traps and returns focus. Where what opened it is gone, as a toast is
 * once it was pressed, the page's heading takes focus.
 */
export function useNativeDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
    if (!open && wasOpen.current && document.activeElement === document.body) focusHeading()
    wasOpen.current = open
  }, [open])
  return ref
}

/** Starts the keyboard again at the top of what the page is about. */
export function focusHeading(): void {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
