import { BulkBar } from '@fairground/ui/admin/bulk-bar.tsx'
import { FilterChips } from '@fairground/ui/admin/filter-chips.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { DataTable } from '../list/data-table.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { paths, WAITING_TABS, type WaitingTab } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { failureOf } from '../shell/failure.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { CollectingMenu } from './collecting-menu.tsx'
import { hrefOf, itemName, waitingCard, waitingColumnNames, waitingColumns } from './waiting-columns.tsx'
import { BACK_IN_STOCK, collectingQuery, type Waiting, waitingClient, waitingQuery } from './waiting-queries.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(waitingQuery(readChoice(new URL(request.url).search, WAITING_TABS))),
    queryClient.ensureQueryData(collectingQuery()),
  ])
  return null
}

const tabNames: Record<WaitingTab, string> = { waiting: 'Waiting', told: 'Notified', all: 'All' }

const NONE: Waiting[] = []

export function Component() {
  const { choice, pathTo, go } = useChoice(WAITING_TABS, paths.backInStock)
  const formats = useFormats()
  const look = useListLook('back-in-stock')
  const [selection, setSelection] = useState<RowSelectionState>({})
  const { data, error, refetch } = useQuery(waitingQuery(choice))
  const rows = data?.waiting ?? NONE
  const total = data?.total ?? 0
  const first = (choice.page - 1) * choice.size
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats are made again by every render from the same site.
  const columns = useMemo(() => waitingColumns(formats), [formats.locale, formats.zone])
  return (
    <Page title="Back in stock">
      <PageHeader
        title="Back in stock"
        count={formats.number(total)}
        back={{ label: 'Inventory', href: paths.inventory() }}
        linkAs={RouterLink}
        actions={<CollectingMenu />}
      />
      <div className="flex flex-col gap-2.5">
        <Tabs
          label="Request views"
          linkAs={RouterLink}
          tabs={WAITING_TABS.map((tab) => ({
            label: tabNames[tab],
            href: paths.backInStock({ tab, size: choice.size }),
            current: tab === choice.tab,
          }))}
        />
        <Toolbar selected={rows.filter(({ request }) => selection[request.id])} onClear={() => setSelection({})}>
          <FilterChips
            chips={choice.q ? [{ id: 'q', label: `Matches “${choice.q}”`, onRemove: () => go({ q: undefined }) }] : []}
            onClear={() => go({ q: undefined })}
          >
            <SearchBox label="Email" value={choice.q ?? ''} onSearch={(q) => go({ q: q || undefined }, true)} />
            <ListOptions look={look} columns={waitingColumnNames} />
          </FilterChips>
        </Toolbar>
        <StaleMark error={error} onRetry={refetch} />
        {rows.length === 0 ? (
          <EmptyState title={choice.q ? 'No match' : 'No requests'}>
            People who ask for a sold-out item appear here. They get one email when it is back.
          </EmptyState>
        ) : (
          <>
            <DataTable
              label="Requests"
              columns={columns}
              rows={rows}
              idOf={({ request }) => request.id}
              nameOf={(waiting) => `${waiting.request.email} for ${itemName(waiting)}`}
              hrefOf={hrefOf}
              card={(waiting) => waitingCard(waiting, formats)}
              density={look.density}
              hidden={look.hidden}
              sort={choice.sort}
              onSort={(sort) => go({ sort })}
              selection={selection}
              onSelection={setSelection}
            />
            <ListFooter
              size={choice.size}
              onSize={(size) => go({ size })}
              previousHref={choice.page > 1 ? pathTo({ page: choice.page - 1 }) : undefined}
              nextHref={first + rows.length < total ? pathTo({ page: choice.page + 1 }) : undefined}
            >
              {formats.number(first + 1)}–{formats.number(first + rows.length)} of {formats.number(total)}
            </ListFooter>
          </>
        )}
      </div>
    </Page>
  )
}

type Act = (selected: readonly Waiting[]) => Promise<unknown>

const { backInStockNotifications: api } = waitingClient

/** One call per item: its name stands in the call. */
const notifyNow: Act = (selected) =>
  Promise.all(
    [...Map.groupBy(selected, itemName)].map(([name, waiting]) =>
      api.reportItemsBackInStock({
        requestIds: waiting.map(({ request }) => request.id),
        itemDetails: { name: name.slice(0, 200), price: '0' },
      }),
    ),
  )
const markNotified: Act = (selected) =>
  Promise.all(selected.map(({ request: { id } }) => api.markAsNotificationSent({ id })))
const forget: Act = (selected) =>
  Promise.all(selected.map(({ request: { id } }) => api.deleteBackInStockNotificationRequest({ id })))

type ToolbarProps = { selected: readonly Waiting[]; onClear: () => void; children: ReactNode }

function Toolbar({ selected, onClear, children }: ToolbarProps) {
  const cache = useQueryClient()
  const lacks = useLacks('inventory.write')
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: { act: Act; done: string }) => act(selected),
    onSuccess: (_, { done }) => {
      toast(done)
      onClear()
    },
    onError: (error) => toast.error(failureOf(error).title),
    onSettled: () => cache.invalidateQueries({ queryKey: [BACK_IN_STOCK] }),
  })
  if (selected.length === 0) return children
  const button = (label: string, act: Act, done: string) => (
    <Button
      variant="secondary"
      size="sm"
      disabledReason={lacks}
      pending={isPending}
      onClick={() => mutate({ act, done })}
    >
      {label}
    </Button>
  )
  return (
    <BulkBar count={selected.length} onClear={onClear}>
      {button('Notify now', notifyNow, 'Emails are on their way.')}
      {button('Mark as notified', markNotified, 'Marked as notified.')}
      {button('Delete', forget, 'Deleted.')}
    </BulkBar>
  )
}
