import type { ReactNode } from 'react'

/** One numbered part of the checkout. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`step-${number}`} className="flex flex-col gap-5">
      <h2 id={`step-${number}`} className="flex items-baseline gap-3 font-display text-h2">
        <span className="text-ink-3 tabular-nums">{number}</span>
        {title}
      </h2>
      {children}
    </section>
  )
}
