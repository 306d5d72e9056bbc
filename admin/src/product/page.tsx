import type { Product } from '@fairground/client/generated/stores.products.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { Menu } from '@fairground/ui/admin/menu.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, RefreshCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { StaleMark } from '../list/stale-mark.tsx'
import { outside, paths } from '../paths.ts'
import { productClient, productQuery } from '../products/product-queries.ts'
import { stockMark } from '../products/stock-words.ts'
import { queryClient } from '../query-client.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { failureOf } from '../shell/failure.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { ProductForm } from './product-form.tsx'
import { productValues } from './product-values.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(productQuery(params.productId ?? ''))
  return null
}

export function Component() {
  const { productId = '' } = useParams()
  const { data: product, error, refetch } = useQuery(productQuery(productId))
  if (!product) throw error ?? new Error('The product was not loaded')
  return (
    <Page title={product.name} narrow>
      <Header product={product} />
      <StaleMark error={error} onRetry={refetch} />
      <Editor key={product.id} latest={product} />
    </Page>
  )
}

/**
 * The form stands on the product as it was read. A change from elsewhere (a sale that takes a unit, a colleague) shows at once while
 * nothing is entered; otherwise what was entered stays, and a note offers the new state.
 */
function Editor({ latest }: { latest: Product }) {
  const { currency } = useFormats()
  const [held, setHeld] = useState(latest)
  const [dirty, setDirty] = useState(false)
  const base = useMemo(() => productValues(held, currency), [held, currency])
  const changed = latest !== held
  if (changed && !dirty) setHeld(latest)
  return (
    <>
      {changed && dirty && <ChangedNote onTake={() => setHeld(latest)} />}
      <ProductForm base={base} stored={held} onDirty={setDirty} onSaved={setHeld} />
    </>
  )
}

function ChangedNote({ onTake }: { onTake: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 rounded-card bg-info-soft px-3 py-2 text-info">
      <RefreshCw aria-hidden="true" size={16} strokeWidth={1.75} />
      This product has changed elsewhere since you opened it.
      <Button variant="quiet" size="sm" onClick={onTake}>
        Discard mine and show the latest
      </Button>
    </p>
  )
}

function Header({ product }: { product: Product }) {
  const [search] = useSearchParams()
  const within = search.get('list') ?? ''
  const { number } = useFormats()
  const lacks = useLacks('catalog.write')
  const [deleting, setDeleting] = useState(false)
  const [tone, words] = stockMark(product, number)
  return (
    <>
      <PageHeader
        title={product.name}
        back={{ label: 'Products', href: `${paths.products()}${within && `?${within}`}` }}
        linkAs={RouterLink}
        status={
          <>
            <StatusPill tone={product.visible ? 'info' : 'neutral'}>
              {product.visible ? 'Visible' : 'Hidden'}
            </StatusPill>
            <StatusPill tone={tone}>{words}</StatusPill>
          </>
        }
        actions={
          <Menu
            trigger={<IconButton size="sm" label="More actions" icon={<Ellipsis size={16} strokeWidth={1.75} />} />}
            items={[
              {
                label: 'View in the shop',
                disabledReason: product.visible ? undefined : 'Hidden products have no page',
                onSelect: () => window.open(outside.product(product.slug), '_blank', 'noopener'),
              },
              { kind: 'separator' },
              { label: 'Delete product', tone: 'danger', disabledReason: lacks, onSelect: () => setDeleting(true) },
            ]}
          />
        }
      />
      <DeleteDialog product={product} open={deleting} onOpenChange={setDeleting} />
    </>
  )
}

type DeleteDialogProps = { product: Product; open: boolean; onOpenChange: (open: boolean) => void }

function DeleteDialog({ product, open, onOpenChange }: DeleteDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => productClient.products.deleteProduct({ id: product.id }),
    onSuccess: async () => {
      await navigate(paths.products())
      toast(`${product.name} deleted.`)
      client.removeQueries({ queryKey: productQuery(product.id).queryKey })
      return client.invalidateQueries({ queryKey: ['products'] })
    },
    onError: (error) => toast.error(failureOf(error).title),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${product.name}?`}
      description="Its variants and stock go with it. Orders keep what they recorded. This cannot be undone: hide the product instead to keep it."
      confirmLabel="Delete product"
      confirmWord="delete"
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
