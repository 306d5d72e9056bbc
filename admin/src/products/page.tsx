import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { FilterChips } from '@fairground/ui/admin/filter-chips.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { SlidersVertical } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DataTable } from '../list/data-table.tsx'
import { ListFooter } from '../list/list-footer.tsx'
import { listLoader } from '../list/list-loader.ts'
import { ListOptions, useListLook } from '../list/list-options.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { useColumns } from '../list/use-columns.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useFormats } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { ProductsBulkBar } from './bulk-bar.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FiltersDialog, useFilterChips } from './filters.tsx'
import { NewProduct, NoProducts } from './no-products.tsx'
import { changedChoice, type ProductChoice, productsHref, readProductChoice } from './product-choice.ts'
import { productCard, productColumnNames, productColumns } from './product-columns.tsx'
import { productCountQuery, productListQuery } from './product-queries.ts'
import { useSelectAll } from './use-select-all.ts'
import { Views } from './views.tsx'

export const loader = listLoader('products', (search) => {
  const choice = readProductChoice(search)
  return Promise.all([
    queryClient.ensureQueryData(productListQuery(choice)),
    queryClient.ensureQueryData(productCountQuery(choice)),
  ])
})

const NONE: V3Product[] = []
const NO_FILTERS = {
  stock: undefined,
  brand: undefined,
  category: undefined,
  ribbon: undefined,
  kind: undefined,
  from: undefined,
  to: undefined,
  sale: undefined,
}
const CLEAR = { q: undefined, ...NO_FILTERS }

/** The address's choice, and a way to another one; any change but of the page starts again at the first. */
function useProductChoice() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const choice = readProductChoice(search)
  const pathTo = (change: Partial<ProductChoice>) => productsHref(changedChoice(choice, change))
  const go = (change: Partial<ProductChoice>, replace = false) =>
    navigate(pathTo(change), { replace, preventScrollReset: true })
  return { choice, pathTo, go, within: search.replace(/^\?/, '') }
}

/** Rows that are ticked, those of other pages among them. */
function useSelection(choice: ProductChoice, products: readonly V3Product[]) {
  const [selection, setSelection] = useState<RowSelectionState>({})
  const known = useRef(new Map<string, V3Product>())
  for (const product of products) known.current.set(product.id, product)
  const selected = Object.keys(selection).flatMap((id) => (selection[id] ? (known.current.get(id) ?? []) : []))
  const all = useSelectAll(choice, (found) => {
    for (const product of found) known.current.set(product.id, product)
    setSelection(Object.fromEntries(found.map(({ id }) => [id, true])))
  })
  return { selection, setSelection, selected, all }
}

/** Actions that need no product. */
const actions = (
  <>
    <ExportMenu />
    <ButtonLink variant="secondary" size="sm" href={paths.productImports()} linkAs={RouterLink}>
      {t('admin.products.import')}
    </ButtonLink>
    <NewProduct />
  </>
)

type FooterProps = Pick<ReturnType<typeof useProductChoice>, 'choice' | 'go' | 'pathTo'> & {
  list: { products: readonly V3Product[]; previous?: string | undefined; next?: string | undefined } | undefined
  total: number
}

function Footer({ choice, list, total, go, pathTo }: FooterProps) {
  const formats = useFormats()
  return (
    <ListFooter
      size={choice.size}
      onSize={(size) => go({ size })}
      previousHref={list?.previous ? pathTo({ cursor: list.previous }) : undefined}
      nextHref={list?.next ? pathTo({ cursor: list.next }) : undefined}
    >
      {t('admin.products.numberOfNumber2', {
        number: formats.number(list?.products.length ?? 0),
        number2: formats.number(total),
      })}
    </ListFooter>
  )
}

export function Component() {
  const navigate = useNavigate()
  const { choice, pathTo, go, within } = useProductChoice()
  const formats = useFormats()
  const look = useListLook('products')
  const [filtering, setFiltering] = useState(false)
  const { data, error, refetch } = useQuery(productListQuery(choice))
  const { data: total = 0 } = useQuery(productCountQuery(choice))
  useCommand('create', () => navigate(paths.newProduct()))
  const chips = useFilterChips(choice, go, () => setFiltering(true))
  const products = data?.products ?? NONE
  const { selection, setSelection, selected, all } = useSelection(choice, products)
  const columns = useColumns((formats, now) => productColumns(formats, now, within), [within])
  return (
    <Page title={t('admin.products.products')}>
      <PageHeader title={t('admin.products.products')} count={formats.number(total)} actions={actions} />
      <div className="flex flex-col gap-2.5">
        <Views choice={choice} />
        {selected.length > 0 ? (
          <ProductsBulkBar
            products={selected}
            total={total}
            onSelectAll={all.pending ? undefined : all.run}
            onClear={() => setSelection({})}
          />
        ) : (
          <FilterChips chips={chips} onClear={() => go(CLEAR)}>
            <SearchBox
              label={t('admin.products.nameSKUOrBrand')}
              value={choice.q ?? ''}
              onSearch={(q) => go({ q: q || undefined }, true)}
            />
            <Button variant="secondary" size="sm" onClick={() => setFiltering(true)}>
              <SlidersVertical aria-hidden="true" size={16} strokeWidth={1.75} />
              {t('admin.products.filter')}
            </Button>
            <ListOptions look={look} columns={productColumnNames} />
          </FilterChips>
        )}
        <StaleMark error={error} onRetry={refetch} />
        {products.length === 0 ? (
          <NoProducts choice={choice} />
        ) : (
          <>
            <DataTable
              label={t('admin.products.products')}
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
            <Footer choice={choice} list={data} total={total} go={go} pathTo={pathTo} />
          </>
        )}
      </div>
      {filtering && (
        <FiltersDialog
          choice={choice}
          onClose={() => setFiltering(false)}
          onApply={(filters) => {
            setFiltering(false)
            go({ ...NO_FILTERS, ...filters })
          }}
        />
      )}
    </Page>
  )
}
