import { Check } from 'lucide-react'

/** Confirms that a form was saved. */
export function Saved({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center gap-2 rounded-card bg-success-soft p-4 text-success">
      <Check aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
      {children}
    </p>
  )
}
