import { useRef } from 'react'

/** The button of the menu that was opened last: what was chosen in it may open a dialog, and is gone by then. */
const lastMenu: { button: HTMLElement | null } = { button: null }

export function rememberMenu(button: HTMLElement | null): void {
  lastMenu.button = button
}

const FIELDS = ':is(input:not([type=hidden], [type=file]), select, textarea, [contenteditable=true]):not([disabled])'

/** Element that is focused when a dialog opens: the first field of its body, if there is one. `container` is the dialog. */
const firstField = (container: HTMLElement): HTMLElement | null =>
  container.querySelector(`[data-dialog-body] ${FIELDS}`)

/**
 * Handlers of a dialog without a button of its own: its first field takes focus, and afterwards focus returns to what opened it, or, where
 * that is gone, to the heading of the page.
 */
export function useDialogFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus(event: Event) {
      const focused = document.activeElement
      const inMenu = focused === null || focused === document.body || focused.closest('[role=menu]') !== null
      opener.current = inMenu ? lastMenu.button : focused
      const field = firstField(event.currentTarget as HTMLElement) // Radix listens at the dialog itself
      if (!field) return
      event.preventDefault()
      field.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const back = opener.current?.isConnected ? opener.current : document.querySelector('h1')
      if (back instanceof HTMLElement) back.focus()
    },
  }
}
