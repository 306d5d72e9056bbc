import type { Product } from '@fairground/client/generated/stores.products.ts'
import { BulkBar } from '@fairground/ui/admin/bulk-bar.tsx'
import { FilterChips } from '@fairground/ui/admin/filter-chips.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { DataTable } from '../list/data-table.tsx'
import { readChoice } from '../list/list-choice.ts'
import { ListFooter } from '../list/list-footer.tsx'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useChoice } from '../list/use-choice.ts'
import { PRODUCT_TABS, type ProductTab, paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks, useSiteNow } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { productCard, productColumnNames, productColumns } from './product-columns.tsx'
import { productListQuery } from './product-queries.ts'
import { useShowProducts } from './show-products.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(productListQuery(readChoice(new URL(request.url).search, PRODUCT_TABS)))
  return null
}

const tabNames: Record<ProductTab, string> = {
  all: 'All',
  visible: 'Visible',
  hidden: 'Hidden',
  'out-of-stock': 'Sold out',
}

const NONE: Product[] = []

export function Component() {
  const navigate = useNavigate()
  const { choice, pathTo, go, within } = useChoice(PRODUCT_TABS, paths.products)
  const formats = useFormats()
  const now = useSiteNow()
  const look = useListLook('products')
  const [selection, setSelection] = useState<RowSelectionState>({})
  const { data, error, refetch } = useQuery(productListQuery(choice))
  useCommand('create', () => navigate(paths.newProduct()))
  const products = data?.products ?? NONE
  const total = data?.metadata.total ?? products.length
  const first = (choice.page - 1) * choice.size
  const minute = Math.floor(now.getTime() / 60_000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats are made anew by every render from the same site.
  const columns = useMemo(
    () => productColumns(formats, new Date(minute * 60_000), within),
    [formats.locale, formats.currency, formats.zone, minute, within],
  )
  return (
    <Page title="Products">
      <PageHeader title="Products" count={formats.number(total)} actions={<NewProduct />} />
      <div className="flex flex-col gap-2.5">
        <Tabs
          label="Product views"
          linkAs={RouterLink}
          tabs={PRODUCT_TABS.map((tab) => ({
            label: tabNames[tab],
            href: paths.products({ tab, size: choice.size }),
            current: tab === choice.tab,
          }))}
        />
        <Toolbar selected={products.filter(({ id }) => selection[id])} onClear={() => setSelection({})}>
          <FilterChips
            chips={choice.q ? [{ id: 'q', label: `Matches “${choice.q}”`, onRemove: () => go({ q: undefined }) }] : []}
            onClear={() => go({ q: undefined })}
          >
            <SearchBox label="Name or SKU" value={choice.q ?? ''} onSearch={(q) => go({ q: q || undefined }, true)} />
            <ListOptions look={look} columns={productColumnNames} />
          </FilterChips>
        </Toolbar>
        <StaleMark error={error} onRetry={refetch} />
        {products.length === 0 ? (
          <NoProducts tab={choice.tab} q={choice.q} />
        ) : (
          <>
            <DataTable
              label="Products"
              columns={columns}
              rows={products}
              idOf={(product) => product.id}
              nameOf={(product) => product.name}
              hrefOf={(product) => paths.product(product.id, within)}
              card={(product) => productCard(product, formats)}
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
              nextHref={first + products.length < total ? pathTo({ page: choice.page + 1 }) : undefined}
            >
              {formats.number(first + 1)}–{formats.number(first + products.length)} of {formats.number(total)}
            </ListFooter>
          </>
        )}
      </div>
    </Page>
  )
}

function NewProduct() {
  const lacks = useLacks('catalog.write')
  if (lacks)
    return (
      <Button size="sm" disabledReason={lacks}>
        New product
      </Button>
    )
  return (
    <ButtonLink size="sm" href={paths.newProduct()} linkAs={RouterLink} aria-keyshortcuts="C">
      New product
    </ButtonLink>
  )
}

type ToolbarProps = { selected: readonly Product[]; onClear: () => void; children: ReactNode }

function Toolbar({ selected, onClear, children }: ToolbarProps) {
  const show = useShowProducts()
  const lacks = useLacks('catalog.write')
  if (selected.length === 0) return children
  const ids = selected.map(({ id }) => id)
  const act = (visible: boolean) => () => {
    show.run(ids, visible)
    onClear()
  }
  return (
    <BulkBar count={selected.length} onClear={onClear}>
      <Button variant="secondary" size="sm" disabledReason={lacks} pending={show.pending} onClick={act(true)}>
        Show in the shop
      </Button>
      <Button variant="secondary" size="sm" disabledReason={lacks} pending={show.pending} onClick={act(false)}>
        Hide
      </Button>
    </BulkBar>
  )
}

function NoProducts({ tab, q }: { tab: ProductTab; q: string | undefined }) {
  if (q || tab !== 'all')
    return (
      <EmptyState
        title={q ? 'No product matches' : 'None here'}
        action={
          <ButtonLink
            size="sm"
            variant="secondary"
            href={q ? paths.products({ tab }) : paths.products()}
            linkAs={RouterLink}
          >
            {q ? 'Clear the search' : 'Show all products'}
          </ButtonLink>
        }
      >
        {q ? `Nothing in “${tabNames[tab]}” matches “${q}”.` : `No product is in “${tabNames[tab]}”.`}
      </EmptyState>
    )
  return (
    <EmptyState title="No products yet" action={<NewProduct />}>
      What you sell appears here: name, price, stock and whether the shop shows it.
    </EmptyState>
  )
}
