import { SORTS, type Sort } from '../paths.ts'
import { useNavigation } from '../router/hooks.ts'
import { type Fields, fieldsIn } from './fields.ts'
import type { Listing } from './listing.ts'

/** Selection of a list, and its order. */
export interface ListSelection {
  readonly fields: Fields
  readonly sort: Sort
}

/**
 * Latest selection: while its page is on the way, that of the page's address. Links from here are made of it, so that
 * a quick second choice is not one of the page before.
 */
export function useSelection({ fields, sort, byDefault }: Listing, action: string): ListSelection {
  const { location } = useNavigation()
  if (location?.pathname !== action) return { fields, sort }
  const params = new URLSearchParams(location.search)
  const selected = [byDefault, ...SORTS].find((known) => known === params.get('sort')) ?? byDefault
  return { fields: fieldsIn(params), sort: selected }
}
