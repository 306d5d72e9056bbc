import { useNavigation } from 'react-router'
import { SORTS, type Sort } from '../paths.ts'
import { type Fields, fieldsIn } from './fields.ts'
import type { Listing } from './listing.ts'

/** What a list was asked to be narrowed down to, and its order. */
export interface ListSelection {
  readonly fields: Fields
  readonly sort: Sort
}

/**
 * What was chosen last: while its page is on the way, what that page's address says. Whatever leads on from here is made of it, so that
 * a quick second choice is not one of the page before.
 */
export function useSelection({ fields, sort, byDefault }: Listing, action: string): ListSelection {
  const { location } = useNavigation()
  if (location?.pathname !== action) return { fields, sort }
  const params = new URLSearchParams(location.search)
  const selected = [byDefault, ...SORTS].find((known) => known === params.get('sort')) ?? byDefault
  return { fields: fieldsIn(params), sort: selected }
}
