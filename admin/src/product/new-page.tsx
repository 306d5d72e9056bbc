import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { ProductForm } from './product-form.tsx'
import { emptyProduct } from './product-values.ts'

export function Component() {
  return (
    <Page title="New product" narrow>
      <PageHeader title="New product" back={{ label: 'Products', href: paths.products() }} linkAs={RouterLink} />
      <ProductForm base={emptyProduct} stored={undefined} />
    </Page>
  )
}
