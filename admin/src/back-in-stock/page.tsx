import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { BulkBar } from '@fairground/ui/admin/bulk-bar.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { type ReactNode, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { failureOf } from '../failure.ts'
import { PagedTable } from '../list/data-table.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { tabItems } from '../list/tab-items.ts'
import { useChoice } from '../list/use-choice.ts'
import { useColumns } from '../list/use-columns.ts'
import { paths, WAITING_TABS, type WaitingTab } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { CollectingMenu } from './collecting-menu.tsx'
import {
  columnsWithoutPeople,
  hrefOf,
  itemName,
  waitingCard,
  waitingColumnNames,
  waitingColumns,
} from './waiting-columns.tsx'
import { BACK_IN_STOCK, collectingQuery, type Waiting, waitingClient, waitingQuery } from './waiting-queries.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await Promise.all([
    queryClient.ensureQueryData(waitingQuery(readChoice(new URL(request.url).search, WAITING_TABS))),
    queryClient.ensureQueryData(collectingQuery()),
  ])
  return null
}

const tabNames: Record<WaitingTab, string> = {
  waiting: t('admin.back-in-stock.waiting'),
  notified: t('admin.back-in-stock.notified'),
  all: t('admin.back-in-stock.all'),
}

const NONE: Waiting[] = []

export function Component() {
  const list = useChoice(WAITING_TABS, paths.backInStock)
  const { choice, go } = list
  const formats = useFormats()
  const look = useListLook('back-in-stock')
  const [selection, setSelection] = useState<RowSelectionState>({})
  const { data, error, refetch } = useQuery(waitingQuery(choice))
  const rows = data?.waiting ?? NONE
  const total = data?.total ?? 0
  const hidesPeople = useLacks('members.read') !== undefined
  const columns = useColumns(hidesPeople ? columnsWithoutPeople : waitingColumns, [hidesPeople])
  const options = <ListOptions look={look} columns={waitingColumnNames} />
  return (
    <Page title={t('admin.back-in-stock.backInStock')}>
      <PageHeader
        title={t('admin.back-in-stock.backInStock')}
        count={formats.number(total)}
        back={{ label: t('admin.back-in-stock.inventory'), href: paths.inventory() }}
        linkAs={RouterLink}
        actions={
          <>
            <ExportButton
              name="back-in-stock.csv"
              read={async () => (await import('./waiting-csv.ts')).exportWaiting(choice)}
            />
            <CollectingMenu />
          </>
        }
      />
      <div className="flex flex-col gap-2.5">
        <Tabs
          label={t('admin.back-in-stock.requestViews')}
          linkAs={RouterLink}
          tabs={tabItems(tabNames, choice, paths.backInStock)}
        />
        <Toolbar selected={rows.filter(({ request }) => selection[request.id])} onClear={() => setSelection({})}>
          {hidesPeople ? (
            options
          ) : (
            <ListSearch label={t('admin.back-in-stock.email')} choice={choice} go={go}>
              {options}
            </ListSearch>
          )}
        </Toolbar>
        <StaleMark error={error} onRetry={refetch} />
        {rows.length === 0 ? (
          <EmptyState title={choice.q ? t('admin.back-in-stock.noMatch') : t('admin.back-in-stock.noRequests')}>
            {t('admin.back-in-stock.peopleWhoAskForA')}
          </EmptyState>
        ) : (
          <PagedTable
            label={t('admin.back-in-stock.requests')}
            columns={columns}
            rows={rows}
            idOf={({ request }) => request.id}
            nameOf={(waiting) =>
              waiting.request.email === undefined
                ? itemName(waiting)
                : t('admin.back-in-stock.emailForItemName', {
                    email: waiting.request.email,
                    itemName: itemName(waiting),
                  })
            }
            hrefOf={hrefOf}
            card={(waiting) => waitingCard(waiting, formats)}
            selection={selection}
            onSelection={setSelection}
            look={look}
            list={list}
            total={total}
          />
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
        itemDetails: { name: cutText(name, 200), price: '0' },
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
      {button(t('admin.back-in-stock.notifyNow'), notifyNow, t('admin.back-in-stock.emailsAreOnTheirWay'))}
      {button(t('admin.back-in-stock.markAsNotified'), markNotified, t('admin.back-in-stock.markedAsNotified'))}
      {button(t('admin.back-in-stock.delete'), forget, t('admin.back-in-stock.deleted'))}
    </BulkBar>
  )
}
