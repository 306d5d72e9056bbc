import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { redirect } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { meQuery, useMe } from '../session/me.ts'
import { scopeWords } from '../session/scope-levels.ts'
import { placesFor } from '../shell/navigation.tsx'
import { Page } from '../shell/page.tsx'
import { t } from '../texts.ts'

/** The first place that the user's role opens. The shell sends away a visitor who is not signed in. */
export async function loader() {
  const me = await queryClient.ensureQueryData(meQuery()).catch(() => undefined)
  if (me?.site.settingUp && me.user.scopes.includes('settings.write')) return redirect(paths.setup())
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
