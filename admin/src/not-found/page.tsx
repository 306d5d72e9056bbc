import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

export function Component() {
  return (
    <Page title={t('admin.not-found.pageNotFound')}>
      <PageHeader title={t('admin.not-found.pageNotFound')} />
      <EmptyState
        title={t('admin.not-found.pageNotFound')}
        action={
          <ButtonLink size="sm" href={paths.home()} linkAs={RouterLink}>
            {t('admin.not-found.goToHome')}
          </ButtonLink>
        }
      >
        {t('admin.not-found.theAddressMayBeMistyped')}
      </EmptyState>
    </Page>
  )
}
