import { savedViews } from '@fairground/client/generated/fairground.saved-views.ts'
import { toast } from '@fairground/ui/admin/toast.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ savedViews })

export const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: async ({ signal }) => (await client.savedViews.listSavedViews({ list }, { signal })).views,
    staleTime: 60_000,
  })

/** View of a list: the query of its address, without its `?` and the page. */
type NewView = { name: string; query: string; shared: boolean }

/** The user's views of a list and those that others share, and what can be done with them. */
export function useSavedViews(list: string) {
  const queryClient = useQueryClient()
  const { data: views = [] } = useQuery(savedViewsQuery(list))
  const again = () => queryClient.invalidateQueries(savedViewsQuery(list))
  const save = useMutation({
    mutationFn: (view: NewView) => client.savedViews.saveView({ view: { list, ...view } }),
    onSuccess: again,
  })
  const remove = useMutation({
    mutationFn: (viewId: string) => client.savedViews.deleteView({ viewId }),
    onSuccess: again,
    onError: (error) => toast.error(failureOf(error).title),
  })
  return {
    views,
    save,
    /** From a menu: there is no form that would say why it failed. */
    share: (view: NewView) => save.mutate(view, { onError: (error) => toast.error(failureOf(error).title) }),
    remove: (viewId: string) => remove.mutate(viewId),
  }
}
