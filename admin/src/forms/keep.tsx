import { AdminMessagesContext, adminEn } from '@fairground/ui/messages/admin-messages.ts'
import type { ReactNode } from 'react'

/** In a dialog that asks whether to cancel something, "Cancel" would say two things: here it says what it keeps. */
export function Keep({ words, children }: { words: string; children: ReactNode }) {
  return <AdminMessagesContext value={{ ...adminEn, cancel: words }}>{children}</AdminMessagesContext>
}
