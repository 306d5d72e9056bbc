import { present } from '@fairground/domain/present.ts'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { type ProductChoice, writeProductChoice } from './product-choice.ts'
import { tabNames } from './views.tsx'

export function NewProduct() {
  const lacks = useLacks('catalog.write')
  if (lacks)
    return (
      <Button size="sm" disabledReason={lacks}>
        {t('admin.products.newProduct')}
      </Button>
    )
  return (
    <ButtonLink size="sm" href={paths.newProduct()} linkAs={RouterLink} aria-keyshortcuts="C">
      {t('admin.products.newProduct')}
    </ButtonLink>
  )
}

export function NoProducts({ choice }: { choice: ProductChoice }) {
  const { q, tab = 'all', size, sort } = choice
  if (writeProductChoice({ ...choice, size: undefined, sort: undefined }) === '')
    return (
      <EmptyState title={t('admin.products.noProductsYet')} action={<NewProduct />}>
        {t('admin.products.whatYouSellAppearsHere')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={q ? t('admin.products.noProductMatches') : t('admin.products.noItems')}
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          href={
            q
              ? paths.products({ tab, ...present({ size: size || undefined, sort: sort || undefined }) })
              : paths.products()
          }
          linkAs={RouterLink}
        >
          {q ? t('admin.products.clearTheSearch') : t('admin.products.showAllProducts')}
        </ButtonLink>
      }
    >
      {q
        ? t('admin.products.nothingInValueMatchesQ', { value: tabNames[tab], q })
        : t('admin.products.noProductMatchesTheFilters')}
    </EmptyState>
  )
}
