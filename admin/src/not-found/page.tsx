import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'

export function Component() {
  return (
    <Page title="Page not found">
      <PageHeader title="Page not found" />
      <EmptyState
        title="Page not found"
        action={
          <ButtonLink size="sm" href={paths.home()} linkAs={RouterLink}>
            Go to home
          </ButtonLink>
        }
      >
        The address may be mistyped. Ctrl K finds any order, product or event.
      </EmptyState>
    </Page>
  )
}
