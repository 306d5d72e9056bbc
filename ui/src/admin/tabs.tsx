import { type ReactNode, useEffect, useRef } from 'react'
import type { LinkAs } from '../link-as.ts'
import { locale } from '../texts/language.ts'

export type TabItem = {
  /** Distinguishes two tabs that lead to the same place. */
  id?: string
  label: string
  href: string
  current?: boolean
  count?: number | undefined
}

export type TabsProps = {
  /** Name of the set of tabs: "Order views". */
  label: string
  tabs: readonly TabItem[]
  /** After the last tab: "Save view". */
  end?: ReactNode
  linkAs?: LinkAs
}

/** Saved views and sub-pages. The tab is in the address, so tabs are links. Where there is no room for all, the current one is in view. */
export function Tabs({ label, tabs, end, linkAs: Link = 'a' }: TabsProps) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.href
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is scrolled to.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!row.current || !tab) return
    const [room, place] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (place.right > room.right || place.left < room.left)
      row.current.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2)
  }, [current])
  return (
    <nav ref={row} aria-label={label} className="flex items-stretch gap-4.5 overflow-x-auto border-b border-border">
      {tabs.map(({ id, label: name, href, current, count }) => (
        <Link
          key={id ?? href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={`-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 text-admin whitespace-nowrap transition-colors -outline-offset-2 pointer-coarse:h-11 ${current ? 'border-brand font-semibold text-ink' : 'border-transparent font-medium text-ink-2 hover:text-ink'}`}
        >
          {name}
          {count !== undefined && (
            <span className="font-normal text-ink-3 tabular-nums">{count.toLocaleString(locale())}</span>
          )}
        </Link>
      ))}
      {end && <span className="inline-flex items-center">{end}</span>}
    </nav>
  )
}
