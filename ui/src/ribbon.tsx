import type { ReactNode } from 'react'

export type RibbonTone = 'sale' | 'plain'

const tones: Record<RibbonTone, string> = {
  sale: 'bg-candy text-surface',
  plain: 'bg-surface text-ink border border-border',
}

/** The small flag on a card's picture: "Sale", "New", "Last few". */
export function Ribbon({ tone = 'plain', children }: { tone?: RibbonTone; children: ReactNode }) {
  return <span className={`ribbon-flag ${tones[tone]}`}>{children}</span>
}
