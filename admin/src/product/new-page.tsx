import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { copyOf } from './copy-of.ts'
import { type LoadedProduct, productQuery } from './load-product.ts'
import { ProductForm } from './product-form.tsx'
import { productValues } from './product-read.ts'
import { emptyProduct } from './product-values.ts'

const fromIn = (search: URLSearchParams): string => search.get('from') ?? ''

export async function loader({ request }: LoaderFunctionArgs) {
  const from = fromIn(new URL(request.url).searchParams)
  if (from) await queryClient.ensureQueryData(productQuery(from))
  return null
}

export function Component() {
  const [search] = useSearchParams()
  const from = fromIn(search)
  return <NewProduct key={from} like={from ? queryClient.getQueryData(productQuery(from).queryKey) : undefined} />
}

/** Empty, or with what another product has. */
function NewProduct({ like }: { like: LoadedProduct | undefined }) {
  const [entered] = useState(() => like && copyOf(productValues(like)))
  return (
    <Page title={t('admin.product.newProduct')} narrow>
      <PageHeader
        title={t('admin.product.newProduct')}
        back={{ label: t('admin.product.products'), href: paths.products() }}
        linkAs={RouterLink}
      />
      {like && (
        <p className="max-w-measure text-admin text-ink-2">
          {t('admin.product.aCopyOfNameWithout', { name: like.product.name })}
        </p>
      )}
      <ProductForm base={emptyProduct} entered={entered} stored={undefined} />
    </Page>
  )
}
