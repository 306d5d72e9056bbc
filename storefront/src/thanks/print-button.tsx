import { Button } from '@fairground/ui/button.tsx'
import { useHydrated } from '@fairground/ui/hydrated.ts'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'

/** Prints the page. Its place is reserved until scripts run; without them the browser's own menu prints. */
export function PrintButton({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  return (
    <Button variant="secondary" className={hydrated ? '' : 'invisible'} onClick={() => window.print()}>
      <Printer aria-hidden="true" size={20} strokeWidth={1.75} />
      {children}
    </Button>
  )
}
