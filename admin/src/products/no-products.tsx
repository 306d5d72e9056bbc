import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { type ProductChoice, writeProductChoice } from './product-choice.ts'
import { tabNames } from './views.tsx'

export function NewProduct() {
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

export function NoProducts({ choice }: { choice: ProductChoice }) {
  const { q, tab = 'all', size, sort } = choice
  if (writeProductChoice({ ...choice, size: undefined, sort: undefined }) === '')
    return (
      <EmptyState title="No products yet" action={<NewProduct />}>
        What you sell appears here: name, price, stock and whether the shop shows it.
      </EmptyState>
    )
  return (
    <EmptyState
      title={q ? 'No product matches' : 'No items'}
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          href={q ? paths.products({ tab, ...(size ? { size } : {}), ...(sort ? { sort } : {}) }) : paths.products()}
          linkAs={RouterLink}
        >
          {q ? 'Clear the search' : 'Show all products'}
        </ButtonLink>
      }
    >
      {q ? `Nothing in “${tabNames[tab]}” matches “${q}” and the filters.` : 'No product matches the filters.'}
    </EmptyState>
  )
}
