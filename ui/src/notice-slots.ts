import { useSyncExternalStore } from 'react'

/** Slots of the modal dialogs that are open, the latest last. */
let slots: readonly HTMLElement[] = []
const watchers = new Set<() => void>()
const change = (to: readonly HTMLElement[]) => {
  slots = to
  for (const watcher of watchers) watcher()
}
const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Puts the slot of a dialog over the others. The function takes it away again. */
export function addSlot(slot: HTMLElement): () => void {
  change([...slots, slot])
  return () => change(slots.filter((one) => one !== slot))
}

const lastSlot = () => slots.at(-1)

/** The slot of the dialog on top; undefined while none is open. */
export const useNoticeSlot = (): HTMLElement | undefined => useSyncExternalStore(subscribe, lastSlot, () => undefined)
