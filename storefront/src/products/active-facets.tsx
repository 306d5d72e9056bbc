import { X } from 'lucide-react'
import type { ListingQuery } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import type { Listing } from './listing.ts'

/** What the list is narrowed down to, each with the way out of it. Nothing at all where nothing is selected. */
export function ActiveFacets({ listing, pathFor }: { listing: Listing; pathFor: (choice: ListingQuery) => string }) {
  const { active, sort } = listing
  if (active.length === 0) return null
  return (
    <ul aria-label="Selected filters" className="flex flex-wrap gap-2">
      {active.map(({ label, rest }) => (
        <li key={label}>
          <RouterLink
            href={pathFor({ sort, narrow: rest })}
            aria-label={`Remove ${label}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-brand bg-brand-soft ps-3 pe-2 text-small font-medium text-brand hover:border-ink hover:text-ink"
          >
            {label}
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          </RouterLink>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <RouterLink
            href={pathFor({ sort })}
            className="inline-flex min-h-9 items-center px-2 text-small font-medium text-brand underline underline-offset-4"
          >
            Clear all
          </RouterLink>
        </li>
      )}
    </ul>
  )
}
