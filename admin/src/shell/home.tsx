import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { redirect } from 'react-router'
import { queryClient } from '../query-client.ts'
import { meQuery, useMe } from '../session/me.ts'
import { scopeWords } from '../settings/scope-levels.ts'
import { t } from '../texts.ts'
import { placesFor } from './navigation.tsx'
import { Page } from './page.tsx'

/** The first place that the user's role opens. The shell sends away a visitor who is not signed in. */
export async function loader() {
  const me = await queryClient.ensureQueryData(meQuery()).catch(() => undefined)
  const [first] = placesFor(me?.user.scopes ?? [])
  return first ? redirect(first.href) : null
}

/** For a role that opens no page. */
export function Component() {
  const { user } = useMe()
  return (
    <Page title={t('admin.shell.welcome')}>
      <PageHeader title={t('admin.shell.welcome')} />
      <EmptyState title={t('admin.shell.yourRoleHasNoPage')}>
        {t('admin.shell.roleNameAllowsScopeWordsWhichNo', {
          roleName: user.roleName,
          scopeWords: scopeWords(user.scopes),
        })}
      </EmptyState>
    </Page>
  )
}
