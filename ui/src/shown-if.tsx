import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from './hydrated.ts'

type ShownIfProps = {
  /** Field of the same form in which one of the options has to be chosen. */
  field: string
  options: readonly string[]
  /** Values of the field from the start. */
  chosen: readonly string[]
  /** Fields, which keep what is typed, and are sent only while they are shown. */
  children: ReactNode
}

const isOneOf = (options: readonly string[], values: readonly unknown[]): boolean =>
  values.some((value) => options.includes(String(value)))

/** Part of a form for readers who chose an option of another field. Without scripts everybody sees it. */
export function ShownIf({ field, options, chosen, children }: ShownIfProps) {
  const hydrated = useHydrated()
  const [shown, setShown] = useState(() => isOneOf(options, chosen))
  const part = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const form = hydrated && part.current?.form
    if (!form) return undefined
    const read = () => setShown(isOneOf(options, new FormData(form).getAll(field)))
    read()
    // A form that is filled in by a script reports a change.
    const events = ['input', 'change']
    for (const event of events) form.addEventListener(event, read)
    return () => {
      for (const event of events) form.removeEventListener(event, read)
    }
  }, [hydrated, field, options])
  if (!hydrated && !shown) return <noscript>{children}</noscript>
  return (
    <fieldset ref={part} hidden={!shown} disabled={!shown} className={shown ? 'contents' : 'hidden'}>
      {children}
    </fieldset>
  )
}
