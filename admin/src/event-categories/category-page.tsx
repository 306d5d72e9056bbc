import { Card } from '@fairground/ui/admin/card.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { spanOf } from '../events/event-words.ts'
import { failureOf } from '../failure.ts'
import { ArrangedList, neighbourAt } from '../list/arranged-list.tsx'
import { moved } from '../moved.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { categoriesQuery, categoryClient, EVENTS, eventsInQuery } from './category-queries.ts'

export async function loader({ params: { categoryId = '' } }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(eventsInQuery(categoryId)),
    queryClient.ensureQueryData(categoriesQuery()),
  ])
  return null
}

/** The events of a category in the order in which the API answers them. */
export function Component() {
  const { categoryId = '' } = useParams()
  const { data: events, error } = useQuery(eventsInQuery(categoryId))
  const { data: categories = [] } = useQuery(categoriesQuery())
  if (!events) throw error ?? new Error('The category could not be loaded')
  const lacks = useLacks('events.write')
  const { locale } = useFormats()
  const { change, move } = useOrder(categoryId)
  const name = categories.find(({ id }) => id === categoryId)?.name ?? t('admin.event-categories.category')
  return (
    <Page title={name} narrow>
      <PageHeader
        title={name}
        back={{ label: t('admin.event-categories.categories'), href: paths.eventCategories() }}
        linkAs={RouterLink}
      />
      {change.error && (
        <p role="alert" className="pb-3 text-danger">
          {failureOf(change.error).title}
        </p>
      )}
      <Card title={t('admin.event-categories.order')} flush={events.length > 0}>
        {events.length === 0 && <p className="text-ink-2">{t('admin.event-categories.noEvents')}</p>}
        <ArrangedList
          label={t('admin.event-categories.order')}
          items={events}
          nameOf={({ title }) => title}
          lacks={lacks}
          onMove={move}
        >
          {({ id, title, dateAndTimeSettings }) => (
            <>
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 py-1.5">
                <RouterLink href={paths.event(id)} className="min-w-0 break-words text-ink hover:underline">
                  {title}
                </RouterLink>
                <span className="text-ink-2">{spanOf({ dateAndTimeSettings }, locale)}</span>
              </span>
              <IconButton
                size="sm"
                label={t('admin.event-categories.takeOut', { title })}
                disabled={lacks !== undefined || change.isPending}
                onClick={() => change.mutate(() => categoryClient.unassignEvents({ categoryId, eventId: [id] }))}
                icon={<X size={16} strokeWidth={1.75} />}
              />
            </>
          )}
        </ArrangedList>
      </Card>
    </Page>
  )
}

function useOrder(categoryId: string) {
  const client = useQueryClient()
  const { queryKey } = eventsInQuery(categoryId)
  const change = useMutation({
    // One after the other, in the order of the changes.
    scope: { id: queryKey.join(' ') },
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSettled: () => client.invalidateQueries({ queryKey: EVENTS }),
  })
  const move = (event: { readonly id: string }, to: number) => {
    const events = client.getQueryData(queryKey) ?? []
    const from = events.findIndex(({ id }) => id === event.id)
    const { before, after } = neighbourAt(events, event, to)
    client.setQueryData(queryKey, (now) => now && moved(now, from, to))
    change.mutate(() =>
      categoryClient.reorderCategoryEvents({
        categoryId,
        eventId: event.id,
        ...(before === undefined ? {} : { beforeEventId: before }),
        ...(after === undefined ? {} : { afterEventId: after }),
      }),
    )
  }
  return { change, move }
}
