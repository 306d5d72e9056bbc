import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Page } from '../shell/page.tsx'
import { t } from '../texts.ts'
import { SettingsGroups } from './settings-groups.tsx'
import { SettingsSearch } from './settings-search.tsx'

export function Component() {
  return (
    <Page title={t('admin.settings.settings')}>
      <PageHeader title={t('admin.settings.settings')} />
      <div className="w-full max-w-measure">
        <SettingsSearch>
          <SettingsGroups className="grid sm:grid-cols-2" />
        </SettingsSearch>
      </div>
    </Page>
  )
}
