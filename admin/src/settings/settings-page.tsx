import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useMedia } from '../shell/media-query.ts'
import { Page } from '../shell/page.tsx'
import type { SettingsPageLabel } from '../shell/pages-below.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { SettingsGroups } from './settings-groups.tsx'
import { SettingsSearch } from './settings-search.tsx'

type SettingsPageProps = {
  title: SettingsPageLabel
  /** Purpose of the page, in a sentence. */
  lead: string
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every page of settings: search and all pages beside it where there is room, a way back to them where there is none. */
export function SettingsPage({ title, lead, actions, children }: SettingsPageProps) {
  const isWide = useMedia('(min-width: 64rem)')
  return (
    <Page title={title}>
      <div className="flex items-start gap-8">
        {isWide && (
          <div className="sticky top-5 max-h-[calc(100dvh-2.5rem)] w-52 shrink-0 overflow-y-auto p-1">
            <SettingsSearch>
              <SettingsGroups current={title} />
            </SettingsSearch>
          </div>
        )}
        <div className="flex min-w-0 grow flex-col gap-4">
          <PageHeader
            title={title}
            actions={actions}
            {...(isWide ? {} : { back: { label: t('admin.settings.settings'), href: paths.settings() } })}
            linkAs={RouterLink}
          />
          <p className="max-w-measure text-admin text-ink-2">{lead}</p>
          {children}
        </div>
      </div>
    </Page>
  )
}
