import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Tabs } from '@fairground/ui/admin/tabs.tsx'
import type { ReactNode } from 'react'
import { Page } from '../shell/page.tsx'
import { settingsPages } from '../shell/pages-below.ts'
import { RouterLink } from '../shell/router-link.tsx'

export type SettingsPageProps = {
  title: (typeof settingsPages)[number]['label']
  /** What the page is for, in a sentence. */
  lead: string
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every page of settings: its sub-pages as tabs, what this one is for, its list. */
export function SettingsPage({ title, lead, actions, children }: SettingsPageProps) {
  return (
    <Page title={title}>
      <PageHeader title={title} actions={actions} />
      <Tabs
        label="Settings"
        linkAs={RouterLink}
        tabs={settingsPages.map((tab) => ({ ...tab, current: tab.label === title }))}
      />
      <p className="max-w-measure text-admin text-ink-2">{lead}</p>
      {children}
    </Page>
  )
}
