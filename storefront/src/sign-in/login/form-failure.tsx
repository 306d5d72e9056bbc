import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Refused } from './refused.ts'

type FormFailureProps = {
  refused: Refused<string> | undefined
  /** A link that helps otherwise. */
  children?: ReactNode
}

/** Summary of a form's mistakes, before its fields: each as a link to its field. Takes focus when it appears. */
export function FormFailure({ refused, children }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) box.current?.focus()
  }, [refused])
  if (!refused) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-4 rounded-card border border-danger/40 bg-danger-soft p-5 outline-none"
    >
      <CircleAlert aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0 text-danger" />
      <div className="flex flex-col gap-2">
        <p className="font-semibold">{refused.message}</p>
        <ul className="flex flex-col gap-1 text-small empty:hidden">
          {Object.entries(refused.errors).map(([field, error]) => (
            <li key={field}>
              <a href={`#${field}`} className="underline underline-offset-2">
                {error}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  )
}
