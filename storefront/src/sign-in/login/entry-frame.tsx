import type { ReactNode } from 'react'
import { Metadata } from '../../shell/metadata.tsx'

/** The narrow column that sign-in pages stand in. */
export function EntryFrame({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="page-column flex max-w-lg flex-col gap-8 py-10 lg:py-16">
      <Metadata title={title} noindex />
      <div className="flex flex-col gap-3">
        <h1 className="font-display text-h1">{title}</h1>
        {intro && <p className="text-ink-2">{intro}</p>}
      </div>
      {children}
    </div>
  )
}
