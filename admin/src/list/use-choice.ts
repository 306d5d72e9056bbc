import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ListChoice } from '../paths.ts'
import { readChoice } from './list-choice.ts'

/**
 * The address's choice, and a way to another one. Any change but of the page starts again at the first page. While another choice of this
 * list is on its way, what leads on builds on that one: a tab chosen right after typing keeps the words.
 */
export function useChoice<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  pathOf: (choice: ListChoice<Tab>) => string,
) {
  const { search, pathname } = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const choice = readChoice(search, tabs)
  const wanted = coming?.pathname === pathname ? readChoice(coming.search, tabs) : choice
  const pathTo = (change: Partial<ListChoice<Tab>>) =>
    pathOf({ ...wanted, ...('page' in change || 'cursor' in change ? {} : { page: 1, cursor: undefined }), ...change })
  const withoutPage = (of: ListChoice<Tab>) => pathOf({ ...of, page: 1, cursor: undefined })
  return {
    choice,
    pathTo,
    /** For the views of the list: what is shown, and what a saved query asks. */
    href: withoutPage(choice),
    hrefFor: (query: string) => withoutPage(readChoice(query, tabs)),
    go: (change: Partial<ListChoice<Tab>>, replace = false) =>
      navigate(pathTo(change), { replace, preventScrollReset: true }),
    /** The list's own query, for links that want to come back to it. */
    within: search.replace(/^\?/, ''),
  }
}
