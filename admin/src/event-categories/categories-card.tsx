import { Card } from '@fairground/ui/admin/card.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { categoriesQuery, categoryClient, EVENTS, eventCategoriesQuery } from './category-queries.ts'

/** Reads what the card shows, for the page that it is on. */
export async function load({ eventId }: { eventId: string }): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery()),
    queryClient.prefetchQuery(eventCategoriesQuery(eventId)),
  ])
}

/** The categories of the site, those that the event is in ticked. A tick is saved at once. */
export default function CategoriesCard({ eventId }: { eventId: string }) {
  const client = useQueryClient()
  const lacks = useLacks('events.write')
  const { data: all = [] } = useQuery(categoriesQuery())
  const { data: own } = useQuery(eventCategoriesQuery(eventId))
  const assign = useMutation({
    scope: { id: `categories of ${eventId}` },
    mutationFn: ({ categoryId, within }: { categoryId: string; within: boolean }) =>
      within
        ? categoryClient.assignEvents({ categoryId, eventId: [eventId] })
        : categoryClient.unassignEvents({ categoryId, eventId: [eventId] }),
    onSettled: () => client.invalidateQueries({ queryKey: EVENTS }),
  })
  const ticked = new Set(own?.map(({ id }) => id))
  return (
    <Card title={t('admin.event-categories.categories')}>
      {assign.error && (
        <p role="alert" className="pb-2 text-danger">
          {failureOf(assign.error).title}
        </p>
      )}
      {all.length === 0 ? (
        <p className="pb-3 text-ink-2">{t('admin.event-categories.noneLead')}</p>
      ) : (
        <fieldset disabled={lacks !== undefined || !own} title={lacks} className="flex flex-col gap-1 pb-3">
          <legend className="sr-only">{t('admin.event-categories.categories')}</legend>
          {all.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={
                assign.isPending && assign.variables.categoryId === id ? assign.variables.within : ticked.has(id)
              }
              onChange={(event) => assign.mutate({ categoryId: id, within: event.currentTarget.checked })}
            />
          ))}
        </fieldset>
      )}
      <ButtonLink variant="secondary" size="sm" href={paths.eventCategories()} linkAs={RouterLink}>
        {t('admin.event-categories.edit')}
      </ButtonLink>
    </Card>
  )
}
