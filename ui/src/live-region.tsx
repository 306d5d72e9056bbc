import type { ReactNode } from 'react'

/** Announces its content once, politely, when it changes: price changes, counts, cart updates. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </div>
  )
}
