import { Check } from 'lucide-react'
import { STEPS } from './import-words.ts'

/** Position in the import; steps behind have a tick. */
export function Steps({ at }: { at: number }) {
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-2">
      {STEPS.map((step, i) => (
        <li
          key={step}
          aria-current={i === at ? 'step' : undefined}
          className={`flex items-center gap-2 ${i === at ? 'font-semibold' : 'text-ink-3'}`}
        >
          <span
            className={`grid size-6 place-items-center rounded-full text-label ${i < at ? 'bg-brand text-on-brand' : i === at ? 'bg-brand-soft text-brand' : 'bg-sunken'}`}
          >
            {i < at ? <Check aria-hidden="true" size={14} strokeWidth={2} /> : i + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
