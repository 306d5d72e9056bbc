import { type RefObject, useEffect, useRef } from 'react'

/** Keeps a `<dialog>` open as a modal while `open` says so; the browser traps and returns focus. */
export function useNativeDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  return ref
}
