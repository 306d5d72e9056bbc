import { AdminSelect } from '@fairground/ui/admin/form-field.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router'
import { Grid } from '../grid/grid.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { tabItems } from '../list/tab-items.ts'
import { useChoice } from '../list/use-choice.ts'
import { INVENTORY_TABS, type InventoryTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { useMedia } from '../shell/media-query.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { rich, t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { HistoryPanel } from './history-panel.tsx'
import { inventoryQuery, locationsQuery, type StockRow, stockSettingsQuery } from './inventory-queries.ts'
import { stockColumns } from './stock-columns.tsx'
import { rowEdits } from './stock-edits.ts'
import { type StockReason, useStockEdits } from './use-stock-edits.ts'

const locationIn = (search: string): string | undefined => new URLSearchParams(search).get('location') ?? undefined

export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  const choice = { ...readChoice(search, INVENTORY_TABS), location: locationIn(search) }
  await Promise.all([
    queryClient.ensureQueryData(inventoryQuery(choice)),
    queryClient.ensureQueryData(locationsQuery()),
    queryClient.ensureQueryData(stockSettingsQuery()),
  ])
  return null
}

const tabNames: Record<InventoryTab, string> = {
  all: t('admin.inventory.all'),
  low: t('admin.inventory.low'),
  out: t('admin.inventory.outOfStock'),
}

const NONE: StockRow[] = []

export function Component() {
  const location = locationIn(useLocation().search)
  const { choice: inList, pathTo, go } = useChoice(INVENTORY_TABS, (choice) => paths.inventory({ ...choice, location }))
  const choice = { ...inList, location }
  const locations = useLoaded(locationsQuery())
  const { lowStockThreshold } = useLoaded(stockSettingsQuery())
  const { data, error, refetch } = useQuery(inventoryQuery(choice))
  const [history, setHistory] = useState<StockRow>()
  const [reason, setReason] = useState<StockReason>('MANUAL')
  const lacks = useLacks('inventory.write')
  const save = useStockEdits(choice, reason)
  const typed = useRef(new Map<string, string>())
  const rows = data?.rows ?? NONE
  const nameOfLocation = new Map(locations.map(({ id, name }) => [id, name]))
  const columns = stockColumns({
    locationName: locations.length > 1 ? (id) => nameOfLocation.get(id) ?? t('admin.inventory.closed') : undefined,
    lowFrom: lowStockThreshold,
    narrow: useMedia('(width < 64rem)'),
    readOnly: lacks !== undefined,
    onTyped: (rowId, text) => typed.current.set(rowId, text),
    onHistory: setHistory,
  })
  return (
    <Page title={t('admin.inventory.inventory')}>
      <PageHeader
        title={t('admin.inventory.inventory')}
        actions={
          <ButtonLink size="sm" variant="secondary" href={paths.backInStock()} linkAs={RouterLink}>
            {t('admin.inventory.waitingList')}
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-2.5">
        <Tabs
          label={t('admin.inventory.inventoryViews')}
          linkAs={RouterLink}
          tabs={tabItems(tabNames, choice, (on) => paths.inventory({ ...on, location }))}
        />
        <ListSearch label={t('admin.inventory.productBrandOrSKU')} choice={choice} go={go}>
          {locations.length > 1 && <LocationSelect locations={locations} choice={choice} location={location} />}
          <ReasonSelect reason={reason} onChoose={setReason} />
        </ListSearch>
        <StaleMark error={error} onRetry={refetch} />
        {rows.length === 0 ? (
          <NoItems tab={choice.tab} q={choice.q} />
        ) : (
          <>
            <p className="text-label font-normal text-ink-3">
              {rich('admin.inventory.type12ToSet5', { mark: (text) => <kbd>{text}</kbd> })}
            </p>
            <Grid
              label={t('admin.inventory.inventory')}
              rows={rows}
              columns={columns}
              rowId={({ id }) => id}
              height={620}
              onChange={(changes) => {
                save(rowEdits(rows, changes, (rowId) => typed.current.get(rowId)))
                typed.current.clear()
              }}
            />
            <ListFooter
              size={choice.size}
              onSize={(size) => go({ size })}
              previousHref={data?.cursors.prev ? pathTo({ cursor: data.cursors.prev }) : undefined}
              nextHref={data?.cursors.next ? pathTo({ cursor: data.cursors.next }) : undefined}
            >
              {t('admin.inventory.lengthItemsOnThisPage', { length: rows.length })}
            </ListFooter>
          </>
        )}
      </div>
      {history && <HistoryPanel row={history} onClose={() => setHistory(undefined)} />}
    </Page>
  )
}

type ReasonSelectProps = { reason: StockReason; onChoose: (reason: StockReason) => void }

/** The reason that the history names for the next changes. */
function ReasonSelect({ reason, onChoose }: ReasonSelectProps) {
  return (
    <AdminSelect
      aria-label={t('admin.inventory.reasonForChanges')}
      value={reason}
      onChange={(event) => onChoose(event.currentTarget.value as StockReason)} // the options below
    >
      <option value="MANUAL">{t('admin.inventory.countedOrMoved')}</option>
      <option value="ORDER">{t('admin.inventory.soldElsewhere')}</option>
      <option value="REVERT_INVENTORY_CHANGE">{t('admin.inventory.returned')}</option>
    </AdminSelect>
  )
}

function NoItems({ tab, q }: { tab: InventoryTab; q: string | undefined }) {
  return (
    <EmptyState
      title={q ? t('admin.inventory.noItemMatches') : t('admin.inventory.noItems')}
      action={
        <ButtonLink size="sm" variant="secondary" href={paths.inventory()} linkAs={RouterLink}>
          {t('admin.inventory.showAllItems')}
        </ButtonLink>
      }
    >
      {tab === 'all' ? t('admin.inventory.everyVariantHasAStock') : t('admin.inventory.nothingIsRunningLow')}
    </EmptyState>
  )
}

type LocationSelectProps = {
  locations: readonly { id: string; name: string }[]
  choice: { tab: InventoryTab; q?: string | undefined; size: number }
  location: string | undefined
}

function LocationSelect({ locations, choice: { tab, q, size }, location }: LocationSelectProps) {
  const navigate = useNavigate()
  return (
    <AdminSelect
      aria-label={t('admin.inventory.location')}
      value={location ?? ''}
      onChange={(event) =>
        navigate(paths.inventory({ tab, q, size, location: event.currentTarget.value || undefined }))
      }
    >
      <option value="">{t('admin.inventory.allLocations')}</option>
      {locations.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </AdminSelect>
  )
}
