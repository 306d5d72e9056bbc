import { useEffect, useRef } from 'react'
import { addSlot } from './notice-slots.ts'

/**
 * Place of toasts and notices while a modal dialog is open, as a part of it. A modal dialog covers everything else, and nothing outside it
 * can be pressed: an undo out there would be of no use.
 */
export function NoticeSlot({ open }: { open: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (open && ref.current ? addSlot(ref.current) : undefined), [open])
  return <div ref={ref} role="status" data-print="hide" className="shrink-0" />
}
