import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Keeps a `<dialog>` open as a modal while `open` says so; the browser traps and returns focus. Where what opened it is gone, as a toast is
 * once it was pressed, the page's heading takes focus. `later` is for pages of a thousand elements, all of which a modal dialog styles
 * again: the dialog is painted before it becomes modal, without what that part of it contains.
 */
export function useNativeDialog(
  open: boolean,
  later?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    let cancel: (() => void) | undefined
    if (open && dialog && !dialog.open) {
      const showModal = () => {
        dialog.removeAttribute('open')
        dialog.showModal()
      }
      const part = later?.current
      if (!part) showModal()
      else {
        const fill = leftEmpty(part)
        dialog.setAttribute('open', '')
        const wait = afterPaint(() => {
          fill()
          showModal()
        })
        cancel = () => {
          wait()
          fill()
        }
      }
    }
    if (!open && dialog?.open) dialog.close()
    // A browser that cannot return focus leaves it for a moment where it was, inside.
    if (
      !open &&
      wasOpen.current &&
      (document.activeElement === document.body || dialog?.contains(document.activeElement))
    )
      focusHeading()
    wasOpen.current = open
    return cancel
  }, [open, later])
  return ref
}

/** The part as tall as it may become, without its contents; the function puts them back. */
function leftEmpty({ style }: HTMLElement): () => void {
  style.contentVisibility = 'hidden'
  style.containIntrinsicBlockSize = '100vh'
  return () => {
    style.contentVisibility = ''
    style.containIntrinsicBlockSize = ''
  }
}

/** Starts the keyboard again at the top of what the page is about. */
export function focusHeading(): void {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
