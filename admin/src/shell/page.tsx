import { LiveRegion } from '@fairground/ui/live-region.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { t } from '../texts.ts'
import { FailedStepNote } from './failed-step.tsx'

/**
 * The frame of every page: names the document, and moves focus to the h1 when the page has changed, so that the change is
 * announced. Changes of the query (filters, tabs) leave focus where it is, and an address with a fragment names what takes it.
 */
export function Page({ title, narrow = false, children }: { title: string; narrow?: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const { pathname, hash, key } = useLocation()
  const first = key === 'default'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what says that the page has changed.
  useEffect(() => {
    if (!first && !hash) ref.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <div ref={ref} className={`flex min-w-0 flex-col gap-4 ${narrow ? 'w-full max-w-form' : ''}`}>
      <title>{t('admin.shell.titleFairground', { title })}</title>
      <FailedStepNote />
      {children}
      <LiveRegion>{title}</LiveRegion>
    </div>
  )
}
