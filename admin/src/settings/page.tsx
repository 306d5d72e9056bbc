import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Page } from '../shell/page.tsx'
import { SettingsGroups } from './settings-groups.tsx'
import { SettingsSearch } from './settings-search.tsx'

export function Component() {
  return (
    <Page title="Settings">
      <PageHeader title="Settings" />
      <div className="w-full max-w-measure">
        <SettingsSearch>
          <SettingsGroups className="grid sm:grid-cols-2" />
        </SettingsSearch>
      </div>
    </Page>
  )
}
