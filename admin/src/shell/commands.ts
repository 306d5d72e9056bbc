import { useEffect, useRef } from 'react'
import { type Command, read, type Waiting } from './shortcuts.ts'

/** Receivers of a command: the last to come gets it, so that a dialog goes before the page under it. */
const answering = new Map<Command, (() => void)[]>()

/** Answers a command while the component is shown; not at all while `run` is undefined. */
export function useCommand(command: Command, run: (() => void) | undefined): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const answers = run !== undefined
  useEffect(() => {
    if (!answers) return
    const handler = () => latest.current?.()
    const handlers = answering.get(command) ?? []
    answering.set(command, [...handlers, handler])
    return () => {
      answering.set(
        command,
        (answering.get(command) ?? []).filter((one) => one !== handler),
      )
    }
  }, [command, answers])
}

/** True when somebody answered. */
export function run(command: Command): boolean {
  const handler = answering.get(command)?.at(-1)
  handler?.()
  return handler !== undefined
}

/** Listens to the keyboard of the window. While a dialog is open, only combinations with a modifier reach the page. */
export function useKeyboard(singleKeys: boolean): void {
  const waiting = useRef<Waiting>(undefined)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return
      const pressed = {
        key: event.key,
        mod: event.metaKey || event.ctrlKey,
        alt: event.altKey,
        typing: isTyping(event.target),
        at: event.timeStamp,
      }
      const step = read(waiting.current, pressed, singleKeys)
      waiting.current = step.waiting
      if (step.command && run(step.command)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [singleKeys])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=menu]',
  ) !== null
