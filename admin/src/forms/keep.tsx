import { CancelLabel } from '@fairground/ui/admin/dialog.tsx'
import type { ReactNode } from 'react'

/** In a dialog that asks whether to cancel something, "Cancel" would say two things: here it says what it keeps. */
export function Keep({ words, children }: { words: string; children: ReactNode }) {
  return <CancelLabel value={words}>{children}</CancelLabel>
}
