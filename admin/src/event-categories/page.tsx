import { Card } from '@fairground/ui/admin/card.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { latestOf } from '../forms/latest-of.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { categoriesQuery, categoryClient, EVENTS, type EventCategory, isHidden } from './category-queries.ts'

export async function loader() {
  await queryClient.ensureQueryData(categoriesQuery())
  return null
}

const icon = { size: 16, strokeWidth: 1.75 } as const

/** Categories of events, with the number of events in each. */
export function Component() {
  const { data: categories, error } = useQuery(categoriesQuery())
  if (!categories) throw error ?? new Error('The categories could not be loaded')
  const lacks = useLacks('events.write')
  const [editing, setEditing] = useState<EventCategory | 'new'>()
  const [ending, setEnding] = useState<EventCategory>()
  const create = (
    <Button size="sm" disabledReason={lacks} onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" {...icon} /> {t('admin.event-categories.new')}
    </Button>
  )
  return (
    <Page title={t('admin.event-categories.categories')} narrow>
      <PageHeader
        title={t('admin.event-categories.categories')}
        back={{ label: t('admin.event-categories.events'), href: paths.events() }}
        linkAs={RouterLink}
        actions={categories.length > 0 && create}
      />
      {categories.length === 0 ? (
        <EmptyState title={t('admin.event-categories.none')} action={create}>
          {t('admin.event-categories.noneLead')}
        </EmptyState>
      ) : (
        <Card title={t('admin.event-categories.lead')} flush>
          <ul>
            {categories.map((category) => (
              <li key={category.id} className="flex min-h-13 items-center gap-2 border-t border-border px-4">
                <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 py-1.5">
                  <RouterLink
                    href={paths.eventCategory(category.id)}
                    className="min-w-0 font-medium break-words text-ink hover:underline"
                  >
                    {category.name}
                  </RouterLink>
                  {isHidden(category) && <StatusPill tone="neutral">{t('admin.event-categories.hidden')}</StatusPill>}
                  <Counts counts={category.counts} />
                </span>
                <IconButton
                  size="sm"
                  label={t('admin.event-categories.change', { name: category.name })}
                  disabled={lacks !== undefined}
                  onClick={() => setEditing(category)}
                  icon={<Pencil {...icon} />}
                />
                <IconButton
                  size="sm"
                  label={t('admin.event-categories.delete', { name: category.name })}
                  disabled={lacks !== undefined}
                  onClick={() => setEnding(category)}
                  icon={<Trash2 {...icon} />}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {editing && (
        <CategoryDialog
          category={editing === 'new' ? undefined : latestOf(categories, editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {ending && (
        <EndDialog
          title={t('admin.event-categories.delete', { name: ending.name })}
          description={t('admin.event-categories.eventsStay')}
          confirmLabel={t('admin.event-categories.deleteIt')}
          done={t('admin.event-categories.deleted', { name: ending.name })}
          run={() => categoryClient.deleteCategory({ categoryId: ending.id })}
          stale={EVENTS}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Page>
  )
}

function Counts({ counts }: { counts: EventCategory['counts'] }) {
  const { assignedEventsCount = 0, assignedDraftEventsCount = 0 } = counts ?? {}
  return (
    <span className="text-admin text-ink-2 tabular-nums">
      {t('admin.event-categories.countEvents', { count: assignedEventsCount })}
      {assignedDraftEventsCount > 0 &&
        ` · ${t('admin.event-categories.countDrafts', { count: assignedDraftEventsCount })}`}
    </span>
  )
}
