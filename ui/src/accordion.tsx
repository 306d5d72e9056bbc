import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export type AccordionSection = { title: string; content: ReactNode; open?: boolean }

/** Native `<details>`, one under another between hairlines. With `group`, opening one closes its neighbours. */
export function Accordion({ sections, group }: { sections: readonly AccordionSection[]; group?: string }) {
  return (
    <div className="divide-y divide-border border-y border-border">
      {sections.map(({ title, content, open }) => (
        <details key={title} name={group} open={open} className="group/section">
          <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className="shrink-0 text-ink-3 transition-transform duration-200 group-open/section:rotate-180"
            />
          </summary>
          <div className="pb-5 text-ink-2">{content}</div>
        </details>
      ))}
    </div>
  )
}
