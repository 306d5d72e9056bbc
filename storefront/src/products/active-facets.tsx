import { X } from 'lucide-react'
import type { ListingQuery } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { ActiveFacet } from './facet-groups.ts'
import { type Fields, without, withoutPrice } from './fields.ts'
import type { ListSelection } from './use-selection.ts'

type ActiveFacetsProps = {
  active: readonly ActiveFacet[]
  selection: ListSelection
  pathFor: (choice: ListingQuery) => string
}

const isAmong = (fields: Fields, { field, value }: ActiveFacet): boolean =>
  fields.some(([name, given]) =>
    field === 'price' ? name === 'min' || name === 'max' : name === field && given === value,
  )

/** Facets that narrow down the list, each with the way out of it. Nothing at all where nothing is selected. */
export function ActiveFacets({ active, selection, pathFor }: ActiveFacetsProps) {
  const { fields, sort } = selection
  const shown = active.filter((one) => isAmong(fields, one))
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('products.selectedFilters')} className="flex flex-wrap gap-2">
      {shown.map(({ label, field, value }) => (
        <li key={label}>
          <RouterLink
            href={pathFor({ sort, narrow: field === 'price' ? withoutPrice(fields) : without(fields, field, value) })}
            aria-label={t('products.removeLabel', { label })}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-brand bg-brand-soft ps-3 pe-2 text-small font-medium text-brand hover:border-ink hover:text-ink"
          >
            {label}
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          </RouterLink>
        </li>
      ))}
      {shown.length > 1 && (
        <li>
          <RouterLink
            href={pathFor({ sort })}
            className="inline-flex min-h-9 items-center px-2 text-small font-medium text-brand underline underline-offset-4"
          >
            {t('products.clearAll')}
          </RouterLink>
        </li>
      )}
    </ul>
  )
}
