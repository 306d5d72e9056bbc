import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useLacks, useMe } from '../session/me.ts'
import type { Scope } from '../session/scope-levels.ts'
import { t } from '../texts.ts'
import { placesFor } from './navigation.tsx'
import { Page } from './page.tsx'
import { RouterLink } from './router-link.tsx'

/** In place of a page that the role does not open: the permission that it needs, and the way to one that it does. */
export function RoleLacks({ scope }: { scope: Scope }) {
  const [first] = placesFor(useMe().user.scopes)
  const title = t('admin.shell.notInYourRole')
  return (
    <Page title={title}>
      <PageHeader title={title} />
      <EmptyState
        title={t('admin.shell.yourRoleDoesNotOpenThis')}
        action={
          first && (
            <ButtonLink size="sm" href={first.href} linkAs={RouterLink}>
              {t('admin.shell.goToPlace', { place: first.label })}
            </ButtonLink>
          )
        }
      >
        {useLacks(scope)}
      </EmptyState>
    </Page>
  )
}
