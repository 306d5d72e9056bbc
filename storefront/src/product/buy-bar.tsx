import { Button } from '@fairground/ui/button.tsx'
import { Price } from '@fairground/ui/price.tsx'
import { type RefObject, useEffect, useRef, useState } from 'react'

type BuyBarProps = {
  /** The form's own button; the bar is there once that has been scrolled past. */
  button: RefObject<HTMLElement | null>
  label: string
  pending: boolean
  price: string
  compareAt?: string | undefined
  onPointerDown: () => void
}

/** On telephones: price and button at the lower edge of the window, part of the same form. The page ends above it. */
export function BuyBar({ button, label, pending, onPointerDown, ...price }: BuyBarProps) {
  const passed = usePassed(button)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!passed) return
    document.body.style.paddingBlockEnd = `${bar.current?.offsetHeight ?? 0}px`
    return () => {
      document.body.style.paddingBlockEnd = ''
    }
  }, [passed])
  if (!passed) return null
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-border bg-surface px-4 py-3 sm:px-6 lg:hidden"
    >
      <Price {...price} />
      <Button
        type="submit"
        variant="marigold"
        size="lg"
        className="min-w-0 grow"
        pending={pending}
        onPointerDown={onPointerDown}
      >
        {label}
      </Button>
    </div>
  )
}

/** True when an element lies above the visible part. */
function usePassed(element: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    // An element below counts as seen: else nothing reports a leap from above it to below it.
    const observer = new IntersectionObserver((entries) => setPassed(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return passed
}
