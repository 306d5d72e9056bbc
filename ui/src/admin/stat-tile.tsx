import { ArrowDown, ArrowUp } from 'lucide-react'
import type { LinkAs } from '../link-as.ts'
import { t } from '../texts.ts'
import { Sparkline } from './sparkline.tsx'

export type StatTileProps = {
  label: string
  /** Formatted: "£1,284.50". */
  value: string
  /** The change in words; the arrow is added: "12% vs last Saturday". */
  delta?: { direction: 'up' | 'down'; label: string } | undefined
  /** In place of a change: "3 older than 2 days". */
  note?: string | undefined
  points?: readonly number[]
  /** The filtered list behind the number. */
  href?: string
  linkAs?: LinkAs
}

export function StatTile({ label, value, delta, note, points, href, linkAs: Link = 'a' }: StatTileProps) {
  return (
    <article className="relative flex flex-col gap-1 rounded-card border border-border bg-surface px-3.5 py-3 has-[a:hover]:border-border-strong">
      <h2 className="font-sans text-label text-ink-2">
        {href ? (
          <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        ) : (
          label
        )}
      </h2>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-display text-stat tracking-tight tabular-nums">{value}</p>
        {points && <Sparkline points={points} />}
      </div>
      {delta && <Delta {...delta} />}
      {!delta && note && <p className="text-label font-normal text-ink-2">{note}</p>}
    </article>
  )
}

function Delta({ direction, label }: { direction: 'up' | 'down'; label: string }) {
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <p className="flex items-center gap-1 text-label font-normal text-ink-2">
      <Arrow
        aria-hidden="true"
        size={14}
        strokeWidth={2}
        className={direction === 'up' ? 'text-success' : 'text-danger'}
      />
      <span className="sr-only">{direction === 'up' ? t('ui.up') : t('ui.down')} </span>
      {label}
    </p>
  )
}
