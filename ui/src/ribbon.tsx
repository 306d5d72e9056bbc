import type { ReactNode } from 'react'

export type RibbonTone = 'sale' | 'plain'

const tones: Record<RibbonTone, string> = {
  sale: 'ribbon-flag border-transparent bg-candy text-surface',
  plain: 'ribbon-flag',
}

/** The small flag on a card's picture: "Sale", "New", "Last few". */
export function Ribbon({ tone = 'plain', children }: { tone?: RibbonTone; children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>
}
