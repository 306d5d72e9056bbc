import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useMe } from '../session/me.ts'
import { grantableScopes, levelsOf } from '../session/scope-levels.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { RoleEditor } from './role-editor.tsx'
import { rolesQuery, settingsClient } from './settings-client.ts'

export async function loader() {
  await queryClient.ensureQueryData(rolesQuery())
  return null
}

export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { user } = useMe()
  const from = useLoaded(rolesQuery()).find(({ id }) => id === search.get('from'))
  const levels = levelsOf(grantableScopes(user.scopes, from?.scopes ?? []))
  return (
    <Page title={t('admin.settings.createARole')} narrow>
      <PageHeader
        title={t('admin.settings.createARole')}
        back={{ label: t('admin.settings.roles'), href: paths.roles() }}
        linkAs={RouterLink}
      />
      <RoleEditor
        key={from?.id}
        stored={undefined}
        start={{ name: from ? cutText(`${from.name} (copy)`, 60) : '', levels }}
        save={(values) => settingsClient.staffRoles.createStaffRole(values)}
        onSaved={({ id }) => navigate(paths.role(id), { replace: true })}
      >
        <Card title={t('admin.settings.howItWorks')}>
          <ul className="flex list-disc flex-col gap-1.5 ps-4 text-admin text-ink-2">
            <li>{t('admin.settings.readShowsAnAreaIn')}</li>
            <li>{t('admin.settings.youCanOnlyGivePermissions')}</li>
            <li>{t('admin.settings.assignTheRoleUnderUsers')}</li>
          </ul>
        </Card>
      </RoleEditor>
    </Page>
  )
}
