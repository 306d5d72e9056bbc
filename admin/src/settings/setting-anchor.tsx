import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Pixels of the bar of narrow screens and the title of a card. */
const HEADINGS = 104

/** One setting of a page. When the address names it, it is scrolled to, focused and outlined. */
export function SettingAnchor({ id, children }: { id: string; children: ReactNode }) {
  const { hash, key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const wanted = hash === `#${id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same setting again leads to it again.
  useEffect(() => {
    if (!wanted || !box.current) return
    const fits = box.current.offsetHeight <= window.innerHeight - 2 * HEADINGS
    box.current.scrollIntoView({ block: fits ? 'center' : 'start' })
    const control = box.current.querySelector<HTMLElement>('input:enabled, select:enabled, button:enabled, a[href]')
    ;(control ?? box.current).focus({ preventScroll: true })
  }, [wanted, key])
  return (
    <div
      ref={box}
      id={id}
      tabIndex={-1}
      style={{ scrollMarginTop: HEADINGS }}
      className={`rounded-control ${wanted ? 'outline-2 outline-offset-6 outline-brand' : 'outline-none'}`}
    >
      {children}
    </div>
  )
}
