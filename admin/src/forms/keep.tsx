import { en } from '@fairground/ui/messages/en.ts'
import { UiMessagesContext } from '@fairground/ui/messages/ui-messages.ts'
import type { ReactNode } from 'react'

/** In a dialog that asks whether to cancel something, "Cancel" would say two things: here it says what it keeps. */
export function Keep({ words, children }: { words: string; children: ReactNode }) {
  return <UiMessagesContext value={{ ...en, cancel: words }}>{children}</UiMessagesContext>
}
