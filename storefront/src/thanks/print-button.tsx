import { Button } from '@fairground/ui/button.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'

/** Printing needs a script; without one the browser's own menu does it. */
export function PrintButton({ children }: { children: ReactNode }) {
  if (!useHydrated()) return null
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden="true" size={20} strokeWidth={1.75} />
      {children}
    </Button>
  )
}
