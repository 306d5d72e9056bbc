import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import { NeighbourSteps } from '../list/neighbour-steps.tsx'
import { StaleMark } from '../list/stale-mark.tsx'
import { outside, paths } from '../paths.ts'
import { readProductChoice } from '../products/product-choice.ts'
import { productListQuery } from '../products/product-queries.ts'
import { stockMark } from '../products/stock-words.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { Editor } from './editor.tsx'
import { DepositCard } from './lazy-cards.tsx'
import { DeleteDialog, Fetched } from './lazy-parts.tsx'
import { type LoadedProduct, productQuery } from './load-product.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(productQuery(params.productId ?? ''))
  return null
}

export function Component() {
  const { productId = '' } = useParams()
  const { data, error, refetch } = useQuery(productQuery(productId))
  if (!data) throw error ?? new Error('The product could not be loaded')
  return (
    <Page title={data.product.name} narrow>
      <Header {...data} />
      <StaleMark error={error} onRetry={refetch} />
      <Editor key={data.product.id} latest={data} />
      <Fetched meanwhile={null}>
        <DepositCard key={data.product.id} productId={data.product.id} />
      </Fetched>
    </Page>
  )
}

function Header({ product }: LoadedProduct) {
  const [search] = useSearchParams()
  const within = search.get('list') ?? ''
  const navigate = useNavigate()
  const lacks = useLacks('catalog.write')
  const [deleting, setDeleting] = useState(false)
  const [tone, words] = stockMark(product)
  return (
    <>
      <PageHeader
        title={product.name}
        back={{ label: t('admin.product.products'), href: `${paths.products()}${within && `?${within}`}` }}
        linkAs={RouterLink}
        status={
          <>
            <StatusPill tone={product.visible ? 'info' : 'neutral'}>
              {product.visible ? t('admin.product.visible') : t('admin.product.hidden')}
            </StatusPill>
            <StatusPill tone={tone}>{words}</StatusPill>
          </>
        }
        actions={
          <>
            {within && <Neighbours id={product.id} within={within} />}
            <MoreMenu
              label={t('admin.product.moreActions')}
              items={[
                {
                  label: t('admin.product.viewInTheShop'),
                  disabledReason: product.visible ? undefined : t('admin.product.hiddenProductsHaveNoPage'),
                  onSelect: () => window.open(outside.product(product.slug), '_blank', 'noopener'),
                },
                {
                  label: t('admin.product.duplicate'),
                  disabledReason: lacks,
                  onSelect: () => navigate(paths.newProduct(product.id)),
                },
                { kind: 'separator' },
                {
                  label: t('admin.product.deleteProduct'),
                  tone: 'danger',
                  disabledReason: lacks,
                  onSelect: () => setDeleting(true),
                },
              ]}
            />
          </>
        }
      />
      {deleting && (
        <Fetched>
          <DeleteDialog product={product} open onOpenChange={setDeleting} />
        </Fetched>
      )}
    </>
  )
}

function Neighbours({ id, within }: { id: string; within: string }) {
  const { data } = useQuery(productListQuery(readProductChoice(within)))
  const pathTo = (other: string) => paths.product(other, within)
  return <NeighbourSteps id={id} among={data?.products} noun={t('admin.list.product')} pathTo={pathTo} />
}
