import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { CreateLink } from '../list/create-link.tsx'
import { NoMatch } from '../list/no-match.tsx'
import { paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { type ProductChoice, writeProductChoice } from './product-choice.ts'
import { tabNames } from './views.tsx'

export const NewProduct = () => (
  <CreateLink href={paths.newProduct()} lacks={useLacks('catalog.write')}>
    {t('admin.products.newProduct')}
  </CreateLink>
)

export function NoProducts({ choice }: { choice: ProductChoice }) {
  const { q, tab = 'all', size, sort } = choice
  if (writeProductChoice({ ...choice, size: undefined, sort: undefined }) === '')
    return (
      <EmptyState title={t('admin.products.noProductsYet')} action={<NewProduct />}>
        {t('admin.products.whatYouSellAppearsHere')}
      </EmptyState>
    )
  if (q)
    return (
      <NoMatch title={t('admin.products.noProductMatches')} href={paths.products({ tab, size, sort })}>
        {t('admin.products.nothingInValueMatchesQ', { value: tabNames[tab], q })}
      </NoMatch>
    )
  return (
    <EmptyState
      title={t('admin.products.noItems')}
      action={
        <ButtonLink size="sm" variant="secondary" href={paths.products()} linkAs={RouterLink}>
          {t('admin.products.showAllProducts')}
        </ButtonLink>
      }
    >
      {t('admin.products.noProductMatchesTheFilters')}
    </EmptyState>
  )
}
