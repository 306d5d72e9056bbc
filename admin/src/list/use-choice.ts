import { useLocation, useNavigate } from 'react-router'
import type { ListChoice } from '../paths.ts'
import { readChoice } from './list-choice.ts'

/** The address's choice, and a way to another one. Any change but of the page starts again at the first page. */
export function useChoice<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  pathOf: (choice: ListChoice<Tab>) => string,
) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const choice = readChoice(search, tabs)
  const pathTo = (change: Partial<ListChoice<Tab>>) =>
    pathOf({ ...choice, ...('page' in change || 'cursor' in change ? {} : { page: 1, cursor: undefined }), ...change })
  return {
    choice,
    pathTo,
    go: (change: Partial<ListChoice<Tab>>, replace = false) =>
      navigate(pathTo(change), { replace, preventScrollReset: true }),
    /** The list's own query, for links that want to come back to it. */
    within: search.replace(/^\?/, ''),
  }
}
