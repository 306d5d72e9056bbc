import { useEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'
import { addSlot } from './notice-slots.ts'

/**
 * Place of toasts and notices while a modal dialog is open, as a part of it. A modal dialog covers everything else, and nothing outside it
 * can be pressed: an undo out there would be of no use. What stands outside moves once the dialog is painted.
 */
export function NoticeSlot({ open }: { open: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const slot = ref.current
    if (!open || !slot) return
    let remove = () => {}
    const cancel = afterPaint(() => {
      remove = addSlot(slot)
    })
    return () => {
      cancel()
      remove()
    }
  }, [open])
  return <div ref={ref} role="status" data-print="hide" className="shrink-0" />
}
