import { ListViews } from '../list/list-views.tsx'
import { tabItems } from '../list/tab-items.ts'
import { type ProductTab, paths } from '../paths.ts'
import { t } from '../texts.ts'
import { type ProductChoice, productsHref, readProductChoice } from './product-choice.ts'

export const tabNames: Record<ProductTab, string> = {
  all: t('admin.products.all'),
  visible: t('admin.products.visible'),
  hidden: t('admin.products.hidden'),
  'out-of-stock': t('admin.products.soldOut'),
}

export const Views = ({ choice }: { choice: ProductChoice }) => (
  <ListViews
    list="products"
    label={t('admin.products.productViews')}
    tabs={tabItems(tabNames, choice, paths.products)}
    href={productsHref({ ...choice, cursor: undefined })}
    hrefFor={(query) => productsHref({ ...readProductChoice(query), cursor: undefined })}
  />
)
